import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Deletes ratings that authors gave their own community recipes, and recounts the others. */
export const ownRatings: SchemaStep = {
  async up(db) {
    await run(
      db,
      `update community_recipes set ${STARS.map(countOthers).join(', ')} where ${IS_RATED_BY_AUTHOR}`,
      `update community_recipes set ratings_count = ${COUNT},
        rating = case when ${COUNT} = 0 then 0 else cast(${SUM} as double precision) / (${COUNT}) end
        where ${IS_RATED_BY_AUTHOR}`,
      `delete from recipe_ratings where exists
        (select 1 from community_recipes where id = recipe_ratings.recipe_id and shared_by = recipe_ratings.user_id)`,
    );
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const STARS = [1, 2, 3, 4, 5] as const;
const COUNT = STARS.map((stars) => `stars_${stars}`).join(' + ');
const SUM = STARS.map((stars) => `${stars} * stars_${stars}`).join(' + ');

const IS_RATED_BY_AUTHOR = `exists (select 1 from recipe_ratings
  where recipe_id = community_recipes.id and user_id = community_recipes.shared_by)`;

/** Ratings of deleted people are not the author's own: their id is null. */
function countOthers(stars: number): string {
  return `stars_${stars} = (select count(*) from recipe_ratings where recipe_id = community_recipes.id
    and rating = ${stars} and (user_id is null or user_id <> community_recipes.shared_by))`;
}
