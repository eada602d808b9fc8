import { randomBytes } from 'node:crypto';

import { LINK_TOKEN_BYTES } from '@larder/contract/links';

import type { RateLimit } from '#platform/rate-limit.ts';
import { type Secrets, UnsealError } from '#platform/secrets.ts';

/** Far more than anybody shares in an hour. */
export const LINKS_PER_PERSON: RateLimit = { max: 60, windowSeconds: 60 * 60 };

/** What tokens are sealed and digested for. */
export const PURPOSE = 'public link';

/** What the rows keep of a token. */
export interface KeptToken {
  readonly token_hash: string;
  readonly token_sealed: string;
}

export function newLinkToken(): string {
  return randomBytes(LINK_TOKEN_BYTES).toString('base64url');
}

/** What a link may be stored under: its keyed digests. A link sealed with a key that is no longer accepted is not found. */
export function hashesOfLink(secrets: Secrets, token: string): readonly [string, ...string[]] {
  return secrets.digests(PURPOSE, token);
}

export function keepToken(secrets: Secrets, token: string): KeptToken {
  return { token_hash: secrets.digest(PURPOSE, token), token_sealed: secrets.seal(PURPOSE, token) };
}

/** Null for a token that was kept under another secret key: its link leads nowhere. */
export function openToken(secrets: Secrets, { token_sealed }: Pick<KeptToken, 'token_sealed'>): string | null {
  try {
    return secrets.open(PURPOSE, token_sealed);
  } catch (error) {
    if (error instanceof UnsealError) return null;
    throw error;
  }
}
