-- What people made of puzzles: theirs alone, and gone with them.
CREATE TABLE puzzle_tries (
  person TEXT NOT NULL REFERENCES people,
  game TEXT NOT NULL,
  puzzle TEXT NOT NULL,
  tries INTEGER NOT NULL,
  ended REAL,  -- when it was solved or given up; null while it is neither
  solved INTEGER NOT NULL,
  PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;
