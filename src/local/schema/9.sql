-- The highest version of an own food that was taken back: no other content comes by that number, which somebody may
-- have read over HTTP.
CREATE TABLE version_taken_back (
  key     TEXT PRIMARY KEY,
  highest INTEGER NOT NULL CHECK (highest > 0)
) STRICT, WITHOUT ROWID;
