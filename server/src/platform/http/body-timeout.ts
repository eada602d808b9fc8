import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ERROR_STATUS, ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';

/** A request without a file is small: whoever takes longer to send it holds a connection and sends nothing. */
const ARRIVAL_MS = 30_000;
/** The largest picture, and a little more. */
const DISCARDED_MAX_BYTES = 24 * 1024 * 1024;
/** Between two pieces of what is dropped, so that reading it takes nothing from others: six seconds for the largest picture. */
const DISCARD_PAUSE_MS = 20;

/**
 * Ends requests whose body does not arrive in time. A body that is left to the handler to read, as a file is, has as long as the
 * server waits for anything. What is still arriving when a request is answered is dropped, up to a bound.
 */
export function registerBodyTimeout(
  app: FastifyInstance,
  arrivalMs = ARRIVAL_MS,
  discardedMaxBytes = DISCARDED_MAX_BYTES,
): void {
  const awaited = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stopWaiting = (request: FastifyRequest) => clearTimeout(awaited.get(request));

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const giveUp = () => {
        void reply.header('connection', 'close').send(new AppError('timeout', ERROR_TEXTS.timeout));
      };
      awaited.set(request, setTimeout(giveUp, arrivalMs).unref());
    }
    done();
  });
  // The body has been read, or is not to be.
  app.addHook('preValidation', (request, _reply, done) => {
    stopWaiting(request);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request) && !request.raw.complete && reply.statusCode !== ERROR_STATUS.timeout) {
      // Cut at once, whoever still sends might never hear the answer.
      reply.removeHeader('connection');
      discardBody(request, discardedMaxBytes, arrivalMs);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    stopWaiting(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    stopWaiting(request);
    done();
  });
}

/** Reads the rest of a body that nobody wants; cuts the connection of who goes on and on. */
function discardBody({ raw }: FastifyRequest, maxBytes: number, maxMs: number): void {
  const cut = () => raw.destroy();
  const tooLong = setTimeout(cut, maxMs).unref();
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) return void cut();
    raw.pause();
    setTimeout(() => raw.resume(), DISCARD_PAUSE_MS);
  });
  raw.once('close', () => clearTimeout(tooLong)).resume();
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
