-- What was found by looking back at finished matches: packed, and naming nobody; or why that came to nothing.
CREATE TABLE reviews (
  tables BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  edition TEXT COLLATE "C" NOT NULL,
  made DOUBLE PRECISION NOT NULL,
  tries BIGINT NOT NULL,
  refused TEXT,
  data BYTEA NOT NULL
);
