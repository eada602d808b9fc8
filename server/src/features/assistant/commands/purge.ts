import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

const KEPT_MS = 7 * DAY_MS;

/** Forgets what was made a week ago; what was kept is a recipe by now. */
export async function purgeGenerations({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
