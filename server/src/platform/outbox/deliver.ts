import { sql } from 'kysely';
import type { Logger } from 'pino';

import { MINUTE_MS, SECOND_MS } from '../durations.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { type JobDeps, type JobRunner, runDueJobs, runUntilIdle } from '../jobs/run-due.ts';
import type { WorkControl } from '../jobs/worker.ts';
import type { Secrets } from '../secrets.ts';

import { type Carrier, UndeliverableError } from './carriers.ts';
import type { Channel } from './outbox.ts';
import { needsSecret, openSecret } from './render.ts';

export const OUTBOX_QUEUE: JobQueue<'id'> = {
  table: 'outbox_messages',
  key: ['id'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  backoffMs: [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  leaseMs: 3 * MINUTE_MS,
  waitingStatus: 'waiting',
};
const ATTEMPT_TIMEOUT_MS = MINUTE_MS;
/** Concurrent sends of one channel. */
const CONCURRENCY = 5;

export interface DeliveryDeps extends JobDeps, WorkControl {
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Sends the due messages of one channel until none is due. */
export function deliverDue(deps: DeliveryDeps, channel: Channel, carrier: Carrier): Promise<void> {
  const runner: JobRunner<'id', Message> = {
    queue: OUTBOX_QUEUE,
    concurrency: CONCURRENCY,
    findDue: (limit) => findDue(deps, channel, limit),
    run: (message) => send(deps, message, carrier),
    isPermanent: (error) => error instanceof UndeliverableError,
    onFailure: ({ id }, error, next) => {
      const outcome = next === null ? 'message failed' : 'message not delivered, will be retried';
      deps.log.warn({ messageId: id, reason: reasonOf(error) }, outcome);
      return next === null ? { status: 'failed', ...NO_SECRET } : {};
    },
  };
  return runUntilIdle(deps, () => runDueJobs(deps, runner));
}

function findDue({ db, now }: DeliveryDeps, channel: Channel, limit: number) {
  return (
    db
      .selectFrom('outbox_messages')
      .select(['id', 'channel', 'recipient', 'subject', 'body', 'secret_sealed', 'secret_expires_at', 'attempts'])
      // A literal, not a parameter: the partial index has the same condition.
      .where('status', '=', sql.lit('waiting'))
      .where('next_attempt_at', '<=', now())
      .where('channel', '=', channel)
      .orderBy('next_attempt_at')
      .limit(limit)
      .execute()
  );
}

type Message = Awaited<ReturnType<typeof findDue>>[number];

async function send({ secrets, log, now, signal }: DeliveryDeps, message: Message, carrier: Carrier) {
  const { id } = message;
  const secret = openSecret(message, secrets, now());
  if (needsSecret(message.body) && secret === null) throw new UndeliverableError('its link or code is no longer valid');
  const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
  await carrier.send({ ...message, secret }, now(), attemptSignal);
  log.info({ messageId: id }, 'message delivered');
  return { status: 'sent', sent_at: now(), ...NO_SECRET };
}

/** Clears the secret: only a waiting message needs it. */
const NO_SECRET = { secret_sealed: null, secret_expires_at: null, secret_of: null } as const;

/** Error codes only: the text of a mail server's answer may contain addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof UndeliverableError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
