import { ERROR_TEXTS } from '@larder/contract/errors';
import { FACTOR_TEXTS } from '@larder/contract/factors';

import { hasVerifiedFactor } from '#features/account/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx, User, UserSession, SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

/** Returns the actor's factors, oldest first. */
export async function listFactors({ db, actor }: Ctx) {
  const rows = await db
    .selectFrom('auth_factors')
    .select(['id', 'factor_type', 'friendly_name', 'status', 'issuer', 'phone', 'created_at'])
    .where('user_id', '=', actor.id)
    .execute();
  // At most a handful. Ids are in order of creation.
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export type OwnFactor = Awaited<ReturnType<typeof getFactor>>;

/** Returns the actor's factor with this id. Throws `not_found`. */
export async function getFactor(db: Db, actor: User, id: string) {
  const factor = await db
    .selectFrom('auth_factors')
    .select(['id', 'factor_type', 'status', 'phone', 'secret_sealed'])
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (factor === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return factor;
}

export type OpenChallenge = Awaited<ReturnType<typeof getChallenge>>;

/**
 * Returns an open challenge of this factor in the actor's session. Throws `not_found`, `link_used` or `link_expired`.
 */
export async function getChallenge({ db, actor, now }: Ctx<SignedInUser>, factorId: string, id: string) {
  const challenge = await db
    .selectFrom('factor_challenges')
    .select(['id', 'code_hash', 'expires_at', 'used_at'])
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .where('session_id', '=', actor.session.id)
    .executeTakeFirst();
  if (challenge === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
  if (challenge.used_at !== null) throw new AppError('link_used', FACTOR_TEXTS.challenge_used);
  if (challenge.expires_at <= now) throw new AppError('link_expired', FACTOR_TEXTS.challenge_expired);
  return challenge;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const passkey = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).executeTakeFirst();
  return passkey !== undefined;
}

/** True for a session at aal2 whose user still has a factor or a passkey. A passkey counts as both steps. */
export async function hasProvedTwoSteps(db: Db, { id, session, hasFactor }: User): Promise<boolean> {
  return session?.aal === 'aal2' && (hasFactor || (await hasPasskey(db, id)));
}

/**
 * Reloads the actor from the database; their rights may have changed since the request arrived. Throws
 * `not_authenticated`.
 */
export async function reloadActor(db: Db, actor: SignedInUser): Promise<SignedInUser> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((eb) => ['sessions.aal', 'sessions.authenticated_at', hasVerifiedFactor(eb).as('has_factor')])
    .where('sessions.id', '=', actor.session.id)
    .where('users.id', '=', actor.id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
  const session: UserSession = {
    ...actor.session,
    aal: row.aal,
    authenticatedAt: row.authenticated_at ?? actor.session.authenticatedAt,
  };
  return { ...actor, session, hasFactor: Boolean(row.has_factor) };
}
