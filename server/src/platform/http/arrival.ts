import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';

/** A request without a file is small: whoever takes longer to send it holds a connection and sends nothing. */
const ARRIVAL_MS = 30_000;

/**
 * Ends requests whose body does not arrive in time. A body that is left to the handler to read, as a file is, has as long as the
 * server waits for anything.
 */
export function registerArrival(app: FastifyInstance, arrivalMs = ARRIVAL_MS): void {
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
  app.addHook('onResponse', (request, _reply, done) => {
    stopWaiting(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    stopWaiting(request);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
