import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { MAX, v7 as uuidv7 } from 'uuid';

import type { Db, Timestamp } from './db/tables.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { failureOf } from './http/errors.ts';

interface ErrorLogTable {
  id: string;
  at: Timestamp;
  request_id: string;
  method: string;
  route: string;
  status: number;
  message: string;
}

declare module './db/tables.ts' {
  interface Tables {
    error_log: ErrorLogTable;
  }
}

/** A storm of failures says the same over and over: this much of it is enough. */
const ROWS_PER_MINUTE = 30;
const KEPT_ROWS = 1_000;
const KEPT_DAYS = 30;
const MESSAGE_MAX_CHARACTERS = 300;

export interface Failure {
  /** Finds the whole story in the server's log. */
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly error: unknown;
}

export interface ErrorLogDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  now(): Date;
}

/** Keeps what failed on our side in the database, for an admin to see. Best effort: nothing waits for it or fails by it. */
export class ErrorLog {
  readonly #deps: ErrorLogDeps;
  #minute = { endsAt: 0, rows: 0 };

  constructor(deps: ErrorLogDeps) {
    this.#deps = deps;
  }

  note({ requestId: request_id, method, route, status, error }: Failure): void {
    const { db, log, now } = this.#deps;
    const at = now();
    if (at.getTime() >= this.#minute.endsAt) this.#minute = { endsAt: at.getTime() + MINUTE_MS, rows: 0 };
    this.#minute.rows += 1;
    if (this.#minute.rows > ROWS_PER_MINUTE) return;
    db.insertInto('error_log')
      .values({ id: uuidv7(), at, request_id, method, route, status, message: describeFailure(error) })
      .execute()
      .catch((failure: unknown) => log.warn({ err: failure }, 'failure not kept'));
  }
}

/** Notes each request that failed on our side. */
export function registerErrorLog(app: FastifyInstance, errors: ErrorLog): void {
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    done();
    if (status < 500) return;
    const { id: requestId, method, routeOptions } = request;
    errors.note({ requestId, method, route: routeOptions.url ?? 'none', status, error: failureOf(request) });
  });
}

/**
 * What an error says of itself: its name, its code and the first line of its message, without what was sent to us. A value
 * stands between quotes, in an address behind its question mark, or is the address of a person.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'No error is known';
  const cause = error.cause instanceof Error ? ` (${describeError(error.cause)})` : '';
  return `${describeError(error)}${cause}`.slice(0, MESSAGE_MAX_CHARACTERS).toWellFormed();
}

function describeError(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const [line = ''] = error.message.split('\n', 1);
  const message = line
    .slice(0, MESSAGE_MAX_CHARACTERS)
    .replaceAll(/"[^"]*"?/gu, '"…"')
    .replaceAll(/\?\S*/gu, '?…')
    .replaceAll(/\S+@\S+/gu, '…@…');
  return `${error.name}${code}: ${message}`;
}

/** Keeps the newest thousand of the last thirty days. */
export async function purgeErrorLog(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('error_log')
    .where('at', '<=', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
  const oldest = await db
    .selectFrom('error_log')
    .select(['at', 'id'])
    .where((eb) => eb(eb.refTuple('at', 'id'), '<=', eb.tuple(now, MAX)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(KEPT_ROWS)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db
    .deleteFrom('error_log')
    .where((eb) => eb(eb.refTuple('at', 'id'), '<=', eb.tuple(oldest.at, oldest.id)))
    .execute();
}
