-- What was eaten on each day, added up and kept, so that years are read as quickly as days. What is
-- written marks its day; a report counts marked days anew.
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
INSERT INTO day_total (day) SELECT DISTINCT day FROM meal;

-- A marked day is left as it is, so that most writes only look at it.
CREATE TRIGGER day_added AFTER INSERT ON meal BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT new.day
    WHERE NOT EXISTS (SELECT 1 FROM day_total WHERE day = new.day AND meals IS NULL);
END;
CREATE TRIGGER day_changed AFTER UPDATE ON meal BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT day FROM (SELECT old.day AS day UNION SELECT new.day) AS changed
    WHERE NOT EXISTS (SELECT 1 FROM day_total WHERE day_total.day = changed.day AND meals IS NULL);
END;
CREATE TRIGGER day_removed AFTER DELETE ON meal BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT old.day
    WHERE NOT EXISTS (SELECT 1 FROM day_total WHERE day = old.day AND meals IS NULL);
END;
-- Items are written with their meal; one that is changed by hand changes its day too.
CREATE TRIGGER day_of_item AFTER UPDATE OF meal, food, quantity, size ON item BEGIN
  INSERT OR REPLACE INTO day_total (day) SELECT day FROM meal WHERE number IN (old.meal, new.meal)
    AND NOT EXISTS (SELECT 1 FROM day_total WHERE day_total.day = meal.day AND meals IS NULL);
END;
