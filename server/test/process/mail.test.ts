import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';

import type { Tables } from '#platform/db/tables.ts';

import { createDatabase, type DatabasePlace } from '../database.ts';
import { startMailServer, tokenIn } from '../mail-server.ts';
import { findFreePort } from '../postgres-cluster.ts';
import { call, environmentOf, type ServerProcess, startServerProcess } from './server-process.ts';

const PASSWORD = 'correct horse';
const EMAIL = 'nina@example.org';

let place: DatabasePlace;
beforeEach(async () => {
  place = await createDatabase();
});
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await place.remove();
});

/** Starts a server with mail, which requires PUBLIC_URL. */
async function start(smtpUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const port = String(await findFreePort());
  const server = await startServerProcess({
    ...environmentOf(place),
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: smtpUrl,
    ...environment,
  });
  running.push(server);
  return server;
}

const post = (server: ServerProcess, { path }: { readonly path: string }, body: object) =>
  call(server, 'POST', path, { body });

const register = (server: ServerProcess) => post(server, accountRoutes.signUp, { email: EMAIL, password: PASSWORD });
const logIn = (server: ServerProcess) => post(server, accountRoutes.signIn, { email: EMAIL, password: PASSWORD });

async function withDatabase<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const database = place.open();
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

test('sign-up sends a mail, and its link confirms the address so that the user can sign in', async () => {
  const mail = await startMailServer();
  const server = await start(mail.url, { LOG_LEVEL: 'trace' });
  const arriving = mail.next();
  expect((await register(server)).status).toBe(200);
  expect((await logIn(server)).status).toBe(403);

  const { text, envelope } = await arriving;
  expect(envelope).toEqual({ from: 'no-reply@localhost', to: [EMAIL] });
  const [link = ''] = /http:\S+/u.exec(text) ?? [];
  expect(link.replace('localhost', '127.0.0.1')).toBe(`${server.url}/confirm-email#${tokenIn(text)}`);
  expect((await post(server, accountRoutes.verifyEmail, { token: tokenIn(text) })).status).toBe(200);
  expect((await logIn(server)).status).toBe(200);

  server.kill('SIGTERM');
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  expect(output).toContain('message delivered');
  expect(output).not.toMatch(new RegExp(`${EMAIL}|${tokenIn(text)}|${mail.url}`, 'u'));
  await mail.close();
});

test('a mail interrupted by SIGKILL is delivered by the next server', async () => {
  const taking = Promise.withResolvers<void>();
  const slow = await startMailServer({
    beforeTaking: () => {
      taking.resolve();
      return new Promise(() => undefined);
    },
  });
  const killed = await start(slow.url);
  await register(killed);
  await taking.promise;
  killed.kill('SIGKILL');
  await killed.ended;
  await slow.close();
  await withDatabase(async (db) => {
    const message = await db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();
    expect(message).toMatchObject({ status: 'waiting', attempts: 1, secret_sealed: expect.any(String) });
    // Expire its lease.
    await db.updateTable('outbox_messages').set({ next_attempt_at: new Date() }).execute();
  });

  const mail = await startMailServer();
  const arriving = mail.next();
  const server = await start(mail.url);
  expect((await post(server, accountRoutes.verifyEmail, { token: tokenIn((await arriving).text) })).status).toBe(200);
  await mail.close();
});

test('an unresponsive mail server does not delay shutdown', async () => {
  const open: Socket[] = [];
  const silent = createServer((socket) => {
    open.push(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const connecting = once(silent, 'connection');
  const server = await start(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  await register(server);
  await connecting;
  server.kill('SIGTERM');
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  // Shutdown releases the lease before the database closes, and the attempt does not count.
  expect(output).not.toContain('could not be delivered');
  const messages = await withDatabase((db) =>
    db.selectFrom('outbox_messages').select(['status', 'attempts']).execute(),
  );
  expect(messages).toEqual([{ status: 'waiting', attempts: 0 }]);
  for (const socket of open) socket.destroy();
  silent.close();
});
