import { z } from 'zod';

import { ACCOUNT_LIMITS, DeliverableEmail } from '@larder/contract/account';
import { plainLine, visibleText } from '@larder/contract/visible-text';

/** OpenID Connect limits a subject to 255 ASCII characters. */
const Subject = z.string().regex(/^[\x20-\x7e]{1,255}$/u);

export interface Identity {
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  readonly name: string | null;
}

/** Returns the identity in the claims; null without a valid subject. */
export function parseIdentity(claims: Readonly<Record<string, unknown>>): Identity | null {
  const subject = Subject.safeParse(claims['sub']).data;
  if (subject === undefined) return null;
  const email = claims['email_verified'] === true ? DeliverableEmail.safeParse(claims['email']).data : undefined;
  return { subject, email: email ?? null, name: parseName(claims['name']) };
}

function parseName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  return shorten(visibleText(plainLine(name.toWellFormed()))) || null;
}

/** Never cuts a surrogate pair in half. */
function shorten(name: string): string {
  return name
    .slice(0, ACCOUNT_LIMITS.name_max_characters)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
