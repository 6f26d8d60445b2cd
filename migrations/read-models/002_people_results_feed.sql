-- Everything here is made from the log, so it is made anew rather than altered.
DROP TABLE obligations;
DROP TABLE seats;
DROP TABLE tables;
UPDATE checkpoint SET position = 0;

CREATE TABLE tables (
  id         TEXT PRIMARY KEY,
  game       TEXT NOT NULL,
  title      TEXT NOT NULL,
  host       TEXT NOT NULL,
  status     TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
  -- Whether strangers find it and may sit down; whether they may watch; whether a clock runs.
  listed     INTEGER NOT NULL,
  spectators INTEGER NOT NULL,
  timed      INTEGER NOT NULL,
  locale     TEXT NOT NULL,
  -- The position of the last change: what lists are ordered and paged by.
  changed    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_change ON tables (status, changed DESC);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     TEXT NOT NULL,
  player   TEXT,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;

CREATE TABLE obligations (
  table_id TEXT NOT NULL,
  seat     TEXT NOT NULL,
  player   TEXT,          -- nobody while the seat is vacant
  about    TEXT NOT NULL, -- JSON: the public reason
  since    TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX obligations_by_player ON obligations (player, since);

-- Names, so that a list of people is one look-up. Gone when the account is.
CREATE TABLE names (
  player TEXT PRIMARY KEY,
  name   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
  table_id TEXT NOT NULL,
  seat     TEXT NOT NULL,
  game     TEXT NOT NULL,
  player   TEXT NOT NULL,
  rank     INTEGER NOT NULL,
  score    INTEGER NOT NULL,
  at       TEXT NOT NULL,
  -- Whether it counts for ratings: people only, at least two of them, each in one seat.
  rated    INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_player ON results (player, at DESC);

CREATE TABLE ratings (
  player TEXT NOT NULL,
  game   TEXT NOT NULL,
  mu     REAL NOT NULL,
  sigma  REAL NOT NULL,
  PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- Where every fact of a table stands among all facts: what programs page through.
CREATE TABLE feed (
  position INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  revision INTEGER NOT NULL
) STRICT;
CREATE INDEX feed_by_table ON feed (table_id, position);
