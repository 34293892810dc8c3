-- Changes of catalogue foods that were accepted: they hold whatever is imported later.
-- library: 1 off, 2 service.
CREATE TABLE accepted (
  library    INTEGER NOT NULL,
  key        TEXT NOT NULL,
  path       TEXT NOT NULL,             -- which member: 'data.nutrition.values.kcal'
  value      TEXT NOT NULL,             -- JSON; null where it is not set
  correction TEXT NOT NULL,             -- the id of what was proposed
  at         TEXT NOT NULL,
  PRIMARY KEY (library, key, path)
) STRICT, WITHOUT ROWID;
