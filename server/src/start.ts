import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

import rootPackage from '../../package.json' with { type: 'json' };
import { ensureFirstAdmin } from '#features/admin/commands/create-admin.ts';
import { startCopying } from '#features/copies/work.ts';
import { shareHouseRecipes } from '#features/house/commands.ts';
import { createPictureFetch } from '#features/pictures/fetch-picture.ts';
import { Uploads } from '#features/pictures/uploads.ts';
import { startPictureWork } from '#features/pictures/work.ts';
import { deriveAgain, deriveCopiesAgain } from '#features/recipes/commands/derive-again.ts';
import { thinHistories } from '#features/recipes/commands/thin-histories.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { type Config, parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { findPreviousSecretKey } from '#platform/config/secret-key.ts';
import type { Database } from '#platform/db/open.ts';
import { createDiskSpace, releaseBallast } from '#platform/disk-space.ts';
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
/** How long requests under way may take to finish after the order to stop. */
const DRAIN_MS = 10_000;
const IDLE_SWEEP_MS = 50;
/** Recipes are there to be read again after an update, when another instance may still be of the version before. */
const DERIVE_AGAIN_MS = 60 * 60 * 1000;

/** Recipes are shared once; what kept an instance from it may be over by then. */
const SHARE_AGAIN_MS = 60 * 60 * 1000;
const RESEAL_MS = 60 * 60 * 1000;

/** Starts the server, or says in plain words why it cannot and ends the process. */
export async function startServer(): Promise<void> {
  // Whatever we write (database, secret) is for this user only, also in a folder that others can open.
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
  const uploads = new Uploads();
  const disk = createDiskSpace({
    dataDir: config.DATA_DIR,
    // Where nothing of ours grows on it, it is nothing to us.
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
      uploads,
      hasRoom: async () => !(await disk.isShort()),
      log: logger,
      now: () => new Date(),
    },
    (error) => logger.warn({ err: error }, 'pictures could not be worked on'),
  );
  let areHistoriesThinned = false;
  const deriving = startWorker(
    async ({ isStopping }) => {
      const reading = { db: database.db, databaseKind: database.kind, isStopping };
      await deriveAgain(reading);
      await deriveCopiesAgain(reading);
      if (!areHistoriesThinned) await thinHistories({ database, quotas: config, now: new Date(), isStopping });
      // The limits stay the same until the next start.
      areHistoriesThinned = true;
    },
    DERIVE_AGAIN_MS,
    (error) => logger.warn({ err: error }, 'recipes could not be read again'),
  );
  const resealing = startResealing({ db: database.db, secrets }, logger);
  const errors = new ErrorLog({ db: database.db, log: logger, now: () => new Date() });
  const copying = startCopyingOf(config, { db: database.db, log: logger, errors });
  const app = await buildApp({
    config,
    secrets,
    database,
    blobs,
    uploads,
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
  let sharing: Worker | undefined;
  app.addHook('onListen', async () => {
    sharing = startSharingOf(config, database, logger);
  });
  // Before the database closes, which was asked for first.
  app.addHook('onClose', async () => {
    const workers = [delivery, pictureWork, deriving, resealing, copying, sharing].filter((one) => one !== undefined);
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  const stopHousekeeping = startHousekeeping(
    () => ({ db: database.db, blobs, now: new Date() }),
    (error) => logger.warn({ err: error }, 'housekeeping failed'),
  );
  stopOnSignal(app, logger, async (signal) => {
    stopping = true;
    stopHousekeeping();
    // A load balancer learns from /readyz to send nothing more here; a person who presses Ctrl-C waits for nobody.
    if (signal === 'SIGTERM') await setTimeout(config.STOP_GRACE_SECONDS * 1000);
  });

  await app.listen({ port: config.PORT, host: config.HOST });
  process.stdout.write(`\n  ${config.PRODUCT_NAME} is ready at ${addressOf(app, config)}\n\n`);
}

/** The keys of the configuration, or those in DATA_DIR. A previous key only opens and verifies, until its rotation is over. */
async function loadSecrets(config: Config, database: Database): Promise<Secrets> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR } = config;
  const known = SECRET_KEY === undefined ? findPreviousSecretKey(DATA_DIR) : SECRET_KEY_PREVIOUS;
  const previous = known === undefined ? [] : [known];
  return new Secrets(await resolveSecretKey(config, database, previous), previous);
}

/** Hourly, as another instance may still seal with the previous key. Does nothing outside a rotation. */
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
          'some secrets open neither with the current key nor with the previous one: is that the key from before?',
        );
    },
    RESEAL_MS,
    (error) => log.warn({ err: error }, 'secrets could not be sealed with the current key'),
  );
}

/** Nothing where no worker is to have copies. */
function startCopyingOf(
  config: Config,
  { db, log, errors }: { readonly db: Database['db']; readonly log: Logger; readonly errors: ErrorLog },
): Worker | undefined {
  const { WORKER_URL: url, WORKER_TOKEN: token, WORKER_COPIES, PUBLIC_URL: publicUrl } = config;
  if (url === undefined || WORKER_COPIES === 'off') return undefined;
  const deps = { db, worker: { url, token }, publicUrl, log, errors, now: () => new Date() };
  return startCopying(deps, (error) => log.warn({ err: error }, 'recipes could not be copied to the worker'));
}

/** Whoever opens the app for the first time finds recipes to look at; the start does not wait for them. */
function startSharingOf(config: Config, { db, kind }: Database, log: Logger): Worker | undefined {
  if (config.STARTER_RECIPES === 'off') return undefined;
  return startWorker(
    ({ signal }) => shareHouseRecipes({ db, databaseKind: kind, now: new Date(), signal }),
    SHARE_AGAIN_MS,
    (error) => log.warn({ err: error }, 'the first recipes could not be shared'),
  );
}

async function ensureFirstAdminOf(config: Config, { db }: Database): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, PRODUCT_NAME: productName } = config;
  if (password !== undefined) await ensureFirstAdmin({ db, now: new Date() }, { email, password, productName });
}

/** The first SIGTERM or SIGINT lets requests under way finish; a second one, or too long a wait, ends at once. */
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
  // A browser keeps its connection open after the answer; nobody waits for it.
  setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS).unref();
  await app.close();
}

function addressOf(app: FastifyInstance, config: Config): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  return `http://localhost:${port}`;
}
