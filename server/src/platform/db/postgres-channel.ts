import pg from 'pg';

import type { Channel, ChannelListener } from './channel.ts';
import { connectionOptions } from './postgres.ts';

const CHANNEL = 'larder_live';
/** Reconnection delays, by number of failures. */
const RECONNECT_DELAYS_MS: readonly number[] = [100, 500, 1_000, 2_000, 5_000];
/** Health check interval: a connection that only listens never notices that the network is gone. */
const HEALTH_CHECK_MS = 20_000;

/**
 * LISTEN and NOTIFY on a dedicated connection, opened on first use. Each NOTIFY is its own transaction, because it
 * holds a global lock until the commit.
 */
export class PostgresChannel implements Channel {
  readonly #url: string;
  readonly #listener: ChannelListener;
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;
  #healthCheck: NodeJS.Timeout | undefined;
  #failures = 0;
  #hasGap = false;
  #hasUnsent = false;
  #isClosed = false;

  constructor(url: string, listener: ChannelListener) {
    this.#url = url;
    this.#listener = listener;
  }

  ready(): Promise<void> {
    this.#connecting ??= this.#connect();
    return this.#connecting;
  }

  async send(text: string): Promise<void> {
    await this.ready();
    const client = this.#client;
    if (client === undefined) this.#hasUnsent = true;
    else if (!(await this.#tryQuery(client, 'select pg_notify($1, $2)', [CHANNEL, text]))) this.#hasUnsent = true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#healthCheck);
    await this.#connecting;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...connectionOptions(this.#url), keepAlive: true });
    client.on('error', () => this.#disconnect(client));
    client.on('end', () => this.#disconnect(client));
    client.on('notification', ({ payload }) => this.#listener.onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      client.end().catch(() => undefined);
      this.#reconnectLater();
      return;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    this.#failures = 0;
    this.#healthCheck = setInterval(() => void this.#tryQuery(client, 'select 1', []), HEALTH_CHECK_MS).unref();
    if (this.#hasGap) {
      this.#hasGap = false;
      const hasUnsent = this.#hasUnsent;
      this.#hasUnsent = false;
      this.#listener.onGap(hasUnsent);
    }
    return undefined;
  }

  /** Replaces the connection after any failure. */
  async #tryQuery(client: pg.Client, statement: string, values: readonly string[]): Promise<boolean> {
    try {
      await client.query(statement, [...values]);
      return true;
    } catch {
      this.#disconnect(client);
      return false;
    }
  }

  #disconnect(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#healthCheck);
    client.end().catch(() => undefined);
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#isClosed) return;
    this.#hasGap = true;
    const waitMs = RECONNECT_DELAYS_MS[Math.min(this.#failures, RECONNECT_DELAYS_MS.length - 1)];
    this.#failures += 1;
    this.#reconnectTimer = setTimeout(() => void this.#connect(), waitMs).unref();
  }
}
