import { createHmac, timingSafeEqual } from 'node:crypto';

export const COOKIE_PREFIX = 'larder';
/** The accounts library's name for the cookie, and the one a browser takes only over https. */
const COOKIE_NAME = `${COOKIE_PREFIX}.session_token`;
const SECURE_COOKIE_NAME = `__Secure-${COOKIE_NAME}`;

/** Most cookies whose signature is remembered as right. */
const VERIFIED_MAX = 10_000;
/** A token of 32 characters, a dot and a signature of 44, some of it percent-encoded. */
const VALUE_MAX_CHARACTERS = 200;

/**
 * Reads session tokens from Cookie headers, for one secret. The cookie's value is `token.signature`, percent-encoded,
 * with HMAC-SHA-256 in base64, as the accounts library signs it. A signature found right is not computed again.
 */
export class SessionCookieReader {
  readonly #secret: string;
  readonly #name: string;
  readonly #verified = new Map<string, string>();

  /** Over https only the Secure cookie is believed: a neighbouring host could plant the other. */
  constructor(secret: string, isHttps: boolean) {
    this.#secret = secret;
    this.#name = isHttps ? SECURE_COOKIE_NAME : COOKIE_NAME;
  }

  /** The session token in `header`, if its signature is ours. Whether the session still lives is not asked here. */
  read(header: string | undefined): string | undefined {
    if (header === undefined) return undefined;
    // Somebody may have planted another of the same name beside ours.
    for (const value of cookiesNamed(header, this.#name)) {
      const token = this.#verify(value);
      if (token !== undefined) return token;
    }
    return undefined;
  }

  #verify(value: string): string | undefined {
    const known = this.#verified.get(value);
    if (known !== undefined) return known;
    const token = value.length > VALUE_MAX_CHARACTERS ? undefined : verify(value, this.#secret);
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
  // Compared as text: more than one text is read as the same bytes.
  const given = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function cookiesNamed(header: string, name: string): string[] {
  const values: string[] = [];
  for (const part of header.split('; ')) {
    if (part.startsWith(name) && part[name.length] === '=') values.push(part.slice(name.length + 1));
  }
  return values;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
