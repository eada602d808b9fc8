import { v7 as uuidv7 } from 'uuid';

import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { revise } from '#features/recipes/commands/count.ts';
import { holdActor } from '#features/recipes/commands/hold-owner.ts';
import { writeCommunityDocument } from '#features/recipes/commands/write-search-document.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

const COPIES_PER_PERSON: RateLimit = { max: 20, windowSeconds: 60 * 60 };

export interface CommunityDeps {
  readonly limitFactor: number;
}

/**
 * Gives everyone a copy of one of one's own recipes, which stays as it is whatever becomes of the recipe. Answers with the
 * copy's id. Throws `not_found`, and `conflict` where one of that title was given before.
 */
export async function shareToCommunity(ctx: Ctx, { limitFactor }: CommunityDeps, id: string): Promise<string> {
  await countUse(ctx.db, `community:${ctx.actor.id}`, scaled(COPIES_PER_PERSON, limitFactor), ctx.now);
  return ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    const recipe = await findOwnRecipe(trx, ctx, id);
    if (recipe === undefined) throw new AppError('not_found', COMMUNITY_TEXTS.not_found);
    const copy = copyOf(recipe, ctx.now);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('community_recipes')
      .values({ ...copy, ingredients: toJson(copy.ingredients), instructions: toJson(copy.instructions) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new AppError('conflict', COMMUNITY_TEXTS.already_shared);
    await writeCommunityDocument(trx, copy);
    await revise(trx, ctx.actor.id);
    return copy.id;
  });
}

/** Kept as it is until the copy refers to it: a picture that is fetched for it meanwhile finds the copy, too. */
function findOwnRecipe(trx: Db, { actor, databaseKind }: Ctx, id: string): Promise<RecipeRow | undefined> {
  const recipe = trx
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null);
  return (databaseKind === 'postgres' ? recipe.forShare() : recipe).executeTakeFirst();
}

function copyOf(recipe: RecipeRow, now: Date) {
  return {
    id: uuidv7(),
    recipe_id: recipe.id,
    shared_by: recipe.user_id,
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    image_url: recipe.image_url,
    picture_id: recipe.picture_id,
    category: recipe.category,
    preparation_time: recipe.preparation_time,
    cooking_time: recipe.cooking_time,
    servings: recipe.servings,
    is_ai_generated: recipe.is_ai_generated,
    created_at: now,
  };
}
