import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

import rootPackage from '../../package.json' with { type: 'json' };
import { ensureFirstAdmin } from '#features/admin/commands/create-admin.ts';
import { startReplication } from '#features/replication/work.ts';
import { publishStarterRecipes } from '#features/starter-recipes/commands.ts';
import { createPictureFetch } from '#features/pictures/fetch-picture.ts';
import { PictureProcessing } from '#features/pictures/picture-processing.ts';
import { startPictureWork } from '#features/pictures/work.ts';
import { deriveAgain, deriveCopiesAgain } from '#features/recipes/commands/derive-again.ts';
import { thinHistories } from '#features/recipes/commands/thin-histories.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { type Config, parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { findPreviousSecretKey } from '#platform/config/secret-key.ts';
import type { Database } from '#platform/db/open.ts';
import { createDiskSpace, releaseBallast } from '#platform/disk-space.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { ErrorLog } from '#platform/error-log.ts';
import { createModels } from '#platform/models/create-models.ts';
import { createCarriers } from '#platform/outbox/carriers.ts';
import { startDelivery } from '#platform/outbox/worker.ts';
import { Secrets } from '#platform/secrets.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';

import { buildApp } from './app.ts';
import { explainError } from './explain-error.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openInstallation, resolveSecretKey } from './installation.ts';
import { reseal } from './reseal.ts';

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** How long requests in progress may take to finish after the signal to stop. */
const DRAIN_MS = 10_000;
const IDLE_SWEEP_MS = 50;
/** Starts the server. If that fails, explains why and exits. */
export async function startServer(): Promise<void> {
  // Files that this process creates are readable by its user alone, even in a shared folder.
  process.umask(0o077);
  try {
    await run(parseConfig(readEnvironment()));
  } catch (error) {
    process.stderr.write(`\n${explainError(error)}\n`);
    process.exit(1);
  }
}

async function run(config: Config): Promise<void> {
  const logger = pino({ level: config.LOG_LEVEL });
  await releaseBallast(config.DATA_DIR);
  const database = await openInstallation(config, {
    poolSize: config.DATABASE_POOL_SIZE,
    replicaUrl: config.DATABASE_REPLICA_URL,
    log: logger,
  });
  const secrets = await loadSecrets(config, database);
  await ensureFirstAdminOf(config, database);

  const blobs = createBlobs(config.S3_URL, config.DATA_DIR, 'pictures');
  const pictureProcessing = new PictureProcessing();
  const disk = createDiskSpace({
    dataDir: config.DATA_DIR,
    // With PostgreSQL and a bucket, nothing of ours grows on this disk.
    reserveMb: config.DATABASE_URL !== undefined && config.S3_URL !== undefined ? 0 : config.DISK_RESERVE_MB,
    hasDatabase: config.DATABASE_URL === undefined,
    reusableBytes: () => database.reusableBytes(),
    log: logger,
  });
  await disk.read();
  let stopping = false;
  const delivery = startDelivery(
    {
      db: database.db,
      secrets,
      carriers: createCarriers(config),
      log: logger,
      now: () => new Date(),
    },
    (error) => logger.warn({ err: error }, 'messages could not be delivered'),
  );
  const pictureWork = startPictureWork(
    {
      db: database.db,
      databaseKind: database.kind,
      quotas: config,
      blobs,
      fetchPublic: createPictureFetch(config.FETCH_ALLOW),
      pictureProcessing,
      hasRoom: async () => !(await disk.isShort()),
      log: logger,
      now: () => new Date(),
    },
    (error) => logger.warn({ err: error }, 'pictures could not be processed'),
  );
  let areHistoriesThinned = false;
  // Hourly, because an instance of an earlier version may write recipes during an update.
  const deriving = startWorker(
    async ({ isStopping }) => {
      const reading = { db: database.db, databaseKind: database.kind, isStopping };
      await deriveAgain(reading);
      await deriveCopiesAgain(reading);
      if (!areHistoriesThinned) await thinHistories({ database, quotas: config, now: new Date(), isStopping });
      // The limits do not change before the next start.
      areHistoriesThinned = true;
    },
    HOUR_MS,
    (error) => logger.warn({ err: error }, 'recipes could not be derived again'),
  );
  const resealing = startResealing({ db: database.db, secrets }, logger);
  const errors = new ErrorLog({ db: database.db, log: logger, now: () => new Date() });
  const replicating = startConfiguredReplication(config, { db: database.db, log: logger, errors });
  const app = await buildApp({
    config,
    secrets,
    database,
    blobs,
    pictureProcessing,
    models: createModels({ config, db: database.db, log: logger, now: () => new Date() }),
    logger,
    errors,
    disk,
    version: rootPackage.version,
    webDir: existsSync(WEB_DIR) ? WEB_DIR : undefined,
    checkResponses: false,
    shedsLoad: true,
    now: () => new Date(),
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
    isStopping: () => stopping,
    onMessageWaiting: () => delivery.wake(),
  });
  let publishing: Worker | undefined;
  app.addHook('onListen', async () => {
    publishing = startPublishing(config, database, logger);
  });
  // Hooks run in reverse order: the workers stop before the database closes.
  app.addHook('onClose', async () => {
    const workers = [delivery, pictureWork, deriving, resealing, replicating, publishing].filter(
      (worker) => worker !== undefined,
    );
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  const stopHousekeeping = startHousekeeping(
    () => ({ db: database.db, blobs, now: new Date() }),
    (error) => logger.warn({ err: error }, 'housekeeping failed'),
  );
  stopOnSignal(app, logger, async (signal) => {
    stopping = true;
    stopHousekeeping();
    // The load balancer sees /readyz fail and sends its requests elsewhere. SIGINT (Ctrl-C) skips this grace period.
    if (signal === 'SIGTERM') await setTimeout(config.STOP_GRACE_SECONDS * 1000);
  });

  await app.listen({ port: config.PORT, host: config.HOST });
  process.stdout.write(`\n  ${config.PRODUCT_NAME} is ready at ${addressOf(app, config)}\n\n`);
}

/**
 * Uses the keys of the configuration, or those in DATA_DIR. During a rotation, the previous key still opens and
 * verifies.
 */
async function loadSecrets(config: Config, database: Database): Promise<Secrets> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR } = config;
  const known = SECRET_KEY === undefined ? findPreviousSecretKey(DATA_DIR) : SECRET_KEY_PREVIOUS;
  const previous = known === undefined ? [] : [known];
  return new Secrets(await resolveSecretKey(config, database, previous), previous);
}

/** Runs hourly during a rotation, because another instance may still seal with the previous key. */
function startResealing(
  deps: { readonly db: Database['db']; readonly secrets: Secrets },
  log: Logger,
): Worker | undefined {
  if (!deps.secrets.hasPrevious) return undefined;
  return startWorker(
    async ({ isStopping }) => {
      const { rewritten, unreadable } = await reseal({ ...deps, isStopping });
      if (isStopping()) return;
      if (unreadable === 0) log.info({ rewritten }, 'all secrets are sealed with the current key');
      else
        log.warn(
          { rewritten, unreadable },
          'some secrets open neither with the current key nor with the previous one: is SECRET_KEY_PREVIOUS right?',
        );
    },
    HOUR_MS,
    (error) => log.warn({ err: error }, 'secrets could not be sealed with the current key'),
  );
}

/** Starts replication to the worker, if one is configured. */
function startConfiguredReplication(
  config: Config,
  { db, log, errors }: { readonly db: Database['db']; readonly log: Logger; readonly errors: ErrorLog },
): Worker | undefined {
  const { WORKER_URL: url, WORKER_TOKEN: token, WORKER_COPIES, PUBLIC_URL: publicUrl } = config;
  if (url === undefined || WORKER_COPIES === 'off') return undefined;
  const deps = { db, worker: { url, token }, publicUrl, log, errors, now: () => new Date() };
  return startReplication(deps, (error) => log.warn({ err: error }, 'recipes could not be replicated to the worker'));
}

/** Publishes the starter recipes in the background, so that the community is not empty. */
function startPublishing(config: Config, { db, kind }: Database, log: Logger): Worker | undefined {
  if (config.STARTER_RECIPES === 'off') return undefined;
  return startWorker(
    ({ signal }) => publishStarterRecipes({ db, databaseKind: kind, now: new Date(), signal }),
    HOUR_MS,
    (error) => log.warn({ err: error }, 'the starter recipes could not be published'),
  );
}

async function ensureFirstAdminOf(config: Config, { db }: Database): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, PRODUCT_NAME: productName } = config;
  if (password !== undefined) await ensureFirstAdmin({ db, now: new Date() }, { email, password, productName });
}

/** The first SIGTERM or SIGINT drains requests in progress. A second signal, or the timeout, exits at once. */
function stopOnSignal(
  app: FastifyInstance,
  logger: Logger,
  onStop: (signal: 'SIGTERM' | 'SIGINT') => Promise<void>,
): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      onStop(signal)
        .then(() => drain(app))
        .then(
          () => process.exit(0),
          (error: unknown) => {
            logger.error({ err: error }, 'could not stop cleanly');
            process.exit(1);
          },
        );
    });
  }
}

async function drain(app: FastifyInstance): Promise<void> {
  setTimeout(DRAIN_MS, undefined, { ref: false }).then(
    () => process.exit(1),
    () => undefined,
  );
  // Browsers hold keep-alive connections open after the response.
  setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS).unref();
  await app.close();
}

function addressOf(app: FastifyInstance, config: Config): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  return `http://localhost:${port}`;
}
