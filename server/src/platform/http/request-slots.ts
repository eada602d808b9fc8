import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Route } from '@larder/contract/route';

import type { Actor } from '#platform/context.ts';

import { addressKey } from './address-key.ts';
import { endWhenOverdue, endWhenSlow, type SendingTimes, TIMES as SENDING_TIMES } from './slow-clients.ts';
import { Slots } from './slots.ts';

export interface SlotSettings extends SendingTimes {
  /** How long a request waits for others of the same person. */
  readonly waitMs: number;
  /** Most bulk answers at once. Each holds some megabytes: what was read last and is not sent yet. */
  readonly bulkMax: number;
}

const SETTINGS: SlotSettings = { ...SENDING_TIMES, waitMs: 20_000, bulkMax: 12 };

/** Each answer is in memory until its client has taken it, so that their number bounds the bytes. */
const ANSWERS_OF_PERSON = 8;
/** Of each address, and of all that guests are given together. */
const ANSWERS_OF_GUEST = 16;
const ANSWERS_OF_GUESTS = 64;
const WAITING_MAX = 200;

const TOO_MANY_AT_ONCE = 'Too many of your requests are being answered at once. Please wait a moment and try again.';
const CROWDED = 'The server is busy with the requests of other people. Please wait a moment and try again.';
const BULK_IN_PROGRESS =
  'Your recipes are being read for another request already. Please wait until that has finished and try again.';

/**
 * Bounds how many answers are in progress, so that the memory they take has a bound: a few for each person, one bulk answer for each
 * person and a dozen of those for all, and a few large answers for guests. Pictures are files, and open-ended streams are small.
 */
class RequestSlots {
  readonly #people: Slots;
  readonly #guests: Slots;
  readonly #bulk: Slots;

  /** True while somebody waits for a bulk answer because all others have theirs. */
  get isBulkContended(): boolean {
    return this.#bulk.isContended;
  }

  constructor({ waitMs, bulkMax }: SlotSettings) {
    const common = { waitingPerKey: WAITING_MAX, waitMs, refusal: TOO_MANY_AT_ONCE, crowded: CROWDED };
    this.#people = new Slots({ ...common, perKey: ANSWERS_OF_PERSON, total: Infinity });
    this.#guests = new Slots({ ...common, perKey: ANSWERS_OF_GUEST, total: ANSWERS_OF_GUESTS });
    this.#bulk = new Slots({ ...common, perKey: 1, total: bulkMax, refusal: BULK_IN_PROGRESS });
  }

  /** Waits for a slot, which is free again when the client has the answer or has left. Throws `too_many_requests`. */
  async enter(route: Route, actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isOpenEnded = route.events !== undefined && route.response === null;
    if (route.produces === 'image/*' || isOpenEnded) return;
    if (actor.kind === 'visitor') return route.large === true ? this.enterAsGuest(request, reply) : undefined;
    return hold(route.bulk === true ? this.#bulk : this.#people, actor.id, reply);
  }

  /** The same for an answer as large as a recipe that anyone may have. */
  enterAsGuest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return hold(this.#guests, addressKey(request.ip), reply);
  }
}

async function hold(slots: Slots, key: string, { raw }: FastifyReply): Promise<void> {
  const release = slots.tryEnter(key) ?? (await waitFor(slots, key, raw));
  if (raw.destroyed || raw.closed) release();
  else raw.once('close', release);
}

async function waitFor(slots: Slots, key: string, raw: FastifyReply['raw']): Promise<() => void> {
  const left = new AbortController();
  const leave = () => left.abort();
  if (raw.destroyed || raw.closed) leave();
  raw.once('close', leave);
  try {
    return await slots.enter(key, left.signal);
  } finally {
    raw.off('close', leave);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly requestSlots: RequestSlots;
  }
  interface FastifyContextConfig {
    /** Its answers are bulk answers. */
    readonly isBulk?: boolean;
  }
}

export function registerRequestSlots(app: FastifyInstance, given: Partial<SlotSettings> = {}): void {
  const settings = { ...SETTINGS, ...given };
  const slots = new RequestSlots(settings);
  app.decorate('requestSlots', slots);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.config.isBulk === true) endWhenSlow(reply, settings, () => slots.isBulkContended);
    else endWhenOverdue(reply, settings);
    done();
  });
}
