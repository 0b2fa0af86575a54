-- Several processes, one house: which of them live, and which table is whose. By the time of the database alone.
CREATE TABLE nodes (
  id TEXT COLLATE "C" PRIMARY KEY,
  since TIMESTAMPTZ NOT NULL DEFAULT now(),
  until TIMESTAMPTZ NOT NULL,  -- its lease: what it owns is its own up to then
  place TEXT NOT NULL,
  version TEXT NOT NULL,
  is_draining BOOLEAN NOT NULL DEFAULT false
);

-- One row while a table is in the memory of a process. An epoch is never given twice: whoever writes under another
-- one than is here does not own the table any more.
CREATE SEQUENCE epochs;
CREATE TABLE owners (
  tables BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  node TEXT COLLATE "C" NOT NULL,
  epoch BIGINT NOT NULL,
  goes_to TEXT COLLATE "C"  -- the process that is to have it instead, if somebody wants that
);
CREATE INDEX owners_by_node ON owners (node);
