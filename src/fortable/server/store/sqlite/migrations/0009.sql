-- Whose file it is.
PRAGMA application_id = 1182032492;

-- Up to when the clock is believed: what is deleted is old by this time, not by a clock that was set.
ALTER TABLE house ADD COLUMN believed REAL;
UPDATE house SET believed = (
  SELECT max(at) FROM (SELECT max(changed) AS at FROM tables UNION ALL SELECT max(since) FROM people)
);

-- When a table was changed, but never before the time that was believed then.
ALTER TABLE tables ADD COLUMN dated REAL NOT NULL DEFAULT 0;
UPDATE tables SET dated = changed;
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, dated);

-- People who lost a device or a table: those who have nothing left are nobody any more.
CREATE TABLE lonely (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO lonely SELECT id FROM people;

CREATE TRIGGER device_gone AFTER DELETE ON devices BEGIN
  INSERT OR IGNORE INTO lonely VALUES (old.person);
END;

CREATE TRIGGER table_gone BEFORE DELETE ON tables BEGIN
  INSERT OR IGNORE INTO lonely SELECT person FROM chairs WHERE tables = old.number;
  INSERT OR IGNORE INTO lonely VALUES (old.host);
END;

CREATE INDEX devices_by_time ON devices (seen);
