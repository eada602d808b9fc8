import { ERROR_TEXTS } from '@larder/contract/errors';
import { TOKEN_TEXTS, type tokensRoutes } from '@larder/contract/tokens';

import { checkCredentials } from '#features/account/commands/sign-in.ts';
import { programDevice } from '#features/account/devices.ts';
import type { AccountLimits } from '#features/account/limits.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx, User } from '#platform/context.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import type { AccessTokens } from './access-tokens.ts';
import { createApiToken, deleteApiToken } from './commands/api-tokens.ts';
import { rotateRefreshToken, startProgramSession } from './commands/grant.ts';
import { presentApiToken } from './present.ts';
import { findRefreshableSession, listApiTokens } from './queries.ts';

const JWKS_MAX_AGE_SECONDS = 300;

export interface TokensDeps {
  readonly accessTokens: AccessTokens;
  readonly limits: AccountLimits;
  readonly confirmationRequired: boolean;
  /** Whether this admin may use admin functions, which can require a second factor. */
  mayActAsAdmin(this: void, actor: User): Promise<boolean>;
}

export function tokensHandlers(deps: TokensDeps): Handlers<typeof tokensRoutes> {
  return {
    async getJwks(ctx, _input, { reply }) {
      const keys = await deps.accessTokens.listPublicKeys(ctx.now);
      reply.header('cache-control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`);
      return { keys: keys.map((key) => ({ ...key })) };
    },

    async grantToken(ctx, { body }, { request }) {
      return body.grant_type === 'password'
        ? grantForPassword(deps, ctx, body, request.headers['user-agent'])
        : grantForRefreshToken(deps, ctx, body.refresh_token);
    },

    async listApiTokens(ctx) {
      return { tokens: (await listApiTokens(ctx)).map(presentApiToken) };
    },

    async createApiToken(ctx, { body }) {
      await deps.limits.countChange(ctx);
      const { row, token } = await createApiToken(ctx, body, deps.mayActAsAdmin);
      return { ...presentApiToken(row), token };
    },

    async deleteApiToken(ctx, { params }) {
      if (!(await deleteApiToken(ctx, params.id))) throw new AppError('not_found', ERROR_TEXTS.not_found);
    },
  };
}

async function grantForPassword(
  { accessTokens, limits, confirmationRequired }: TokensDeps,
  ctx: Ctx<Actor>,
  credentials: { readonly email: string; readonly password: string },
  userAgent: string | undefined,
) {
  const attempt = await limits.countSignIn(ctx, credentials.email, programDevice(ctx, userAgent));
  const user = await checkCredentials(ctx, credentials, confirmationRequired);
  const { sessionId, refreshToken } = await startProgramSession(ctx, user, userAgent);
  // The sign-in is complete: a failed cleanup must not undo it.
  await attempt.forget().catch((error: unknown) => ctx.log.warn({ err: error }, 'failed attempts not cleared'));
  const issued = await accessTokens.issue(ctx, { sessionId, user, aal: 'aal1' });
  return { ...issued, refresh_token: refreshToken };
}

async function grantForRefreshToken({ accessTokens, limits }: TokensDeps, ctx: Ctx<Actor>, token: string) {
  const session = await findRefreshableSession(ctx, token);
  if (session === null) {
    await writeAudit(ctx.db, ctx, { action: 'refresh-token.refused', subjectId: null });
    throw refreshRefused();
  }
  await limits.countRefresh(ctx, session.user.id, session.sessionId);
  // Issued before the refresh token is consumed: after a failure the client can retry with it.
  const issued = await accessTokens.issue(ctx, session);
  const next = await rotateRefreshToken(ctx, token, session);
  // Reuse is audited where it is detected.
  if (next === null) throw refreshRefused();
  return { ...issued, refresh_token: next };
}

function refreshRefused(): AppError {
  return new AppError('invalid_credentials', TOKEN_TEXTS.refresh_refused);
}
