import { z } from 'zod';

import { ERROR_TEXTS } from '@larder/contract/errors';
import type { RegistrationMode } from '@larder/contract/invitations';
import type { openidRoutes } from '@larder/contract/openid';

import type { AccountLimits } from '#features/account/limits.ts';
import type { Sessions } from '#features/account/sessions.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import { HostCookie } from '#platform/http/cookies.ts';
import type { HttpExchange, Handlers } from '#platform/http/route-handlers.ts';

import { beginLogin, finishLogin, LOGIN_TTL_SECONDS } from './commands/sign-in.ts';
import { OpenidFailure } from './failure.ts';
import type { OpenidProvider } from './provider.ts';

export interface OpenidDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  /** Undefined when no provider is configured. */
  readonly provider: OpenidProvider | undefined;
  readonly adminEmail: string;
  readonly registration: RegistrationMode;
}

export function openidHandlers({ sessions, limits, ...deps }: OpenidDeps): Handlers<typeof openidRoutes> {
  // Binds the ceremony to the browser that started it (login CSRF).
  const cookie = new HostCookie('larder.openid', deps.provider?.settings.publicUrl.startsWith('https:') === true);
  return {
    async beginOpenidLogin(ctx, { query }, exchange) {
      const provider = requireProvider(deps.provider);
      await limits.countCeremony(ctx);
      await redirectTo(ctx, exchange, async () => {
        const { address, ceremonyId } = await beginLogin(ctx, provider, query);
        cookie.write(exchange.reply, ceremonyId, LOGIN_TTL_SECONDS);
        return address;
      });
    },

    async finishOpenidLogin(ctx, _input, exchange) {
      const provider = requireProvider(deps.provider);
      await limits.countCeremony(ctx);
      const callback = {
        ceremonyId: z.uuid().safeParse(cookie.read(exchange.request.headers.cookie)[0]).data,
        search: searchOf(exchange),
      };
      cookie.clear(exchange.reply);
      await redirectTo(ctx, exchange, async () => {
        const { user, next } = await finishLogin(ctx, { ...deps, provider }, callback);
        await sessions.start(ctx, exchange, { userId: user.id, aal: 'aal1' });
        return user.hasFactor ? `/login?next=${encodeURIComponent(next)}` : next;
      });
    },
  };
}

function requireProvider(provider: OpenidProvider | undefined): OpenidProvider {
  if (provider === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return provider;
}

/** Returns the raw query, which the library validates. */
function searchOf({ request: { url } }: HttpExchange): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** Redirects to the address that `getAddress` returns; on failure to the login page, which shows the reason. */
async function redirectTo(ctx: Ctx<Actor>, { reply }: HttpExchange, getAddress: () => Promise<string>): Promise<void> {
  const address = await getAddress().catch(async (error: unknown) => {
    if (!(error instanceof OpenidFailure)) throw error;
    const { reason, subjectId } = error;
    await writeAudit(ctx.db, ctx, { action: 'openid.refused', subjectId, details: { reason } });
    ctx.log.warn({ reason: error.message }, 'sign-in with OpenID Connect failed');
    return `/login?error=openid_${reason}`;
  });
  void reply.redirect(address);
}
