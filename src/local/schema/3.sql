-- What the command line did to this journal and can take back: the last 100 changes, for 30 days. The
-- API neither shows it nor adds to it.

-- A command that changed something.
CREATE TABLE undo (
  number INTEGER PRIMARY KEY,
  at     INTEGER NOT NULL,              -- in microseconds since 1970
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)) -- taken back: it can be done again
) STRICT;

-- What it did, in order.
CREATE TABLE undo_change (
  number INTEGER PRIMARY KEY,
  entry  INTEGER NOT NULL REFERENCES undo (number) ON DELETE CASCADE,
  what   TEXT NOT NULL,                 -- createMeal, …
  thing  TEXT NOT NULL,                 -- the id of the meal or food
  name   TEXT NOT NULL
) STRICT;
CREATE INDEX undo_change_of ON undo_change (entry, number);

-- The rows that a change touched, before and after it, as local/undo/image.rs writes them.
CREATE TABLE undo_row (
  number INTEGER PRIMARY KEY,
  change INTEGER NOT NULL REFERENCES undo_change (number) ON DELETE CASCADE,
  tab    TEXT NOT NULL,                 -- the table
  key    ANY NOT NULL,                  -- its primary key there
  before BLOB,                          -- NULL: there was no such row
  after  BLOB                           -- NULL: there is none any more
) STRICT;
CREATE INDEX undo_row_of ON undo_row (change, number);
CREATE INDEX undo_row_key ON undo_row (tab, key);

-- Measurements of the body over time; what holds now stands among the settings.
CREATE TABLE body_log (
  number    INTEGER PRIMARY KEY,
  at        TEXT NOT NULL,              -- with the offset of the zone it was measured in
  instant   INTEGER NOT NULL,           -- the same, in microseconds since 1970
  weight_kg ANY,                        -- NULL: not measured then, here and below
  height_cm ANY,
  age       ANY,
  sex       TEXT,
  activity  TEXT
) STRICT;
CREATE INDEX body_log_newest ON body_log (instant, number);
