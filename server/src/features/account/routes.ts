import type { accountRoutes } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';
import type { RegistrationMode } from '@larder/contract/invitations';

import { quantizeResponseTime } from '#platform/quantize-response-time.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { isBearer } from '#platform/http/same-origin.ts';

import { changeEmail, requestPasswordReset, resetPassword, resendConfirmation, verifyEmail } from './commands/links.ts';
import { changePassword, reauthenticate } from './commands/password.ts';
import { registerUser } from './commands/register.ts';
import { revokeSession, revokeSessions } from './commands/revoke.ts';
import { checkCredentials, requireUnchangedPassword } from './commands/sign-in.ts';
import type { BrowserCookies } from './devices.ts';
import type { AccountLimits } from './limits.ts';
import { getMailLink } from './mail-links.ts';
import { presentSignedInPlace, presentSession } from './present.ts';
import { hasEatingRules, listSessions } from './queries.ts';
import { isRefreshDue, type Sessions } from './sessions.ts';

/** Constant response time: the user waits for the mail, not for this response. */
const MAIL_REQUEST_INTERVAL_MS = 1_000;
/** Measured after the password is hashed, which takes the same time for every address. */
const REGISTRATION_INTERVAL_MS = 250;

export interface AccountDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly browsers: BrowserCookies;
  /** Whether an address must be confirmed before sign-in. */
  readonly confirmationRequired: boolean;
  readonly adminEmail: string;
  readonly productName: string;
  readonly registration: RegistrationMode;
  wait(this: void, ms: number, signal: AbortSignal): Promise<void>;
}

export function accountHandlers(deps: AccountDeps): Handlers<typeof accountRoutes> {
  const { sessions, limits, confirmationRequired } = deps;
  return {
    async getSession(ctx, _input, exchange) {
      const { actor } = ctx;
      if (actor.kind !== 'user') return presentSession(actor, false);
      const hasRules = await hasEatingRules(ctx.lookups, actor.id);
      if (actor.session === undefined || !isRefreshDue(actor.session, ctx.now)) return presentSession(actor, hasRules);
      return presentSession(actor, hasRules, await sessions.refresh(ctx, exchange, actor.session));
    },

    async signUp(ctx, { body }) {
      await limits.countRegistration(ctx);
      const { email, password, name = null, invitation } = body;
      const { productName, adminEmail: reservedEmail, registration: mode } = deps;
      const { id, isConfirmed } = await registerUser(
        ctx,
        { email, password, name, invitation },
        { mode, productName, reservedEmail },
        (work) => quantizeResponseTime(deps.wait, REGISTRATION_INTERVAL_MS, work),
      );
      return { user: { id, email }, confirmation_required: confirmationRequired && !isConfirmed };
    },

    async signIn(ctx, { body }, exchange) {
      const attempt = await limits.countSignIn(ctx, body.email, deps.browsers.read(exchange.request));
      const { id, email, hasFactor, passwordHash } = await checkCredentials(ctx, body, confirmationRequired);
      const requireProof = (trx: Db) => requireUnchangedPassword(trx, id, passwordHash);
      await sessions.start(ctx, exchange, { userId: id, aal: 'aal1', requireProof });
      // The sign-in is complete: a failed cleanup must not undo it.
      await attempt.forget().catch((error: unknown) => ctx.log.warn({ err: error }, 'failed attempts not cleared'));
      return { user: { id, email }, aal: 'aal1', next_aal: hasFactor ? 'aal2' : 'aal1' };
    },

    async signOut(ctx, _input, exchange) {
      // A request with a bearer token is unrelated to the browser's session.
      if (!isBearer(exchange.request)) await sessions.end(ctx, exchange);
      return { success: true };
    },

    async reauthenticate(ctx, { body }, exchange) {
      await reauthenticate(ctx, exchange, { sessions, limits }, body.password);
      return { success: true };
    },

    async listSessions(ctx) {
      const rows = await listSessions(ctx);
      return { sessions: rows.map((row) => presentSignedInPlace(row, ctx.actor.session.id)) };
    },

    async revokeSession(ctx, { params }) {
      if (!(await revokeSession(ctx, params.id))) throw new AppError('not_found', ERROR_TEXTS.not_found);
    },

    async revokeSessions(ctx, _input, exchange) {
      await revokeSessions(ctx);
      sessions.clear(exchange);
      return { success: true };
    },

    async sendVerificationEmail(ctx, { body }) {
      await limits.countMail(ctx, body.email, 'confirm_email');
      await quantizeResponseTime(deps.wait, MAIL_REQUEST_INTERVAL_MS, () => resendConfirmation(ctx, body.email));
      return { success: true };
    },

    async requestPasswordReset(ctx, { body }) {
      await limits.countMail(ctx, body.email, 'reset_password');
      await quantizeResponseTime(deps.wait, MAIL_REQUEST_INTERVAL_MS, () => requestPasswordReset(ctx, body.email));
      return { success: true };
    },

    async inspectLink(ctx, { body }) {
      await limits.countLink(ctx);
      const { purpose, email } = await getMailLink(ctx.db, ctx.now, body.token);
      return { purpose, email };
    },

    async verifyEmail(ctx, { body }, exchange) {
      await limits.countLink(ctx);
      return verifyEmail(ctx, body.token, (userId) => sessions.isSignedInAs(ctx.db, exchange, userId, ctx.now));
    },

    async resetPassword(ctx, { body }, { request, reply }) {
      await limits.countLink(ctx);
      const device = deps.browsers.readOrWrite(request, reply);
      const { token, new_password: newPassword } = body;
      await resetPassword(ctx, { token, newPassword, device, productName: deps.productName });
      return { success: true };
    },

    async changeEmail(ctx, { body }) {
      await limits.countMail(ctx, ctx.actor.email, 'change_email');
      await limits.countMail(ctx, body.new_email, 'change_email');
      await quantizeResponseTime(deps.wait, MAIL_REQUEST_INTERVAL_MS, () =>
        changeEmail(ctx, body.new_email, deps.adminEmail),
      );
      return { success: true };
    },

    async changePassword(ctx, { body }) {
      await changePassword(ctx, deps, body);
      return { success: true };
    },
  };
}
