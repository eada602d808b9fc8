import { createHmac } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';

import { insert, type UntypedDb } from './untyped-db.ts';

/** The `SECRET_KEY` of the measured servers, which signs their session cookies. */
export const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';

const DAY_MS = 86_400_000;

/** The Cookie header of the session with this token. */
export function sessionCookie(token: string): string {
  const signature = createHmac('sha256', SECRET_KEY).update(token).digest('base64');
  return `larder.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Inserts a session for each user. Returns their Cookie headers, in the same order. */
export async function insertSessions(db: UntypedDb, userIds: readonly string[]): Promise<string[]> {
  const now = new Date();
  const sessions = userIds.map((user_id) => ({
    id: uuidv7(),
    token: uuidv7().replaceAll('-', ''),
    user_id,
    expires_at: new Date(now.getTime() + DAY_MS),
    authenticated_at: now,
    created_at: now,
    updated_at: now,
  }));
  await insert(db, 'sessions', sessions);
  return sessions.map(({ token }) => sessionCookie(token));
}
