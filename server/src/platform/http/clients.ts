import { setTimeout } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { LoadMeter } from '#platform/main-thread.ts';

import { addressKey } from './address-key.ts';
import { type Client, LoadShares } from './load-shares.ts';
import { isBearer } from './same-origin.ts';

/** Nobody waits longer for their turn; whoever would is told to come again. */
const HELD_MAX_MS = 3_000;
/** Of one client at once. Pages of ours send a few requests, proxies with HTTP/2 let through some dozens; a browser has one stream. */
const OPEN_MAX = { requests: 100, streams: 50 } as const;

const WATCHED_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

declare module 'fastify' {
  interface FastifyInstance {
    readonly clients: Clients;
  }
  interface FastifyContextConfig {
    /** Whether its sender is identified before its body is read. */
    readonly authenticatesSender?: boolean;
  }
}

export interface ClientsDeps {
  /** The token of the session whose cookie a request brings, if its signature is ours. */
  readSession(request: FastifyRequest): string | undefined;
  /** Throws `too_many_requests` for one request too many of whoever is charged. */
  countRequest(request: FastifyRequest): Promise<void>;
  readonly shedsLoad: boolean;
}

/** A request in progress, and who is charged for it. */
class InProgress implements LoadMeter {
  readonly #load: LoadShares;
  readonly kind: keyof typeof OPEN_MAX;
  key: string;
  client: Client;

  constructor(load: LoadShares, request: FastifyRequest, session: string | undefined) {
    this.#load = load;
    this.kind = request.routeOptions.config.isOpenEnded === true ? 'streams' : 'requests';
    // Asked for in any case, as Node forgets the address of a connection that is gone unless it was asked before.
    const address = addressKey(request.ip);
    this.key = session ?? address;
    this.client = load.client(this.key, session === undefined);
    this.client.open[this.kind] += 1;
  }

  /** It is a request of this account. */
  charge(account: string): void {
    this.end();
    this.key = account;
    this.client = this.#load.client(account);
    this.client.open[this.kind] += 1;
    this.resume();
  }

  /** Throws `too_many_requests` where the client has too many of its kind. */
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
 * Who sends requests, as they are counted and charged for the load they cause: an account, or an address for guests. A signed cookie
 * names a session of ours without a look into the database, so that nobody is locked out by others behind the same address.
 */
class Clients {
  readonly #deps: ClientsDeps;
  readonly #load = new LoadShares();
  readonly #inProgress = new WeakMap<FastifyRequest, InProgress>();

  constructor(deps: ClientsDeps) {
    this.#deps = deps;
  }

  keyOf(request: FastifyRequest): string {
    return this.#inProgress.get(request)?.key ?? addressKey(request.ip);
  }

  /** Undefined where nobody is charged. */
  meterOf(request: FastifyRequest): LoadMeter | undefined {
    return this.#inProgress.get(request);
  }

  /** Lets a request in at its turn. Throws `too_many_requests` for who sends too many, or has others wait too long already. */
  async begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = this.#sessionOf(request);
    const work = new InProgress(this.#load, request, session);
    this.#inProgress.set(request, work);
    whenGone(request, reply, () => work.end());
    work.resume();
    // Whose token it is, is found out first.
    if (!isBearer(request) || request.routeOptions.config.authenticatesSender !== true)
      await this.#admit(request, work);
  }

  /** The sender turned out to be this person, or nobody that we know. */
  async identified(request: FastifyRequest, personId: string | undefined): Promise<void> {
    const work = this.#inProgress.get(request);
    if (work === undefined) return;
    const session = this.#sessionOf(request);
    if (personId !== undefined) {
      work.charge(`account:${personId}`);
      if (session !== undefined) this.#load.alias(session, work.client);
    }
    if (isBearer(request)) await this.#admit(request, work);
  }

  #sessionOf(request: FastifyRequest): string | undefined {
    const token = isBearer(request) ? undefined : this.#deps.readSession(request);
    return token === undefined ? undefined : `session:${token}`;
  }

  async #admit(request: FastifyRequest, work: InProgress): Promise<void> {
    if (this.#deps.shedsLoad) await this.#hold(work);
    await this.#deps.countRequest(request);
  }

  async #hold(work: InProgress): Promise<void> {
    work.requireRoom();
    const giveUpAt = performance.now() + HELD_MAX_MS;
    for (;;) {
      const ms = this.#load.waitMs(work.client);
      if (ms === 0) return;
      if (performance.now() + ms > giveUpAt) throw tooMany(ms);
      work.pause();
      await setTimeout(Math.ceil(ms));
      work.resume();
    }
  }
}

function tooMany(ms: number): AppError {
  const retryAfterSeconds = Math.ceil(ms / 1_000);
  return new AppError('too_many_requests', ERROR_TEXTS.too_many_requests, { retryAfterSeconds });
}

/** Calls `ended` once, when a request is answered or whoever sent it has left. */
function whenGone(request: FastifyRequest, reply: FastifyReply, ended: () => void): void {
  let isOver = false;
  const once = () => {
    if (!isOver) ended();
    isOver = true;
  };
  // Of an answer that waits behind another on its connection, only the request hears that the connection is gone.
  request.raw.once('close', once);
  reply.raw.once('close', once).once('finish', once);
}

/** Knows who sends each request, and has whoever causes more load than others wait for their turn. */
export function registerClients(app: FastifyInstance, deps: ClientsDeps): void {
  const clients = new Clients(deps);
  app.decorate('clients', clients);
  app.addHook('onRequest', async (request, reply) => {
    if (!WATCHED_PATHS.has(request.url)) await clients.begin(request, reply);
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
