-- What was found by looking back at finished matches: packed, and naming nobody; or why that came to nothing.
CREATE TABLE reviews (
  tables INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  edition TEXT NOT NULL,  -- of the rules and of whoever reviewed it
  made REAL NOT NULL,
  tries INTEGER NOT NULL,  -- how often it failed
  refused TEXT,  -- as JSON, by which rule and why; null where there is a review
  data BLOB NOT NULL
) STRICT;
