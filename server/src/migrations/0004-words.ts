import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/** Words in scripts that SQLite does not know are found as well. */
export const words: SchemaStep = {
  up: (db, kind) => rebuildTextIndex(db, kind, 'recipe_search'),
};
