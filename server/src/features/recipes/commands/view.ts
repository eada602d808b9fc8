import type { Ctx } from '#platform/context.ts';

/**
 * Notes that somebody has looked at what was shared with them, and tells who shares it. They see it whether that works or not. A token that
 * only reads leaves it new.
 */
export async function markViewed({ db, actor, events, log }: Ctx, id: string): Promise<void> {
  if (actor.session === undefined && actor.scopes?.includes('recipes:write') !== true) return;
  try {
    const share = await db
      .updateTable('shared_recipes')
      .set({ viewed: true })
      .where('recipe_id', '=', id)
      .where('shared_with', '=', actor.id)
      .where('viewed', '=', false)
      .returning('shared_by')
      .executeTakeFirst();
    if (share !== undefined) events.publish({ to: share.shared_by, topic: 'sharing.changed', id });
  } catch (error) {
    log.warn({ err: error, recipeId: id }, 'a look at a shared recipe was not noted');
  }
}
