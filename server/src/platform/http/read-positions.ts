import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type LogPosition, MAX_LOG_POSITION, readPosition } from '#platform/db/log-position.ts';
import type { Replica } from '#platform/db/replica.ts';

import { cookiesNamed } from './cookies.ts';
import { isBearer } from './same-origin.ts';

/** The position of the browser's own writes, and that of received events, which the page stores in a cookie. */
const POSITION_HEADER = 'x-read-position';
const WRITE_COOKIE = 'larder.position';
/** Stored name, do not rename. */
const EVENT_COOKIE = 'larder.heard_position';
/** Longer than a replica in use can lag behind. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

declare module 'fastify' {
  interface FastifyInstance {
    /** With a replica: returns the log position that is sent with events. Reads at or after it include the announced changes. */
    position: (() => Promise<LogPosition>) | undefined;
  }
}

/**
 * Read-your-writes consistency: a browser reads from the replica only after the replica has replayed everything that the
 * browser has read or written.
 */
export class ReadPositions {
  readonly #replica: Replica;
  /** Before it, the replica may lack migrations of this version. */
  #start: bigint | undefined;
  readonly #readFromPrimary = new WeakSet<FastifyRequest>();
  /** Requests by where they read, since the start. */
  readonly counts = { replica: 0, primary: 0 };

  constructor(replica: Replica) {
    this.#replica = replica;
  }

  get isInUse(): boolean {
    return this.#replica.isInUse;
  }

  async begin(): Promise<void> {
    this.#start = readPosition(await this.#replica.position());
  }

  /** The position that this request has seen, if the replica may not have it yet. */
  async seenPosition(request: FastifyRequest): Promise<LogPosition | undefined> {
    if (!this.#readFromPrimary.has(request)) return undefined;
    // A failed lookup must not fail a write that is committed: the maximum makes further reads use the primary.
    return this.#replica.position().catch(() => MAX_LOG_POSITION);
  }

  /** Returns the replica if this request may read there. `inSession`: the request has a browser session. */
  choose(request: FastifyRequest, inSession: boolean): Replica | undefined {
    if (isBearer(request)) return undefined;
    const isRead = request.method === 'GET' && request.routeOptions.config.isOpenEnded !== true;
    if (isRead && !inSession) return undefined;
    const canUseReplica =
      isRead && this.#start !== undefined && this.#replica.hasReplayed(requiredPosition(request, this.#start));
    this.counts[canUseReplica ? 'replica' : 'primary'] += 1;
    // What the user sees now must not disappear at the next read.
    if (!canUseReplica) this.#readFromPrimary.add(request);
    return canUseReplica ? this.#replica : undefined;
  }
}

/** Stores the position of each browser in cookies. Does nothing without a replica. */
export function registerReadPositions(
  app: FastifyInstance,
  replica: Replica | undefined,
  publicUrl: string | undefined,
): ReadPositions | undefined {
  app.decorate('position', replica && (() => replica.position()));
  if (replica === undefined) return undefined;
  const positions = new ReadPositions(replica);
  const secure = publicUrl?.startsWith('https:') === true ? '; Secure' : '';
  const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=/${secure}; SameSite=Lax`;
  app.addHook('onReady', () => positions.begin());
  app.addHook('onSend', async (request, reply) => {
    const position = await positions.seenPosition(request);
    if (position === undefined) return;
    reply.header('set-cookie', `${WRITE_COOKIE}=${position}; HttpOnly; ${attributes}`);
    // Responses may arrive out of order: the page stores the latest position.
    reply.header(POSITION_HEADER, position);
    if (isAhead(request, position)) reply.header('set-cookie', `${EVENT_COOKIE}=${position}; ${attributes}`);
  });
  return positions;
}

/** True if the page's position is ahead of the database, as after restoring a backup. */
function isAhead({ headers: { cookie = '' } }: FastifyRequest, position: LogPosition): boolean {
  const now = positionOf(position);
  return cookiesNamed(cookie, EVENT_COOKIE).some((text) => positionOf(text) > now);
}

const positionOf = (text: string): bigint => readPosition(text) ?? readPosition(MAX_LOG_POSITION) ?? 0n;

/** An unreadable position counts as the maximum: the request reads from the primary. */
function requiredPosition({ headers: { cookie = '' } }: FastifyRequest, start: bigint): bigint {
  const given = [...cookiesNamed(cookie, WRITE_COOKIE), ...cookiesNamed(cookie, EVENT_COOKIE)];
  const positions = given.map(positionOf);
  return positions.reduce((latest, position) => (position > latest ? position : latest), start);
}
