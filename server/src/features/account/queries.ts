import type { Person } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

/** Whose session this token is, if it is one and has not ended by `now`. One read of one index. */
export async function findPersonBySession(db: Db, token: string, now: Date): Promise<Person | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.name', 'users.is_admin', 'sessions.expires_at', 'sessions.updated_at'])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
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
