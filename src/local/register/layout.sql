-- index key_of_user
CREATE INDEX key_of_user ON key (user);
-- table key
CREATE TABLE key (
  id         TEXT PRIMARY KEY,          -- the part of the key it is looked up by
  hash       BLOB NOT NULL,             -- SHA-256 of the whole key
  user       TEXT NOT NULL,             -- '' is the one person whose folder this is
  name       TEXT,
  permission TEXT NOT NULL CHECK (permission IN ('read', 'read-write')),
  created_at TEXT NOT NULL,
  expires_at TEXT,
  used_at    TEXT,
  revoked_at TEXT
) STRICT;
-- table user
CREATE TABLE user (
  id         TEXT PRIMARY KEY,
  name       TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;
