-- A catalogue of foods: shared, read-only, made again from its sources at any time.
-- library: 1 off, 2 service, 3 composition.

CREATE TABLE food (
  number       INTEGER PRIMARY KEY,     -- the library, and the food's place in it
  library      INTEGER NOT NULL,
  key          TEXT NOT NULL,
  version      INTEGER NOT NULL,
  name         TEXT NOT NULL,
  names        TEXT,                    -- in other languages: {"fr": "Banane"}; "" is the unknown one
  brand        TEXT,
  other_brands TEXT,                    -- found by these too
  barcode      TEXT,
  regions      TEXT,                    -- countries it is sold in, parted by blanks: 'DE FR'
  scans        INTEGER NOT NULL,
  completeness INTEGER NOT NULL,        -- of 10,000
  known        INTEGER NOT NULL,        -- nutrients, of eight
  changed      INTEGER NOT NULL,        -- by its source, in seconds since 1970
  created      INTEGER NOT NULL REFERENCES import (number),
  updated      INTEGER NOT NULL REFERENCES import (number), -- when its data last changed here
  data         TEXT NOT NULL,
  language     TEXT                     -- of the name, where it is told: 'fr'
) STRICT;

-- What was imported, when and from where.
CREATE TABLE import (
  number  INTEGER PRIMARY KEY,
  library INTEGER,
  at      TEXT NOT NULL,
  file    TEXT NOT NULL,
  format  TEXT NOT NULL,
  licence TEXT NOT NULL
) STRICT;

-- Of imports that took a part of their file: which part.
CREATE TABLE part (
  import  INTEGER PRIMARY KEY REFERENCES import (number),
  country TEXT,                         -- foods sold there: 'FR'
  foods   INTEGER                       -- no more than so many
) STRICT;

-- Libraries that were taken out: what comes into one again has a higher version than anything had.
CREATE TABLE removed (
  library INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,             -- the highest that a food of it had
  at      TEXT NOT NULL
) STRICT;

-- Changes that were accepted, as in the file of reviews: whichever of the two files is lost, they hold. A name
-- stands for each language by itself: as name.fr; as name in the unknown one, until a file tells which that is.
CREATE TABLE accepted (
  library    INTEGER NOT NULL,
  key        TEXT NOT NULL,
  member     TEXT NOT NULL,
  value      TEXT NOT NULL,
  base       TEXT,
  basis      TEXT,
  correction TEXT NOT NULL,
  at         TEXT NOT NULL,
  languages  TEXT,                      -- of a name: the one it is in; NULL where that is unknown
  was        TEXT,                      -- of a name: what imports called the food there when that was corrected
  PRIMARY KEY (library, key, member)
) STRICT, WITHOUT ROWID;

-- Foods of which something was corrected, as imports left them: what comes next is held against that.
CREATE TABLE imported (
  number INTEGER PRIMARY KEY REFERENCES food (number),
  name   TEXT NOT NULL,
  brand  TEXT,
  known  INTEGER NOT NULL,
  data   TEXT NOT NULL,
  names  TEXT
) STRICT;

-- Imports of which something is left in a food that others changed since.
CREATE TABLE remains (
  food   INTEGER NOT NULL REFERENCES food (number),
  import INTEGER NOT NULL REFERENCES import (number),
  cite   TEXT,                          -- whom to cite besides; NULL where the food itself says it
  PRIMARY KEY (food, import)
) STRICT, WITHOUT ROWID;

-- Keys and barcodes as numbers: UPC-A, EAN-13 and GTIN-14 of one product are one; of a key that is not all
-- digits it is a hash.
CREATE TABLE code (
  library INTEGER NOT NULL,
  number  INTEGER NOT NULL,
  food    INTEGER NOT NULL,
  PRIMARY KEY (library, number, food)
) STRICT, WITHOUT ROWID;

-- The word index; index/mod.rs says how it is read.
CREATE TABLE word (
  library INTEGER NOT NULL,
  text    BLOB NOT NULL,
  count   INTEGER NOT NULL,
  ranks   BLOB,
  list    INTEGER,
  PRIMARY KEY (library, text)
) STRICT, WITHOUT ROWID;
CREATE TABLE prefix (
  library INTEGER NOT NULL,
  text    BLOB NOT NULL,
  count   INTEGER NOT NULL,
  list    INTEGER NOT NULL,
  PRIMARY KEY (library, text)
) STRICT, WITHOUT ROWID;
CREATE TABLE list (
  piece   INTEGER PRIMARY KEY,
  ranks   BLOB NOT NULL
) STRICT;
CREATE TABLE name (
  library INTEGER NOT NULL,
  hash    INTEGER NOT NULL,
  rank    INTEGER NOT NULL,
  PRIMARY KEY (library, hash, rank)
) STRICT, WITHOUT ROWID;
CREATE TABLE rank (
  library INTEGER NOT NULL,
  row     INTEGER NOT NULL,
  foods   BLOB NOT NULL,
  PRIMARY KEY (library, row)
) STRICT;
