import { sql } from 'kysely';

import type { Ctx } from '#platform/context.ts';

/** Lists the distinct categories of the actor's recipes in alphabetical order. A loose index scan: one lookup per category. */
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
