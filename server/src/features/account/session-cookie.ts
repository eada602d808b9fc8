import { createHmac, timingSafeEqual } from 'node:crypto';

/** The accounts library's names: `<prefix>.session_token`, with the browser's own prefix for Secure cookies. */
export const COOKIE_PREFIX = 'larder';
const COOKIE_NAMES = [`__Secure-${COOKIE_PREFIX}.session_token`, `${COOKIE_PREFIX}.session_token`] as const;

/**
 * The session token in a Cookie header, if its signature is ours. The value is `token.signature`, percent-encoded,
 * with HMAC-SHA-256 in base64, as the accounts library signs it.
 */
export function readSessionToken(header: string | undefined, secret: string): string | undefined {
  const value = header === undefined ? undefined : findCookie(header);
  if (value === undefined) return undefined;
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
    if (COOKIE_NAMES.some((known) => known === name)) return decode(part.slice(equals + 1).trim());
  }
  return undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
