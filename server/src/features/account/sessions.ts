import { v7 as uuidv7 } from 'uuid';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx, PersonSession } from '#platform/context.ts';
import { DatabaseUnavailableError } from '#platform/db/errors.ts';
import type { Db } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import type { Exchange } from '#platform/http/route-handlers.ts';
import { isBearer } from '#platform/http/same-origin.ts';
import { newToken } from '#platform/secrets.ts';

import { holdPerson } from './commands/hold-person.ts';
import { type BrowserCookies, forgetDevices, noteDevice } from './devices.ts';
import type { SessionCookies } from './session-cookie.ts';

/** A session lasts this long after its last use… */
const SESSION_TTL_SECONDS = 30 * 24 * 60 * 60;
/** …which is written down at most this often… */
const SESSION_REFRESH_MS = HOUR_MS;
/** …but, however it is used, no longer than this after its person last proved who they are. */
const SESSION_MAX_MS = 180 * 24 * HOUR_MS;
const USER_AGENT_MAX_CHARACTERS = 500;

interface StartedSession {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Far more browsers and programs than anybody has. Sessions of one step and of two are counted apart. */
const SESSIONS_MAX = 200;

interface NewSession {
  readonly userId: string;
  readonly aal: 'aal1' | 'aal2';
  readonly userAgent: string | undefined;
  /** On which it is, as `devices.ts` names it. */
  readonly device?: string;
  /** Throws when what was proved before the transaction is no longer good: it may have been changed or removed since. */
  readonly requireProof?: (trx: Db) => Promise<void>;
}

/**
 * A new session of a person, without a cookie. Its token is for a cookie; a program has other proofs. Throws what
 * `requireProof` throws, and `not_authenticated` if the account was disabled or deleted in the meantime.
 */
export async function createSession(
  trx: Db,
  ctx: Pick<Ctx<Actor>, 'now' | 'address'>,
  person: NewSession,
): Promise<StartedSession> {
  if (!(await holdPerson(trx, person.userId))) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
  await person.requireProof?.(trx);
  const session = { id: uuidv7(), token: newToken(), expiresAt: expiryAfter(ctx.now) };
  await trx
    .insertInto('sessions')
    .values({
      id: session.id,
      token: session.token,
      user_id: person.userId,
      aal: person.aal,
      expires_at: session.expiresAt,
      ip_address: ctx.address,
      user_agent: person.userAgent?.slice(0, USER_AGENT_MAX_CHARACTERS) ?? null,
      device: person.device ?? null,
      authenticated_at: ctx.now,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute();
  await endOldest(trx, person.userId, person.aal);
  return session;
}

/**
 * Signs a person out where they were longest ago, once they have too many sessions of this level. Who knows the password alone
 * so ends no session in which the second step was done.
 */
async function endOldest(trx: Db, userId: string, aal: 'aal1' | 'aal2'): Promise<void> {
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

/** Sessions in browsers: each is held by a cookie. */
export class Sessions {
  readonly #cookies: SessionCookies;
  readonly #browsers: BrowserCookies;

  constructor(cookies: SessionCookies, browsers: BrowserCookies) {
    this.#cookies = cookies;
    this.#browsers = browsers;
  }

  /** Signs this browser in; the session it held before, whoever's that was, ends. */
  async start(
    ctx: Ctx<Actor>,
    { request, reply }: Exchange,
    person: Omit<NewSession, 'userAgent' | 'device'>,
  ): Promise<StartedSession> {
    const before = this.#cookies.read(request.headers.cookie);
    const userAgent = request.headers['user-agent'];
    const device = this.#browsers.readOrWrite(request, reply);
    const { session, ended } = await ctx.db.transaction().execute(async (trx) => {
      const started = await createSession(trx, ctx, { ...person, userAgent, device });
      await noteDevice(trx, ctx, { id: started.id, userAgent });
      const former = before === undefined ? undefined : await deleteSession(trx, before);
      await writeAudit(trx, ctx, { action: 'signed-in', actorId: person.userId });
      return { session: started, ended: former };
    });
    if (ended !== undefined) ctx.events.recheckAccess(ended.user_id);
    this.#cookies.write(reply, session.token, SESSION_TTL_SECONDS);
    return session;
  }

  /**
   * The session has proved a second factor: it is aal2 from now on. One in a browser goes on under a new token, so that
   * whoever knew the old one is left behind. Gives what hands the new cookie out, for when `db` has been committed, or
   * undefined when the session has ended meanwhile.
   */
  async raise(db: Db, ctx: Ctx, exchange: Exchange, session: PersonSession): Promise<(() => void) | undefined> {
    const handOut = await this.#prove(db, exchange, session, { ...provedAt(ctx.now), aal: 'aal2' });
    await endOldest(db, ctx.actor.id, 'aal2');
    await noteDevice(db, ctx, { id: session.id, userAgent: exchange.request.headers['user-agent'] });
    return handOut;
  }

  /** The same for who has proved again with a password who they are: the session has done as many steps as before. */
  async renew(db: Db, ctx: Ctx<Actor>, exchange: Exchange, session: PersonSession): Promise<(() => void) | undefined> {
    return this.#prove(db, exchange, session, provedAt(ctx.now));
  }

  async #prove(
    db: Db,
    { request, reply }: Exchange,
    session: PersonSession,
    proved: ReturnType<typeof provedAt> & { readonly aal?: 'aal2' },
  ): Promise<(() => void) | undefined> {
    const before = isBearer(request) ? undefined : this.#cookies.read(request.headers.cookie);
    if (before !== undefined) {
      const token = newToken();
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ ...proved, token })
        .where('id', '=', session.id)
        .where('token', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return () => this.#cookies.write(reply, token, SESSION_TTL_SECONDS);
    }
    // Of two requests at once one gives the browser a new cookie; the other must not give it one more.
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set(proved)
      .where('id', '=', session.id)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : () => undefined;
  }

  /**
   * Writes the last use down and makes the cookie last as much longer; gives the time at which the session now ends. While the
   * database takes no writes the session stays as it is.
   */
  async refresh(ctx: Ctx<Actor>, { request, reply }: Exchange, session: PersonSession): Promise<Date> {
    const expiresAt = await extendSession(ctx.db, ctx, session.id).catch(ignoreUnavailable);
    if (expiresAt === null) return session.expiresAt;
    const token = isBearer(request) ? undefined : this.#cookies.read(request.headers.cookie);
    if (token !== undefined) this.#cookies.write(reply, token, SESSION_TTL_SECONDS);
    return expiresAt;
  }

  /** Is this browser signed in to that account, if only by one step of two? */
  async isHeldBy(db: Db, { request }: Exchange, userId: string, now: Date): Promise<boolean> {
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

  /** Ends the session that this browser holds, if it holds one, and clears its cookie. */
  async end(ctx: Ctx<Actor>, { request, reply }: Exchange): Promise<void> {
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

  /** After all of somebody's sessions have ended: this browser need not keep the cookie. */
  clear({ reply }: Exchange): void {
    this.#cookies.clear(reply);
  }
}

function ignoreUnavailable(error: unknown): null {
  if (error instanceof DatabaseUnavailableError) return null;
  throw error;
}

/** Gives whose it was; undefined where there was none. */
function deleteSession(db: Db, token: string) {
  return db.deleteFrom('sessions').where('token', '=', token).returning('user_id').executeTakeFirst();
}

/** Writes a use of the session down; gives the time at which it now ends, or null when it has ended already. */
export async function extendSession(db: Db, { now }: Pick<Ctx<Actor>, 'now'>, id: string): Promise<Date | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['authenticated_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (session === undefined) return null;
  const provedAgainBy = (session.authenticated_at ?? session.created_at).getTime() + SESSION_MAX_MS;
  const expiresAt = new Date(Math.min(expiryAfter(now).getTime(), provedAgainBy));
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt, updated_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : expiresAt;
}

/** Has the session been used long enough after its last use was written down? */
export function isRefreshDue(session: PersonSession, now: Date): boolean {
  return now.getTime() - session.updatedAt.getTime() > SESSION_REFRESH_MS;
}

/**
 * Ends a person's sessions, all but `except`, and with them the refresh tokens of programs. Whoever does so has their streams looked
 * at again once that is committed.
 */
export async function endSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
}

/** Somebody takes an account back, or away: all sessions end, and the API tokens that whoever had it may have made. */
export async function endAllAccessOf(trx: Db, userId: string): Promise<void> {
  await endSessionsOf(trx, userId);
  await trx.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
  await forgetDevices(trx, userId);
}

/** What is written of a session whose person has just proved who they are. */
function provedAt(now: Date) {
  return { authenticated_at: now, updated_at: now, expires_at: expiryAfter(now) };
}

function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + SESSION_TTL_SECONDS * 1000);
}
