import { sql } from 'kysely';
import type { Logger } from 'pino';

import type { Db } from '../db/tables.ts';
import type { Secrets } from '../secrets.ts';

import { type Carrier, UndeliverableError } from './carriers.ts';
import type { Channel } from './outbox.ts';
import { needsSecret, openSecret } from './render.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long to wait after each attempt that failed; the one after the last of these is the last. */
const WAITS_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];
const ATTEMPTS_MAX = WAITS_MS.length + 1;
/** Longer than any attempt: whoever claimed a message and is not done by then has died. */
const CLAIM_MS = 3 * MINUTE_MS;
const ATTEMPT_TIMEOUT_MS = MINUTE_MS;
/** So many messages are on their way at a time, for each channel. */
const BATCH = 5;

export interface DeliveryDeps {
  readonly db: Db;
  readonly secrets: Secrets;
  /** Messages by a channel without a carrier stay where they are. */
  readonly carriers: Readonly<Partial<Record<Channel, Carrier>>>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  now(): Date;
  /** Begin with no further message. */
  isStopping(): boolean;
  /** Gives up what is under way; it is tried again later. */
  readonly signal: AbortSignal;
}

/**
 * Sends the messages that are due, until none is left. Any instance may do it at any moment: each message is claimed by
 * one. A message whose claimer died is due again later, so in the worst case it arrives twice, and never not at all.
 */
export async function deliverDue(deps: DeliveryDeps): Promise<void> {
  const channels = Object.entries(deps.carriers);
  // A mail server that is slow does not hold up codes to phones.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `carriers` are channels
  await settle(channels.map(([channel, carrier]) => deliverBy(deps, channel as Channel, carrier)));
}

/** Waits for all, also when one fails: nothing goes on behind our back. */
async function settle(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function deliverBy(deps: DeliveryDeps, channel: Channel, carrier: Carrier): Promise<void> {
  while (!deps.isStopping()) {
    const due = await findDue(deps, channel);
    await settle(
      due.map(async (message) => {
        if (await claim(deps, message)) await attempt(deps, message, carrier);
      }),
    );
    if (due.length < BATCH) return;
  }
}

function findDue({ db, now }: DeliveryDeps, channel: Channel) {
  return (
    db
      .selectFrom('outbox_messages')
      .select([
        'id',
        'channel',
        'recipient',
        'subject',
        'body',
        'secret_sealed',
        'secret_expires_at',
        'attempts',
        'next_attempt_at',
      ])
      // Written into the query: the index is of these alone.
      .where('status', '=', sql.lit('waiting'))
      .where('next_attempt_at', '<=', now())
      .where('channel', '=', channel)
      .orderBy('next_attempt_at')
      .limit(BATCH)
      .execute()
  );
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Of several who try the same message at the same moment one gets it. */
async function claim({ db, now }: DeliveryDeps, { id, attempts }: Due): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_messages')
    .set({ attempts: attempts + 1, next_attempt_at: new Date(now().getTime() + CLAIM_MS) })
    .where('id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function attempt(deps: DeliveryDeps, message: Due, carrier: Carrier): Promise<void> {
  const { id } = message;
  const secret = openSecret(message, deps.secrets, deps.now());
  if (needsSecret(message.body) && secret === null) return giveUp(deps, message, 'its link or code is no longer good');
  if (message.attempts >= ATTEMPTS_MAX) return giveUp(deps, message, 'its last attempt never ended');
  const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
  try {
    await carrier.send({ ...message, secret }, deps.now(), signal);
  } catch (error) {
    if (error instanceof UndeliverableError) return giveUp(deps, message, error.message);
    const wait = WAITS_MS[message.attempts];
    if (wait === undefined) return giveUp(deps, message, reasonOf(error));
    deps.log.warn({ messageId: id, reason: reasonOf(error) }, 'message not delivered, will be tried again');
    return tryAgain(deps, message, wait);
  }
  await deps.db
    .updateTable('outbox_messages')
    .set({ status: 'sent', sent_at: deps.now(), ...OVER })
    .where('id', '=', id)
    .execute();
  deps.log.info({ messageId: id }, 'message delivered');
}

/** A message that is not waiting any more has no next attempt, by which it is told, and keeps no secret. */
const OVER = { next_attempt_at: null, secret_sealed: null, secret_expires_at: null, secret_of: null } as const;

async function tryAgain({ db, now }: DeliveryDeps, { id, attempts }: Due, waitMs: number): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: new Date(now().getTime() + waitMs) })
    .where('id', '=', id)
    // Somebody who took us for dead may have gone on.
    .where('attempts', '=', attempts + 1)
    .where('next_attempt_at', 'is not', null)
    .execute();
}

async function giveUp({ db, log }: DeliveryDeps, { id, attempts }: Due, reason: string): Promise<void> {
  log.warn({ messageId: id, reason }, 'message given up');
  await db
    .updateTable('outbox_messages')
    .set({ status: 'failed', ...OVER })
    .where('id', '=', id)
    .where('attempts', '=', attempts + 1)
    .where('next_attempt_at', 'is not', null)
    .execute();
}

/** Only codes: the words of a mail server may name people. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
