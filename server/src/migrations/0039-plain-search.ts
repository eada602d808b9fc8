import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/** The databases plan searches themselves: drops what the search planner of earlier versions stored. */
export const plainSearch: SchemaStep = {
  async up(db, kind) {
    await sql`alter table recipe_figures drop column revision`.execute(db);
    for (const column of ['is_vegetarian', 'is_vegan', 'is_gluten_free']) {
      await sql`alter table community_recipes add column ${sql.ref(column)} boolean not null default false`.execute(db);
    }
    if (kind === 'postgres') await dropStandings(db);
  },
};

async function dropStandings(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop trigger community_search_standing on community_search',
    'drop trigger community_recipes_standing on community_recipes',
    'drop function take_community_standing',
    'drop function follow_community_standing',
    'drop function community_standing',
    'drop index recipe_search_by_id',
    'drop index community_search_by_id',
    'drop index search_words_by_bytes',
  ]) {
    await sql.raw(statement).execute(db);
  }
  await rebuildTextIndex(db, 'postgres', 'community_search', {
    rewrite: async () => void (await sql`alter table community_search drop column standing`.execute(db)),
  });
}
