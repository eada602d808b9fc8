import { createHash } from 'node:crypto';

import type { LinkPurpose } from '@larder/contract/account';

import type { Actor, Ctx } from '#platform/context.ts';
import { countUse, forgetUses, type RateLimit, scaled } from '#platform/rate-limit.ts';

const MINUTE = 60;

const REGISTRATIONS_PER_ADDRESS: RateLimit = { max: 20, windowSeconds: 60 * MINUTE };
const SIGN_INS_PER_ADDRESS: RateLimit = { max: 50, windowSeconds: 15 * MINUTE };
/** Guessing one account's password from one place… */
const SIGN_INS_PER_ACCOUNT_AND_ADDRESS: RateLimit = { max: 10, windowSeconds: 15 * MINUTE };
/** …and from many. Higher, so that a stranger cannot easily lock the owner out. */
const SIGN_INS_PER_ACCOUNT: RateLimit = { max: 100, windowSeconds: 60 * MINUTE };
/** A program asks every quarter of an hour; each time a row is kept for as long as the token is good. */
const REFRESHES_PER_SESSION: RateLimit = { max: 60, windowSeconds: 15 * MINUTE };
/** Passwords given by somebody who is signed in already, and codes of a second factor. */
const CHECKS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 15 * MINUTE };
const MAILS_PER_ADDRESS: RateLimit = { max: 20, windowSeconds: 60 * MINUTE };
const MAILS_PER_RECIPIENT: RateLimit = { max: 5, windowSeconds: 60 * MINUTE };
/** Each costs whoever runs the server money, and from one place accounts can be made by the dozen. */
const TEXTS_PER_ADDRESS: RateLimit = { max: 30, windowSeconds: 60 * MINUTE };
const TEXTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };
const TEXTS_PER_NUMBER: RateLimit = { max: 5, windowSeconds: 60 * MINUTE };
const LINKS_PER_ADDRESS: RateLimit = { max: 60, windowSeconds: 15 * MINUTE };
const CEREMONIES_PER_ADDRESS: RateLimit = { max: 120, windowSeconds: 15 * MINUTE };

/** Putting all that is somebody's together is work. */
const EXPORTS_PER_ACCOUNT: RateLimit = { max: 10, windowSeconds: 60 * MINUTE };

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
   * Counts one attempt to log in. Unknown accounts count like known ones; browsers that know the account are counted apart
   * from strangers. `forget` is for an attempt that succeeded.
   */
  async countSignIn(ctx: Ctx<Actor>, email: string, isKnownBrowser: boolean): Promise<{ forget(): Promise<void> }> {
    const account = keyOf(email);
    const everywhere = isKnownBrowser ? `sign-in:known:${account}` : `sign-in:${account}`;
    const byBoth = `sign-in:${account}:${ctx.address}`;
    await this.#count(ctx, `sign-in:${ctx.address}`, SIGN_INS_PER_ADDRESS);
    await this.#count(ctx, byBoth, SIGN_INS_PER_ACCOUNT_AND_ADDRESS);
    await this.#count(ctx, everywhere, SIGN_INS_PER_ACCOUNT);
    return { forget: () => forgetUses(ctx.db, byBoth) };
  }

  /** Counts one use of a refresh token. */
  countRefresh(ctx: Ctx<Actor>, userId: string, sessionId: string): Promise<void> {
    return this.#count(ctx, `refresh:${userId}:${sessionId}`, REFRESHES_PER_SESSION);
  }

  /** Counts one password, code or recovery code that somebody who is at least half signed in gives. */
  countPasswordCheck(ctx: Ctx<Actor>, userId: string): Promise<void> {
    return this.#count(ctx, `check:${userId}`, CHECKS_PER_ACCOUNT);
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
  async countText(ctx: Ctx<Actor>, userId: string, phone: string): Promise<void> {
    await this.#count(ctx, `text-from:${ctx.address}`, TEXTS_PER_ADDRESS);
    await this.#count(ctx, `text:${userId}`, TEXTS_PER_ACCOUNT);
    await this.#count(ctx, `text-to:${keyOf(phone)}`, TEXTS_PER_NUMBER);
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

  #count({ db, now }: Ctx<Actor>, key: string, limit: RateLimit): Promise<void> {
    return countUse(db, key, scaled(limit, this.#factor), now);
  }
}

/** Accounts are counted by a digest: the table of counts names nobody. */
function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
