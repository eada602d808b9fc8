import type { Ctx } from '#platform/context.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Forgets what was made a week ago; what was kept is a recipe by now. */
export async function purgeGenerations({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
