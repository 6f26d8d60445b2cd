-- The embedded event store: one row for each event that ever happened.

CREATE TABLE events (
  -- Given inside the write lock, so positions become visible in their own order and a follower may trust the last one
  -- it saw. AUTOINCREMENT: the position of a deleted event is never given again.
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  stream   TEXT    NOT NULL,
  revision INTEGER NOT NULL,
  id       TEXT    NOT NULL UNIQUE,
  type     TEXT    NOT NULL,
  data     TEXT    NOT NULL, -- JSON
  meta     TEXT    NOT NULL, -- JSON
  UNIQUE (stream, revision)
) STRICT;

-- Of a deleted stream only the name stays, so that it is never used again. Names therefore hold nothing personal.
CREATE TABLE deleted_streams (
  stream TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
