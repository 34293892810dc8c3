-- In which languages a product was called by a name that was corrected: it stays called so in them.
ALTER TABLE accepted ADD COLUMN languages TEXT; -- of a name: 'en fr'; null where none is known
