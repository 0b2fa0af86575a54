-- What is remembered here has a name of its own, for ever.
CREATE TABLE house (id TEXT NOT NULL) STRICT;
INSERT INTO house VALUES (lower(hex(randomblob(4))));
