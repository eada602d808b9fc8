import type { Db } from '#platform/db/tables.ts';
import { pictureIdsOf } from '#features/recipes/commands/picture.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

/** Stores which pictures the steps of a community copy show, in place of those before. */
export async function writeStepPictures(db: Db, id: string, { details }: Pick<RecipeRow, 'details'>): Promise<void> {
  await db.deleteFrom('community_step_pictures').where('recipe_id', '=', id).execute();
  const pictureIds = pictureIdsOf(details?.step_pictures);
  if (pictureIds.length === 0) return;
  const rows = db
    .selectFrom(['community_recipes', 'pictures'])
    .select(['community_recipes.id as recipe_id', 'pictures.id as picture_id'])
    .where('community_recipes.id', '=', id)
    .where('pictures.id', 'in', pictureIds);
  await db.insertInto('community_step_pictures').columns(['recipe_id', 'picture_id']).expression(rows).execute();
}
