-- Keys to the journals of this folder. A key itself is never here, only its hash.
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
