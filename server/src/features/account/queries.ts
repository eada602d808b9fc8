import type { ExpressionBuilder, Kysely } from 'kysely';

import { ACCOUNT_LIMITS } from '@larder/contract/account';

import type { Ctx, SignedInUser, User, UserSession } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';
import type { Db, Tables } from '#platform/db/tables.ts';

/** True for a user with a verified factor. Convert it with Boolean(): SQLite returns a number. */
export function hasVerifiedFactor(eb: ExpressionBuilder<Tables, 'users'>) {
  return eb.exists(
    eb
      .selectFrom('auth_factors')
      .select('auth_factors.id')
      .whereRef('auth_factors.user_id', '=', 'users.id')
      .where('auth_factors.status', '=', 'verified'),
  );
}

function sessionsWithPeople(db: Kysely<Tables>) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.name',
      'users.is_admin',
      'sessions.id as session_id',
      'sessions.aal',
      'sessions.expires_at',
      'sessions.updated_at',
      'sessions.authenticated_at',
      hasVerifiedFactor(eb).as('has_factor'),
    ])
    .where('users.disabled_at', 'is', null);
}

const findByToken = prepareLookup<{ token: string; now: Date }>()((db, param) =>
  sessionsWithPeople(db).where('sessions.token', '=', param('token')).where('sessions.expires_at', '>', param('now')),
);

const findBySessionId = prepareLookup<{ id: string; now: Date }>()((db, param) =>
  sessionsWithPeople(db).where('sessions.id', '=', param('id')).where('sessions.expires_at', '>', param('now')),
);

/** Returns the actor of a session that has not expired by `now`. One index lookup. */
export async function findActorBySession(on: LookupDb, token: string, now: Date): Promise<SignedInUser | null> {
  const [row] = await findByToken(on, { token, now });
  return row === undefined ? null : toActor(row);
}

/** Returns the actor of a session by its id, which a signed access token contains. */
export async function findActorBySessionId(on: LookupDb, id: string, now: Date): Promise<SignedInUser | null> {
  const [row] = await findBySessionId(on, { id, now });
  return row === undefined ? null : toActor(row);
}

type SessionRow = Awaited<ReturnType<typeof findByToken>>[number];

function toActor(row: SessionRow): SignedInUser {
  const session: UserSession = {
    id: row.session_id,
    aal: row.aal,
    expiresAt: row.expires_at,
    updatedAt: row.updated_at,
    authenticatedAt: row.authenticated_at ?? row.updated_at,
  };
  return {
    kind: 'user',
    id: row.id,
    email: row.email,
    name: row.name,
    isAdmin: row.is_admin,
    hasFactor: Boolean(row.has_factor),
    session,
    scopes: undefined,
  };
}

/** The facts that decide whether a user may sign in. */
export interface UserAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly emailConfirmed: boolean;
  readonly disabled: boolean;
  readonly hasFactor: boolean;
  /** Null for a user without a password. */
  readonly passwordHash: string | null;
}

export function findByEmail(db: Db, email: string): Promise<UserAccount | null> {
  return findAccount(db, 'users.email', email);
}

export function findById(db: Db, id: string): Promise<UserAccount | null> {
  return findAccount(db, 'users.id', id);
}

async function findAccount(db: Db, column: 'users.email' | 'users.id', value: string): Promise<UserAccount | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', 'credential'),
    )
    .select((eb) => [
      'users.id',
      'users.email',
      'users.name',
      'users.is_admin',
      'users.email_verified',
      'users.disabled_at',
      'accounts.password',
      hasVerifiedFactor(eb).as('has_factor'),
    ])
    .where(column, '=', value)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    isAdmin: row.is_admin,
    emailConfirmed: row.email_verified,
    disabled: row.disabled_at !== null,
    hasFactor: Boolean(row.has_factor),
    passwordHash: row.password,
  };
}

/** Returns the actor's open sessions, most recently used first. */
export async function listSessions({ db, actor, now }: Ctx<SignedInUser>) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ACCOUNT_LIMITS.sessions_listed_max)
    .execute();
}

const findRules = prepareLookup<{ userId: string }>()((db, param) =>
  db.selectFrom('user_profiles').select(['diets', 'allergies']).where('user_id', '=', param('userId')),
);

/** True for a user whose profile has diets or exclusions. */
export async function hasEatingRules(on: LookupDb, userId: string): Promise<boolean> {
  const [row] = await findRules(on, { userId });
  return row !== undefined && row.diets.length + row.allergies.length > 0;
}

/** The user on whose behalf a job runs, without a session. Null when the account is deleted or disabled. */
export async function findUser(db: Db, id: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'is_admin'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { is_admin: isAdmin, ...person } = row;
  return { kind: 'user', ...person, isAdmin, hasFactor: false, session: undefined, scopes: undefined };
}
