-- What is to be sent, was sent, and came back. It lies in a file of its own: read models are disposable, this is not.

CREATE TABLE checkpoint (
  one      INTEGER PRIMARY KEY CHECK (one = 1),
  position INTEGER NOT NULL
) STRICT;
INSERT INTO checkpoint (one, position) VALUES (1, 0);

CREATE TABLE letters (
  -- table:question:seat:kind and the like. Unique: however often the log is read, a letter is written once.
  key        TEXT PRIMARY KEY,
  kind       TEXT NOT NULL,
  -- By id: addresses and names are looked up when it is sent, and are kept nowhere here.
  player     TEXT NOT NULL,
  table_id   TEXT,
  seat       TEXT,
  question   TEXT,
  data       TEXT NOT NULL, -- JSON: what the kind needs besides
  state      TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'dropped', 'bounced', 'dead')),
  -- Milliseconds: not before this, and no more after that.
  due        INTEGER NOT NULL,
  until      INTEGER,
  attempts   INTEGER NOT NULL DEFAULT 0,
  -- Why it was dropped or could not be sent.
  why        TEXT,
  written    INTEGER NOT NULL,
  settled    INTEGER,
  message_id TEXT NOT NULL,
  -- The letter that it travelled in, when it joined another.
  carrier    TEXT,
  -- JSON: the offers as they were numbered in the letter, so that a number means what its reader saw.
  offers     TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX letters_due ON letters (due) WHERE state = 'queued';
CREATE INDEX letters_of_player ON letters (player, written DESC);
CREATE INDEX letters_by_message ON letters (message_id);
CREATE INDEX letters_of_seat ON letters (table_id, seat, settled DESC);

-- The last letter of each thread, for References.
CREATE TABLE threads (
  player   TEXT NOT NULL,
  table_id TEXT NOT NULL,
  last_id  TEXT NOT NULL,
  PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

-- Replies that were dealt with, by a hash of their Message-ID: the second delivery does nothing.
CREATE TABLE replies (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where there is no mail server, the letters themselves, for the postbox page.
CREATE TABLE postbox (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  letter TEXT NOT NULL
) STRICT;
