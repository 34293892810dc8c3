-- A catalogue of foods: shared, read-only, made again from its sources at any time.
-- library: 1 off, 2 service, 3 composition.

CREATE TABLE food (
  number  INTEGER PRIMARY KEY,          -- the library, and the food's place in it
  library INTEGER NOT NULL,
  key     TEXT NOT NULL,
  version INTEGER NOT NULL,
  name    TEXT NOT NULL,
  names   TEXT,                         -- in other languages: {"fr": "Banane"}
  brand   TEXT,
  barcode TEXT,
  regions TEXT,                         -- countries it is sold in, parted by blanks: 'DE FR'
  scans   INTEGER NOT NULL,
  created_at TEXT NOT NULL,             -- when this catalogue first had it
  updated_at TEXT NOT NULL,             -- when its data last changed here
  data    TEXT NOT NULL
) STRICT;

-- Its key, of which the hash is a number (see index/name.rs); and of products the barcode, as a number:
-- UPC-A, EAN-13 and GTIN-14 of one product are one.
CREATE TABLE key (
  library INTEGER NOT NULL,
  hash    INTEGER NOT NULL,
  food    INTEGER NOT NULL,
  PRIMARY KEY (library, hash, food)
) STRICT, WITHOUT ROWID;
CREATE TABLE barcode (
  number  INTEGER NOT NULL,
  food    INTEGER NOT NULL,
  PRIMARY KEY (number, food)
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
