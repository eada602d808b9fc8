import type { Ctx } from '#platform/context.ts';

/**
 * Marks a recipe that was shared with the actor as viewed, and notifies its owner. A failure is logged and does not fail the request. A
 * read-only API token leaves the recipe new.
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
    log.warn({ err: error, recipeId: id }, 'could not mark a shared recipe as viewed');
  }
}
