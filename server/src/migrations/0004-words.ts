import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/** Finds words in scripts that SQLite's tokenizer does not know. */
export const words: SchemaStep = {
  up: (db, kind) => rebuildTextIndex(db, kind, 'recipe_search'),
};
