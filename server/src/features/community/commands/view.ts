import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { countUse, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';

import { VIEW_MS, VIEWS_PER_USER } from '../limits.ts';
import type { CommunityDeps } from './publish.ts';

const findViewed = prepareLookup<{ id: string; userId: string; since: Date }>()((db, param) =>
  db
    .selectFrom('community_recipes')
    .select((eb) => [
      'views',
      eb
        .selectFrom('recipe_views')
        .select('recipe_id')
        .whereRef('recipe_id', '=', 'community_recipes.id')
        .where('user_id', '=', param('userId'))
        .where('viewed_at', '>', param('since'))
        .as('counted'),
    ])
    .where('id', '=', param('id'))
    .where('hidden_at', 'is', null),
);

/**
 * Counts the actor's view of a community recipe, at most once per hour. Returns the number of views; throws `not_found`, and
 * `too_many_requests` for a view that would count.
 */
export async function viewCommunityRecipe(ctx: Ctx, { limitFactor }: CommunityDeps, id: string): Promise<number> {
  const { actor, now } = ctx;
  const since = new Date(now.getTime() - VIEW_MS);
  const [recipe] = await findViewed(ctx.lookups, { id, userId: actor.id, since });
  if (recipe === undefined) throw notFound();
  if (recipe.counted !== null) return recipe.views;
  await countUse(ctx.db, `view:${actor.id}`, scaled(VIEWS_PER_USER, limitFactor), now);
  return countView(ctx, id, since);
}

/** Counts concurrent views of one user once: the lock of the user's row serializes them. */
function countView(ctx: Ctx, id: string, since: Date): Promise<number> {
  const { db, actor, now } = ctx;
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const visible = trx
      .selectFrom('community_recipes')
      .select('views')
      .where('id', '=', id)
      .where('hidden_at', 'is', null);
    const before = await (ctx.databaseKind === 'postgres' ? visible.forNoKeyUpdate() : visible).executeTakeFirst();
    if (before === undefined) throw notFound();
    const counted = await trx
      .insertInto('recipe_views')
      .values({ recipe_id: id, user_id: actor.id, viewed_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['recipe_id', 'user_id'])
          .doUpdateSet({ viewed_at: now })
          .where('recipe_views.viewed_at', '<=', since),
      )
      .returning('recipe_id')
      .executeTakeFirst();
    if (counted === undefined) return before.views;
    const after = await trx
      .updateTable('community_recipes')
      .set((eb) => ({ views: eb('views', '+', 1) }))
      .where('id', '=', id)
      .returning('views')
      .executeTakeFirstOrThrow();
    return after.views;
  });
}

function notFound(): AppError {
  return new AppError('not_found', COMMUNITY_TEXTS.not_found);
}
