import { parentPort, workerData } from 'node:worker_threads';

import { DatabaseUnavailableError, sqliteCode } from './errors.ts';
import { SqliteFile } from './sqlite.ts';
import type { ReadAnswer, ReadRequest } from './sqlite-reader.ts';

if (parentPort === null) throw new Error('The reader runs as a worker thread');
const port = parentPort;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set where this thread is started
const { path } = workerData as { readonly path: string };
const file = new SqliteFile(path, { readOnly: true });

port.on('message', ({ id, sql, parameters }: ReadRequest) => {
  port.postMessage(read(id, sql, parameters));
});

function read(id: number, sql: string, parameters: readonly unknown[]): ReadAnswer {
  try {
    return { id, rows: file.prepare(sql).all(parameters) };
  } catch (error) {
    const isTransient = error instanceof DatabaseUnavailableError;
    const cause = isTransient ? error.cause : error;
    const failure = cause instanceof Error ? cause.message : String(cause);
    return { id, isTransient, failure, errcode: sqliteCode(cause) };
  }
}
