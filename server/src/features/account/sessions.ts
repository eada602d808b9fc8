import { v7 as uuidv7 } from 'uuid';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx, UserSession } from '#platform/context.ts';
import { DatabaseUnavailableError } from '#platform/db/errors.ts';
import type { Db } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import type { HttpExchange } from '#platform/http/route-handlers.ts';
import { isBearer } from '#platform/http/same-origin.ts';
import { newToken } from '#platform/secrets.ts';

import { lockUser } from './commands/lock-user.ts';
import { type BrowserCookies, forgetDevices, recordSignInDevice } from './devices.ts';
import type { SessionCookies } from './session-cookie.ts';

/** Sliding expiry after the last use. */
const SESSION_TTL_SECONDS = 30 * 24 * 60 * 60;
/** Minimum interval between two extensions. */
const SESSION_REFRESH_MS = HOUR_MS;
/** Absolute expiry after the last authentication. */
const SESSION_MAX_MS = 180 * 24 * HOUR_MS;
const USER_AGENT_MAX_CHARACTERS = 500;

interface StartedSession {
  readonly id: string;
  readonly token: string;
}

/** Per assurance level: far more than anyone uses. */
const SESSIONS_MAX = 200;

interface NewSession {
  readonly userId: string;
  readonly aal: 'aal1' | 'aal2';
  readonly userAgent: string | undefined;
  /** The device id of `devices.ts`. */
  readonly device?: string;
  /** Throws when the credential was changed or removed since it was checked. */
  readonly requireProof?: (trx: Db) => Promise<void>;
}

/**
 * Starts a session without setting a cookie; programs use tokens instead. Throws what `requireProof` throws, and
 * `not_authenticated` if the account was disabled or deleted in the meantime.
 */
export async function createSession(
  trx: Db,
  ctx: Pick<Ctx<Actor>, 'now' | 'address'>,
  newSession: NewSession,
): Promise<StartedSession> {
  if (!(await lockUser(trx, newSession.userId))) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
  await newSession.requireProof?.(trx);
  const session = { id: uuidv7(), token: newToken() };
  await trx
    .insertInto('sessions')
    .values({
      ...session,
      user_id: newSession.userId,
      aal: newSession.aal,
      expires_at: expiryAfter(ctx.now),
      ip_address: ctx.address,
      user_agent: newSession.userAgent?.slice(0, USER_AGENT_MAX_CHARACTERS) ?? null,
      device: newSession.device ?? null,
      authenticated_at: ctx.now,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute();
  await evictOldest(trx, newSession.userId, newSession.aal);
  return session;
}

/**
 * Evicts the least recently used sessions of this level above the maximum. An attacker with only the password therefore
 * cannot evict sessions that have completed the second step.
 */
async function evictOldest(trx: Db, userId: string, aal: 'aal1' | 'aal2'): Promise<void> {
  const oldest = trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('aal', '=', aal)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_MAX)
    .offset(SESSIONS_MAX);
  await trx.deleteFrom('sessions').where('id', 'in', oldest).execute();
}

/** Browser sessions, each identified by a cookie. */
export class Sessions {
  readonly #cookies: SessionCookies;
  readonly #browsers: BrowserCookies;

  constructor(cookies: SessionCookies, browsers: BrowserCookies) {
    this.#cookies = cookies;
    this.#browsers = browsers;
  }

  /** Signs this browser in and ends its previous session, of whichever user. */
  async start(
    ctx: Ctx<Actor>,
    { request, reply }: HttpExchange,
    newSession: Omit<NewSession, 'userAgent' | 'device'>,
  ): Promise<void> {
    const before = this.#cookies.read(request.headers.cookie);
    const userAgent = request.headers['user-agent'];
    const device = this.#browsers.readOrWrite(request, reply);
    const { token, replaced } = await ctx.db.transaction().execute(async (trx) => {
      const started = await createSession(trx, ctx, { ...newSession, userAgent, device });
      await recordSignInDevice(trx, ctx, { id: started.id, userAgent });
      const previous = before === undefined ? undefined : await deleteSession(trx, before);
      await writeAudit(trx, ctx, { action: 'signed-in', actorId: newSession.userId });
      return { token: started.token, replaced: previous };
    });
    if (replaced !== undefined) ctx.events.recheckAccess(replaced.user_id);
    this.#cookies.write(reply, token, SESSION_TTL_SECONDS);
  }

  /**
   * Raises the session to aal2 after a second factor. Token rotation: a browser session gets a new token, which
   * invalidates a stolen one (session fixation). Returns a function that sets the new cookie, to be called after the
   * commit of `db`; undefined when the session has ended.
   */
  async raise(db: Db, ctx: Ctx, exchange: HttpExchange, session: UserSession): Promise<(() => void) | undefined> {
    const setCookie = await this.#rotate(db, exchange, session, { ...authenticatedAt(ctx.now), aal: 'aal2' });
    await evictOldest(db, ctx.actor.id, 'aal2');
    await recordSignInDevice(db, ctx, { id: session.id, userAgent: exchange.request.headers['user-agent'] });
    return setCookie;
  }

  /** Extends the session after reauthentication by password. The level stays the same; otherwise like `raise`. */
  async renew(
    db: Db,
    ctx: Ctx<Actor>,
    exchange: HttpExchange,
    session: UserSession,
  ): Promise<(() => void) | undefined> {
    return this.#rotate(db, exchange, session, authenticatedAt(ctx.now));
  }

  async #rotate(
    db: Db,
    { request, reply }: HttpExchange,
    session: UserSession,
    changes: ReturnType<typeof authenticatedAt> & { readonly aal?: 'aal2' },
  ): Promise<(() => void) | undefined> {
    const before = isBearer(request) ? undefined : this.#cookies.read(request.headers.cookie);
    if (before !== undefined) {
      const token = newToken();
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ ...changes, token })
        .where('id', '=', session.id)
        .where('token', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return () => this.#cookies.write(reply, token, SESSION_TTL_SECONDS);
    }
    // The conditional update on the old token failed: the later of two concurrent requests must not set a second cookie.
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set(changes)
      .where('id', '=', session.id)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : () => undefined;
  }

  /**
   * Extends the session and its cookie after a use and returns the new expiry. Without a writable database the session
   * stays as it is.
   */
  async refresh(ctx: Ctx<Actor>, { request, reply }: HttpExchange, session: UserSession): Promise<Date> {
    const expiresAt = await extendSession(ctx.db, ctx, session.id).catch(ignoreUnavailable);
    if (expiresAt === null) return session.expiresAt;
    const token = isBearer(request) ? undefined : this.#cookies.read(request.headers.cookie);
    if (token !== undefined) this.#cookies.write(reply, token, SESSION_TTL_SECONDS);
    return expiresAt;
  }

  /** True when this browser has a session of that user, even after one step of two. */
  async isSignedInAs(db: Db, { request }: HttpExchange, userId: string, now: Date): Promise<boolean> {
    const token = this.#cookies.read(request.headers.cookie);
    if (token === undefined) return false;
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('token', '=', token)
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return session !== undefined;
  }

  /** Ends this browser's session, if any, and clears its cookie. */
  async end(ctx: Ctx<Actor>, { request, reply }: HttpExchange): Promise<void> {
    const token = this.#cookies.read(request.headers.cookie);
    const ended =
      token === undefined
        ? undefined
        : await ctx.db.transaction().execute(async (trx) => {
            const session = await deleteSession(trx, token);
            if (session !== undefined) {
              await writeAudit(trx, ctx, { action: 'signed-out', actorId: session.user_id });
            }
            return session;
          });
    if (ended !== undefined) ctx.events.recheckAccess(ended.user_id);
    this.#cookies.clear(reply);
  }

  clear({ reply }: HttpExchange): void {
    this.#cookies.clear(reply);
  }
}

function ignoreUnavailable(error: unknown): null {
  if (error instanceof DatabaseUnavailableError) return null;
  throw error;
}

function deleteSession(db: Db, token: string) {
  return db.deleteFrom('sessions').where('token', '=', token).returning('user_id').executeTakeFirst();
}

/** Extends a session after a use. Returns the new expiry, or null when the session has ended. */
export async function extendSession(db: Db, { now }: Pick<Ctx<Actor>, 'now'>, id: string): Promise<Date | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['authenticated_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (session === undefined) return null;
  const absoluteExpiry = (session.authenticated_at ?? session.created_at).getTime() + SESSION_MAX_MS;
  const expiresAt = new Date(Math.min(expiryAfter(now).getTime(), absoluteExpiry));
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt, updated_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : expiresAt;
}

/** True when the last recorded use is older than the minimum interval. */
export function isRefreshDue(session: UserSession, now: Date): boolean {
  return now.getTime() - session.updatedAt.getTime() > SESSION_REFRESH_MS;
}

/**
 * Deletes the user's sessions, except `except`, and by cascade the refresh tokens of programs. The caller notifies open
 * event streams after the commit.
 */
export async function deleteUserSessions(db: Db, userId: string, except?: string): Promise<void> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
}

/** Deletes all sessions, API tokens and known devices of a user, when the owner recovers the account or loses it. */
export async function revokeAllAccess(trx: Db, userId: string): Promise<void> {
  await deleteUserSessions(trx, userId);
  await trx.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
  await forgetDevices(trx, userId);
}

function authenticatedAt(now: Date) {
  return { authenticated_at: now, updated_at: now, expires_at: expiryAfter(now) };
}

function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + SESSION_TTL_SECONDS * 1000);
}
