import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';

import type { Tables } from '#platform/db/tables.ts';

/** The condition that a user may read a row of `recipes`: it is theirs, or shared with them, and outside its owner's bin. */
export function isReadableBy(eb: ExpressionBuilder<Tables, 'recipes'>, userId: string): Expression<SqlBool> {
  return eb.and([
    // Not the condition of the partial indexes, which PostgreSQL would scan: the id finds the recipe.
    sql<SqlBool>`(${eb.ref('recipes.deleted_at')} is not null) is not true`,
    eb.or([
      eb('recipes.user_id', '=', userId),
      eb.exists(
        eb
          .selectFrom('shared_recipes')
          .select('shared_recipes.recipe_id')
          .whereRef('shared_recipes.recipe_id', '=', 'recipes.id')
          .where('shared_recipes.shared_with', '=', userId)
          .where('shared_recipes.hidden_at', 'is', null),
      ),
    ]),
  ]);
}
