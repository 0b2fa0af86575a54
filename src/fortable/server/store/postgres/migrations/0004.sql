-- What people made of puzzles: theirs alone, and gone with them.
CREATE TABLE puzzle_tries (
  person TEXT COLLATE "C" NOT NULL REFERENCES people,
  game TEXT COLLATE "C" NOT NULL,
  puzzle TEXT COLLATE "C" NOT NULL,
  tries BIGINT NOT NULL,
  ended DOUBLE PRECISION,
  solved BOOLEAN NOT NULL,
  PRIMARY KEY (person, game, puzzle)
);
