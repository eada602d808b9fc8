import { sql } from 'kysely';

import type { Ctx } from '#platform/context.ts';

/**
 * The distinct categories of one's own recipes, in alphabetical order: each is looked up after the one before, so that it costs as
 * many looks as there are categories, however many recipes.
 */
export async function listCategories({ db, actor }: Ctx): Promise<string[]> {
  const own = sql`select min(category) from recipes where user_id = ${actor.id} and deleted_at is null`;
  const { rows } = await sql<{ category: string }>`
    with recursive found (category) as (
      select (${own})
      union all
      select (${own} and category > found.category) from found where found.category is not null
    )
    select category from found where category is not null`.execute(db);
  return rows.map(({ category }) => category).toSorted();
}
