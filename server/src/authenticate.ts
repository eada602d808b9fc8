import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import { findActorBySession } from '#features/account/queries.ts';
import type { SessionCookies } from '#features/account/session-cookie.ts';
import type { AccessTokens } from '#features/tokens/access-tokens.ts';
import type { ApiTokens } from '#features/tokens/api-tokens.ts';
import { API_TOKEN_PREFIX } from '#features/tokens/queries.ts';
import { type Actor, type Ctx, type User, VISITOR } from '#platform/context.ts';
import type { Quotas } from '#platform/config/quota-variables.ts';
import type { Database } from '#platform/db/open.ts';
import { addressKey } from '#platform/http/address-key.ts';
import type { ReadPositions } from '#platform/http/read-positions.ts';
import { isBearer } from '#platform/http/same-origin.ts';

interface ContextDeps {
  readonly config: Quotas;
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  /** Set if there is a replica. */
  readonly readPositions?: ReadPositions | undefined;
  now(): Date;
}

/** The kinds of credentials that a request can carry. */
export interface Credentials {
  readonly cookies: SessionCookies;
  readonly accessTokens: AccessTokens;
  readonly apiTokens: ApiTokens;
}

/**
 * Returns the actor of a request. A bearer token wins over the cookies, which are ignored then: CSRF protection does
 * not check requests with a token.
 */
export async function authenticate(
  { database: { lookups }, now }: ContextDeps,
  { cookies, accessTokens, apiTokens }: Credentials,
  request: FastifyRequest,
): Promise<Actor> {
  if (isBearer(request)) {
    const token = request.headers.authorization?.slice('Bearer '.length).trim() ?? '';
    if (!token.startsWith(API_TOKEN_PREFIX)) return accessTokens.identify(lookups, token, now());
    return (await apiTokens.identify(lookups, token, now(), request.log)) ?? VISITOR;
  }
  const token = cookies.read(request.headers.cookie);
  if (token === undefined) return VISITOR;
  return (await findActorBySession(lookups, token, now())) ?? VISITOR;
}

export function createContext<Who extends Actor>(
  deps: ContextDeps,
  services: Pick<Ctx, 'secrets' | 'outbox' | 'events'>,
  actor: Who,
  request: FastifyRequest,
): Ctx<Who> {
  const inSession = actor.kind === 'user' && actor.session !== undefined;
  const { reader, lookups } = deps.readPositions?.choose(request, inSession) ?? deps.database;
  return {
    ...services,
    ...commonContext(deps),
    reader,
    lookups,
    actor,
    address: addressKey(request.ip),
    log: request.log,
  };
}

/** The context of background work for a user, without a request. */
export function createBackgroundContext(
  deps: ContextDeps,
  services: Pick<Ctx, 'secrets' | 'outbox' | 'events'>,
  actor: User,
): Ctx {
  return { ...services, ...commonContext(deps), actor, address: 'unknown', log: deps.logger };
}

function commonContext({ database: { db, reader, lookups, kind: databaseKind }, config: quotas, now }: ContextDeps) {
  return { now: now(), db, reader, lookups, databaseKind, quotas };
}
