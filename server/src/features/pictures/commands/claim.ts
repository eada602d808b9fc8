import type { Db } from '#platform/db/tables.ts';

/**
 * May something of this person's show the picture? It may if they gave it to us, or if a recipe of theirs, or an earlier version
 * of one, shows it already. Then it stays for at least another day: call it in the transaction that writes the picture down.
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
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
