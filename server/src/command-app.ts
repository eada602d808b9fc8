import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';

import rootPackage from '../../package.json' with { type: 'json' };
import { accountRoutes } from '@larder/contract/account';
import type { Route } from '@larder/contract/route';

import { addPassword, insertUser } from '#features/account/commands/register.ts';
import { hashPassword } from '#features/account/passwords.ts';
import { PictureProcessing } from '#features/pictures/picture-processing.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/open.ts';
import { createDiskSpace } from '#platform/disk-space.ts';
import { ErrorLog } from '#platform/error-log.ts';
import { createModels } from '#platform/models/create-models.ts';
import { Secrets } from '#platform/secrets.ts';

import { buildApp } from './app.ts';
import { resolveSecretKey } from './installation.ts';

/** The whole server for a command that sends requests to it, without a port, pages or workers. Closing it closes the database. */
export async function openCommandApp(
  config: Config,
  database: Database,
  logger = pino({ level: 'error' }),
): Promise<FastifyInstance> {
  const now = () => new Date();
  return buildApp({
    config,
    database,
    logger,
    now,
    secrets: new Secrets(await resolveSecretKey(config, database)),
    blobs: createBlobs(config.S3_URL, config.DATA_DIR, 'pictures'),
    pictureProcessing: new PictureProcessing(),
    models: createModels({ config, db: database.db, log: logger, now }),
    errors: new ErrorLog({ db: database.db, log: logger, now }),
    disk: createDiskSpace({
      dataDir: config.DATA_DIR,
      reserveMb: 0,
      hasDatabase: config.DATABASE_URL === undefined,
      reusableBytes: () => database.reusableBytes(),
      log: logger,
    }),
    version: rootPackage.version,
    webDir: undefined,
    checkResponses: false,
    shedsLoad: false,
    wait: async () => undefined,
    isStopping: () => false,
  });
}

/** A user of a command. */
export interface CommandUser {
  readonly cookie: string;
}

export interface CommandRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Sends a request to the app. Throws for any error but `conflict`. */
export type Send = (user: CommandUser, route: Route, request: CommandRequest) => Promise<LightMyRequestResponse>;

export function senderTo(app: FastifyInstance): Send {
  return async ({ cookie }, { method, path }, { params = {}, body }) => {
    const response = await app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) => params[name] ?? ''),
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (response.statusCode < 400 || response.statusCode === 409) return response;
    throw new Error(`${method} ${path} answered ${response.statusCode}: ${response.body}`);
  };
}

interface Person {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Signs a user in, whom it creates if there is none with this email address. */
export async function signInUser(
  send: Send,
  { db }: Pick<Database, 'db'>,
  { email, name, password }: Person,
): Promise<CommandUser> {
  const hash = await hashPassword(password);
  const id = uuidv7();
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const isNew = await insertUser(trx, { now }, { id, email, name, emailConfirmed: true });
    if (isNew) await addPassword(trx, { now }, id, hash);
  });
  const { cookies } = await send({ cookie: '' }, accountRoutes.signIn, { body: { email, password } });
  return { cookie: cookies.map((cookie) => `${cookie.name}=${encodeURIComponent(cookie.value)}`).join('; ') };
}
