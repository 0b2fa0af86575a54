-- Whether anything can be written down is found out by counting.
ALTER TABLE house ADD COLUMN checks INTEGER NOT NULL DEFAULT 0;
