import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type LogPosition, MAX_LOG_POSITION, readPosition } from '#platform/db/log-position.ts';
import type { Replica } from '#platform/db/replica.ts';

import { cookiesNamed } from './cookies.ts';
import { isBearer } from './same-origin.ts';

/** How far one's own requests have come; and how far events have, which a page writes down. */
const POSITION_HEADER = 'x-read-position';
const OWN_COOKIE = 'larder.position';
const HEARD_COOKIE = 'larder.heard_position';
/** Longer than a replica that is read from can ever be behind. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

declare module 'fastify' {
  interface FastifyInstance {
    /** Told with events, where there is a replica: whoever reads from there on finds what they tell of. */
    position: (() => Promise<LogPosition>) | undefined;
  }
}

/** Who may read from the replica: whoever has seen nothing that it does not have yet. */
export class ReadPositions {
  readonly #replica: Replica;
  /** Before it the tables may not be there as we know them. */
  #start: bigint | undefined;
  readonly #seeNow = new WeakSet<FastifyRequest>();
  /** How many requests read where, since the start. */
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

  /** What whoever sent this request has seen, where that may not be on the replica yet. */
  async seenBy(request: FastifyRequest): Promise<LogPosition | undefined> {
    if (!this.#seeNow.has(request)) return undefined;
    // What was done is done, also where it cannot be found out how far that is.
    return this.#replica.position().catch(() => MAX_LOG_POSITION);
  }

  /** Where this request reads. `inSession`: it is that of a browser in which somebody is signed in. */
  choose(request: FastifyRequest, inSession: boolean): Replica | undefined {
    if (isBearer(request)) return undefined;
    const isRead = request.method === 'GET' && request.routeOptions.config.isOpenEnded !== true;
    if (isRead && !inSession) return undefined;
    const mayServe = isRead && this.#start !== undefined && this.#replica.mayServe(neededBy(request, this.#start));
    this.counts[mayServe ? 'replica' : 'primary'] += 1;
    // What they see now is not to be gone when they look again.
    if (!mayServe) this.#seeNow.add(request);
    return mayServe ? this.#replica : undefined;
  }
}

/** Has browsers keep how far they have come; nothing where there is no replica. */
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
    const position = await positions.seenBy(request);
    if (position === undefined) return;
    reply.header('set-cookie', `${OWN_COOKIE}=${position}; HttpOnly; ${attributes}`);
    // Two answers may come in another order than they were given: a page keeps the later one.
    reply.header(POSITION_HEADER, position);
    if (isAhead(request, position)) reply.header('set-cookie', `${HEARD_COOKIE}=${position}; ${attributes}`);
  });
  return positions;
}

/** Has this page written down what there never was, as after the database was taken from a backup? */
function isAhead({ headers: { cookie = '' } }: FastifyRequest, position: LogPosition): boolean {
  const now = positionOf(position);
  return cookiesNamed(cookie, HEARD_COOKIE).some((text) => positionOf(text) > now);
}

const positionOf = (text: string): bigint => readPosition(text) ?? readPosition(MAX_LOG_POSITION) ?? 0n;

/** What nobody can read is as if they had seen everything. */
function neededBy({ headers: { cookie = '' } }: FastifyRequest, start: bigint): bigint {
  const given = [...cookiesNamed(cookie, OWN_COOKIE), ...cookiesNamed(cookie, HEARD_COOKIE)];
  const positions = given.map(positionOf);
  return positions.reduce((latest, position) => (position > latest ? position : latest), start);
}
