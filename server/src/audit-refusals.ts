import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';

import type { AuditAction } from '@larder/contract/audit';
import type { ErrorCode } from '@larder/contract/errors';
import type { Route } from '@larder/contract/route';
import { routes } from '@larder/contract/routes';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import { VISITOR } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { addressKey } from '#platform/http/address-key.ts';
import { personOf } from '#platform/http/errors.ts';
import { isWithin } from '#platform/rate-limit.ts';

type Refusals = {
  readonly [Feature in keyof typeof routes]?: { readonly [Name in keyof (typeof routes)[Feature]]?: AuditAction };
};

/** The routes that change who may get into an account, or what an admin may do; and what a refusal by each is called in the log. */
const REFUSALS: Refusals = {
  account: {
    signUp: 'change.refused',
    signIn: 'sign-in.refused',
    reauthenticate: 'reauthentication.refused',
    revokeSession: 'change.refused',
    inspectLink: 'link.refused',
    verifyEmail: 'link.refused',
    resetPassword: 'link.refused',
    changeEmail: 'change.refused',
    changePassword: 'password.change-refused',
  },
  admin: {
    updatePerson: 'change.refused',
    forcePasswordReset: 'change.refused',
    deletePerson: 'change.refused',
    moderateRecipe: 'change.refused',
    moderateComment: 'change.refused',
    moderatePublicLink: 'change.refused',
    dismissReports: 'change.refused',
    openMessage: 'change.refused',
  },
  factors: {
    enrollFactor: 'change.refused',
    challengeFactor: 'change.refused',
    verifyFactor: 'change.refused',
    deleteFactor: 'change.refused',
    createRecoveryCodes: 'change.refused',
    useRecoveryCode: 'change.refused',
  },
  passkeys: {
    beginRegistration: 'change.refused',
    finishRegistration: 'change.refused',
    finishLogin: 'sign-in.refused',
    deletePasskey: 'change.refused',
  },
  'personal-data': { exportData: 'change.refused', deleteAccount: 'account.delete-refused' },
  tokens: { grantToken: 'sign-in.refused', createApiToken: 'change.refused', deleteApiToken: 'change.refused' },
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

function listWatched(): ReadonlyMap<string, Watched> {
  const tables: Readonly<Record<string, Readonly<Record<string, Route>>>> = routes;
  const watched = new Map<string, Watched>();
  for (const [feature, actions] of Object.entries(REFUSALS)) {
    for (const [name, action] of Object.entries<AuditAction>(actions)) {
      const route = tables[feature]?.[name];
      if (route === undefined) continue;
      watched.set(`${route.method} ${route.path.replaceAll(/\{(\w+)\}/gu, ':$1')}`, {
        what: `${feature}.${name}`,
        action,
      });
    }
  }
  return watched;
}
