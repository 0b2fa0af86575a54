-- How often a table was changed: whoever changes it says which state they know.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
