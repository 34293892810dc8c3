-- What this person's own foods are found by, so that a search looks at those alone that it may find, and at none
-- that was deleted: local/words.rs keeps it.
CREATE TABLE food_word (
  word TEXT NOT NULL,                   -- folded; every food has the empty one; of a barcode = and its number
  food INTEGER NOT NULL,                -- the version at which the food is
  PRIMARY KEY (word, food)
) STRICT, WITHOUT ROWID;

-- Whole numbers are divided as such: 94.64 kcal were shown as 94.
DROP VIEW meals;
CREATE VIEW meals AS
  SELECT meal.day, substr(meal.eaten_at, 12, 5) AS time, meal.state, meal.name AS meal,
         item.quantity, item.unit, food_version.name AS food, food_version.brand,
         round(1.0 * food_version.kcal * item.quantity * item.size / food_version.basis_amount, 1) AS kcal,
         meal.id
  FROM meal JOIN item ON item.meal = meal.number JOIN food_version ON food_version.number = item.food
  ORDER BY meal.instant, meal.number, item.position;
