-- Who may not play for a while: a person, or all from one address, of which nothing but a mark is kept.
CREATE TABLE bans (
  number INTEGER PRIMARY KEY,
  person TEXT,
  household TEXT,
  since REAL NOT NULL,
  until REAL NOT NULL,
  note TEXT NOT NULL,
  CHECK ((person IS NULL) <> (household IS NULL))
) STRICT;
