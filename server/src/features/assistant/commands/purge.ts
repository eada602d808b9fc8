import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

const RETENTION_MS = 7 * DAY_MS;

/** Deletes generations after a week. Saved recipes stay. */
export async function purgeGenerations({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
}
