-- The deals of the day. A day's secret is drawn when the day begins: a copy of this file knows none of tomorrow.
CREATE TABLE days (
  day TEXT PRIMARY KEY,
  secret BLOB NOT NULL,
  drawn REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE day_deals (
  day TEXT NOT NULL REFERENCES days ON DELETE CASCADE,
  game TEXT NOT NULL,
  level TEXT NOT NULL,
  data BLOB NOT NULL,
  rival INTEGER,  -- what the rival made of it; null until that is known
  PRIMARY KEY (day, game, level)
) STRICT, WITHOUT ROWID;

-- What people made of them: whose it was is forgotten with the person, how it ended stays as long as the day.
CREATE TABLE tries (
  number INTEGER PRIMARY KEY,
  day TEXT NOT NULL REFERENCES days ON DELETE CASCADE,
  game TEXT NOT NULL,
  level TEXT NOT NULL,
  person TEXT,
  tables TEXT NOT NULL UNIQUE,
  counts INTEGER NOT NULL,
  ended REAL,  -- null while it runs
  result INTEGER  -- null while it runs, and where it was given up
) STRICT;

CREATE UNIQUE INDEX tries_that_count ON tries (person, day, game, level) WHERE counts AND person IS NOT NULL;
CREATE INDEX tries_by_deal ON tries (day, game, level, result) WHERE counts AND ended IS NOT NULL;
