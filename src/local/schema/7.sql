-- Whether an import made the change: what it added to a meal came from elsewhere, and was not added here.
ALTER TABLE meal_history ADD COLUMN imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1));
