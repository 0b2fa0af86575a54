-- Devices by their person, what they are, and when they were seen last. Those from before are seen today:
-- nobody who played all the time is sent away by an update.
ALTER TABLE devices ADD COLUMN seen REAL NOT NULL DEFAULT 0;
ALTER TABLE devices ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE devices ADD COLUMN system TEXT NOT NULL DEFAULT '';
UPDATE devices SET seen = CAST(strftime('%s', 'now') AS REAL);
CREATE INDEX devices_by_person ON devices (person, seen);
