import type { Ctx } from '#platform/context.ts';

import { VIEW_MS } from '../limits.ts';

/** Forgets who looked at what, once it is counted again anyway. */
export async function purgeViews({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('recipe_views')
    .where('viewed_at', '<=', new Date(now.getTime() - VIEW_MS))
    .execute();
}
