import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ERROR_STATUS, ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';

/** A request without a file is small: a client that needs longer only occupies a connection. */
const BODY_TIMEOUT_MS = 30_000;
/** The largest picture and some overhead. */
const DISCARDED_MAX_BYTES = 24 * 1024 * 1024;
/** The pause after each discarded chunk, to limit the CPU time: six seconds for the largest picture. */
const DISCARD_PAUSE_MS = 20;

/**
 * Ends requests whose body does not arrive in time (slowloris). Bodies that a handler streams, such as files, have the
 * server's request timeout. When a response is sent before its request has arrived, the rest is discarded up to a
 * limit.
 */
export function registerBodyTimeout(
  app: FastifyInstance,
  timeoutMs = BODY_TIMEOUT_MS,
  discardedMaxBytes = DISCARDED_MAX_BYTES,
): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const clearTimer = (request: FastifyRequest) => clearTimeout(timers.get(request));

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const giveUp = () => {
        void reply.header('connection', 'close').send(new AppError('timeout', ERROR_TEXTS.timeout));
      };
      timers.set(request, setTimeout(giveUp, timeoutMs).unref());
    }
    done();
  });
  // The body has been read, or is left to the handler.
  app.addHook('preValidation', (request, _reply, done) => {
    clearTimer(request);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request) && !request.raw.complete && reply.statusCode !== ERROR_STATUS.timeout) {
      // An immediate close could reset the connection before the client reads the response.
      reply.removeHeader('connection');
      discardBody(request, discardedMaxBytes, timeoutMs);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimer(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    clearTimer(request);
    done();
  });
}

/** Reads and discards the rest of a body. Closes the connection of a client that sends too much. */
function discardBody({ raw }: FastifyRequest, maxBytes: number, maxMs: number): void {
  const disconnect = () => raw.destroy();
  const timer = setTimeout(disconnect, maxMs).unref();
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) return void disconnect();
    raw.pause();
    setTimeout(() => raw.resume(), DISCARD_PAUSE_MS);
  });
  raw.once('close', () => clearTimeout(timer)).resume();
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
