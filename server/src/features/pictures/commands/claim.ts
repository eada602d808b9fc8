import type { Db } from '#platform/db/tables.ts';

/**
 * Returns whether a user's recipe may show the picture: they uploaded it, or it is in a recipe they can read or in an earlier version
 * of their own. Also protects it from the purge for a day, so call it in the transaction that stores the reference.
 */
export async function claimPicture(db: Db, userId: string, pictureId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set({ used_at: now })
    .where('id', '=', pictureId)
    .where((eb) =>
      eb.or([
        eb('pictures.user_id', '=', userId),
        eb.exists(
          eb
            .selectFrom('recipes')
            .select('recipes.id')
            .where('recipes.picture_id', '=', pictureId)
            .where('recipes.user_id', '=', userId),
        ),
        eb.exists(
          eb
            .selectFrom('recipe_versions')
            .select('recipe_versions.recipe_id')
            .where('recipe_versions.picture_id', '=', pictureId)
            .where('recipe_versions.user_id', '=', userId),
        ),
        eb.exists(
          eb
            .selectFrom('recipes')
            .innerJoin('shared_recipes', 'shared_recipes.recipe_id', 'recipes.id')
            .select('recipes.id')
            .where('recipes.picture_id', '=', pictureId)
            .where('recipes.deleted_at', 'is', null)
            .where('shared_recipes.shared_with', '=', userId)
            .where('shared_recipes.hidden_at', 'is', null),
        ),
        eb.exists(
          eb
            .selectFrom('community_recipes')
            .select('community_recipes.id')
            .where('community_recipes.picture_id', '=', pictureId)
            .where('community_recipes.hidden_at', 'is', null),
        ),
        eb.exists(
          eb
            .selectFrom('recipes')
            .innerJoin('public_links', 'public_links.recipe_id', 'recipes.id')
            .innerJoin('users', 'users.id', 'recipes.user_id')
            .select('recipes.id')
            .where('recipes.picture_id', '=', pictureId)
            .where('recipes.deleted_at', 'is', null)
            .where('public_links.hidden_at', 'is', null)
            .where('users.disabled_at', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
