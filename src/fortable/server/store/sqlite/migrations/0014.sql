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

-- Cups: everybody in one plays the same deals. What is drawn for one follows from its secret, revealed when it is over.
CREATE TABLE cups (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  host TEXT,
  status TEXT NOT NULL,
  due REAL,  -- not before this something happens by itself; a match that ended makes it due at once
  changed REAL NOT NULL,
  revision INTEGER NOT NULL,
  data BLOB NOT NULL
) STRICT;

CREATE INDEX cups_by_due ON cups (due) WHERE due IS NOT NULL;
CREATE INDEX cups_by_host ON cups (host, status);
CREATE INDEX cups_by_time ON cups (changed);

-- Who is in it; a name stays when its person is forgotten.
CREATE TABLE cup_members (
  cup TEXT NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  person TEXT,
  name TEXT NOT NULL,
  has_left INTEGER NOT NULL,
  PRIMARY KEY (cup, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX cup_members_once ON cup_members (person, cup) WHERE person IS NOT NULL;

CREATE TABLE cup_deals (
  cup TEXT NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
  round INTEGER NOT NULL,
  seed BLOB NOT NULL,
  PRIMARY KEY (cup, round)
) STRICT, WITHOUT ROWID;

-- What everybody made of each round: one try. Bots at the tables of people have a row too, and are no members.
CREATE TABLE cup_tries (
  cup TEXT NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
  round INTEGER NOT NULL,
  tables TEXT NOT NULL,
  seat INTEGER NOT NULL,
  member INTEGER,
  ended REAL,  -- null while it runs
  place INTEGER,  -- this and what follows is null while it runs, and where it was given up
  result INTEGER,
  PRIMARY KEY (cup, round, tables, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX cup_tries_once ON cup_tries (cup, round, member) WHERE member IS NOT NULL;
CREATE INDEX cup_tries_by_table ON cup_tries (tables);
