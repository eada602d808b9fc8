import pg from 'pg';

import type { Channel, ChannelListener } from './channel.ts';
import { connectionOptions } from './postgres.ts';

const NAME = 'larder_live';
/** Before trying to connect again, from the first time to every further one. */
const WAITS_MS: readonly number[] = [100, 500, 1_000, 2_000, 5_000];
/** So often it is made sure that the connection is still there: one that listens would never notice. */
const PULSE_MS = 20_000;

/**
 * PostgreSQL's LISTEN and NOTIFY on a connection of their own, which is opened when somebody first needs it. Each NOTIFY is a
 * transaction by itself: one that notifies holds a lock that all others wait for.
 */
export class PostgresChannel implements Channel {
  readonly #url: string;
  readonly #hearing: ChannelListener;
  #client: pg.Client | undefined;
  #first: Promise<void> | undefined;
  #again: NodeJS.Timeout | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #failures = 0;
  #hasGap = false;
  #hasUnsent = false;
  #isClosed = false;

  constructor(url: string, hearing: ChannelListener) {
    this.#url = url;
    this.#hearing = hearing;
  }

  ready(): Promise<void> {
    this.#first ??= this.#connect();
    return this.#first;
  }

  async send(text: string): Promise<void> {
    await this.ready();
    const client = this.#client;
    if (client === undefined) this.#hasUnsent = true;
    else if (!(await this.#try(client, 'select pg_notify($1, $2)', [NAME, text]))) this.#hasUnsent = true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
    await this.#first;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...connectionOptions(this.#url), keepAlive: true });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#hearing.onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${NAME}`);
    } catch {
      client.end().catch(() => undefined);
      this.#tryLater();
      return;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    this.#failures = 0;
    this.#pulse = setInterval(() => void this.#try(client, 'select 1', []), PULSE_MS).unref();
    if (this.#hasGap) {
      this.#hasGap = false;
      const hasUnsent = this.#hasUnsent;
      this.#hasUnsent = false;
      this.#hearing.onGap(hasUnsent);
    }
    return undefined;
  }

  /** A connection on which anything fails is replaced. */
  async #try(client: pg.Client, statement: string, values: readonly string[]): Promise<boolean> {
    try {
      await client.query(statement, [...values]);
      return true;
    } catch {
      this.#lose(client);
      return false;
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#pulse);
    client.end().catch(() => undefined);
    this.#tryLater();
  }

  #tryLater(): void {
    if (this.#isClosed) return;
    this.#hasGap = true;
    const waitMs = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)];
    this.#failures += 1;
    this.#again = setTimeout(() => void this.#connect(), waitMs).unref();
  }
}
