-- People and the devices they come from; a token is kept as its hash alone.
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  since REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
  token_hash BLOB PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people,
  since REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE codes (
  code_hash BLOB PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people,
  until REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  is_public INTEGER NOT NULL,
  changed REAL NOT NULL,
  data BLOB NOT NULL
) STRICT;

CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX public_tables ON tables (number) WHERE is_public;

CREATE TABLE chairs (
  tables INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES people,
  PRIMARY KEY (person, tables)
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_by_table ON chairs (tables);

-- In the order of their writing, not clustered by table: many tables share a commit.
CREATE TABLE steps (
  number INTEGER PRIMARY KEY,
  tables INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  intent TEXT NOT NULL,
  version INTEGER,  -- null for a refusal: many may meet one version
  data BLOB NOT NULL,
  UNIQUE (tables, intent),
  UNIQUE (tables, version)
) STRICT;
