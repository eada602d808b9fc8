import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long an answer that takes its time may still take after the order to stop. */
const STOP_WAIT_MS = 1_000;

/** What goes on for somebody, until it is all to end. */
export class InFlightRequests {
  readonly #open = new Set<AbortController>();
  #isOver = false;

  get size(): number {
    return this.#open.size;
  }

  /** What comes too late ends at once. */
  add(one: AbortController): void {
    if (this.#isOver) one.abort();
    else this.#open.add(one);
  }

  delete(one: AbortController): void {
    this.#open.delete(one);
  }

  end(): void {
    this.#isOver = true;
    for (const one of this.#open) one.abort();
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose answers wait for others, such as models. */
    readonly openRequests: InFlightRequests;
  }
}

/** Ends, soon after the server is told to stop, what it would wait for otherwise. */
export function registerInFlightRequests(app: FastifyInstance): void {
  app.decorate('openRequests', new InFlightRequests());
  app.addHook('preClose', (done) => {
    setTimeout(() => app.openRequests.end(), STOP_WAIT_MS).unref();
    done();
  });
}

/** Aborted when nobody waits for the answer any more, also once they have it, and when the server stops before. */
export function abortOnDisconnect({ raw, server }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Who left early has gone already.
  if (raw.destroyed || raw.closed) gone.abort();
  else server.openRequests.add(gone);
  raw.once('close', () => {
    server.openRequests.delete(gone);
    gone.abort();
  });
  return gone.signal;
}
