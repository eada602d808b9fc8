import type { Db } from '#platform/db/tables.ts';

/**
 * Claims a picture for a recipe of the user: protects it from the purge for a day, so call it in the transaction that stores the
 * reference. Returns false, and changes nothing, if the user may not use the picture. They may if they uploaded it, if the dish or a
 * step shows it in a recipe or version of their own, or in a visible recipe that is shared with them, in the community or behind a
 * public link.
 */
export async function claimPicture(db: Db, userId: string, pictureId: string, now: Date): Promise<boolean> {
  const withPicture = db
    .selectFrom('recipes')
    .select('recipes.id')
    .where('recipes.picture_id', '=', pictureId)
    .unionAll(db.selectFrom('step_pictures').select('recipe_id as id').where('picture_id', '=', pictureId));
  const copiesWithPicture = db
    .selectFrom('community_recipes')
    .select('community_recipes.id')
    .where('community_recipes.picture_id', '=', pictureId)
    .unionAll(db.selectFrom('community_step_pictures').select('recipe_id as id').where('picture_id', '=', pictureId));
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
            .where('recipes.id', 'in', withPicture)
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
            .where('recipes.id', 'in', withPicture)
            .where('recipes.deleted_at', 'is', null)
            .where('shared_recipes.shared_with', '=', userId)
            .where('shared_recipes.hidden_at', 'is', null),
        ),
        eb.exists(
          eb
            .selectFrom('community_recipes')
            .select('community_recipes.id')
            .where('community_recipes.id', 'in', copiesWithPicture)
            .where('community_recipes.hidden_at', 'is', null),
        ),
        eb.exists(
          eb
            .selectFrom('recipes')
            .innerJoin('public_links', 'public_links.recipe_id', 'recipes.id')
            .innerJoin('users', 'users.id', 'recipes.user_id')
            .select('recipes.id')
            .where('recipes.id', 'in', withPicture)
            .where('recipes.deleted_at', 'is', null)
            .where('public_links.hidden_at', 'is', null)
            .where('users.disabled_at', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
