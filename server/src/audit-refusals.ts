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
import { personOf } from '#platform/http/errors.ts';
import { isWithin } from '#platform/rate-limit.ts';

/** Writes of these features change who can get into an account. */
const ACCOUNT_FEATURES: ReadonlySet<string> = new Set([
  'account',
  'factors',
  'invitations',
  'passkeys',
  'personal-data',
  'profile',
  'tokens',
]);

/** What a refusal is called in the log, where that is not `change.refused`. */
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

/** These note a wrong password, code or passkey themselves, as they know whose it was to be. */
const NOTE_WRONG_PROOFS: ReadonlySet<string> = new Set([
  'account.signIn',
  'factors.verifyFactor',
  'factors.useRecoveryCode',
  'passkeys.finishLogin',
  'tokens.grantToken',
]);

/** Anything else was no attempt: it could not be read, came from nobody, or is counted in the metrics alone. */
const ATTEMPTS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
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

/** Nobody fills the log. */
const NOTED_MAX = { max: 300, windowSeconds: HOUR_MS / 1000 };

interface Watched {
  readonly what: string;
  readonly action: AuditAction;
}

/** Writes every refused change of security to the audit log, before the answer leaves. */
export function registerAuditRefusals(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  const watched = listWatched();
  app.addHook('onError', async (request, _reply, error) => {
    const route = watched.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (route === undefined || !(error instanceof AppError) || !ATTEMPTS.has(error.code)) return;
    if (error.code === 'invalid_credentials' && NOTE_WRONG_PROOFS.has(route.what)) return;
    const actorId = personOf(request);
    const address = addressKey(request.ip);
    const subjectId = error.subjectId ?? targetOf(route, request.params) ?? actorId ?? null;
    const details = { what: route.what, reason: error.code };
    const note = async () => {
      if (!(await isWithin(db, `refusals:${actorId ?? address}`, NOTED_MAX, now()))) return;
      const event = { action: route.action, subjectId, details, ...(actorId === undefined ? {} : { actorId }) };
      await writeAudit(db, { actor: VISITOR, now: now(), address }, event);
    };
    await note().catch((failure: unknown) => request.log.warn({ err: failure }, 'refusal not noted'));
  });
}

const ON_PEOPLE: ReadonlySet<string> = new Set([
  'admin.updatePerson',
  'admin.forcePasswordReset',
  'admin.deletePerson',
]);

/** Whom an admin acts on. */
function targetOf({ what }: Watched, params: unknown): string | undefined {
  if (!ON_PEOPLE.has(what)) return undefined;
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id === 'string' && isUuid(id) ? id : undefined;
}

/** Does the route change who can get into an account, or what an admin can do? */
function changesSecurity(feature: string, { method, access, fresh }: Route): boolean {
  if (fresh === true) return true;
  return method !== 'GET' && (access === 'admin' || ACCOUNT_FEATURES.has(feature));
}

function listWatched(): ReadonlyMap<string, Watched> {
  const watched = new Map<string, Watched>();
  for (const [feature, table] of Object.entries<RouteTable>(routes)) {
    for (const [name, route] of Object.entries(table)) {
      if (!changesSecurity(feature, route)) continue;
      const what = `${feature}.${name}`;
      const url = route.path.replaceAll(/\{(\w+)\}/gu, ':$1');
      watched.set(`${route.method} ${url}`, { what, action: REFUSAL_ACTIONS[what] ?? 'change.refused' });
    }
  }
  return watched;
}
