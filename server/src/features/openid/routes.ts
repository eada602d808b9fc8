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
import type { Exchange, Handlers } from '#platform/http/route-handlers.ts';

import { beginLogin, finishLogin, LOGIN_TTL_SECONDS } from './commands/sign-in.ts';
import { OpenidFailure } from './failure.ts';
import type { OpenidProvider } from './provider.ts';

export interface OpenidDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  /** Undefined where no provider is configured. */
  readonly provider: OpenidProvider | undefined;
  readonly adminEmail: string;
  /** Who may create an account? */
  readonly registration: RegistrationMode;
}

export function openidHandlers({ sessions, limits, ...deps }: OpenidDeps): Handlers<typeof openidRoutes> {
  // Binds the ceremony to the browser in which it began.
  const cookie = new HostCookie('larder.openid', deps.provider?.settings.publicUrl.startsWith('https:') === true);
  return {
    async beginOpenidLogin(ctx, { query }, exchange) {
      const provider = requireProvider(deps.provider);
      await limits.countCeremony(ctx);
      await lead(ctx, exchange, async () => {
        const { address, ceremonyId } = await beginLogin(ctx, provider, query);
        cookie.write(exchange.reply, ceremonyId, LOGIN_TTL_SECONDS);
        return address;
      });
    },

    async finishOpenidLogin(ctx, _input, exchange) {
      const provider = requireProvider(deps.provider);
      await limits.countCeremony(ctx);
      const back = {
        ceremonyId: z.uuid().safeParse(cookie.read(exchange.request.headers.cookie)[0]).data,
        search: searchOf(exchange),
      };
      cookie.clear(exchange.reply);
      await lead(ctx, exchange, async () => {
        const { person, next } = await finishLogin(ctx, { ...deps, provider }, back);
        await sessions.start(ctx, exchange, { userId: person.id, aal: 'aal1' });
        return person.hasFactor ? `/login?next=${encodeURIComponent(next)}` : next;
      });
    },
  };
}

function requireProvider(provider: OpenidProvider | undefined): OpenidProvider {
  if (provider === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return provider;
}

/** As it came, for the library that checks it. */
function searchOf({ request: { url } }: Exchange): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** Leads the browser to what `where` gives, or to the login page, which tells in our words why it did not work out. */
async function lead(ctx: Ctx<Actor>, { reply }: Exchange, where: () => Promise<string>): Promise<void> {
  const address = await where().catch(async (error: unknown) => {
    if (!(error instanceof OpenidFailure)) throw error;
    const { reason, subjectId } = error;
    await writeAudit(ctx.db, ctx, { action: 'openid.refused', subjectId, details: { reason } });
    ctx.log.warn({ reason: error.message }, 'nobody signed in with OpenID Connect');
    return `/login?error=openid_${reason}`;
  });
  void reply.redirect(address);
}
