-- People whose journals are kept here, each in users/<id>/journal.db.
CREATE TABLE user (
  id         TEXT PRIMARY KEY,
  name       TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX key_of_user ON key (user);
