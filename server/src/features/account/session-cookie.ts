import { createHmac, timingSafeEqual } from 'node:crypto';

/** The accounts library's names: `<prefix>.session_token`, with the browser's own prefix for Secure cookies. */
export const COOKIE_PREFIX = 'larder';
const COOKIE_NAMES = [`__Secure-${COOKIE_PREFIX}.session_token`, `${COOKIE_PREFIX}.session_token`] as const;

/** Most cookies whose signature is remembered as right. */
const VERIFIED_MAX = 10_000;

/**
 * Reads session tokens from Cookie headers, for one secret. The cookie's value is `token.signature`, percent-encoded,
 * with HMAC-SHA-256 in base64, as the accounts library signs it. A signature found right is not computed again.
 */
export class SessionCookieReader {
  readonly #secret: string;
  readonly #verified = new Map<string, string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The session token in `header`, if its signature is ours. Whether the session still lives is not asked here. */
  read(header: string | undefined): string | undefined {
    const value = header === undefined ? undefined : findCookie(header);
    if (value === undefined) return undefined;
    const known = this.#verified.get(value);
    if (known !== undefined) return known;
    const token = verify(value, this.#secret);
    if (token === undefined) return undefined;
    if (this.#verified.size >= VERIFIED_MAX) this.#verified.clear();
    this.#verified.set(value, token);
    return token;
  }
}

function verify(encoded: string, secret: string): string | undefined {
  const value = decode(encoded);
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function findCookie(header: string): string | undefined {
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    if (COOKIE_NAMES.some((known) => known === name)) return part.slice(equals + 1).trim();
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
