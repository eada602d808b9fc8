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
  /** What one person may cause on a day. */
  readonly modelLimits: ModelsOverview['limits'];
  /** Nobody is asked, and what comes is always the same. */
  readonly isSimulated: boolean;
  /** The kitchen engine answers where no model does. */
  readonly fallsBack: boolean;
  pingDatabase(): Promise<void>;
  readonly disk: DiskSpace;
}

/** How what we depend on is doing, as far as we can tell from here. */
export async function listServices(ctx: Ctx, deps: ServicesDeps): Promise<ServiceState[]> {
  return [
    await databaseState(ctx, deps.pingDatabase),
    await storageState(ctx, deps.disk),
    await channelState(ctx, { name: 'Mail', channel: 'mail', variable: 'SMTP_URL' }),
    await channelState(ctx, { name: 'SMS', channel: 'sms', variable: 'SMS_URL' }),
    assistantState(ctx, deps),
  ];
}

/** Which models are asked for what, without what was asked of them. */
export function describeModels({ models, modelLimits: limits, isSimulated, fallsBack }: ServicesDeps) {
  const asked = models.services().flatMap(({ service, tasks }) => tasks.map((each) => ({ ...each, service })));
  const tasks = MODEL_TASKS.map((task) => {
    const { service = null, model = null } = asked.find((each) => each.task === task) ?? {};
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

/** What failed minutes ago may still fail. */
function assistantState({ now }: Ctx, deps: ServicesDeps): ServiceState {
  const name = 'Assistant';
  if (deps.isSimulated) return { name, state: 'ok', detail: 'Only plays: what it gives is always the same.' };
  const services = deps.models.services();
  if (services.length === 0) {
    return { name, state: 'ok', detail: 'Answers by the kitchen engine, with no key and no network.' };
  }
  const failing = services.filter(({ circuit, lastFailure }) => {
    return circuit === 'open' || (lastFailure !== null && now.getTime() - lastFailure.at.getTime() < RECENT_MS);
  });
  const asks = `Asks ${services.map(({ service }) => service).join(' and ')}.`;
  if (failing.length === 0) return { name, state: 'ok', detail: asks };
  const instead = deps.fallsBack ? ' The kitchen engine answers instead.' : '';
  const failures = failing.map(({ service, lastFailure }) => `${service}: ${lastFailure?.message ?? 'left alone'}`);
  return { name, state: 'failing', detail: `${failures.join('; ')}.${instead}`.slice(0, 300) };
}

async function databaseState(ctx: Ctx, ping: () => Promise<void>): Promise<ServiceState> {
  const name = 'Database';
  try {
    await ping();
    return { name, state: 'ok', detail: await databaseVersion(ctx) };
  } catch {
    return { name, state: 'failing', detail: 'It does not answer.' };
  }
}

async function databaseVersion({ db, databaseKind }: Ctx): Promise<string> {
  const version = databaseKind === 'sqlite' ? sql`sqlite_version()` : sql`current_setting('server_version')`;
  const { rows } = await sql<{ version: string }>`select ${version} as version`.execute(db);
  return `${databaseKind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${rows[0]?.version ?? ''}`.trim();
}

/** How large what we keep is, and what is left of the disk that it lies on. */
async function storageState({ db, databaseKind }: Ctx, disk: DiskSpace): Promise<ServiceState> {
  const name = 'Storage';
  const { freeBytes, reserveBytes, isShort } = await disk.read();
  const size = databaseKind === 'sqlite' ? SQLITE_SIZE : sql`pg_database_size(current_database())`;
  const { rows } = await sql<{ bytes: number | string }>`select ${size} as bytes`.execute(db);
  const pictures = await db
    .selectFrom('user_storage')
    .select((eb) => eb.fn.sum('picture_bytes').as('bytes'))
    .executeTakeFirst();
  const kept = `The database takes ${bytesText(Number(rows[0]?.bytes))}, photos ${bytesText(Number(pictures?.bytes))}.`;
  if (!Number.isFinite(freeBytes)) return { name, state: 'ok', detail: kept };
  const free = `${bytesText(freeBytes)} of the disk are free`;
  if (!isShort) return { name, state: 'ok', detail: `${kept} ${free}.` };
  return {
    name,
    state: 'failing',
    detail: `${kept} Only ${free}, and ${bytesText(reserveBytes)} are left for admins: nothing new is saved for others. People shows who stores most.`,
  };
}

const SQLITE_SIZE = sql`(select page_count * page_size from pragma_page_count, pragma_page_size)`;

/** A message that was given up or has to be tried again, of the last day, says that something is wrong. */
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
  if (failed === 0) return { name, state: 'ok', detail: 'All messages of the last day have left.' };
  return { name, state: 'failing', detail: `${failed} of the last day did not leave.` };
}
