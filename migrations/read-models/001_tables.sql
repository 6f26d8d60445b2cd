-- Disposable: everything here is rebuilt from the log.

CREATE TABLE checkpoint (
  one      INTEGER PRIMARY KEY CHECK (one = 1),
  position INTEGER NOT NULL
) STRICT;
INSERT INTO checkpoint (one, position) VALUES (1, 0);

CREATE TABLE tables (
  id       TEXT PRIMARY KEY,
  game     TEXT NOT NULL,
  title    TEXT NOT NULL,
  host     TEXT NOT NULL,
  status   TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
  -- Whether strangers may see it and sit down.
  listed   INTEGER NOT NULL,
  -- The position of the last change: what lists are ordered and paged by.
  changed  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_change ON tables (status, changed DESC);

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
  player   TEXT NOT NULL,
  about    TEXT NOT NULL, -- JSON: the public reason
  since    TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX obligations_by_player ON obligations (player, since);
