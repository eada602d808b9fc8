import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

import type { RecipeRow } from '../tables.ts';
import { recipeNotFound } from './get.ts';

export type DrawingSource = Pick<RecipeRow, 'title' | 'category' | 'ingredients' | 'instructions' | 'created_at'> & {
  readonly updated_at: Date | null;
};

const findSource = prepareLookup<{ id: string; userId: string }>()((db, param) =>
  db
    .selectFrom('community_recipes')
    .select(['title', 'category', 'ingredients', 'instructions', 'created_at', 'updated_at'])
    .where('id', '=', param('id'))
    .where((eb) => eb.or([eb('hidden_at', 'is', null), eb('shared_by', '=', param('userId'))]))
    .unionAll(
      db
        .selectFrom('recipes')
        .select(['title', 'category', 'ingredients', 'instructions', 'created_at', 'updated_at'])
        .where('id', '=', param('id'))
        .where('user_id', '=', param('userId')),
    )
    .unionAll(
      db
        .selectFrom('shared_recipes')
        .innerJoin('recipes', 'recipes.id', 'shared_recipes.recipe_id')
        .select([
          'recipes.title',
          'recipes.category',
          'recipes.ingredients',
          'recipes.instructions',
          'recipes.created_at',
          'recipes.updated_at',
        ])
        .where('shared_recipes.recipe_id', '=', param('id'))
        .where('shared_recipes.shared_with', '=', param('userId'))
        .where('shared_recipes.hidden_at', 'is', null)
        .where('recipes.deleted_at', 'is', null),
    ),
);

/** The fields from which the dish art of a visible recipe, or one in the actor's bin, is drawn. Throws `not_found`. */
export async function getDrawingSource({ lookups, actor }: Ctx, id: string): Promise<DrawingSource> {
  const [row] = await findSource(lookups, { id, userId: actor.id });
  if (row === undefined) throw recipeNotFound();
  return row;
}
