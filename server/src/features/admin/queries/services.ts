import { sql } from 'kysely';

import type { ServiceState } from '@larder/contract/admin';

import type { Ctx } from '#platform/context.ts';
import type { Channel } from '#platform/outbox/outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ServicesDeps {
  readonly generatorName: string;
  pingDatabase(): Promise<void>;
}

/** How what we depend on is doing, as far as we can tell from here. */
export async function listServices(ctx: Ctx, { generatorName, pingDatabase }: ServicesDeps): Promise<ServiceState[]> {
  return [
    await databaseState(ctx, pingDatabase),
    await channelState(ctx, { name: 'Mail', channel: 'mail', variable: 'SMTP_URL' }),
    await channelState(ctx, { name: 'SMS', channel: 'sms', variable: 'SMS_URL' }),
    { name: 'Assistant', state: 'ok', detail: `Answers by the ${generatorName} engine, with no key and no network.` },
  ];
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
