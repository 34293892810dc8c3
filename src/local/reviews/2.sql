-- In which languages a product was called by a name that was corrected: it stays called so in them.
ALTER TABLE accepted ADD COLUMN languages TEXT; -- of a name: 'en fr'; null where none is known
-- A name that another took the place of, but in this language, stands under a member of its own: name.fr.
-- Where none is known: what the product was called, by which its language is told once a file tells it.
ALTER TABLE accepted ADD COLUMN was TEXT;
