import type { Selectable } from 'kysely';

import { TOKEN_LIMITS } from '@larder/contract/tokens';

import { hasVerifiedFactor } from '#features/account/queries.ts';
import type { Actor, Ctx, User, SignedInUser } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';
import type { Tables } from '#platform/db/tables.ts';
import { hashToken } from '#platform/secrets.ts';

/** Prefix of personal API tokens: distinguishes them from access tokens, and lets secret scanners find leaked ones. */
export const API_TOKEN_PREFIX = 'larder_';

const findByHash = prepareLookup<{ hash: string; now: Date }>()((db, param) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.name',
      'users.is_admin',
      'api_tokens.id as token_id',
      'api_tokens.scopes',
      'api_tokens.last_used_at',
      hasVerifiedFactor(eb).as('has_factor'),
    ])
    .where('api_tokens.token_hash', '=', param('hash'))
    .where('users.disabled_at', 'is', null)
    .where((eb) => eb.or([eb('api_tokens.expires_at', 'is', null), eb('api_tokens.expires_at', '>', param('now'))])),
);

/** An API token and the user for whom it acts. */
export interface ActingApiToken {
  readonly id: string;
  readonly lastUsedAt: Date | null;
  readonly actor: User;
}

/** Returns the API token of this value; null for an unknown or expired one, or a disabled user. One index lookup. */
export async function findApiToken(on: LookupDb, token: string, now: Date): Promise<ActingApiToken | null> {
  const [row] = await findByHash(on, { hash: hashToken(token), now });
  if (row === undefined) return null;
  const actor: User = {
    kind: 'user',
    id: row.id,
    email: row.email,
    name: row.name,
    isAdmin: row.is_admin,
    hasFactor: Boolean(row.has_factor),
    session: undefined,
    // A former admin loses the worker scope, also in tokens created before.
    scopes: row.is_admin ? row.scopes : row.scopes.filter((scope) => scope !== 'worker'),
  };
  return { id: row.token_id, lastUsedAt: row.last_used_at, actor };
}

export type ApiTokenRow = Omit<Selectable<Tables['api_tokens']>, 'user_id' | 'token_hash'>;

/** Returns the actor's API tokens, newest first. */
export async function listApiTokens({ db, actor }: Ctx<SignedInUser>): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', actor.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TOKEN_LIMITS.per_person_max)
    .execute();
}

/** Half of a refresh token: enough entropy for a secret. */
const FAMILY_CHARACTERS = 22;

/**
 * Returns the prefix that all refresh tokens of a session share. It is secret, so an unknown token with a known family
 * has been used and evicted before.
 */
export function familyOf(token: string): string {
  return token.slice(0, FAMILY_CHARACTERS);
}

/** Returns the open session of a refresh token or its family, whether or not the token has been used. */
export async function findRefreshableSession({ db, now }: Ctx<Actor>, token: string) {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.aal', 'users.id', 'users.email', 'users.name', 'users.is_admin'])
    .where('refresh_tokens.token_hash', 'in', [hashToken(token), hashToken(familyOf(token))])
    .where('refresh_tokens.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { session_id: sessionId, aal, id, email, name, is_admin: isAdmin } = row;
  return { sessionId, aal, user: { id, email, name, isAdmin } };
}
