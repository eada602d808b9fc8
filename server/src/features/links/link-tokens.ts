import { randomBytes } from 'node:crypto';

import { LINK_TOKEN_BYTES } from '@larder/contract/links';

import { type Secrets, UnsealError } from '#platform/secrets.ts';

/** The purpose that link tokens are sealed and digested for. */
export const PURPOSE = 'public link';

/** A token as it is stored. */
export interface StoredToken {
  readonly token_hash: string;
  readonly token_sealed: string;
}

export function newLinkToken(): string {
  return randomBytes(LINK_TOKEN_BYTES).toString('base64url');
}

/** The keyed digests that a link may be stored under, one per accepted key. */
export function hashesOfLink(secrets: Secrets, token: string): readonly [string, ...string[]] {
  return secrets.digests(PURPOSE, token);
}

export function sealToken(secrets: Secrets, token: string): StoredToken {
  return { token_hash: secrets.digest(PURPOSE, token), token_sealed: secrets.seal(PURPOSE, token) };
}

/** Null for a token that was sealed with a key that is no longer accepted: its link no longer works. */
export function unsealToken(secrets: Secrets, { token_sealed }: Pick<StoredToken, 'token_sealed'>): string | null {
  try {
    return secrets.open(PURPOSE, token_sealed);
  } catch (error) {
    if (error instanceof UnsealError) return null;
    throw error;
  }
}
