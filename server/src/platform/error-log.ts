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

/** Repeated failures say the same: this sample is enough. */
const ROWS_PER_MINUTE = 30;
const MAX_ROWS = 1_000;
const RETENTION_DAYS = 30;
const MESSAGE_MAX_CHARACTERS = 300;

export interface Failure {
  /** Finds the full entry in the server's log. */
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

/**
 * Stores failures of the server in the database, where admins read them. Best effort: no request waits for it or fails
 * with it.
 */
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
      .catch((failure: unknown) => log.warn({ err: failure }, 'could not store a failure'));
  }
}

/** Records each response with a status of 500 or more. */
export function registerErrorLog(app: FastifyInstance, errors: ErrorLog): void {
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    done();
    if (status < 500) return;
    const { id: requestId, method, routeOptions } = request;
    errors.note({ requestId, method, route: routeOptions.url ?? 'none', status, error: failureOf(request) });
  });
}

/**
 * Summarizes an error as name, code and first line, without user input. Quoted values, query strings and email
 * addresses are redacted.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
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

/** Deletes all but the newest thousand of the last thirty days. */
export async function purgeErrorLog(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('error_log')
    .where('at', '<=', new Date(now.getTime() - RETENTION_DAYS * DAY_MS))
    .execute();
  const oldest = await db
    .selectFrom('error_log')
    .select(['at', 'id'])
    .where((eb) => eb(eb.refTuple('at', 'id'), '<=', eb.tuple(now, MAX)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_ROWS)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db
    .deleteFrom('error_log')
    .where((eb) => eb(eb.refTuple('at', 'id'), '<=', eb.tuple(oldest.at, oldest.id)))
    .execute();
}
