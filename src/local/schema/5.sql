-- The id of an item is looked for in its meal alone. An index of the ids of all items, and one of all meals by
-- their day beside the one by their instant, each took another page of the file for nearly every meal written.

DROP INDEX meal_of_day;                 -- a day is a span of instants, in which its meals are looked for

-- Views and triggers of other tables name the table while it is exchanged.
PRAGMA legacy_alter_table = ON;
CREATE TABLE item_now (
  number   INTEGER PRIMARY KEY,
  id       TEXT NOT NULL,               -- unlike all others of its meal
  meal     INTEGER NOT NULL REFERENCES meal (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  food     INTEGER NOT NULL REFERENCES food_version (number), -- pinned when the item was written
  quantity ANY,                         -- NULL: nobody knows how much
  unit     TEXT,
  size     ANY                          -- one unit in the food's base; NULL: the food has none
) STRICT;
INSERT INTO item_now (number, id, meal, position, food, quantity, unit, size)
  SELECT number, id, meal, position, food, quantity, unit, size FROM item ORDER BY number;
DROP TABLE item;
ALTER TABLE item_now RENAME TO item;
PRAGMA legacy_alter_table = OFF;
CREATE INDEX item_of_meal ON item (meal, position);
CREATE INDEX item_of_food ON item (food);

-- As they were: they went with the table.
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
CREATE TRIGGER day_of_item AFTER UPDATE OF meal, food, quantity, size ON item BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT day FROM meal WHERE number IN (old.meal, new.meal)
    AND NOT EXISTS (SELECT 1 FROM day_total WHERE day_total.day = meal.day AND meals IS NULL);
END;
