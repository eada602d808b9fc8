import type { Ctx, Actor } from '#platform/context.ts';
import type { Exchange } from '#platform/http/route-handlers.ts';

import { cookiesNamed, hostCookieName } from '#platform/http/cookies.ts';

const COOKIE_NAME = 'larder.known_browser';
const PURPOSE = 'known-browser';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Remembers in a browser that an account was once signed in to there. Strangers who use up the attempts on an account
 * from everywhere keep its owner out of new browsers only. It opens nothing: it says which attempts count together.
 */
export class KnownBrowsers {
  readonly #isHttps: boolean;

  constructor(isHttps: boolean) {
    this.#isHttps = isHttps;
  }

  isKnown({ secrets }: Ctx<Actor>, { request }: Exchange, email: string): boolean {
    const marks = secrets.digests(PURPOSE, email);
    return cookiesNamed(request.headers.cookie ?? '', this.#name).some((value) => marks.includes(value));
  }

  remember({ secrets }: Ctx<Actor>, { reply }: Exchange, email: string): void {
    const secure = this.#isHttps ? '; Secure' : '';
    const mark = secrets.digest(PURPOSE, email);
    reply.header(
      'set-cookie',
      `${this.#name}=${mark}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly${secure}; SameSite=Lax`,
    );
  }

  get #name(): string {
    return hostCookieName(COOKIE_NAME, this.#isHttps);
  }
}
