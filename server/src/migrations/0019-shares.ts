import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Lists of shares by owner and by recipient, with what is new. */
export const shares: SchemaStep = {
  async up(db) {
    const statements = [
      // As the owner wrote it: the recipient's current address is not disclosed. Null for older shares.
      `alter table shared_recipes add column email text`,
      `drop index shared_recipes_shared_with`,
      `create index shared_recipes_shared_with on shared_recipes (shared_with, created_at desc, recipe_id desc)`,
      `create index shared_recipes_of_recipe on shared_recipes (recipe_id, created_at desc, shared_with desc)`,
      `create index shared_recipes_new on shared_recipes (shared_with) where not viewed`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
