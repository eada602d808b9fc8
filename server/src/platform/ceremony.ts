import { v7 as uuidv7 } from 'uuid';

import type { Actor, Ctx } from './context.ts';
import type { Db, Timestamp } from './db/tables.ts';

export type CeremonyKind = 'passkey_registration' | 'passkey_login' | 'openid_login';

interface CeremoniesTable {
  id: string;
  kind: CeremonyKind;
  user_id: string | null;
  payload_sealed: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

declare module './db/tables.ts' {
  interface Tables {
    ceremonies: CeremoniesTable;
  }
}

const SEAL_PURPOSE = 'ceremony';

/**
 * Starts a ceremony that the browser finishes with a second request, and returns its id. `payload` is sealed and
 * stored.
 */
export async function beginCeremony(
  ctx: Ctx<Actor>,
  { kind, userId, payload, ttlMs }: { kind: CeremonyKind; userId: string | null; payload: unknown; ttlMs: number },
): Promise<string> {
  const id = uuidv7();
  await ctx.db
    .insertInto('ceremonies')
    .values({
      id,
      kind,
      user_id: userId,
      payload_sealed: ctx.secrets.seal(SEAL_PURPOSE, JSON.stringify(payload)),
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + ttlMs),
    })
    .execute();
  return id;
}

/**
 * Deletes a ceremony and returns its payload, so that it can be finished once. Returns null if it is missing or
 * expired.
 */
export async function takeCeremony(
  ctx: Ctx<Actor>,
  { id, kind, userId }: { id: string; kind: CeremonyKind; userId: string | null },
): Promise<unknown> {
  const row = await ctx.db
    .deleteFrom('ceremonies')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', ctx.now)
    .returning('payload_sealed')
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(ctx.secrets.open(SEAL_PURPOSE, row.payload_sealed)) as unknown);
}

export async function purgeCeremonies(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('ceremonies').where('expires_at', '<=', now).execute();
}
