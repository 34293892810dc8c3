-- Answers to writes that were marked with an Idempotency-Key, kept for a day: who sends such a write
-- again, because its answer was lost, gets the first answer again.
CREATE TABLE answer (
  key    TEXT PRIMARY KEY,              -- as it was sent
  method TEXT NOT NULL,
  path   TEXT NOT NULL,
  body   BLOB NOT NULL,                 -- SHA-256 of the body that was sent
  answer TEXT NOT NULL,                 -- the JSON that was answered
  thing  TEXT,                          -- the meal or food it shows; deleted with it
  at     INTEGER NOT NULL               -- in microseconds since 1970
) STRICT;
CREATE INDEX answer_of ON answer (thing);
CREATE INDEX answer_at ON answer (at);
