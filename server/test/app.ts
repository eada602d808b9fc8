import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';

import type { ErrorBody } from '@larder/contract/errors';
import type { Route, RouteRequest, RouteResponse } from '@larder/contract/route';

import { PictureProcessing } from '#features/pictures/picture-processing.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { type Config, parseConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/open.ts';
import { ErrorLog } from '#platform/error-log.ts';
import { createModels, type ModelRuntime } from '#platform/models/create-models.ts';
import { Secrets } from '#platform/secrets.ts';

import { type AppDeps, buildApp } from '../src/app.ts';
import { type Clock, stopClock } from './clock.ts';
import { createDatabase } from './database.ts';
import { diskWith } from './disk.ts';

/** The secret key of all tests; satisfies the minimum length. */
export const SECRET_KEY = 'a-key-for-tests-only-that-is-long-enough';

/** The credentials of a request: a session cookie, a bearer token, or none for a guest. */
export interface Sender {
  readonly cookie?: string;
  readonly token?: string;
}

/** A response. Reading `body` of an error, or `error` of a success, throws. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly body: Body;
  readonly error: ErrorBody['error'];
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly blobs: Blobs;
  readonly pictureProcessing: PictureProcessing;
  readonly models: ModelRuntime;
  readonly clock: Clock;
  /** Sends a request of the contract. */
  request<R extends Route>(route: R, input: RouteRequest<R>, sender?: Sender): Promise<Answer<RouteResponse<R>>>;
  /** Sends any request, with the headers of a same-origin page. */
  send(request: InjectOptions, sender?: Sender): Promise<Answer<unknown>>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<
  Pick<
    AppDeps,
    | 'blobs'
    | 'disk'
    | 'isStopping'
    | 'liveTimes'
    | 'logger'
    | 'secrets'
    | 'shedsLoad'
    | 'slotSettings'
    | 'wait'
    | 'webDir'
  >
> {
  readonly environment?: Readonly<Record<string, string>>;
  /** The delay between two attempts at a model. Defaults to 1 ms. */
  readonly retryWaitMs?: number;
  /** Use this database instead of a new one. The caller removes it. */
  readonly database?: Database;
}

/** Starts the real server on a real, migrated database, with rate limits that no test reaches by accident. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { environment = {}, retryWaitMs = 1, ...deps } = options;
  const place = options.database === undefined ? await createDatabase() : undefined;
  const database = options.database ?? place?.open();
  if (database === undefined) throw new Error('No database');
  const clock = stopClock();
  const config = parseConfig({ RATE_LIMIT_FACTOR: '1000', ...environment });
  const dataDir = join(tmpdir(), `larder-test-${randomUUID()}`);
  const blobs = createBlobs(config.S3_URL, dataDir, 'pictures');
  const pictureProcessing = new PictureProcessing();
  const logger = deps.logger ?? pino({ level: 'silent' });
  const models = createModels({ config, db: database.db, log: logger, now: clock.now, retryWaitMs });
  const app = await buildApp({
    config,
    blobs,
    pictureProcessing,
    models,
    secrets: new Secrets(SECRET_KEY),
    logger,
    errors: new ErrorLog({ db: database.db, log: logger, now: clock.now }),
    // Independent of the disk that the tests run on.
    disk: diskWith({ freeBytes: Infinity, reserveBytes: 0 }),
    version: '1.2.3',
    webDir: undefined,
    checkResponses: true,
    shedsLoad: false,
    now: clock.now,
    wait: async () => undefined,
    isStopping: () => false,
    ...deps,
    database,
  });
  await app.ready();

  // Over https the session cookie has the prefix `__Host-`.
  const isHttps = config.PUBLIC_URL?.startsWith('https:') === true;
  const withPrefix = (cookie: string) => (isHttps ? cookie.replace(/^larder\./u, '__Host-larder.') : cookie);
  const send: TestApp['send'] = async (request, sender = {}) => {
    const cookie = sender.cookie === undefined ? {} : { cookie: withPrefix(sender.cookie) };
    const token = sender.token === undefined ? {} : { authorization: `Bearer ${sender.token}` };
    const response = await app.inject({
      ...request,
      headers: { 'sec-fetch-site': 'same-origin', ...cookie, ...token, ...request.headers },
    });
    return toAnswer(response.statusCode, response.headers, response.body);
  };
  return {
    app,
    config,
    database,
    blobs: deps.blobs ?? blobs,
    pictureProcessing,
    models,
    clock,
    send,
    request: async (route, input, sender) => {
      const answer = await send(toInject(route, input as RequestParts), sender);
      // With `checkResponses` the server validates its responses against the contract.
      return answer as Answer<RouteResponse<typeof route>>;
    },
    close: async () => {
      clock.release();
      await app.close();
      await place?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function toAnswer(status: number, headers: Answer<unknown>['headers'], text: string): Answer<unknown> {
  return {
    status,
    headers,
    text,
    get body() {
      if (status >= 400) throw new Error(`Expected success, but got ${status}: ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    get error() {
      if (status < 400) throw new Error(`Expected a refusal, but got ${status}: ${text}`);
      return (JSON.parse(text) as ErrorBody).error;
    },
  };
}

/** The parts that a RouteRequest may have. */
interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

function toInject(route: Route, { params = {}, query = {}, body }: RequestParts): InjectOptions {
  return {
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) => encodeURIComponent(params[name] ?? '')),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ...(body === undefined ? {} : { payload: body }),
  };
}
