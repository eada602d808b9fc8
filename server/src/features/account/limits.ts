import { createHash } from 'node:crypto';

import type { Actor, Ctx } from '#platform/context.ts';
import { countUse, forgetUses, type RateLimit } from '#platform/rate-limit.ts';

const MINUTE = 60;

const REGISTRATIONS_PER_ADDRESS: RateLimit = { max: 20, windowSeconds: 60 * MINUTE };
const SIGN_INS_PER_ADDRESS: RateLimit = { max: 50, windowSeconds: 15 * MINUTE };
/** Guessing one account's password from one place… */
const SIGN_INS_PER_ACCOUNT_AND_ADDRESS: RateLimit = { max: 10, windowSeconds: 15 * MINUTE };
/** …and from many. Higher, so that a stranger cannot easily lock the owner out. */
const SIGN_INS_PER_ACCOUNT: RateLimit = { max: 100, windowSeconds: 60 * MINUTE };

/** Counts one registration from this network address; throws `too_many_requests`. */
export function limitRegistrations({ db, now }: Ctx<Actor>, address: string, factor: number): Promise<void> {
  return countUse(db, `sign-up:${address}`, scaled(REGISTRATIONS_PER_ADDRESS, factor), now);
}

/**
 * Counts one attempt to log in; throws `too_many_requests`. Unknown accounts count like known ones. `forget` is for an
 * attempt that succeeded.
 */
export async function limitSignIns({ db, now }: Ctx<Actor>, email: string, address: string, factor: number) {
  const account = createHash('sha256').update(email).digest('base64url');
  const byAccount = `sign-in:${account}`;
  const byBoth = `sign-in:${account}:${address}`;
  await countUse(db, `sign-in:${address}`, scaled(SIGN_INS_PER_ADDRESS, factor), now);
  await countUse(db, byBoth, scaled(SIGN_INS_PER_ACCOUNT_AND_ADDRESS, factor), now);
  await countUse(db, byAccount, scaled(SIGN_INS_PER_ACCOUNT, factor), now);
  return { forget: () => forgetUses(db, byBoth) };
}

function scaled(limit: RateLimit, factor: number): RateLimit {
  return { ...limit, max: Math.max(1, Math.round(limit.max * factor)) };
}
