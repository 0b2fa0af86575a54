-- Who seeks somebody to play with: one place in the line for each person, and where they play once somebody was found.
CREATE TABLE seekers (
  person TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,  -- those of one kind can play with each other
  since REAL NOT NULL,
  seen REAL NOT NULL,
  found TEXT,  -- the table
  data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX seekers_by_kind ON seekers (kind, since) WHERE found IS NULL;
CREATE INDEX seekers_by_time ON seekers (seen);
