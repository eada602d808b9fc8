import type { Ctx } from '#platform/context.ts';

import { VIEW_MS } from '../limits.ts';

/** Deletes views that are older than the time within which repeated views count once. */
export async function purgeViews({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('recipe_views')
    .where('viewed_at', '<=', new Date(now.getTime() - VIEW_MS))
    .execute();
}
