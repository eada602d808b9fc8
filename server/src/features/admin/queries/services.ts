import { sql } from 'kysely';

import type { ServiceState } from '@larder/contract/admin';
import type { ModelsOverview } from '@larder/contract/admin-models';
import { bytesText } from '@larder/contract/storage';

import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';
import type { DiskSpace } from '#platform/disk-space.ts';
import type { ModelRuntime } from '#platform/models/create-models.ts';
import { MODEL_TASKS } from '#platform/models/model.ts';
import type { Channel } from '#platform/outbox/outbox.ts';

export interface ServicesDeps {
  readonly models: ModelRuntime;
  /** The daily limits of one user. */
  readonly modelLimits: ModelsOverview['limits'];
  /** Answers are fixed samples; no service is called. */
  readonly isSimulated: boolean;
  /** The kitchen engine answers when no model does. */
  readonly fallsBack: boolean;
  pingDatabase(): Promise<void>;
  readonly disk: DiskSpace;
}

/** The health of the services we depend on, as far as this process knows. */
export async function listServices(ctx: Ctx, deps: ServicesDeps): Promise<ServiceState[]> {
  return [
    await databaseState(ctx, deps.pingDatabase),
    await storageState(ctx, deps.disk),
    await channelState(ctx, { name: 'Mail', channel: 'mail', variable: 'SMTP_URL' }),
    await channelState(ctx, { name: 'SMS', channel: 'sms', variable: 'SMS_URL' }),
    PUSH_STATE,
    assistantState(ctx, deps),
  ];
}

/** The app sends mail and SMS, never push notifications. The API stores the preference without effect (decision 0021). */
const PUSH_STATE: ServiceState = {
  name: 'Push',
  state: 'off',
  detail: 'There is no push service, so profiles don’t offer push notifications.',
};

/** Which service and model each task uses. */
export function describeModels({ models, modelLimits: limits, isSimulated, fallsBack }: ServicesDeps) {
  const used = models.services().flatMap(({ service, tasks }) => tasks.map((each) => ({ ...each, service })));
  const tasks = MODEL_TASKS.map((task) => {
    const { service = null, model = null } = used.find((each) => each.task === task) ?? {};
    return { task, service, model, is_offered: models.can(task) };
  });
  const mode: ModelsOverview['mode'] = isSimulated
    ? 'simulated'
    : tasks.some(({ is_offered }) => is_offered)
      ? 'models'
      : 'kitchen';
  return { mode, falls_back: fallsBack, tasks, limits };
}

const RECENT_MS = 10 * 60 * 1000;

/** Failing while a circuit is open or a failure is recent. */
function assistantState({ now }: Ctx, deps: ServicesDeps): ServiceState {
  const name = 'Assistant';
  if (deps.isSimulated) return { name, state: 'ok', detail: 'Simulated: every answer is a fixed sample.' };
  const services = deps.models.services();
  if (services.length === 0) {
    return { name, state: 'ok', detail: 'The kitchen engine answers, without a key or a network.' };
  }
  const failing = services.filter(({ circuit, lastFailure }) => {
    return circuit === 'open' || (lastFailure !== null && now.getTime() - lastFailure.at.getTime() < RECENT_MS);
  });
  const uses = `Uses ${services.map(({ service }) => service).join(' and ')}.`;
  if (failing.length === 0) return { name, state: 'ok', detail: uses };
  const instead = deps.fallsBack ? ' The kitchen engine answers instead.' : '';
  const failures = failing.map(
    ({ service, lastFailure }) => `${service}: ${lastFailure?.message ?? 'paused after failures'}`,
  );
  return { name, state: 'failing', detail: `${failures.join('; ')}.${instead}`.slice(0, 300) };
}

async function databaseState(ctx: Ctx, ping: () => Promise<void>): Promise<ServiceState> {
  const name = 'Database';
  try {
    await ping();
    return { name, state: 'ok', detail: await databaseVersion(ctx) };
  } catch {
    return { name, state: 'failing', detail: 'It does not respond.' };
  }
}

async function databaseVersion({ db, databaseKind }: Ctx): Promise<string> {
  const version = databaseKind === 'sqlite' ? sql`sqlite_version()` : sql`current_setting('server_version')`;
  const { rows } = await sql<{ version: string }>`select ${version} as version`.execute(db);
  return `${databaseKind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${rows[0]?.version ?? ''}`.trim();
}

/** The size of the database and the photos, and the free space of their disk. */
async function storageState({ db, databaseKind }: Ctx, disk: DiskSpace): Promise<ServiceState> {
  const name = 'Storage';
  const { freeBytes, reserveBytes, isShort } = await disk.read();
  const size = databaseKind === 'sqlite' ? SQLITE_SIZE : sql`pg_database_size(current_database())`;
  const { rows } = await sql<{ bytes: number | string }>`select ${size} as bytes`.execute(db);
  const pictures = await db
    .selectFrom('user_storage')
    .select((eb) => eb.fn.sum('picture_bytes').as('bytes'))
    .executeTakeFirst();
  const sizes = `The database takes ${bytesText(Number(rows[0]?.bytes))}, photos ${bytesText(Number(pictures?.bytes))}.`;
  if (!Number.isFinite(freeBytes)) return { name, state: 'ok', detail: sizes };
  const free = `${bytesText(freeBytes)} are free on the disk`;
  if (!isShort) return { name, state: 'ok', detail: `${sizes} ${free}.` };
  return {
    name,
    state: 'failing',
    detail: `${sizes} Only ${free}, and ${bytesText(reserveBytes)} are reserved for admins, so nothing new is saved for others. Sort People by storage to see who stores most.`,
  };
}

const SQLITE_SIZE = sql`(select page_count * page_size from pragma_page_count, pragma_page_size)`;

/** Failing when a message of the last day failed or waits for a retry. */
async function channelState(
  { db, now, outbox }: Ctx,
  { name, channel, variable }: { readonly name: string; readonly channel: Channel; readonly variable: string },
): Promise<ServiceState> {
  if (!outbox.delivers(channel)) {
    return { name, state: 'off', detail: `${variable} is not set: messages stay in the outbox.` };
  }
  const { count } = await db
    .selectFrom('outbox_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .where('channel', '=', channel)
    .where((eb) => eb.or([eb('status', '=', 'failed'), eb.and([eb('status', '=', 'waiting'), eb('attempts', '>', 0)])]))
    .executeTakeFirstOrThrow();
  const failed = Number(count);
  if (failed === 0) return { name, state: 'ok', detail: 'All messages of the last day were sent.' };
  return { name, state: 'failing', detail: `${failed} of the last day could not be sent.` };
}
