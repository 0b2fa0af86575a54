-- Names that are kept without a password: passkeys, a printed code, and what a device is asked to sign.
CREATE TABLE passkeys (
  credential BLOB PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people,
  site TEXT NOT NULL,  -- the name of the server for which it was made
  public_key BLOB NOT NULL,
  signatures INTEGER NOT NULL,  -- as the device counts them; 0 where it does not
  since REAL NOT NULL,
  used REAL NOT NULL,
  seen REAL NOT NULL,  -- when its person was last here, by this key or otherwise
  browser TEXT NOT NULL,
  system TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);

CREATE TABLE recovery_codes (
  person TEXT PRIMARY KEY REFERENCES people,
  code_hash BLOB NOT NULL UNIQUE,
  since REAL NOT NULL,
  seen REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE challenges (
  challenge_hash BLOB PRIMARY KEY,
  person TEXT REFERENCES people,  -- who wants a passkey; null for whoever signs in with one
  until REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_by_time ON challenges (until);

-- Who has a key can come back, and is somebody as long as it is there.
CREATE TRIGGER passkey_gone AFTER DELETE ON passkeys BEGIN
  INSERT OR IGNORE INTO lonely VALUES (old.person);
END;

CREATE TRIGGER recovery_code_gone AFTER DELETE ON recovery_codes BEGIN
  INSERT OR IGNORE INTO lonely VALUES (old.person);
END;

-- People who want to be forgotten, until no table names them any more.
CREATE TABLE farewells (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
