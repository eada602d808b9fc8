import type { ImportRow } from '../tables.ts';
import type { ImportWorkDeps } from '../work-deps.ts';

type DueDeps = Pick<ImportWorkDeps, 'db' | 'now' | 'busyUsers'>;

/** The imports that are due longest, without those of users for whom this process works already. */
export function findDueImports(deps: DueDeps, limit: number): Promise<ImportRow[]> {
  return dueImports(deps, [...deps.busyUsers])
    .selectAll()
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** True if another import could be worked on now: one of the same user, or of a user for whom this process does not work yet. */
export async function isAnotherDue(deps: DueDeps, { user_id }: ImportRow): Promise<boolean> {
  const others = [...deps.busyUsers].filter((id) => id !== user_id);
  return (await dueImports(deps, others).select('id').limit(1).executeTakeFirst()) !== undefined;
}

function dueImports({ db, now }: DueDeps, busyUsers: readonly string[]) {
  const due = db.selectFrom('imports').where('next_attempt_at', '<=', now());
  return busyUsers.length === 0 ? due : due.where('user_id', 'not in', busyUsers);
}
