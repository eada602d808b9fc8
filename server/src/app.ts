import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

import { routes } from '@larder/contract/routes';

import { createAuth } from '#features/account/auth.ts';
import { findPersonBySession } from '#features/account/queries.ts';
import { accountHandlers } from '#features/account/routes.ts';
import { SessionCookieReader } from '#features/account/session-cookie.ts';
import type { RecipeGenerator } from '#features/assistant/generator.ts';
import { assistantHandlers } from '#features/assistant/routes.ts';
import { healthHandlers } from '#features/health/routes.ts';
import { recipesHandlers } from '#features/recipes/routes.ts';
import type { Config } from '#platform/config/config.ts';
import { type Actor, type Ctx, VISITOR } from '#platform/context.ts';
import type { Database } from '#platform/db/open.ts';
import { registerApiDocs } from '#platform/http/api-docs.ts';
import { answerError, answerNotFound } from '#platform/http/errors.ts';
import { registerMetrics } from '#platform/http/metrics.ts';
import { registerProtection } from '#platform/http/protection.ts';
import { registerRoutes, type RouteDeps } from '#platform/http/route-handlers.ts';
import { isBearer } from '#platform/http/same-origin.ts';
import { registerWebPages } from '#platform/http/web-pages.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

export interface AppDeps {
  readonly config: Config;
  readonly secretKey: string;
  readonly database: Database;
  readonly generator: RecipeGenerator;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
  /** The folder of the built web; without one only programs are served. */
  readonly webDir: string | undefined;
  readonly checkResponses: boolean;
  now(): Date;
  isStopping(): boolean;
}

/** The whole HTTP server, ready to listen or to be asked directly. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, logger } = deps;
  const app = Fastify({
    loggerInstance: logger,
    // Each answer is logged once, by our own hook.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while we stop is answered like any other request.
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    // An address that cannot be read, or is too long, is an address of nothing.
    frameworkErrors: (_error, request, reply) => answerNotFound(request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  // JSON is all we read; anything else is refused by its type.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);

  await registerProtection(app, config);
  registerMetrics(app, config.METRICS_TOKEN);
  registerApiDocs(app, config.PRODUCT_NAME, deps.version, routes);
  registerFeatures(app, deps);
  if (deps.webDir !== undefined) {
    await registerWebPages(app, { dir: deps.webDir, productName: config.PRODUCT_NAME, now: deps.now });
  } else {
    app.setNotFoundHandler(answerNotFound);
  }
  app.addHook('onClose', () => database.close());
  return app;
}

function registerFeatures(app: FastifyInstance, deps: AppDeps): void {
  const { config, database, secretKey } = deps;
  const auth = createAuth({ ...database, databaseKind: database.kind, secretKey, publicUrl: config.PUBLIC_URL });
  const cookies = new SessionCookieReader(secretKey, config.PUBLIC_URL?.startsWith('https:') === true);
  const common: RouteDeps = {
    checkResponses: deps.checkResponses,
    identify: (request) => identify(deps, cookies, request),
    createContext: (actor, request) => createContext(deps, actor, request),
  };
  registerRoutes(
    app,
    routes.account,
    accountHandlers({ auth, cookies, rateLimitFactor: config.RATE_LIMIT_FACTOR }),
    common,
  );
  registerRoutes(app, routes.assistant, assistantHandlers({ generator: deps.generator }), common);
  registerRoutes(app, routes.health, healthHandlers(healthDeps(deps)), common);
  registerRoutes(app, routes.recipes, recipesHandlers, common);
}

function healthDeps({ config, version, database, isStopping }: AppDeps) {
  return { productName: config.PRODUCT_NAME, version, pingDatabase: () => database.ping(), isStopping };
}

async function identify(
  { database, now }: AppDeps,
  cookies: SessionCookieReader,
  request: FastifyRequest,
): Promise<Actor> {
  // A bearer of a token acts by it alone: where such a request comes from was not checked.
  if (isBearer(request)) return VISITOR;
  const token = cookies.read(request.headers.cookie);
  if (token === undefined) return VISITOR;
  return (await findPersonBySession(database.lookups, token, now())) ?? VISITOR;
}

function createContext<Who extends Actor>(deps: AppDeps, actor: Who, request: FastifyRequest): Ctx<Who> {
  const { db, reader, lookups, kind } = deps.database;
  return { actor, now: deps.now(), db, reader, lookups, databaseKind: kind, log: request.log };
}
