import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX, v7 as uuidv7 } from 'uuid';

import type { Db, Timestamp } from './db/tables.ts';
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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A storm of failures says the same over and over: this much of it is enough. */
const ROWS_PER_MINUTE = 30;
const KEPT_ROWS = 1_000;
const KEPT_DAYS = 30;
const MESSAGE_MAX_CHARACTERS = 300;

/** Keeps requests that failed on our side in the database, for an admin to see. Best effort: nothing waits for it or fails by it. */
export function registerErrorLog(app: FastifyInstance, { db, now }: { readonly db: Db; now(): Date }): void {
  let minute = { endsAt: 0, rows: 0 };
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (reply.statusCode < 500) return;
    const at = now();
    if (at.getTime() >= minute.endsAt) minute = { endsAt: at.getTime() + MINUTE_MS, rows: 0 };
    minute.rows += 1;
    if (minute.rows > ROWS_PER_MINUTE) return;
    const row = { ...rowOf(request), id: uuidv7(), at, status: reply.statusCode };
    db.insertInto('error_log')
      .values(row)
      .execute()
      .catch((error: unknown) => request.log.warn({ err: error }, 'failure not kept'));
  });
}

function rowOf(request: FastifyRequest) {
  return {
    request_id: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    message: describeFailure(failureOf(request)),
  };
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
