import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long requests in progress may continue after the signal to stop. */
const STOP_WAIT_MS = 1_000;

/** The abort controllers of requests in progress. */
export class InFlightRequests {
  readonly #open = new Set<AbortController>();
  #isStopping = false;

  get size(): number {
    return this.#open.size;
  }

  /** Aborts at once if the server is stopping already. */
  add(controller: AbortController): void {
    if (this.#isStopping) controller.abort();
    else this.#open.add(controller);
  }

  delete(controller: AbortController): void {
    this.#open.delete(controller);
  }

  abortAll(): void {
    this.#isStopping = true;
    for (const controller of this.#open) controller.abort();
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that wait for other services, such as models. */
    readonly openRequests: InFlightRequests;
  }
}

/** Aborts requests that wait for other services soon after the server begins to stop. */
export function registerInFlightRequests(app: FastifyInstance): void {
  app.decorate('openRequests', new InFlightRequests());
  app.addHook('preClose', (done) => {
    setTimeout(() => app.openRequests.abortAll(), STOP_WAIT_MS).unref();
    done();
  });
}

/** A signal that aborts when the response is finished, the client disconnects, or the server stops. */
export function abortOnDisconnect({ raw, server }: FastifyReply, inFlight = server.openRequests): AbortSignal {
  const controller = new AbortController();
  // The client disconnected before.
  if (raw.destroyed || raw.closed) controller.abort();
  else inFlight.add(controller);
  raw.once('close', () => {
    inFlight.delete(controller);
    controller.abort();
  });
  return controller.signal;
}
