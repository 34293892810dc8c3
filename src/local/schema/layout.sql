-- index answer_at
CREATE INDEX answer_at ON answer (at);
-- index answer_of
CREATE INDEX answer_of ON answer (thing);
-- index body_log_newest
CREATE INDEX body_log_newest ON body_log (instant, number);
-- index correction_pending
CREATE UNIQUE INDEX correction_pending ON correction (library, key) WHERE status = 'pending';
-- index food_version_of
CREATE INDEX food_version_of ON food_version (library, key, version);
-- index item_of_food
CREATE INDEX item_of_food ON item (food);
-- index item_of_meal
CREATE INDEX item_of_meal ON item (meal, position);
-- index meal_history_of
CREATE INDEX meal_history_of ON meal_history (meal, number);
-- index meal_newest
CREATE INDEX meal_newest ON meal (instant, number);
-- index meal_planned
CREATE INDEX meal_planned ON meal (instant, number) WHERE state = 'planned';
-- index undo_change_of
CREATE INDEX undo_change_of ON undo_change (entry, number);
-- index undo_row_key
CREATE INDEX undo_row_key ON undo_row (tab, key);
-- index undo_row_of
CREATE INDEX undo_row_of ON undo_row (change, number);
-- table answer
CREATE TABLE answer (
  key    TEXT PRIMARY KEY,              -- as it was sent
  method TEXT NOT NULL,
  path   TEXT NOT NULL,
  body   BLOB NOT NULL,                 -- SHA-256 of the body that was sent
  answer TEXT NOT NULL,                 -- the JSON that was answered
  thing  TEXT,                          -- the meal or food it shows; deleted with it
  at     INTEGER NOT NULL               -- in microseconds since 1970
) STRICT;
-- table body_log
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
-- table correction
CREATE TABLE correction (
  number      INTEGER PRIMARY KEY,
  id          TEXT NOT NULL UNIQUE,
  food        TEXT NOT NULL,            -- the key of the own food that proposes it
  library     TEXT NOT NULL,
  key         TEXT NOT NULL,
  name        TEXT NOT NULL,
  brand       TEXT,
  changes     TEXT NOT NULL,
  status      TEXT NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected')),
  note        TEXT,
  created_at  TEXT NOT NULL,
  reviewed_at TEXT
) STRICT;
-- table day_total
CREATE TABLE day_total (
  day           TEXT PRIMARY KEY,
  meals         INTEGER,                -- that were logged; NULL: the day is marked
  kcal          ANY,                    -- the sum of the meals as they are shown; NULL is unknown
  protein       ANY,
  carbs         ANY,
  fat           ANY,
  saturated_fat ANY,
  sugars        ANY,
  fibre         ANY,
  salt          ANY,
  partial       TEXT NOT NULL DEFAULT '[]' -- nutrients of which the sum is a lower bound
) STRICT, WITHOUT ROWID;
-- table food
CREATE TABLE food (
  key        TEXT PRIMARY KEY,
  current    INTEGER NOT NULL REFERENCES food_version (number),
  created_at TEXT NOT NULL,
  deleted_at TEXT                       -- deleted from the foods; meals and recipes keep it
) STRICT;
-- table food_use
CREATE TABLE food_use (
  library TEXT NOT NULL,
  key     TEXT NOT NULL,
  times   INTEGER NOT NULL,
  PRIMARY KEY (library, key)
) STRICT, WITHOUT ROWID;
-- table food_version
CREATE TABLE food_version (
  number        INTEGER PRIMARY KEY,
  library       TEXT NOT NULL CHECK (library IN ('mine', 'off', 'service', 'composition')),
  key           TEXT NOT NULL,
  version       INTEGER NOT NULL CHECK (version > 0),
  name          TEXT NOT NULL,
  brand         TEXT,
  barcode       TEXT,
  base          TEXT CHECK (base IN ('g', 'ml', 'serving')),
  basis_amount  ANY,                    -- the nutrients are for so much of the base; NULL: no nutrition
  kcal          ANY,                    -- NULL is unknown, here and below; all others in grams
  protein       ANY,
  carbs         ANY,                    -- available carbohydrate, fibre not counted
  fat           ANY,
  saturated_fat ANY,
  sugars        ANY,
  fibre         ANY,
  salt          ANY,
  partial       TEXT NOT NULL DEFAULT '[]', -- nutrients of a recipe that are lower bounds
  copy_from     TEXT,                   -- library/key it was changed from
  saved_at      TEXT NOT NULL,
  data          TEXT NOT NULL           -- measures, recipe, ingredients, … as JSON
) STRICT;
-- table food_word
CREATE TABLE food_word (
  word TEXT NOT NULL,                   -- folded; every food has the empty one; of a barcode = and its number
  food INTEGER NOT NULL,                -- the version at which the food is
  PRIMARY KEY (word, food)
) STRICT, WITHOUT ROWID;
-- table item
CREATE TABLE "item" (
  number   INTEGER PRIMARY KEY,
  id       TEXT NOT NULL,               -- unlike all others of its meal
  meal     INTEGER NOT NULL REFERENCES meal (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  food     INTEGER NOT NULL REFERENCES food_version (number), -- pinned when the item was written
  quantity ANY,                         -- NULL: nobody knows how much
  unit     TEXT,
  size     ANY                          -- one unit in the food's base; NULL: the food has none
) STRICT;
-- table meal
CREATE TABLE meal (
  number     INTEGER PRIMARY KEY,       -- in the order they were created
  id         TEXT NOT NULL UNIQUE,
  eaten_at   TEXT NOT NULL,             -- with the offset it was sent with
  instant    INTEGER NOT NULL,          -- the same, in microseconds since 1970
  timezone   TEXT NOT NULL,
  day        TEXT NOT NULL,             -- in that timezone
  state      TEXT NOT NULL CHECK (state IN ('planned', 'logged')),
  name       TEXT,
  notes      TEXT,
  images     TEXT NOT NULL DEFAULT '[]',
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
-- table meal_history
CREATE TABLE meal_history (
  number      INTEGER PRIMARY KEY,
  meal        INTEGER NOT NULL REFERENCES meal (number) ON DELETE CASCADE,
  replaced_at TEXT NOT NULL,
  before      TEXT NOT NULL
, imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1))) STRICT;
-- table photo
CREATE TABLE photo (
  path     TEXT PRIMARY KEY,
  file     TEXT NOT NULL,
  added_at TEXT NOT NULL
) STRICT;
-- table photo_removal
CREATE TABLE photo_removal (
  file     TEXT PRIMARY KEY,
  -- Whether it was told that it could not be removed.
  was_told INTEGER NOT NULL DEFAULT 0 CHECK (was_told IN (0, 1))
) STRICT, WITHOUT ROWID;
-- table setting
CREATE TABLE setting (
  name  TEXT PRIMARY KEY,
  value ANY NOT NULL
) STRICT;
-- table target
CREATE TABLE target (
  day           TEXT PRIMARY KEY,
  calories_kcal ANY,
  protein_g     ANY,
  carbs_g       ANY,
  fat_g         ANY
) STRICT;
-- table undo
CREATE TABLE undo (
  number INTEGER PRIMARY KEY,
  at     INTEGER NOT NULL,              -- in microseconds since 1970
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)) -- taken back: it can be done again
) STRICT;
-- table undo_change
CREATE TABLE undo_change (
  number INTEGER PRIMARY KEY,
  entry  INTEGER NOT NULL REFERENCES undo (number) ON DELETE CASCADE,
  what   TEXT NOT NULL,                 -- createMeal, …
  thing  TEXT NOT NULL,                 -- the id of the meal or food
  name   TEXT NOT NULL
) STRICT;
-- table undo_row
CREATE TABLE undo_row (
  number INTEGER PRIMARY KEY,
  change INTEGER NOT NULL REFERENCES undo_change (number) ON DELETE CASCADE,
  tab    TEXT NOT NULL,                 -- the table
  key    ANY NOT NULL,                  -- its primary key there
  before BLOB,                          -- NULL: there was no such row
  after  BLOB                           -- NULL: there is none any more
) STRICT;
-- table version_taken_back
CREATE TABLE version_taken_back (
  key     TEXT PRIMARY KEY,
  highest INTEGER NOT NULL CHECK (highest > 0)
) STRICT, WITHOUT ROWID;
-- trigger day_added
CREATE TRIGGER day_added AFTER INSERT ON meal BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT new.day
    WHERE NOT EXISTS (SELECT 1 FROM day_total WHERE day = new.day AND meals IS NULL);
END;
-- trigger day_changed
CREATE TRIGGER day_changed AFTER UPDATE ON meal BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT day FROM (SELECT old.day AS day UNION SELECT new.day) AS changed
    WHERE NOT EXISTS (SELECT 1 FROM day_total WHERE day_total.day = changed.day AND meals IS NULL);
END;
-- trigger day_of_item
CREATE TRIGGER day_of_item AFTER UPDATE OF meal, food, quantity, size ON item BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT day FROM meal WHERE number IN (old.meal, new.meal)
    AND NOT EXISTS (SELECT 1 FROM day_total WHERE day_total.day = meal.day AND meals IS NULL);
END;
-- trigger day_removed
CREATE TRIGGER day_removed AFTER DELETE ON meal BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT old.day
    WHERE NOT EXISTS (SELECT 1 FROM day_total WHERE day = old.day AND meals IS NULL);
END;
-- trigger item_added
CREATE TRIGGER item_added AFTER INSERT ON item
WHEN (SELECT state FROM meal WHERE number = new.meal) = 'logged' BEGIN
  INSERT INTO food_use (library, key, times)
    SELECT library, key, 1 FROM food_version WHERE number = new.food
    ON CONFLICT DO UPDATE SET times = times + 1;
END;
-- trigger item_exchanged
CREATE TRIGGER item_exchanged AFTER UPDATE OF food ON item
WHEN (SELECT state FROM meal WHERE number = new.meal) = 'logged' AND old.food <> new.food BEGIN
  UPDATE food_use SET times = times - 1
    WHERE (library, key) = (SELECT library, key FROM food_version WHERE number = old.food);
  INSERT INTO food_use (library, key, times)
    SELECT library, key, 1 FROM food_version WHERE number = new.food
    ON CONFLICT DO UPDATE SET times = times + 1;
END;
-- trigger item_removed
CREATE TRIGGER item_removed AFTER DELETE ON item
WHEN (SELECT state FROM meal WHERE number = old.meal) = 'logged' BEGIN
  UPDATE food_use SET times = times - 1
    WHERE (library, key) = (SELECT library, key FROM food_version WHERE number = old.food);
END;
-- trigger meal_eaten
CREATE TRIGGER meal_eaten AFTER UPDATE OF state ON meal
WHEN old.state = 'planned' AND new.state = 'logged' BEGIN
  INSERT INTO food_use (library, key, times)
    SELECT library, key, count(*) FROM item JOIN food_version ON food_version.number = item.food
    WHERE meal = new.number GROUP BY library, key
    ON CONFLICT DO UPDATE SET times = food_use.times + excluded.times;
END;
-- trigger meal_not_eaten
CREATE TRIGGER meal_not_eaten AFTER UPDATE OF state ON meal
WHEN old.state = 'logged' AND new.state = 'planned' BEGIN
  UPDATE food_use SET times = times - planned.items
    FROM (SELECT library, key, count(*) AS items
          FROM item JOIN food_version ON food_version.number = item.food
          WHERE meal = new.number GROUP BY library, key) AS planned
    WHERE food_use.library = planned.library AND food_use.key = planned.key;
END;
-- trigger meal_removed
CREATE TRIGGER meal_removed BEFORE DELETE ON meal BEGIN
  DELETE FROM item WHERE meal = old.number;
END;
-- view foods
CREATE VIEW foods AS
  SELECT food_version.name, brand, barcode, basis_amount || ' ' || base AS per,
         kcal, protein, carbs, fat, saturated_fat, sugars, fibre, salt, food.key
  FROM food JOIN food_version ON food_version.number = food.current
  WHERE food.deleted_at IS NULL
  ORDER BY food_version.name;
-- view meals
CREATE VIEW meals AS
  SELECT meal.day, substr(meal.eaten_at, 12, 5) AS time, meal.state, meal.name AS meal,
         item.quantity, item.unit, food_version.name AS food, food_version.brand,
         round(1.0 * food_version.kcal * item.quantity * item.size / food_version.basis_amount, 1) AS kcal,
         meal.id
  FROM meal JOIN item ON item.meal = meal.number JOIN food_version ON food_version.number = item.food
  ORDER BY meal.instant, meal.number, item.position;
