import { createHash } from 'node:crypto';

import type { LinkPurpose } from '@larder/contract/account';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { FACTOR_TEXTS } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import type { Actor, Ctx, SignedInPerson } from '#platform/context.ts';
import { isHalfSignedIn } from '#platform/http/admission.ts';
import { type Backoff, countAttempt, countUse, forgetUses, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { endDistrustedSession } from './commands/revoke.ts';
import { findKnownDevice, isKnownDevice } from './devices.ts';

const MINUTE = 60;

const REGISTRATIONS_PER_ADDRESS: RateLimit = { max: 20, windowSeconds: 60 * MINUTE };
const SIGN_INS_PER_ADDRESS: RateLimit = { max: 50, windowSeconds: 15 * MINUTE };
/** Guessing one account's password from many places. Guesses from one place have to wait, each longer than the one before. */
const SIGN_INS_PER_ACCOUNT: RateLimit = { max: 100, windowSeconds: 60 * MINUTE };
/** A program asks every quarter of an hour. */
const REFRESHES_PER_SESSION: RateLimit = { max: 60, windowSeconds: 15 * MINUTE };
/** Wrong passwords or codes in a row: after so many the next one has to wait 1, 2, 4 … seconds, up to a quarter of an hour. */
const FAILURES_WITHOUT_WAIT = 5;
const LONGEST_WAIT_SECONDS = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** So many in a row end the session; so many codes at sign-in lock codes of this kind wherever they came from. */
const FAILURES_IN_A_ROW_MAX = 100;
/** For an authenticated person. Each change writes a row to the audit log, and most of them send a mail. */
const CHANGES_PER_ACCOUNT: RateLimit = { max: 60, windowSeconds: 60 * MINUTE };
const PROOFS_PER_ACCOUNT: RateLimit = { max: 100, windowSeconds: 60 * MINUTE };
/** From all devices that the owner knows together: nobody else can use these up. */
const KNOWN_SIGN_INS_PER_ACCOUNT: RateLimit = { max: 300, windowSeconds: 60 * MINUTE };
const MAILS_PER_ADDRESS: RateLimit = { max: 20, windowSeconds: 60 * MINUTE };
const MAILS_PER_RECIPIENT: RateLimit = { max: 5, windowSeconds: 60 * MINUTE };
/** Each costs whoever runs the server money, and from one place accounts can be made by the dozen. */
const TEXTS_PER_ADDRESS: RateLimit = { max: 30, windowSeconds: 60 * MINUTE };
const TEXTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };
const TEXTS_PER_NUMBER: RateLimit = { max: 5, windowSeconds: 60 * MINUTE };
/** To a number that its owner has proved, from a device of theirs. */
const OWN_TEXTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };
const LINKS_PER_ADDRESS: RateLimit = { max: 60, windowSeconds: 15 * MINUTE };
const CEREMONIES_PER_ADDRESS: RateLimit = { max: 120, windowSeconds: 15 * MINUTE };

/** Putting all that is somebody's together is work. */
const EXPORTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };

export type CodeKind = 'totp' | 'phone' | 'recovery-code';
type ProofKind = 'password' | CodeKind;

/** One attempt, counted as a failure until it is forgotten. */
export interface Attempt {
  /** How many there have been since the last success, with this one. */
  readonly inARow: number;
  /** For an attempt that succeeded. */
  forget(): Promise<void>;
}

export interface SecondStepAttempt extends Attempt {
  readonly kind: CodeKind;
  /** At a sign-in: how many of its kind in a row came from there, and whether no other is taken after this one. */
  readonly atSignIn: { readonly failures: number; readonly isLast: boolean } | undefined;
}

/** How often what concerns accounts may be tried; each throws `too_many_requests` above it. `factor` multiplies them all. */
export class AccountLimits {
  readonly #factor: number;

  constructor(factor: number) {
    this.#factor = factor;
  }

  countRegistration(ctx: Ctx<Actor>): Promise<void> {
    return this.#count(ctx, `sign-up:${ctx.address}`, REGISTRATIONS_PER_ADDRESS);
  }

  /**
   * Counts one attempt to log in. Unknown accounts count like known ones; a device where the owner has signed in before is
   * counted on its own, so that no stranger holds it up.
   */
  async countSignIn(ctx: Ctx<Actor>, email: string, device: string | undefined): Promise<Attempt> {
    const account = keyOf(email);
    if (device !== undefined && (await isKnownDevice(ctx.db, email, device))) {
      const known = await this.#countInARow(ctx, `sign-in:known:${account}:${device}`);
      // Attempts that are refused during the backoff do not count against the limit of all known devices.
      await this.#count(ctx, `sign-in:known:${account}`, KNOWN_SIGN_INS_PER_ACCOUNT);
      return known;
    }
    await this.#count(ctx, `sign-in:${ctx.address}`, SIGN_INS_PER_ADDRESS);
    const attempt = await this.#countInARow(ctx, `sign-in:${account}:${ctx.address}`);
    await this.#count(ctx, `sign-in:${account}`, SIGN_INS_PER_ACCOUNT);
    return attempt;
  }

  /** Counts one use of a refresh token. */
  countRefresh(ctx: Ctx<Actor>, userId: string, sessionId: string): Promise<void> {
    return this.#count(ctx, `refresh:${userId}:${sessionId}`, REFRESHES_PER_SESSION);
  }

  /**
   * Counts one proof that somebody gives in a session, before it is looked at. Each kind and each session is counted on its own:
   * failures elsewhere hold nobody up here. Throws `not_authenticated` once too many in a row have ended the session.
   */
  async countProof(ctx: Ctx<SignedInPerson>, kind: ProofKind): Promise<Attempt> {
    const { id, session } = ctx.actor;
    const attempt = await this.#countInARow(ctx, `proof:${id}:${kind}:${session.id}`);
    if (attempt.inARow <= this.#failuresMax()) return attempt;
    await endDistrustedSession(ctx);
    throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
  }

  /** Counts one password that was right. Who has only a session uses none of these up. */
  countProved(ctx: Ctx<SignedInPerson>): Promise<void> {
    return this.#count(ctx, `proved:${ctx.actor.id}`, PROOFS_PER_ACCOUNT);
  }

  /** Counts one change that adds something to an account: what ends or removes something is never held up. */
  countChange(ctx: Ctx<SignedInPerson>): Promise<void> {
    return this.#count(ctx, `change:${ctx.actor.id}`, CHANGES_PER_ACCOUNT);
  }

  /**
   * Counts one code or recovery code. Where it is the second step of a sign-in, it also counts among all of its kind from that
   * device, or from all devices on which the owner has never signed in: too many in a row lock the kind there until the password
   * is changed. That bounds guessing by somebody who knows the password, however many sessions they begin.
   */
  async countSecondStep(ctx: Ctx<SignedInPerson>, kind: CodeKind): Promise<SecondStepAttempt> {
    const attempt = await this.countProof(ctx, kind);
    const max = this.#failuresMax();
    if (!isHalfSignedIn(ctx.actor)) return { ...attempt, kind, atSignIn: undefined };
    const key = `second-step:${ctx.actor.id}:${kind}:${(await findKnownDevice(ctx)) ?? 'elsewhere'}`;
    const unhindered = { free: max + 1, longestWaitSeconds: 1, forgottenAfterSeconds: 365 * DAY };
    const inARow = await countAttempt(ctx.db, key, unhindered, ctx.now);
    if (inARow > max) throw new AppError('too_many_requests', FACTOR_TEXTS.locked);
    const forget = async () => {
      await attempt.forget();
      await forgetUses(ctx.db, key);
    };
    return { inARow: attempt.inARow, forget, kind, atSignIn: { failures: inARow, isLast: inARow === max } };
  }

  /**
   * Counts one message to this recipient that anybody can bring about. Each kind apart: a stranger who uses up those that
   * bring nobody a mail does not keep the owner from the one that they need.
   */
  async countMail(ctx: Ctx<Actor>, recipient: string, kind: LinkPurpose): Promise<void> {
    await this.#count(ctx, `mail:${ctx.address}`, MAILS_PER_ADDRESS);
    await this.#count(ctx, `mail-to:${kind}:${keyOf(recipient)}`, MAILS_PER_RECIPIENT);
  }

  /** Counts one message to this phone that somebody who is at least half signed in brings about. */
  async countText(ctx: Ctx<SignedInPerson>, phone: string, isProved: boolean): Promise<void> {
    const userId = ctx.actor.id;
    await this.#count(ctx, `text-from:${ctx.address}`, TEXTS_PER_ADDRESS);
    // Whoever has only the password must not use up the messages that the owner signs in with.
    if (isProved && (await findKnownDevice(ctx)) !== undefined) {
      return this.#count(ctx, `text-own:${userId}`, OWN_TEXTS_PER_ACCOUNT);
    }
    await this.#count(ctx, `text:${userId}`, TEXTS_PER_ACCOUNT);
    // A number that its owner has proved is counted for this account alone: others may try to add it to theirs.
    const number = isProved ? `${userId}:${keyOf(phone)}` : keyOf(phone);
    await this.#count(ctx, `text-to:${number}`, TEXTS_PER_NUMBER);
  }

  /** Counts one look at a link from a mail. */
  countLink(ctx: Ctx<Actor>): Promise<void> {
    return this.#count(ctx, `link:${ctx.address}`, LINKS_PER_ADDRESS);
  }

  /** Counts one step of signing in with a passkey or through another service, which anybody may begin. */
  countCeremony(ctx: Ctx<Actor>): Promise<void> {
    return this.#count(ctx, `ceremony:${ctx.address}`, CEREMONIES_PER_ADDRESS);
  }

  countExport(ctx: Ctx<Actor>, userId: string): Promise<void> {
    return this.#count(ctx, `export:${userId}`, EXPORTS_PER_ACCOUNT);
  }

  async #countInARow({ db, now }: Ctx<Actor>, key: string): Promise<Attempt> {
    const backoff: Backoff = {
      free: Math.max(1, Math.round(FAILURES_WITHOUT_WAIT * this.#factor)),
      longestWaitSeconds: LONGEST_WAIT_SECONDS,
      forgottenAfterSeconds: DAY,
    };
    return { inARow: await countAttempt(db, key, backoff, now), forget: () => forgetUses(db, key) };
  }

  #failuresMax(): number {
    return Math.max(1, Math.round(FAILURES_IN_A_ROW_MAX * this.#factor));
  }

  #count({ db, now }: Ctx<Actor>, key: string, limit: RateLimit): Promise<void> {
    return countUse(db, key, scaled(limit, this.#factor), now);
  }
}

/** Accounts are counted by a digest: the table of counts names nobody. */
function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
