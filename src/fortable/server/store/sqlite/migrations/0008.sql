-- Tables are counted by the address from which they were opened too; of those from before it is not known.
ALTER TABLE tables ADD COLUMN household TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_household ON tables (household, status) WHERE household <> '';
