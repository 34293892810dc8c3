-- A food journal of one person. Made to be read: `sqlite3 journal.db`, then
--   SELECT * FROM meals;      what was eaten, a line an item
--   SELECT * FROM foods;      this person's own foods
-- Numbers are stored as they were sent: INTEGER or REAL where that says them exactly, else TEXT.
-- Times are RFC 3339; days are YYYY-MM-DD in the zone the meal was eaten in.

-- Foods as they were: every version of this person's own foods, and of catalogue foods the
-- versions that were eaten. Never changed, so that history is never rewritten.
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
CREATE INDEX food_version_of ON food_version (library, key, version);

-- This person's own foods, each at its current version.
CREATE TABLE food (
  key        TEXT PRIMARY KEY,
  current    INTEGER NOT NULL REFERENCES food_version (number),
  created_at TEXT NOT NULL,
  deleted_at TEXT                       -- deleted from the foods; meals and recipes keep it
) STRICT;

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
CREATE INDEX meal_newest ON meal (instant, number);
CREATE INDEX meal_of_day ON meal (day, instant, number);
CREATE INDEX meal_planned ON meal (instant, number) WHERE state = 'planned';

CREATE TABLE item (
  number   INTEGER PRIMARY KEY,
  id       TEXT NOT NULL UNIQUE,
  meal     INTEGER NOT NULL REFERENCES meal (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  food     INTEGER NOT NULL REFERENCES food_version (number), -- pinned when the item was written
  quantity ANY,                         -- NULL: nobody knows how much
  unit     TEXT,
  size     ANY                          -- one unit in the food's base; NULL: the food has none
) STRICT;
CREATE INDEX item_of_meal ON item (meal, position);
CREATE INDEX item_of_food ON item (food);

-- A meal as it was before each change.
CREATE TABLE meal_history (
  number      INTEGER PRIMARY KEY,
  meal        INTEGER NOT NULL REFERENCES meal (number) ON DELETE CASCADE,
  replaced_at TEXT NOT NULL,
  before      TEXT NOT NULL
) STRICT;
CREATE INDEX meal_history_of ON meal_history (meal, number);

-- Photos, by the opaque name the API gives; the file stands in the photo folder.
CREATE TABLE photo (
  path     TEXT PRIMARY KEY,
  file     TEXT NOT NULL,
  added_at TEXT NOT NULL
) STRICT;

-- Changes proposed to catalogue products.
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
CREATE UNIQUE INDEX correction_pending ON correction (library, key) WHERE status = 'pending';

-- Daily targets: each row holds from its day until the next one's; all NULL means none.
CREATE TABLE target (
  day           TEXT PRIMARY KEY,
  calories_kcal ANY,
  protein_g     ANY,
  carbs_g       ANY,
  fat_g         ANY
) STRICT;

-- Preferences and body measurements by name: 'preferences.units', 'body.weightKg'.
CREATE TABLE setting (
  name  TEXT PRIMARY KEY,
  value ANY NOT NULL
) STRICT;

-- How often each food was logged, kept by the triggers below.
CREATE TABLE food_use (
  library TEXT NOT NULL,
  key     TEXT NOT NULL,
  times   INTEGER NOT NULL,
  PRIMARY KEY (library, key)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER item_added AFTER INSERT ON item
WHEN (SELECT state FROM meal WHERE number = new.meal) = 'logged' BEGIN
  INSERT INTO food_use (library, key, times)
    SELECT library, key, 1 FROM food_version WHERE number = new.food
    ON CONFLICT DO UPDATE SET times = times + 1;
END;
CREATE TRIGGER item_removed AFTER DELETE ON item
WHEN (SELECT state FROM meal WHERE number = old.meal) = 'logged' BEGIN
  UPDATE food_use SET times = times - 1
    WHERE (library, key) = (SELECT library, key FROM food_version WHERE number = old.food);
END;
CREATE TRIGGER item_exchanged AFTER UPDATE OF food ON item
WHEN (SELECT state FROM meal WHERE number = new.meal) = 'logged' AND old.food <> new.food BEGIN
  UPDATE food_use SET times = times - 1
    WHERE (library, key) = (SELECT library, key FROM food_version WHERE number = old.food);
  INSERT INTO food_use (library, key, times)
    SELECT library, key, 1 FROM food_version WHERE number = new.food
    ON CONFLICT DO UPDATE SET times = times + 1;
END;
-- Items go before their meal does, so that their triggers still see it.
CREATE TRIGGER meal_removed BEFORE DELETE ON meal BEGIN
  DELETE FROM item WHERE meal = old.number;
END;
CREATE TRIGGER meal_eaten AFTER UPDATE OF state ON meal
WHEN old.state = 'planned' AND new.state = 'logged' BEGIN
  INSERT INTO food_use (library, key, times)
    SELECT library, key, count(*) FROM item JOIN food_version ON food_version.number = item.food
    WHERE meal = new.number GROUP BY library, key
    ON CONFLICT DO UPDATE SET times = food_use.times + excluded.times;
END;
CREATE TRIGGER meal_not_eaten AFTER UPDATE OF state ON meal
WHEN old.state = 'logged' AND new.state = 'planned' BEGIN
  UPDATE food_use SET times = times - planned.items
    FROM (SELECT library, key, count(*) AS items
          FROM item JOIN food_version ON food_version.number = item.food
          WHERE meal = new.number GROUP BY library, key) AS planned
    WHERE food_use.library = planned.library AND food_use.key = planned.key;
END;

-- For people.
CREATE VIEW meals AS
  SELECT meal.day, substr(meal.eaten_at, 12, 5) AS time, meal.state, meal.name AS meal,
         item.quantity, item.unit, food_version.name AS food, food_version.brand,
         round(food_version.kcal * item.quantity * item.size / food_version.basis_amount, 1) AS kcal,
         meal.id
  FROM meal JOIN item ON item.meal = meal.number JOIN food_version ON food_version.number = item.food
  ORDER BY meal.instant, meal.number, item.position;
CREATE VIEW foods AS
  SELECT food_version.name, brand, barcode, basis_amount || ' ' || base AS per,
         kcal, protein, carbs, fat, saturated_fat, sugars, fibre, salt, food.key
  FROM food JOIN food_version ON food_version.number = food.current
  WHERE food.deleted_at IS NULL
  ORDER BY food_version.name;
