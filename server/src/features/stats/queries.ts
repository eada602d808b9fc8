import { sql } from 'kysely';

import { STATS_LIMITS } from '@larder/contract/stats';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

/** A row of the union of figures, foods and activities. `kind` determines which columns are set. */
export interface StatRow {
  readonly kind: 'created' | 'updated' | 'shared' | 'food' | 'figures' | 'shared_recipes' | 'cooked';
  readonly recipe_id: string | null;
  readonly text: string | null;
  readonly at: Date | null;
  readonly count: number | null;
  readonly ai_generated: number | null;
  readonly minutes: number | null;
  readonly timed: number | null;
}

const maxActivities = sql.lit(STATS_LIMITS.activities_max);
/** More than are returned: one recipe may be shared with several users, and is listed once. */
const maxShares = sql.lit(STATS_LIMITS.activities_max * 4);
const maxFoods = sql.lit(STATS_LIMITS.ingredients_max);
/** The columns that only figures have. */
const noFigures = sql`cast(null as integer), cast(null as double precision), cast(null as integer)`;

/** Each `few_…` subquery reads a few rows in index order. The first part names the columns. */
const findStats = prepareLookup<{ userId: string }>()((db, param) => {
  const userId = param('userId');
  const statement = sql<StatRow>`
    select 'created' as kind, few_created.id as recipe_id, few_created.title as text, few_created.created_at as at,
      cast(null as integer) as count, cast(null as integer) as ai_generated,
      cast(null as double precision) as minutes, cast(null as integer) as timed
    from (
      select id, title, created_at from recipes where user_id = ${userId} and deleted_at is null
      order by created_at desc, id desc limit ${maxActivities}
    ) as few_created
    union all
    select 'updated', few_updated.id, few_updated.title, few_updated.replaced_at, cast(null as integer), ${noFigures}
    from (
      select recipes.id, recipes.title, recipe_versions.replaced_at
      from recipe_versions join recipes on recipes.id = recipe_versions.recipe_id
        and recipes.version = recipe_versions.version + 1 and recipes.deleted_at is null
      where recipe_versions.user_id = ${userId}
      order by recipe_versions.replaced_at desc, recipe_versions.recipe_id desc limit ${maxActivities}
    ) as few_updated
    union all
    select 'shared', few_shared.id, few_shared.title, few_shared.created_at, cast(null as integer), ${noFigures}
    from (
      select recipes.id, recipes.title, shared_recipes.created_at
      from shared_recipes join recipes on recipes.id = shared_recipes.recipe_id and recipes.deleted_at is null
      where shared_recipes.shared_by = ${userId} and shared_recipes.direct
      order by shared_recipes.created_at desc limit ${maxShares}
    ) as few_shared
    union all
    select 'shared', few_published.id, few_published.title, few_published.created_at, cast(null as integer), ${noFigures}
    from (
      select recipes.id, recipes.title, community_recipes.created_at
      from community_recipes join recipes on recipes.id = community_recipes.recipe_id and recipes.deleted_at is null
      where community_recipes.shared_by = ${userId}
      order by community_recipes.created_at desc, community_recipes.id desc limit ${maxActivities}
    ) as few_published
    union all
    select 'food', cast(null as uuid), few_foods.food, cast(null as timestamptz), few_foods.count, ${noFigures}
    from (
      select food, count from food_counts where user_id = ${userId} order by count desc, food limit ${maxFoods}
    ) as few_foods
    union all
    select 'figures', cast(null as uuid), cast(null as text), cast(null as timestamptz),
      recipes, ai_generated, cooking_minutes, with_cooking_time
    from recipe_figures where user_id = ${userId}
    union all
    select 'shared_recipes', cast(null as uuid), cast(null as text), cast(null as timestamptz),
      cast(count(*) as integer), ${noFigures}
    from recipes where user_id = ${userId} and deleted_at is null and id in (
      select recipe_id from shared_recipes where shared_by = ${userId} and direct
      union
      select recipe_id from community_recipes where shared_by = ${userId} and recipe_id is not null
    )
    union all
    select 'cooked', cast(null as uuid), cast(null as text), cast(null as timestamptz),
      cast(count(*) as integer), ${noFigures}
    from cook_log where user_id = ${userId}`;
  return { compile: () => statement.compile(db) };
});

/** Reads the statistics of the actor's recipes in one statement, from maintained counters. */
export function readStats({ lookups, actor }: Ctx): Promise<StatRow[]> {
  return findStats(lookups, { userId: actor.id });
}
