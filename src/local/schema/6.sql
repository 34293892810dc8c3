-- What this person's own foods are found by, so that a search looks at those alone that it may find, and at none
-- that was deleted: local/words.rs keeps it.
CREATE TABLE food_word (
  word TEXT NOT NULL,                   -- folded; every food has the empty one; of a barcode = and its number
  food INTEGER NOT NULL,                -- the version at which the food is
  PRIMARY KEY (word, food)
) STRICT, WITHOUT ROWID;
