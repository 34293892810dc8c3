-- Files of photos that nothing names any more: each is to be removed, also where the program that released it is
-- killed before it does.
CREATE TABLE photo_removal (
  file     TEXT PRIMARY KEY,
  -- Whether it was told that it could not be removed.
  was_told INTEGER NOT NULL DEFAULT 0 CHECK (was_told IN (0, 1))
) STRICT, WITHOUT ROWID;
