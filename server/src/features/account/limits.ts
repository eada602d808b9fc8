import { createHash } from 'node:crypto';

import type { LinkPurpose } from '@larder/contract/account';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { FACTOR_TEXTS } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import type { Actor, Ctx, SignedInUser } from '#platform/context.ts';
import { isHalfSignedIn } from '#platform/http/authorize.ts';
import { type Backoff, countAttempt, countUse, forgetUses, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { revokeDistrustedSession } from './commands/revoke.ts';
import { findKnownDevice, isKnownDevice } from './devices.ts';

const MINUTE = 60;

const REGISTRATIONS_PER_ADDRESS: RateLimit = { max: 20, windowSeconds: 60 * MINUTE };
const SIGN_INS_PER_ADDRESS: RateLimit = { max: 50, windowSeconds: 15 * MINUTE };
/** Bounds a distributed attack on one account's password. Backoff throttles attempts from a single IP address. */
const SIGN_INS_PER_ACCOUNT: RateLimit = { max: 100, windowSeconds: 60 * MINUTE };
/** A well-behaved program refreshes every 15 minutes. */
const REFRESHES_PER_SESSION: RateLimit = { max: 60, windowSeconds: 15 * MINUTE };
/** Consecutive wrong passwords or codes before backoff starts: 1, 2, 4 … seconds, up to 15 minutes. */
const FAILURES_WITHOUT_BACKOFF = 5;
const LONGEST_WAIT_SECONDS = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Lockout: consecutive failures that end the session, or at sign-in lock codes of that kind for their source. */
const LOCKOUT_FAILURES = 100;
/** For an authenticated user. Each change writes to the audit log, and most send a mail. */
const CHANGES_PER_ACCOUNT: RateLimit = { max: 60, windowSeconds: 60 * MINUTE };
const PROOFS_PER_ACCOUNT: RateLimit = { max: 100, windowSeconds: 60 * MINUTE };
/** Across all known devices of the owner: strangers cannot use these up. */
const KNOWN_SIGN_INS_PER_ACCOUNT: RateLimit = { max: 300, windowSeconds: 60 * MINUTE };
const MAILS_PER_ADDRESS: RateLimit = { max: 20, windowSeconds: 60 * MINUTE };
const MAILS_PER_RECIPIENT: RateLimit = { max: 5, windowSeconds: 60 * MINUTE };
/** Text messages cost the operator money, and one IP address can create dozens of accounts. */
const TEXTS_PER_ADDRESS: RateLimit = { max: 30, windowSeconds: 60 * MINUTE };
const TEXTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };
const TEXTS_PER_NUMBER: RateLimit = { max: 5, windowSeconds: 60 * MINUTE };
/** To a verified number of the owner, from a known device. */
const OWN_TEXTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };
const LINKS_PER_ADDRESS: RateLimit = { max: 60, windowSeconds: 15 * MINUTE };
const CEREMONIES_PER_ADDRESS: RateLimit = { max: 120, windowSeconds: 15 * MINUTE };

/** An export is expensive. */
const EXPORTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };

export type CodeKind = 'totp' | 'phone' | 'recovery-code';
type ProofKind = 'password' | CodeKind;

/** One attempt, counted as a failure until it is forgotten. */
export interface Attempt {
  /** Clears the count after a success. */
  forget(): Promise<void>;
}

export interface SecondStepAttempt extends Attempt {
  readonly kind: CodeKind;
  /** At a sign-in: consecutive failures of this kind from this source, and whether this one triggers the lockout. */
  readonly atSignIn: { readonly failures: number; readonly isLast: boolean } | undefined;
}

/** Rate limits for accounts. Each method throws `too_many_requests` above its limit. `factor` multiplies all limits. */
export class AccountLimits {
  readonly #factor: number;

  constructor(factor: number) {
    this.#factor = factor;
  }

  countRegistration(ctx: Ctx<Actor>): Promise<void> {
    return this.#count(ctx, `sign-up:${ctx.address}`, REGISTRATIONS_PER_ADDRESS);
  }

  /**
   * Counts one sign-in attempt. Unknown accounts count like known ones. A known device of the owner is counted apart,
   * so that strangers cannot lock the owner out.
   */
  async countSignIn(ctx: Ctx<Actor>, email: string, device: string | undefined): Promise<Attempt> {
    const account = digestOf(email);
    if (device !== undefined && (await isKnownDevice(ctx.db, email, device))) {
      const known = await this.#countWithBackoff(ctx, `sign-in:known:${account}:${device}`);
      // Counted last: attempts refused during the backoff must not use up the limit of all known devices.
      await this.#count(ctx, `sign-in:known:${account}`, KNOWN_SIGN_INS_PER_ACCOUNT);
      return known;
    }
    await this.#count(ctx, `sign-in:${ctx.address}`, SIGN_INS_PER_ADDRESS);
    const attempt = await this.#countWithBackoff(ctx, `sign-in:${account}:${ctx.address}`);
    await this.#count(ctx, `sign-in:${account}`, SIGN_INS_PER_ACCOUNT);
    return attempt;
  }

  countRefresh(ctx: Ctx<Actor>, userId: string, sessionId: string): Promise<void> {
    return this.#count(ctx, `refresh:${userId}:${sessionId}`, REFRESHES_PER_SESSION);
  }

  /**
   * Counts one password or code before it is checked. Each kind and session is counted apart, so failures elsewhere do
   * not throttle this one. Throws `not_authenticated` once too many consecutive failures have ended the session.
   */
  async countProof(ctx: Ctx<SignedInUser>, kind: ProofKind): Promise<Attempt> {
    const { id, session } = ctx.actor;
    const attempt = await this.#countWithBackoff(ctx, `proof:${id}:${kind}:${session.id}`);
    if (attempt.consecutive <= this.#lockoutThreshold()) return attempt;
    await revokeDistrustedSession(ctx);
    throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
  }

  /** Counts one correct password, so that a stolen session alone cannot use these up. */
  countProved(ctx: Ctx<SignedInUser>): Promise<void> {
    return this.#count(ctx, `proved:${ctx.actor.id}`, PROOFS_PER_ACCOUNT);
  }

  /** Counts one change that adds something to an account. Revoking and removing are never limited. */
  countChange(ctx: Ctx<SignedInUser>): Promise<void> {
    return this.#count(ctx, `change:${ctx.actor.id}`, CHANGES_PER_ACCOUNT);
  }

  /**
   * Counts one second-factor code or recovery code. At a sign-in it also counts per kind and known device, or across
   * all unknown devices: too many consecutive failures lock that kind there until the password changes. This bounds
   * guessing by an attacker who knows the password, whatever number of sessions they start.
   */
  async countSecondStep(ctx: Ctx<SignedInUser>, kind: CodeKind): Promise<SecondStepAttempt> {
    const attempt = await this.countProof(ctx, kind);
    const max = this.#lockoutThreshold();
    if (!isHalfSignedIn(ctx.actor)) return { ...attempt, kind, atSignIn: undefined };
    const key = `second-step:${ctx.actor.id}:${kind}:${(await findKnownDevice(ctx)) ?? 'elsewhere'}`;
    const withoutBackoff = { free: max + 1, longestWaitSeconds: 1, forgottenAfterSeconds: 365 * DAY };
    const failures = await countAttempt(ctx.db, key, withoutBackoff, ctx.now);
    if (failures > max) throw new AppError('too_many_requests', FACTOR_TEXTS.locked);
    const forget = async () => {
      await attempt.forget();
      await forgetUses(ctx.db, key);
    };
    return { forget, kind, atSignIn: { failures, isLast: failures === max } };
  }

  /**
   * Counts one mail that an anonymous request causes, per kind: a stranger who exhausts one kind does not block the
   * others for the owner.
   */
  async countMail(ctx: Ctx<Actor>, recipient: string, kind: LinkPurpose): Promise<void> {
    await this.#count(ctx, `mail:${ctx.address}`, MAILS_PER_ADDRESS);
    await this.#count(ctx, `mail-to:${kind}:${digestOf(recipient)}`, MAILS_PER_RECIPIENT);
  }

  /** Counts one text message to this phone, caused by a user who has done at least the first step. */
  async countText(ctx: Ctx<SignedInUser>, phone: string, isProved: boolean): Promise<void> {
    const userId = ctx.actor.id;
    await this.#count(ctx, `text-from:${ctx.address}`, TEXTS_PER_ADDRESS);
    // An attacker with only the password must not use up the messages the owner signs in with.
    if (isProved && (await findKnownDevice(ctx)) !== undefined) {
      return this.#count(ctx, `text-own:${userId}`, OWN_TEXTS_PER_ACCOUNT);
    }
    await this.#count(ctx, `text:${userId}`, TEXTS_PER_ACCOUNT);
    // A verified number is counted for its account alone: others may try to add it to theirs.
    const number = isProved ? `${userId}:${digestOf(phone)}` : digestOf(phone);
    await this.#count(ctx, `text-to:${number}`, TEXTS_PER_NUMBER);
  }

  /** Counts one use of a link from a mail. */
  countLink(ctx: Ctx<Actor>): Promise<void> {
    return this.#count(ctx, `link:${ctx.address}`, LINKS_PER_ADDRESS);
  }

  /** Counts one step of a passkey or single sign-on ceremony, which anonymous callers may start. */
  countCeremony(ctx: Ctx<Actor>): Promise<void> {
    return this.#count(ctx, `ceremony:${ctx.address}`, CEREMONIES_PER_ADDRESS);
  }

  countExport(ctx: Ctx<Actor>, userId: string): Promise<void> {
    return this.#count(ctx, `export:${userId}`, EXPORTS_PER_ACCOUNT);
  }

  async #countWithBackoff({ db, now }: Ctx<Actor>, key: string): Promise<Attempt & { readonly consecutive: number }> {
    const backoff: Backoff = {
      free: Math.max(1, Math.round(FAILURES_WITHOUT_BACKOFF * this.#factor)),
      longestWaitSeconds: LONGEST_WAIT_SECONDS,
      forgottenAfterSeconds: DAY,
    };
    return { consecutive: await countAttempt(db, key, backoff, now), forget: () => forgetUses(db, key) };
  }

  #lockoutThreshold(): number {
    return Math.max(1, Math.round(LOCKOUT_FAILURES * this.#factor));
  }

  #count({ db, now }: Ctx<Actor>, key: string, limit: RateLimit): Promise<void> {
    return countUse(db, key, scaled(limit, this.#factor), now);
  }
}

/** Keys contain a digest, so that the table holds no addresses. */
function digestOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
