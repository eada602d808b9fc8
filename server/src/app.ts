import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import { BODY_MAX_BYTES } from '@larder/contract/route';
import { routes } from '@larder/contract/routes';

import { BrowserCookies } from '#features/account/devices.ts';
import { AccountLimits } from '#features/account/limits.ts';
import { accountHandlers } from '#features/account/routes.ts';
import { SessionCookies } from '#features/account/session-cookie.ts';
import { Sessions } from '#features/account/sessions.ts';
import { adminHandlers } from '#features/admin/routes.ts';
import { Generations } from '#features/assistant/generations.ts';
import { assistantHandlers } from '#features/assistant/routes.ts';
import { createSimulated, type Wait } from '#features/assistant/simulated.ts';
import type { Providers } from '#features/assistant/select-provider.ts';
import { binHandlers } from '#features/bin/routes.ts';
import { categoriesHandlers } from '#features/categories/routes.ts';
import { collectionsHandlers } from '#features/collections/routes.ts';
import { communityHandlers } from '#features/community/routes.ts';
import { cookLogHandlers } from '#features/cook-log/routes.ts';
import { cookbookHandlers } from '#features/cookbook/routes.ts';
import { createLive } from '#features/events/live.ts';
import { eventsHandlers } from '#features/events/routes.ts';
import { factorsHandlers } from '#features/factors/routes.ts';
import { hasProvedTwoSteps } from '#features/factors/queries.ts';
import { healthHandlers } from '#features/health/routes.ts';
import { exportsHandlers } from '#features/exports/routes.ts';
import { importsHandlers } from '#features/imports/routes.ts';
import { invitationsHandlers } from '#features/invitations/routes.ts';
import { linksHandlers } from '#features/links/routes.ts';
import { createOpenidProvider } from '#features/openid/provider.ts';
import { openidHandlers } from '#features/openid/routes.ts';
import { passkeysHandlers } from '#features/passkeys/routes.ts';
import { personalDataHandlers } from '#features/personal-data/routes.ts';
import { createGeneratedFetch, createPictureFetch } from '#features/pictures/fetch-picture.ts';
import { PictureFiles } from '#features/pictures/files.ts';
import { picturesHandlers } from '#features/pictures/routes.ts';
import type { PictureProcessing } from '#features/pictures/picture-processing.ts';
import { profileHandlers } from '#features/profile/routes.ts';
import { ratingsHandlers } from '#features/ratings/routes.ts';
import { recipesHandlers } from '#features/recipes/routes.ts';
import { reportsHandlers } from '#features/reports/routes.ts';
import { searchHandlers } from '#features/search/routes.ts';
import { sharingHandlers } from '#features/sharing/routes.ts';
import { statsHandlers } from '#features/stats/routes.ts';
import { storageHandlers } from '#features/storage/routes.ts';
import { AccessTokens } from '#features/tokens/access-tokens.ts';
import { ApiTokens } from '#features/tokens/api-tokens.ts';
import { tokensHandlers } from '#features/tokens/routes.ts';
import { versionsHandlers } from '#features/versions/routes.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/open.ts';
import type { DiskSpace } from '#platform/disk-space.ts';
import { type ErrorLog, registerErrorLog } from '#platform/error-log.ts';
import { registerApiDocs } from '#platform/http/api-docs.ts';
import type { User } from '#platform/context.ts';
import type { ModelRuntime } from '#platform/models/create-models.ts';
import type { LiveTimes } from '#platform/live/live-events.ts';
import { Outbox } from '#platform/outbox/outbox.ts';
import type { Secrets } from '#platform/secrets.ts';
import { answerBrokenRequest } from '#platform/http/broken-request.ts';
import { answerError, answerNotFound } from '#platform/http/errors.ts';
import { registerEventStreams } from '#platform/http/event-stream.ts';
import { registerMetrics } from '#platform/http/metrics.ts';
import { registerJsonParser } from '#platform/http/json-body.ts';
import { registerProtection, securityHeaders } from '#platform/http/protection.ts';
import { type ReadPositions, registerReadPositions } from '#platform/http/read-positions.ts';
import { registerRequestSlots, type SlotSettings } from '#platform/http/request-slots.ts';
import { type AllHandlers, registerRoutes, type RouteDeps } from '#platform/http/route-handlers.ts';
import { registerInFlightRequests } from '#platform/http/abort-on-disconnect.ts';
import { toReadableUrl } from '#platform/http/web-pages.ts';

import { registerAuditRefusals } from './audit-refusals.ts';
import { registerPages } from './pages.ts';
import { authenticate, createBackgroundContext, createContext } from './authenticate.ts';
import { createChatHandlers, replicatesGenerated } from './chat-handlers.ts';

const HEADERS_TIMEOUT_MS = 30_000;
/** Long enough for the largest picture on a slow line. Requests without a file have a shorter timeout. */
const REQUEST_TIMEOUT_MS = 3 * 60_000;
const KEEP_ALIVE_MS = 72_000;

export interface AppDeps {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly blobs: Blobs;
  readonly pictureProcessing: PictureProcessing;
  readonly models: ModelRuntime;
  readonly logger: FastifyBaseLogger;
  readonly errors: ErrorLog;
  readonly disk: DiskSpace;
  readonly version: string;
  /** The folder of the built web. Without it, only the API is served. */
  readonly webDir: string | undefined;
  readonly checkResponses: boolean;
  /** Delays clients that use more than their load share. Off in tests, whose machine is shared. */
  readonly shedsLoad: boolean;
  now(): Date;
  /** Sleeps: between pieces of simulated answers, before an interrupted chat answer is given up, and to quantize response times. */
  readonly wait: Wait;
  isStopping(): boolean;
  /** Overrides of how soon events are published and how long a stream lasts. */
  readonly liveTimes?: Partial<LiveTimes>;
  /** Overrides of how many responses are in progress at once, and for how long. */
  readonly slotSettings?: Partial<SlotSettings>;
  /** Called when a message waits in the outbox. */
  onMessageWaiting?(): void;
}

/** Builds the whole HTTP server. The caller listens, or injects requests. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, logger } = deps;
  const headers = securityHeaders(config);
  const app = Fastify({
    loggerInstance: logger,
    // Our own hook logs each request once.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES.guest,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection during shutdown are still answered.
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    clientErrorHandler: answerBrokenRequest,
    // A URL that cannot be decoded or is too long names no resource: 404.
    frameworkErrors: (_error, request, reply) =>
      answerNotFound(request, reply.headers(headers).header('x-request-id', request.id)),
    rewriteUrl: ({ url = '/' }) => toReadableUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  registerJsonParser(app);
  app.setErrorHandler(answerError);

  const cookies = new SessionCookies(deps.secrets, config.PUBLIC_URL?.startsWith('https:') === true);
  await registerProtection(app, config, {
    readSession: ({ headers: { cookie } }) => cookies.read(cookie),
    shedsLoad: deps.shedsLoad,
  });
  registerInFlightRequests(app);
  registerRequestSlots(app, deps.slotSettings);
  registerEventStreams(app);
  const readPositions = registerReadPositions(app, database.replica, config.PUBLIC_URL);
  registerMetrics(app, config.METRICS_TOKEN, readPositions);
  registerErrorLog(app, deps.errors);
  registerAuditRefusals(app, { db: database.db, now: deps.now });
  registerApiDocs(app, config.PRODUCT_NAME, deps.version, routes);
  // Hooks run in reverse order of registration: features write what they buffer before the database closes.
  app.addHook('onClose', () => database.close());
  const authenticateRequest = registerFeatures(app, { ...deps, cookies, readPositions });
  if (deps.webDir === undefined) app.setNotFoundHandler(answerNotFound);
  else await registerPages(app, { ...deps, webDir: deps.webDir, authenticate: authenticateRequest });
  return app;
}

type FeatureDeps = AppDeps & { readonly cookies: SessionCookies; readonly readPositions: ReadPositions | undefined };

/** Registers every route. Returns the function that authenticates a request. */
function registerFeatures(app: FastifyInstance, deps: FeatureDeps): RouteDeps['authenticate'] {
  const { config, database, secrets, cookies, blobs, pictureProcessing } = deps;
  const { PUBLIC_URL: publicUrl, PRODUCT_NAME: productName, RATE_LIMIT_FACTOR: limitFactor } = config;
  const isHttps = publicUrl?.startsWith('https:') === true;
  const outbox = createOutbox(deps, secrets);
  const live = createLive(app, deps);
  const services = { secrets, outbox, events: live };
  const browsers = new BrowserCookies(isHttps);
  const sessions = new Sessions(cookies, browsers);
  const limits = new AccountLimits(limitFactor);
  const issuer = publicUrl ?? 'urn:larder';
  const accessTokens = new AccessTokens({ db: database.db, secrets, issuer });
  const apiTokens = new ApiTokens(database.db);
  app.addHook('onClose', () => apiTokens.settle());
  const confirmationRequired = config.EMAIL_CONFIRMATION === 'required' || outbox.delivers('mail');

  const common: RouteDeps = {
    checkResponses: deps.checkResponses,
    now: deps.now,
    requireRoom: () => deps.disk.requireRoom(),
    mayActAsAdmin: async (admin) => config.ADMIN_SECOND_FACTOR === 'optional' || hasProvedTwoSteps(database.db, admin),
    authenticate: (request) => authenticate(deps, { cookies, accessTokens, apiTokens }, request),
    createContext: (actor, request) => createContext(deps, services, actor, request),
  };
  const people = { sessions, limits, confirmationRequired };
  const registration = { registration: config.REGISTRATION, adminEmail: config.ADMIN_EMAIL };
  const files = new PictureFiles(blobs, (work) => pictureProcessing.enqueue(work));
  const providers: Providers = {
    models: deps.models,
    simulated: config.AI_PROVIDER === 'simulated' ? createSimulated(deps.wait) : null,
    fallsBack: config.AI_FALLBACK === 'kitchen',
  };
  const fetchGenerated = createGeneratedFetch(config.FETCH_ALLOW);
  const background = {
    db: database.db,
    databaseKind: database.kind,
    quotas: config,
    now: deps.now,
    log: deps.logger,
    blobs,
    pictureProcessing,
    contextOf: (person: User) => createBackgroundContext(deps, services, person),
  };
  const generations = new Generations({
    ...background,
    errors: deps.errors,
    providers,
    fetchGenerated,
    limitFactor,
    replicatesGenerated: replicatesGenerated(config),
  });
  app.addHook('onReady', async () => generations.start());
  app.addHook('preClose', () => generations.stop());
  const conversations = createChatHandlers(app, deps, providers);
  const handlers: AllHandlers<typeof routes> = {
    account: accountHandlers({ ...people, ...registration, browsers, productName, wait: deps.wait }),
    admin: adminHandlers({
      version: deps.version,
      models: deps.models,
      fetchGenerated,
      modelLimits: { tokens: config.AI_DAILY_TOKENS, images: config.AI_DAILY_IMAGES },
      isSimulated: config.AI_PROVIDER === 'simulated',
      fallsBack: config.AI_FALLBACK === 'kitchen',
      pingDatabase: () => database.ping(),
      disk: deps.disk,
    }),
    assistant: assistantHandlers({ generations, providers, pictureProcessing, limitFactor }),
    bin: binHandlers,
    categories: categoriesHandlers,
    chat: conversations.chat,
    collections: collectionsHandlers({ limitFactor, confirmationRequired }),
    community: communityHandlers({ limitFactor }),
    completions: conversations.completions,
    'cook-log': cookLogHandlers({ limitFactor }),
    cookbook: cookbookHandlers,
    events: eventsHandlers({ live, now: deps.now }),
    factors: factorsHandlers({ sessions, limits, accessTokens, productName }),
    health: healthHandlers(healthDeps(deps)),
    exports: exportsHandlers({ blobs, productName, publicUrl, limitFactor }),
    imports: importsHandlers({
      ...background,
      app,
      fetchAllow: config.FETCH_ALLOW,
      models: deps.models,
      recognizesText: config.TEXT_RECOGNITION === 'on',
      productName,
      limitFactor,
      hasRoom: async () => !(await deps.disk.isShort()),
    }),
    invitations: invitationsHandlers({ registration: config.REGISTRATION, productName, limitFactor }),
    links: linksHandlers({ blobs, files, limitFactor }),
    openid: openidHandlers({ sessions, limits, provider: createOpenidProvider(config), ...registration }),
    passkeys: passkeysHandlers({ ...people, productName, publicUrl }),
    'personal-data': personalDataHandlers({ sessions, limits, productName, blobs, publicUrl }),
    pictures: picturesHandlers({
      blobs,
      files,
      fetchPublic: createPictureFetch(config.FETCH_ALLOW),
      pictureProcessing,
      limitFactor,
    }),
    profile: profileHandlers({ limits }),
    ratings: ratingsHandlers({ limitFactor }),
    recipes: recipesHandlers({ limitFactor }),
    reports: reportsHandlers({ limitFactor }),
    search: searchHandlers,
    sharing: sharingHandlers({ limitFactor, confirmationRequired }),
    stats: statsHandlers,
    storage: storageHandlers,
    tokens: tokensHandlers({ ...people, accessTokens, mayActAsAdmin: common.mayActAsAdmin }),
    versions: versionsHandlers({ limitFactor }),
  };
  registerRoutes(app, routes, handlers, common);
  return common.authenticate;
}

function createOutbox({ config, onMessageWaiting: onWaiting }: AppDeps, secrets: Secrets): Outbox {
  const mail = config.SMTP_URL !== undefined;
  const phone = config.SMS_URL !== undefined;
  return new Outbox({ secrets, delivers: { mail, sms: phone, whatsapp: phone }, onWaiting });
}

function healthDeps({ config, version, database, isStopping }: AppDeps) {
  return { productName: config.PRODUCT_NAME, version, pingDatabase: () => database.ping(), isStopping };
}
