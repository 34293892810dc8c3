-- table accepted
CREATE TABLE accepted (
  library    INTEGER NOT NULL,
  key        TEXT NOT NULL,
  member     TEXT NOT NULL,             -- 'name', 'data.measures', 'data.nutrition.values.kcal'
  value      TEXT NOT NULL,             -- JSON; null where it is not set
  base       TEXT,                      -- of a part of the figures: what they are counted in, as JSON;
  basis      TEXT,                      -- null where all of them are kept together, or this is none of them
  correction TEXT NOT NULL,             -- the id of what was proposed
  at         TEXT NOT NULL, languages TEXT, was TEXT,
  PRIMARY KEY (library, key, member)
) STRICT, WITHOUT ROWID;
