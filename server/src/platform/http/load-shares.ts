import { LRUCache } from 'lru-cache';

/** Of every second of the main thread, so much is everybody's own while others want it as well… */
const OWN_MS_PER_SECOND = 100;
/** …after this much at once: opening pages, and what takes long but seldom. */
const OWN_AT_ONCE_MS = 1_000;
/** All together may take so much before anybody has to wait. */
const ALL_MS_PER_SECOND = 200;
const ALL_AT_ONCE_MS = 1_000;
/** No debt grows beyond this, so that nobody waits longer than three seconds for one heavy request of theirs. */
const DEBT_MAX_MS = 300;
/** Others are there for so long after their last request. */
const PRESENT_MS = 5_000;
/** So many clients are remembered; what is more forgets the one that was quiet for longest. */
const REMEMBERED_MAX = 5_000;

/** Milliseconds of the main thread: come back with time, are spent by working. */
class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    [this.#perSecond, this.#most, this.#left, this.#at] = [perSecond, most, most, now];
  }

  spend(ms: number, now: number): void {
    this.#left = Math.max(-DEBT_MAX_MS, this.#leftAt(now) - ms);
    this.#at = now;
  }

  /** How long until there is something to spend again. */
  waitMs(now: number): number {
    return (Math.max(0, -this.#leftAt(now)) * 1_000) / this.#perSecond;
  }

  #leftAt(now: number): number {
    return Math.min(this.#most, this.#left + ((now - this.#at) * this.#perSecond) / 1_000);
  }
}

/** Somebody who asks: an account, a session or an address. */
export class Client {
  readonly allowance: Allowance;
  readonly isGuest: boolean;
  /** How many of their requests are under way, and how many streams without an end. */
  readonly open = { requests: 0, streams: 0 };
  /** Start of its current visit, and its last activity; a visit ends after `PRESENT_MS` without any. */
  arrivedAt = -Infinity;
  lastAt = -Infinity;

  constructor(now: number, isGuest: boolean) {
    this.isGuest = isGuest;
    this.allowance = new Allowance(OWN_MS_PER_SECOND, OWN_AT_ONCE_MS, now);
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
 * Who takes how much of the main thread, and who has to wait so that others need not. Whoever the thread begins to work for is told
 * by `enter`; the time until the next one, or until the turn of the event loop ends, is theirs.
 */
export class LoadShares {
  readonly #now: () => number;
  readonly #clients = new LRUCache<string, Client>({ max: REMEMBERED_MAX });
  readonly #all: Allowance;
  #current: Client | undefined;
  #since = 0;
  #isTurnOpen = false;
  #latest: Presence | undefined;
  #before: Presence | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#all = new Allowance(ALL_MS_PER_SECOND, ALL_AT_ONCE_MS, now());
  }

  /** @param isGuest whether the key is an address, shared by all guests behind it */
  client(key: string, isGuest = false): Client {
    const client = this.#clients.get(key) ?? new Client(this.#now(), isGuest);
    this.#clients.set(key, client);
    return client;
  }

  /** From now on `key` names `client`. The client it named before was the same person, so it does not count as another one. */
  alias(key: string, client: Client): void {
    const previous = this.#clients.get(key);
    for (const presence of [this.#latest, this.#before]) {
      if (presence !== undefined && presence.client === previous) presence.client = client;
    }
    if (previous !== undefined) client.continueVisitOf(previous);
    this.#clients.set(key, client);
  }

  /** The main thread now works for `client`, or for nobody in particular. */
  enter(client: Client | undefined): void {
    const now = this.#now();
    this.#settle(now);
    [this.#current, this.#since] = [client, now];
    client?.noteActivity(now);
    if (client === undefined || this.#isTurnOpen) return;
    this.#isTurnOpen = true;
    setImmediate(() => this.endTurn());
  }

  /** Ends a turn of the event loop: what the main thread does from here on is for nobody in particular. */
  endTurn(): void {
    this.#settle(this.#now());
    [this.#current, this.#isTurnOpen] = [undefined, false];
  }

  /** Charges whoever the thread works for until now. */
  #settle(now: number): void {
    const client = this.#current;
    if (client === undefined) return;
    const ms = now - this.#since;
    this.#since = now;
    client.allowance.spend(ms, now);
    this.#all.spend(ms, now);
  }

  /**
   * How long `client` has to wait before another request of theirs is taken up: not at all, unless they have used up their share,
   * all together have used up theirs, and another client is there. A guest who asked last before this client arrived does not
   * count: it is often the same user before signing in.
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
