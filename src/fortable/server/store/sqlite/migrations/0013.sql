-- Where people want to be told that it is their turn: at most one address for a device, gone with it.
ALTER TABLE house ADD COLUMN push_key BLOB;  -- the secret by which push services know this server; null until it is made

CREATE TABLE subscriptions (
  device BLOB PRIMARY KEY REFERENCES devices ON DELETE CASCADE,
  person TEXT NOT NULL,
  endpoint TEXT NOT NULL UNIQUE,
  service TEXT NOT NULL,  -- the part of the endpoint that names the host
  public_key BLOB NOT NULL,
  secret BLOB NOT NULL,
  language TEXT NOT NULL,
  zone TEXT NOT NULL,
  quiet_from INTEGER,  -- hours of the day; null: never quiet
  quiet_until INTEGER,
  since REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX subscriptions_by_person ON subscriptions (person, since);

-- What is to be told, and not before when: gone once it was, or is too late.
CREATE TABLE notices (
  number INTEGER PRIMARY KEY,
  device BLOB NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  service TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  due REAL NOT NULL,
  until REAL NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  UNIQUE (device, kind, subject)
) STRICT;

CREATE INDEX notices_by_due ON notices (due);
CREATE INDEX notices_by_service ON notices (service, due);
