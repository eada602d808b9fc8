import { z } from 'zod';

import { cookiesNamed, hostCookieName } from '#platform/http/cookies.ts';
import type { Exchange } from '#platform/http/route-handlers.ts';

const COOKIE_NAME = 'larder.openid';

/** Binds a login that leads through another service to the browser in which it began. */
export class CeremonyCookies {
  readonly #isHttps: boolean;

  constructor(isHttps: boolean) {
    this.#isHttps = isHttps;
  }

  /** The id of the ceremony that this browser has under way. */
  read({ request }: Exchange): string | undefined {
    const [value] = cookiesNamed(request.headers.cookie ?? '', this.#name);
    return z.uuid().safeParse(value).data;
  }

  write({ reply }: Exchange, ceremonyId: string, maxAgeSeconds: number): void {
    reply.header('set-cookie', this.#cookie(ceremonyId, maxAgeSeconds));
  }

  clear({ reply }: Exchange): void {
    reply.header('set-cookie', this.#cookie('', 0));
  }

  get #name(): string {
    return hostCookieName(COOKIE_NAME, this.#isHttps);
  }

  #cookie(value: string, maxAgeSeconds: number): string {
    const secure = this.#isHttps ? '; Secure' : '';
    // Lax: it has to come along when another site leads the browser back.
    return `${this.#name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly${secure}; SameSite=Lax`;
  }
}
