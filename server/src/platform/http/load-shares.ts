import { LRUCache } from 'lru-cache';

/** Main-thread time per client and second while other clients are present. */
const CLIENT_MS_PER_SECOND = 100;
/** Burst allowance per client, for opening pages and for slow but rare requests. */
const CLIENT_BURST_MS = 1_000;
/** Total per second below which no client is delayed. */
const ALL_MS_PER_SECOND = 200;
const ALL_BURST_MS = 1_000;
/** Bounds the debt, so that one heavy request delays its client by three seconds at most. */
const DEBT_MAX_MS = 300;
/** How long a client counts as present after its last request. */
const PRESENT_MS = 5_000;
/** Evicts the least recently used client beyond this number. */
const CLIENTS_MAX = 5_000;

/** A token bucket of main-thread milliseconds. */
class Allowance {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    [this.#perSecond, this.#burst, this.#left, this.#at] = [perSecond, burst, burst, now];
  }

  spend(ms: number, now: number): void {
    this.#left = Math.max(-DEBT_MAX_MS, this.#leftAt(now) - ms);
    this.#at = now;
  }

  /** Milliseconds until the allowance is positive again. */
  waitMs(now: number): number {
    return (Math.max(0, -this.#leftAt(now)) * 1_000) / this.#perSecond;
  }

  #leftAt(now: number): number {
    return Math.min(this.#burst, this.#left + ((now - this.#at) * this.#perSecond) / 1_000);
  }
}

/** An account, a session or an address. */
export class Client {
  readonly allowance: Allowance;
  readonly isGuest: boolean;
  /** Its requests and open-ended streams in progress. */
  readonly open = { requests: 0, streams: 0 };
  /** Start of its current visit, and its last activity; a visit ends after `PRESENT_MS` without any. */
  arrivedAt = -Infinity;
  lastAt = -Infinity;

  constructor(now: number, isGuest: boolean) {
    this.isGuest = isGuest;
    this.allowance = new Allowance(CLIENT_MS_PER_SECOND, CLIENT_BURST_MS, now);
  }

  noteActivity(now: number): void {
    if (now - this.lastAt > PRESENT_MS) this.arrivedAt = now;
    this.lastAt = now;
  }

  /** Takes over the visit of a client that turned out to be the same user. */
  continueVisitOf(previous: Client): void {
    if (previous.lastAt - this.lastAt > PRESENT_MS) this.arrivedAt = previous.arrivedAt;
    this.lastAt = Math.max(this.lastAt, previous.lastAt);
  }
}

/** A client, and the time of its last request. */
interface Presence {
  client: Client;
  at: number;
}

/**
 * Accounts the main thread's time to clients, and decides which of them are delayed. `enter` names the client that the
 * thread works for; the time until the next call, or until the end of the event-loop turn, is charged to it.
 */
export class LoadShares {
  readonly #now: () => number;
  readonly #clients = new LRUCache<string, Client>({ max: CLIENTS_MAX });
  readonly #all: Allowance;
  #current: Client | undefined;
  #since = 0;
  #isTurnOpen = false;
  #latest: Presence | undefined;
  #before: Presence | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#all = new Allowance(ALL_MS_PER_SECOND, ALL_BURST_MS, now());
  }

  /** @param isGuest whether the key is an address, shared by all guests behind it */
  client(key: string, isGuest = false): Client {
    const client = this.#clients.get(key) ?? new Client(this.#now(), isGuest);
    this.#clients.set(key, client);
    return client;
  }

  /**
   * Makes `key` refer to `client`. The client that it referred to before was the same user, so it does not count as
   * another one.
   */
  alias(key: string, client: Client): void {
    const previous = this.#clients.get(key);
    for (const presence of [this.#latest, this.#before]) {
      if (presence !== undefined && presence.client === previous) presence.client = client;
    }
    if (previous !== undefined) client.continueVisitOf(previous);
    this.#clients.set(key, client);
  }

  /** The main thread works for `client` from now on, or for no client. */
  enter(client: Client | undefined): void {
    const now = this.#now();
    this.#settle(now);
    [this.#current, this.#since] = [client, now];
    client?.noteActivity(now);
    if (client === undefined || this.#isTurnOpen) return;
    this.#isTurnOpen = true;
    setImmediate(() => this.endTurn());
  }

  /** Ends a turn of the event loop: what follows is charged to no client. */
  endTurn(): void {
    this.#settle(this.#now());
    [this.#current, this.#isTurnOpen] = [undefined, false];
  }

  /** Charges the current client for the time until now. */
  #settle(now: number): void {
    const client = this.#current;
    if (client === undefined) return;
    const ms = now - this.#since;
    this.#since = now;
    client.allowance.spend(ms, now);
    this.#all.spend(ms, now);
  }

  /**
   * Milliseconds to delay the next request of `client`. Zero unless the client has used up its share, all clients
   * together have used up theirs, and another client is present. A guest whose last request came before this client
   * arrived does not count: it is often the same user before signing in.
   */
  waitMs(client: Client): number {
    const now = this.#now();
    this.#settle(now);
    this.#notePresence(client, now);
    const isAlone = ![this.#latest, this.#before].some(
      (presence) =>
        presence !== undefined &&
        presence.client !== client &&
        now - presence.at <= PRESENT_MS &&
        (!presence.client.isGuest || presence.at >= client.arrivedAt),
    );
    return isAlone || this.#all.waitMs(now) === 0 ? 0 : client.allowance.waitMs(now);
  }

  #notePresence(client: Client, now: number): void {
    client.noteActivity(now);
    if (this.#latest?.client === client) {
      this.#latest.at = now;
      return;
    }
    this.#before = this.#latest;
    this.#latest = { client, at: now };
  }
}
