-- Changes of catalogue foods that were accepted: they hold whatever is imported later. A member is
-- kept whole; of 'data.base', 'data.nutrition' and what else makes a food's figures all or none stand here.
-- library: 1 off, 2 service.
CREATE TABLE accepted (
  library    INTEGER NOT NULL,
  key        TEXT NOT NULL,
  member     TEXT NOT NULL,             -- 'name', 'brand', 'data.nutrition'
  value      TEXT NOT NULL,             -- JSON; null where it is not set
  correction TEXT NOT NULL,             -- the id of what was proposed
  at         TEXT NOT NULL,
  PRIMARY KEY (library, key, member)
) STRICT, WITHOUT ROWID;
