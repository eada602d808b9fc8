import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

import { HostCookie } from '#platform/http/cookies.ts';
import type { Secrets } from '#platform/secrets.ts';

/** The name that clients of better-auth expect. */
const COOKIE_NAME = 'larder.session_token';

/** Over http other sites may plant cookies of the same name (cookie tossing). Each one costs a digest. */
const TRIED_MAX = 8;
/** A token of 43 characters, a dot and a signature of 44, some of it percent-encoded. */
const VALUE_MAX_CHARACTERS = 200;
const VERIFIED_MAX = 10_000;

/**
 * The cookie with the session token. Its value is `token.signature`, percent-encoded; the signature is HMAC-SHA-256 in
 * base64.
 */
export class SessionCookies {
  readonly #secrets: Secrets;
  readonly #cookie: HostCookie;
  /** Tokens by cookie value. A signature that is valid stays valid, and a digest is a fifth of the cost of a session check. */
  readonly #verified = new LRUCache<string, string>({ max: VERIFIED_MAX });

  constructor(secrets: Secrets, isHttps: boolean) {
    this.#secrets = secrets;
    this.#cookie = new HostCookie(COOKIE_NAME, isHttps);
  }

  /**
   * Returns the session token of a Cookie header if its signature is valid. Does not check whether the session exists.
   */
  read(header: string | undefined): string | undefined {
    for (const value of this.#cookie.read(header).slice(0, TRIED_MAX)) {
      const token = value.length > VALUE_MAX_CHARACTERS ? undefined : this.#verify(value);
      if (token !== undefined) return token;
    }
    return undefined;
  }

  write(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
    this.#cookie.write(reply, encodeURIComponent(`${token}.${this.#secrets.sign(token)}`), maxAgeSeconds);
  }

  clear(reply: FastifyReply): void {
    this.#cookie.clear(reply);
  }

  #verify(value: string): string | undefined {
    const verified = this.#verified.get(value);
    if (verified !== undefined) return verified;
    const decoded = decode(value);
    const dot = decoded.lastIndexOf('.');
    if (dot < 1) return undefined;
    const token = decoded.slice(0, dot);
    if (!this.#secrets.isSignedBy(token, decoded.slice(dot + 1))) return undefined;
    this.#verified.set(value, token);
    return token;
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
