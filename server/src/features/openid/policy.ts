import { z } from 'zod';

import { ACCOUNT_LIMITS, DeliverableEmail } from '@larder/contract/account';
import { plainLine, seenText } from '@larder/contract/seen-text';

const HOME = '/dashboard';
/** Browsers drop some of these from an address before they read it, and so might see another one than we do. */
const CONTROL_CHARACTER = /\p{Cc}/u;
/** A second slash, written either way, would begin the name of a host. */
const ONE_SLASH = /^\/(?![/\\])/u;

/** Where to lead the browser after logging in: `next` where that is a page of ours, otherwise home. */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !ONE_SLASH.test(next) || CONTROL_CHARACTER.test(next)) return HOME;
  const url = URL.parse(next, 'https://here.invalid');
  if (url === null) return HOME;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // What only becomes a second slash when dots are taken out.
  return path.startsWith('//') ? HOME : path;
}

/** OpenID Connect has at most 255 ASCII characters here. */
const Subject = z.string().regex(/^[\x20-\x7e]{1,255}$/u);

/** Somebody as the provider knows them. */
export interface Identity {
  readonly subject: string;
  /** Null unless the provider says that it is confirmed. */
  readonly email: string | null;
  readonly name: string | null;
}

/** What the claims say, or null when they name nobody. */
export function readIdentity(claims: Readonly<Record<string, unknown>>): Identity | null {
  const subject = Subject.safeParse(claims['sub']).data;
  if (subject === undefined) return null;
  const email = claims['email_verified'] === true ? DeliverableEmail.safeParse(claims['email']).data : undefined;
  return { subject, email: email ?? null, name: readName(claims['name']) };
}

function readName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  return shorten(seenText(plainLine(name.toWellFormed()))) || null;
}

/** Not in the middle of a character that is written as two. */
function shorten(name: string): string {
  return name
    .slice(0, ACCOUNT_LIMITS.name_max_characters)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
