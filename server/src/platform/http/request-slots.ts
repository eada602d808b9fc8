import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Route } from '@larder/contract/route';

import type { Actor } from '#platform/context.ts';

import { addressKey } from './address-key.ts';
import { endWhenOverdue, endWhenSlow, type SendingTimes, TIMES as SENDING_TIMES } from './slow-clients.ts';
import { Slots } from './slots.ts';

export interface SlotSettings extends SendingTimes {
  /** How long a request waits for others of the same user. */
  readonly waitMs: number;
  /** The maximum of concurrent bulk responses. Each holds some megabytes that were read and not sent yet. */
  readonly bulkMax: number;
}

const SETTINGS: SlotSettings = { ...SENDING_TIMES, waitMs: 20_000, bulkMax: 12 };

/** A response stays in memory until the client has received it, so their number bounds the memory. */
const RESPONSES_PER_USER = 8;
/** Per address, and for all guests together. */
const RESPONSES_PER_GUEST = 16;
const RESPONSES_TO_GUESTS = 64;
const WAITING_MAX = 200;

const TOO_MANY_AT_ONCE = 'Too many of your requests are being answered at once. Please wait a moment and try again.';
const BUSY = 'The server is busy with other requests. Please wait a moment and try again.';
const BULK_IN_PROGRESS =
  'Your recipes are being read for another request already. Please wait until that is finished and try again.';

/**
 * Bounds the responses in progress, and with them the memory: a few per user, one bulk response per user and twelve
 * in total, and a few large responses for guests. Pictures (streamed files) and open-ended streams are exempt.
 */
class RequestSlots {
  readonly #users: Slots;
  readonly #guests: Slots;
  readonly #bulk: Slots;

  /** True while a request waits for a bulk response because others have all slots. */
  get isBulkContended(): boolean {
    return this.#bulk.isContended;
  }

  constructor({ waitMs, bulkMax }: SlotSettings) {
    const common = { waitingPerKey: WAITING_MAX, waitMs, refusal: TOO_MANY_AT_ONCE, busy: BUSY };
    this.#users = new Slots({ ...common, perKey: RESPONSES_PER_USER, total: Infinity });
    this.#guests = new Slots({ ...common, perKey: RESPONSES_PER_GUEST, total: RESPONSES_TO_GUESTS });
    this.#bulk = new Slots({ ...common, perKey: 1, total: bulkMax, refusal: BULK_IN_PROGRESS });
  }

  /**
   * Waits for a slot, which is released when the client has received the response or disconnects. Throws
   * `too_many_requests`.
   */
  async enter(route: Route, actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isOpenEnded = route.events !== undefined && route.response === null;
    if (route.produces === 'image/*' || isOpenEnded) return;
    if (actor.kind === 'visitor') return route.large === true ? this.enterAsGuest(request, reply) : undefined;
    return acquire(route.bulk === true ? this.#bulk : this.#users, actor.id, reply);
  }

  /** Waits for a slot of a large response to a guest. */
  enterAsGuest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return acquire(this.#guests, addressKey(request.ip), reply);
  }
}

async function acquire(slots: Slots, key: string, { raw }: FastifyReply): Promise<void> {
  const release = slots.tryEnter(key) ?? (await waitForSlot(slots, key, raw));
  if (raw.destroyed || raw.closed) release();
  else raw.once('close', release);
}

async function waitForSlot(slots: Slots, key: string, raw: FastifyReply['raw']): Promise<() => void> {
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
    /** True for routes with bulk responses. */
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
