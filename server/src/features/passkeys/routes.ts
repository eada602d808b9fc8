import type { FastifyRequest } from 'fastify';

import { ERROR_TEXTS } from '@larder/contract/errors';
import type { passkeysRoutes } from '@larder/contract/passkeys';

import type { AccountLimits } from '#features/account/limits.ts';
import type { Sessions } from '#features/account/sessions.ts';
import { AppError } from '#platform/app-error.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { beginRegistration, finishRegistration } from './commands/register.ts';
import { deletePasskey } from './commands/remove.ts';
import { beginLogin, finishLogin } from './commands/sign-in.ts';
import { findRelyingParty, type RelyingParty } from './relying-party.ts';
import { presentPasskey } from './present.ts';
import { listPasskeys } from './queries.ts';

export interface PasskeysDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly confirmationRequired: boolean;
  readonly productName: string;
  /** Undefined means the host of the request. */
  readonly publicUrl: string | undefined;
}

export function passkeysHandlers(deps: PasskeysDeps): Handlers<typeof passkeysRoutes> {
  const { limits, publicUrl } = deps;
  return {
    async listPasskeys(ctx) {
      const rows = await listPasskeys(ctx.db, ctx.actor.id);
      return { passkeys: rows.map(presentPasskey) };
    },

    async beginRegistration(ctx, _input, { request }) {
      await limits.countCeremony(ctx);
      return beginRegistration(ctx, requireRelyingParty(publicUrl, request), deps.productName);
    },

    async finishRegistration(ctx, { body }) {
      await limits.countCeremony(ctx);
      return finishRegistration(ctx, body);
    },

    async beginLogin(ctx, _input, { request }) {
      await limits.countCeremony(ctx);
      return beginLogin(ctx, requireRelyingParty(publicUrl, request));
    },

    async finishLogin(ctx, { body }, exchange) {
      await limits.countCeremony(ctx);
      const { id, email } = await finishLogin(ctx, exchange, body, deps);
      return { user: { id, email } };
    },

    async deletePasskey(ctx, { params }) {
      await deletePasskey(ctx, params.id);
    },
  };
}

function requireRelyingParty(publicUrl: string | undefined, { headers, protocol }: FastifyRequest): RelyingParty {
  const { host, origin } = headers;
  const found = findRelyingParty(publicUrl, { host, origin, isHttps: protocol === 'https' });
  if (found === null) throw new AppError('invalid_input', ERROR_TEXTS.invalid_input);
  return found;
}
