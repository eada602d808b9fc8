import type { FastifyReply } from 'fastify';

import { cookiesNamed, hostCookieName } from '#platform/http/cookies.ts';
import type { Secrets } from '#platform/secrets.ts';

/** The name that clients of better-auth know. */
const COOKIE_NAME = 'larder.session_token';

/** Most cookies whose signature is remembered as right. */
const VERIFIED_MAX = 10_000;
/** Somebody may have planted others of the same name beside ours, but hardly so many; each costs a digest. */
const TRIED_MAX = 8;
/** A token of 43 characters, a dot and a signature of 44, some of it percent-encoded. */
const VALUE_MAX_CHARACTERS = 200;

/**
 * Reads and writes the cookie that holds a session's token. Its value is `token.signature`,
 * percent-encoded, with HMAC-SHA-256 in base64. A signature found right is not computed again.
 */
export class SessionCookies {
  readonly #secrets: Secrets;
  readonly #isHttps: boolean;
  readonly #verified = new Map<string, string>();

  constructor(secrets: Secrets, isHttps: boolean) {
    this.#secrets = secrets;
    this.#isHttps = isHttps;
  }

  /** The session token in `header`, if its signature is ours. Whether the session still lives is not asked here. */
  read(header: string | undefined): string | undefined {
    if (header === undefined) return undefined;
    for (const value of cookiesNamed(header, this.#name).slice(0, TRIED_MAX)) {
      const token = this.#verify(value);
      if (token !== undefined) return token;
    }
    return undefined;
  }

  write(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
    const value = encodeURIComponent(`${token}.${this.#secrets.sign(token)}`);
    reply.header('set-cookie', this.#cookie(value, maxAgeSeconds));
  }

  clear(reply: FastifyReply): void {
    reply.header('set-cookie', this.#cookie('', 0));
  }

  get #name(): string {
    return hostCookieName(COOKIE_NAME, this.#isHttps);
  }

  #cookie(value: string, maxAgeSeconds: number): string {
    const secure = this.#isHttps ? '; Secure' : '';
    return `${this.#name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly${secure}; SameSite=Lax`;
  }

  #verify(value: string): string | undefined {
    const known = this.#verified.get(value);
    if (known !== undefined) return known;
    const token = value.length > VALUE_MAX_CHARACTERS ? undefined : verify(value, this.#secrets);
    if (token === undefined) return undefined;
    if (this.#verified.size >= VERIFIED_MAX) this.#verified.clear();
    this.#verified.set(value, token);
    return token;
  }
}

function verify(encoded: string, secrets: Secrets): string | undefined {
  const value = decode(encoded);
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  return secrets.isSignedBy(token, value.slice(dot + 1)) ? token : undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
