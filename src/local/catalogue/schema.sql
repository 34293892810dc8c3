-- A catalogue of foods: shared, read-only, made again from its sources at any time.

CREATE TABLE food (
  number  INTEGER PRIMARY KEY,          -- what the search gives
  library TEXT NOT NULL,
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
  data    TEXT NOT NULL,
  UNIQUE (library, key)
) STRICT;

-- A barcode as a number: UPC-A, EAN-13 and GTIN-14 of one product are one.
CREATE TABLE barcode (
  number INTEGER NOT NULL,
  food   INTEGER NOT NULL REFERENCES food (number),
  PRIMARY KEY (number, food)
) STRICT, WITHOUT ROWID;

-- Folded words of names and brand. A word of another language has that before it: 'fr_banane';
-- the library is a word too: '=composition'.
CREATE VIRTUAL TABLE words USING fts5 (
  word, content = '', detail = none, columnsize = 0, prefix = '2 3 4', tokenize = "ascii tokenchars '_='"
);
