-- Tables are found by their host too.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
UPDATE tables SET host = json_extract(CAST(data AS TEXT), '$.host');
CREATE INDEX tables_by_host ON tables (host, status);
