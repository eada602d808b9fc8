import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';

import type { AuditAction } from '@larder/contract/audit';
import type { ErrorCode } from '@larder/contract/errors';
import type { Route, RouteTable } from '@larder/contract/route';
import { routes } from '@larder/contract/routes';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import { VISITOR } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { addressKey } from '#platform/http/address-key.ts';
import { userIdOf } from '#platform/http/errors.ts';
import { tryCountUse } from '#platform/rate-limit.ts';

/** Features whose writes change who can sign in to an account. */
const ACCOUNT_FEATURES: ReadonlySet<string> = new Set([
  'account',
  'factors',
  'invitations',
  'passkeys',
  'personal-data',
  'profile',
  'tokens',
]);

/** The audit action of a refusal, where it is not `change.refused`. */
const REFUSAL_ACTIONS: Readonly<Record<string, AuditAction>> = {
  'account.signIn': 'sign-in.refused',
  'account.reauthenticate': 'reauthentication.refused',
  'account.inspectLink': 'link.refused',
  'account.verifyEmail': 'link.refused',
  'account.resetPassword': 'link.refused',
  'account.changePassword': 'password.change-refused',
  'invitations.inspectInvitation': 'link.refused',
  'passkeys.finishLogin': 'sign-in.refused',
  'personal-data.deleteAccount': 'account.delete-refused',
  'tokens.grantToken': 'sign-in.refused',
};

/** These routes audit a wrong password, code or passkey themselves, because they know whose account it concerns. */
const AUDITS_WRONG_CREDENTIALS: ReadonlySet<string> = new Set([
  'account.signIn',
  'factors.verifyFactor',
  'factors.useRecoveryCode',
  'passkeys.finishLogin',
  'tokens.grantToken',
]);

/**
 * Codes that count as attempts. The others are malformed requests, requests of guests, or counted in the metrics alone.
 */
const AUDITED_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid_credentials',
  'forbidden',
  'admin_second_factor_required',
  'email_not_confirmed',
  'account_disabled',
  'second_factor_required',
  'fresh_login_required',
  'insufficient_scope',
  'not_found',
  'conflict',
  'link_used',
  'link_expired',
]);

/** Bounds what one account or address can add to the log. */
const ENTRIES_LIMIT = { max: 300, windowSeconds: HOUR_MS / 1000 };

interface AuditedRoute {
  readonly what: string;
  readonly action: AuditAction;
}

/** Writes every refused change of account security to the audit log, before the response is sent. */
export function registerAuditRefusals(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  const audited = listAuditedRoutes();
  app.addHook('onError', async (request, _reply, error) => {
    const route = audited.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (route === undefined || !(error instanceof AppError) || !AUDITED_CODES.has(error.code)) return;
    if (error.code === 'invalid_credentials' && AUDITS_WRONG_CREDENTIALS.has(route.what)) return;
    const actorId = userIdOf(request);
    const address = addressKey(request.ip);
    const subjectId = error.subjectId ?? targetOf(route, request.params) ?? actorId ?? null;
    const details = { what: route.what, reason: error.code };
    const write = async () => {
      if (!(await tryCountUse(db, `refusals:${actorId ?? address}`, ENTRIES_LIMIT, now()))) return;
      const event = { action: route.action, subjectId, details, ...(actorId === undefined ? {} : { actorId }) };
      await writeAudit(db, { actor: VISITOR, now: now(), address }, event);
    };
    await write().catch((failure: unknown) => request.log.warn({ err: failure }, 'could not audit a refusal'));
  });
}

const ADMIN_ACTIONS_ON_PEOPLE: ReadonlySet<string> = new Set([
  'admin.updatePerson',
  'admin.forcePasswordReset',
  'admin.deletePerson',
]);

/** The account that an admin acts on. */
function targetOf({ what }: AuditedRoute, params: unknown): string | undefined {
  if (!ADMIN_ACTIONS_ON_PEOPLE.has(what)) return undefined;
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id === 'string' && isUuid(id) ? id : undefined;
}

/** True for routes that change who can sign in to an account, or what an admin can do. */
function changesSecurity(feature: string, { method, access, fresh }: Route): boolean {
  if (fresh === true) return true;
  return method !== 'GET' && (access === 'admin' || ACCOUNT_FEATURES.has(feature));
}

function listAuditedRoutes(): ReadonlyMap<string, AuditedRoute> {
  const audited = new Map<string, AuditedRoute>();
  for (const [feature, table] of Object.entries<RouteTable>(routes)) {
    for (const [name, route] of Object.entries(table)) {
      if (!changesSecurity(feature, route)) continue;
      const what = `${feature}.${name}`;
      const url = route.path.replaceAll(/\{(\w+)\}/gu, ':$1');
      audited.set(`${route.method} ${url}`, { what, action: REFUSAL_ACTIONS[what] ?? 'change.refused' });
    }
  }
  return audited;
}
