import type { Ctx } from '#platform/context.ts';

/** Notes that somebody has looked at what was shared with them. They see it whether that works or not. */
export async function markViewed({ db, actor, log }: Ctx, id: string): Promise<void> {
  try {
    await db
      .updateTable('shared_recipes')
      .set({ viewed: true })
      .where('recipe_id', '=', id)
      .where('shared_with', '=', actor.id)
      .where('viewed', '=', false)
      .execute();
  } catch (error) {
    log.warn({ err: error, recipeId: id }, 'a look at a shared recipe was not noted');
  }
}
