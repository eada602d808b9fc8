import type { accountRoutes } from '@larder/contract/account';

import type { Actor, Ctx } from '#platform/context.ts';
import { addressKey } from '#platform/http/address-key.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { isBearer } from '#platform/http/same-origin.ts';

import type { Auth } from './auth.ts';
import { endSession, registerPerson } from './commands.ts';
import { limitRegistrations, limitSignIns } from './limits.ts';
import { presentSession } from './present.ts';
import type { SessionCookieReader } from './session-cookie.ts';
import { isRefreshDue, refreshSession, signIn, signOut } from './sign-in.ts';

export interface AccountDeps {
  readonly auth: Auth;
  readonly cookies: SessionCookieReader;
  readonly rateLimitFactor: number;
}

export function accountHandlers(deps: AccountDeps): Handlers<typeof accountRoutes> {
  return {
    async getSession(ctx, _input, exchange) {
      const endsAt = isRefreshDue(ctx.actor, ctx.now) ? await refreshSession(deps.auth, exchange) : undefined;
      return presentSession(ctx.actor, endsAt);
    },

    async signUp(ctx, { body }, { request }) {
      await limitRegistrations(ctx, addressKey(request.ip), deps.rateLimitFactor);
      const name = body.name ?? body.email.slice(0, body.email.indexOf('@')).slice(0, 80);
      const { id, email } = await registerPerson(ctx, { email: body.email, password: body.password, name });
      return { user: { id, email } };
    },

    async signIn(ctx, { body }, exchange) {
      const attempts = await limitSignIns(ctx, body.email, addressKey(exchange.request.ip), deps.rateLimitFactor);
      const user = await signIn(deps.auth, body, exchange);
      // Signed in is signed in: what only tidies up may fail without taking that back.
      const tidied = await Promise.allSettled([attempts.forget(), endSessionOf(ctx, exchange.request.headers.cookie)]);
      for (const one of tidied)
        if (one.status === 'rejected') ctx.log.warn({ err: one.reason as unknown }, 'not tidied');
      return { user };
    },

    async signOut(ctx, _input, exchange) {
      // The library would clear the cookie also when the session cannot be ended now.
      // A request with a token of its own has no part in the browser's session.
      if (isBearer(exchange.request)) return { success: true };
      await endSessionOf(ctx, exchange.request.headers.cookie);
      await signOut(deps.auth, exchange);
      return { success: true };
    },
  };

  /** Ends the session that the browser holds, if it holds one. */
  async function endSessionOf(ctx: Ctx<Actor>, cookie: string | undefined): Promise<void> {
    const token = deps.cookies.read(cookie);
    if (token !== undefined) await endSession(ctx, token);
  }
}
