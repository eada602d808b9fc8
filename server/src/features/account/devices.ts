import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExpressionBuilder } from 'kysely';

import type { Actor, Ctx, SignedInUser } from '#platform/context.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { HostCookie } from '#platform/http/cookies.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

import { newDeviceNotice } from './messages.ts';
import { describeDevice } from './present.ts';
import { hasVerifiedFactor } from './queries.ts';

const COOKIE_NAME = 'larder.known_browser';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const TOKEN_PATTERN = /^[\w-]{43}$/u;

/**
 * Recognizes a browser by a random cookie that grants no access. On a device where the owner has signed in before, rate
 * limits count apart from those of strangers, and no new-device mail is sent. Users who share a browser share its
 * cookie.
 */
export class BrowserCookies {
  readonly #cookie: HostCookie;

  constructor(isHttps: boolean) {
    this.#cookie = new HostCookie(COOKIE_NAME, isHttps);
  }

  /** Returns the device that sent this request; undefined for a browser without the cookie. */
  read({ headers }: FastifyRequest): string | undefined {
    const token = this.#cookie.read(headers.cookie).find((value) => TOKEN_PATTERN.test(value));
    return token === undefined ? undefined : hashToken(token);
  }

  /** Returns the device that sent this request and sets the cookie in a browser without one. */
  readOrWrite(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.read(request);
    if (known !== undefined) return known;
    const token = newToken();
    this.#cookie.write(reply, token, YEAR_SECONDS);
    return hashToken(token);
  }
}

/** Identifies a program, which has no cookie, by its IP address and user agent. */
export function programDevice({ secrets, address }: Ctx<Actor>, userAgent: string | undefined): string {
  return secrets.digest('program', `${address} ${userAgent ?? ''}`);
}

/**
 * True when the user with this address has signed in on this device before. Takes the same time for an unknown address.
 */
export async function isKnownDevice(db: Db, email: string, device: string | undefined): Promise<boolean> {
  if (device === undefined) return false;
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.device')
    .where('users.email', '=', email)
    .where('known_devices.device', '=', device)
    .executeTakeFirst();
  return known !== undefined;
}

/** Returns the device of the actor's session; undefined when they never completed a sign-in on it. */
export async function findKnownDevice({ db, actor }: Ctx<SignedInUser>): Promise<string | undefined> {
  const known = await db
    .selectFrom('sessions')
    .innerJoin('known_devices', (join) =>
      join
        .onRef('known_devices.user_id', '=', 'sessions.user_id')
        .onRef('known_devices.device', '=', 'sessions.device'),
    )
    .select('known_devices.device')
    .where('sessions.id', '=', actor.session.id)
    .executeTakeFirst();
  return known?.device;
}

/** Stores the device. Returns false when it is known already. */
export async function rememberDevice(trx: Db, now: Date, userId: string, device: string): Promise<boolean> {
  const added = await trx
    .insertInto('known_devices')
    .values({ user_id: userId, device, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doNothing())
    .returning('device')
    .executeTakeFirst();
  if (added !== undefined) return true;
  await trx
    .updateTable('known_devices')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .execute();
  return false;
}

/**
 * Stores the device of a session that has just completed its sign-in, and mails the owner about a new one. Does nothing
 * while the second step is missing. Call it before the sign-in is in the audit log: the first sign-in of an account
 * sends no mail.
 */
export async function recordSignInDevice(
  trx: Db,
  ctx: Ctx<Actor>,
  session: { readonly id: string; readonly userAgent: string | undefined },
): Promise<void> {
  const row = await trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((eb) => [
      'users.id',
      'users.email',
      'sessions.device',
      'sessions.aal',
      hasVerifiedFactor(eb).as('has_factor'),
      eb
        .exists(
          eb
            .selectFrom('audit_log')
            .select('audit_log.id')
            .whereRef('audit_log.subject_id', '=', 'users.id')
            .where('audit_log.action', '=', 'signed-in'),
        )
        .as('signed_in_before'),
    ])
    .where('sessions.id', '=', session.id)
    .executeTakeFirst();
  if (row === undefined || row.device === null) return;
  if (row.aal === 'aal1' && Boolean(row.has_factor)) return;
  const isNew = await rememberDevice(trx, ctx.now, row.id, row.device);
  if (!isNew || !row.signed_in_before) return;
  const device = describeDevice(session.userAgent ?? null);
  await ctx.outbox.put(trx, newDeviceNotice(row, { device, address: ctx.address, at: ctx.now }), ctx.now);
}

/** Deletes all known devices of a user, except the device of the session `except`. */
export async function forgetDevices(trx: Db, userId: string, except?: string): Promise<void> {
  let query = trx.deleteFrom('known_devices').where('user_id', '=', userId);
  if (except !== undefined) {
    query = query.where((eb) => eb.not(eb.exists(sessionsOnDevice(eb).where('sessions.id', '=', except))));
  }
  await query.execute();
}

/** Deletes a known device without a session of this user, so that the next sign-in on it sends a new-device mail. */
export async function forgetUnusedDevice(trx: Db, userId: string, device: string): Promise<void> {
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .where((eb) => eb.not(eb.exists(sessionsOnDevice(eb).where('sessions.user_id', '=', userId))))
    .execute();
}

function sessionsOnDevice(eb: ExpressionBuilder<Tables, 'known_devices'>) {
  return eb.selectFrom('sessions').select('sessions.id').whereRef('sessions.device', '=', 'known_devices.device');
}

/** Deletes devices that have not been used for the lifetime of their cookie. */
export async function purgeDevices({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - 365 * DAY_MS);
  await db.deleteFrom('known_devices').where('last_used_at', '<=', before).execute();
}
