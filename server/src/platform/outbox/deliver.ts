import { sql } from 'kysely';
import type { Logger } from 'pino';

import type { Db } from '../db/tables.ts';
import { MINUTE_MS, SECOND_MS } from '../durations.ts';
import type { Secrets } from '../secrets.ts';
import { claim, isOver, nextAttempt, type Queue, settle } from '../work/queue.ts';

import { type Carrier, UndeliverableError } from './carriers.ts';
import type { Channel } from './outbox.ts';
import { needsSecret, openSecret } from './render.ts';

const QUEUE: Queue<'id'> = {
  table: 'outbox_messages',
  key: ['id'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  waitsMs: [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  leaseMs: 3 * MINUTE_MS,
};
const ATTEMPT_TIMEOUT_MS = MINUTE_MS;
/** So many messages are on their way at a time, for each channel. */
const BATCH = 5;

export interface DeliveryDeps {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  now(): Date;
  /** Begin with no further message. */
  isStopping(): boolean;
  /** Gives up what is under way; it is tried again later. */
  readonly signal: AbortSignal;
}

/** Waits for all, also when one fails: nothing goes on behind our back. */
async function settleAll(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/**
 * Sends the messages that are due by one channel, until none is left. Any instance may do it at any moment: each message is claimed
 * by one. A message whose claimer died is due again later, so in the worst case it arrives twice, and never not at all.
 */
export async function deliverDue(deps: DeliveryDeps, channel: Channel, carrier: Carrier): Promise<void> {
  while (!deps.isStopping()) {
    const due = await findDue(deps, channel);
    await settleAll(
      due.map(async (message) => {
        if (await claim(deps.db, QUEUE, message, deps.now())) await attempt(deps, message, carrier);
      }),
    );
    if (due.length < BATCH) return;
  }
}

function findDue({ db, now }: DeliveryDeps, channel: Channel) {
  return (
    db
      .selectFrom('outbox_messages')
      .select(['id', 'channel', 'recipient', 'subject', 'body', 'secret_sealed', 'secret_expires_at', 'attempts'])
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

async function attempt(deps: DeliveryDeps, message: Due, carrier: Carrier): Promise<void> {
  const { id } = message;
  const secret = openSecret(message, deps.secrets, deps.now());
  if (needsSecret(message.body) && secret === null) return giveUp(deps, message, 'its link or code is no longer good');
  if (isOver(QUEUE, message.attempts)) return giveUp(deps, message, 'its last attempt never ended');
  const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
  try {
    await carrier.send({ ...message, secret }, deps.now(), signal);
  } catch (error) {
    if (error instanceof UndeliverableError) return giveUp(deps, message, error.message);
    const next = nextAttempt(QUEUE, message.attempts, deps.now());
    if (next === null) return giveUp(deps, message, reasonOf(error));
    deps.log.warn({ messageId: id, reason: reasonOf(error) }, 'message not delivered, will be tried again');
    return settle(deps.db, QUEUE, message, { next_attempt_at: next });
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

async function giveUp({ db, log }: DeliveryDeps, message: Due, reason: string): Promise<void> {
  log.warn({ messageId: message.id, reason }, 'message given up');
  await settle(db, QUEUE, message, { status: 'failed', ...OVER });
}

/** Only codes: the words of a mail server may name people. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
