-- With which other matches one is rated; null if it says nothing of who plays well, and in matches from before.
ALTER TABLE results ADD COLUMN kind TEXT;
CREATE INDEX results_rated ON results (ended, tables) WHERE kind IS NOT NULL;
