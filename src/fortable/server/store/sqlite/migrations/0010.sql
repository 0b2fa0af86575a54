-- When something happens at a table by itself, so that it need not be in memory until then. Of those from before
-- it is found out by looking: each is woken once.
ALTER TABLE tables ADD COLUMN due REAL;
UPDATE tables SET due = 0, data = CAST(json_set(CAST(data AS TEXT), '$.due', 0.0) AS BLOB) WHERE status = 'playing';
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
