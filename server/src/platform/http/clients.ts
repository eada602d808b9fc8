import { setTimeout } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { LoadMeter } from '#platform/main-thread.ts';

import { addressKey } from './address-key.ts';
import { type Client, LoadShares } from './load-shares.ts';
import { isBearer } from './same-origin.ts';

/** The longest delay of a request. Beyond it, the client gets 429. */
const DELAY_MAX_MS = 3_000;
/** Per client. Our pages send a few requests at once, HTTP/2 proxies some dozens; a browser opens one stream. */
const OPEN_MAX = { requests: 100, streams: 50 } as const;

const UNLIMITED_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

declare module 'fastify' {
  interface FastifyInstance {
    readonly clients: Clients;
  }
  interface FastifyContextConfig {
    /** True if the sender is authenticated before the body is read. */
    readonly authenticatesSender?: boolean;
  }
}

export interface ClientsDeps {
  /** The session token in the request's cookie, if its signature is valid. */
  readSession(request: FastifyRequest): string | undefined;
  /** Throws `too_many_requests` above the rate limit of the client. */
  countRequest(request: FastifyRequest): Promise<void>;
  readonly shedsLoad: boolean;
}

/** A request in progress and the client that it is charged to. */
class RequestInProgress implements LoadMeter {
  readonly #load: LoadShares;
  readonly kind: keyof typeof OPEN_MAX;
  key: string;
  client: Client;

  constructor(load: LoadShares, request: FastifyRequest, session: string | undefined) {
    this.#load = load;
    this.kind = request.routeOptions.config.isOpenEnded === true ? 'streams' : 'requests';
    // Read early, because Node forgets the address of a closed connection unless it was read before.
    const address = addressKey(request.ip);
    this.key = session ?? address;
    this.client = load.client(this.key, session === undefined);
    this.client.open[this.kind] += 1;
  }

  /** Moves the request to an account, once the sender is authenticated. */
  charge(account: string): void {
    this.end();
    this.key = account;
    this.client = this.#load.client(account);
    this.client.open[this.kind] += 1;
    this.resume();
  }

  /** Throws `too_many_requests` if the client has too many requests of this kind open. */
  requireRoom(): void {
    if (this.client.open[this.kind] > OPEN_MAX[this.kind]) throw tooMany(1_000);
  }

  pause(): void {
    this.#load.enter(undefined);
  }

  resume(): void {
    this.#load.enter(this.client);
  }

  end(): void {
    this.client.open[this.kind] -= 1;
  }
}

/**
 * Identifies clients for rate limits and load shares: an account, or an address for guests. A signed cookie identifies
 * a session without a query, so that people behind one address do not lock each other out.
 */
class Clients {
  readonly #deps: ClientsDeps;
  readonly #load = new LoadShares();
  readonly #inProgress = new WeakMap<FastifyRequest, RequestInProgress>();

  constructor(deps: ClientsDeps) {
    this.#deps = deps;
  }

  keyOf(request: FastifyRequest): string {
    return this.#inProgress.get(request)?.key ?? addressKey(request.ip);
  }

  /** Undefined for requests that are charged to no client. */
  meterOf(request: FastifyRequest): LoadMeter | undefined {
    return this.#inProgress.get(request);
  }

  /**
   * Admits a request, after a delay if the client exceeds its load share. Throws `too_many_requests` above the rate
   * limit or the longest delay.
   */
  async begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = this.#sessionOf(request);
    const current = new RequestInProgress(this.#load, request, session);
    this.#inProgress.set(request, current);
    onceEnded(request, reply, () => current.end());
    current.resume();
    // A bearer token is authenticated first.
    if (!isBearer(request) || request.routeOptions.config.authenticatesSender !== true)
      await this.#admit(request, current);
  }

  /** Records the authenticated user. Undefined for a visitor. */
  async identified(request: FastifyRequest, userId: string | undefined): Promise<void> {
    const current = this.#inProgress.get(request);
    if (current === undefined) return;
    const session = this.#sessionOf(request);
    if (userId !== undefined) {
      current.charge(`account:${userId}`);
      if (session !== undefined) this.#load.alias(session, current.client);
    }
    if (isBearer(request)) await this.#admit(request, current);
  }

  #sessionOf(request: FastifyRequest): string | undefined {
    const token = isBearer(request) ? undefined : this.#deps.readSession(request);
    return token === undefined ? undefined : `session:${token}`;
  }

  async #admit(request: FastifyRequest, current: RequestInProgress): Promise<void> {
    if (this.#deps.shedsLoad) await this.#delay(current);
    await this.#deps.countRequest(request);
  }

  async #delay(current: RequestInProgress): Promise<void> {
    current.requireRoom();
    const giveUpAt = performance.now() + DELAY_MAX_MS;
    for (;;) {
      const ms = this.#load.waitMs(current.client);
      if (ms === 0) return;
      if (performance.now() + ms > giveUpAt) throw tooMany(ms);
      current.pause();
      await setTimeout(Math.ceil(ms));
      current.resume();
    }
  }
}

function tooMany(ms: number): AppError {
  const retryAfterSeconds = Math.ceil(ms / 1_000);
  return new AppError('too_many_requests', ERROR_TEXTS.too_many_requests, { retryAfterSeconds });
}

/** Calls `ended` once, when the response is finished or the client has disconnected. */
function onceEnded(request: FastifyRequest, reply: FastifyReply, ended: () => void): void {
  let isOver = false;
  const once = () => {
    if (!isOver) ended();
    isOver = true;
  };
  // For a pipelined response that has not started, only the request emits that the connection closed.
  request.raw.once('close', once);
  reply.raw.once('close', once).once('finish', once);
}

/** Identifies the client of each request, and delays clients that use more than their load share. */
export function registerClients(app: FastifyInstance, deps: ClientsDeps): void {
  const clients = new Clients(deps);
  app.decorate('clients', clients);
  app.addHook('onRequest', async (request, reply) => {
    if (!UNLIMITED_PATHS.has(request.url)) await clients.begin(request, reply);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    clients.meterOf(request)?.resume();
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    clients.meterOf(request)?.pause();
    done();
  });
}
