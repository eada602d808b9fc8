import type { Person } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';

const findSession = prepareLookup<{ token: string; now: Date }>()((db, param) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.name', 'users.is_admin', 'sessions.expires_at', 'sessions.updated_at'])
    .where('sessions.token', '=', param('token'))
    .where('sessions.expires_at', '>', param('now')),
);

/** Whose session this token is, if it is one and has not ended by `now`. One read of one index. */
export async function findPersonBySession(on: LookupDb, token: string, now: Date): Promise<Person | null> {
  const [row] = await findSession(on, { token, now });
  if (row === undefined) return null;
  return {
    kind: 'person',
    id: row.id,
    email: row.email,
    name: row.name,
    isAdmin: row.is_admin,
    sessionExpiresAt: row.expires_at,
    sessionUpdatedAt: row.updated_at,
  };
}
