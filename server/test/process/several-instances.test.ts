import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as beginRequest, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { Session } from '@larder/contract/account';
import { ChatMessage, Conversation } from '@larder/contract/chat';
import { Picture, pictureUrl } from '@larder/contract/pictures';
import { Recipe, RecipePage } from '@larder/contract/recipes';

import { type Database, openDatabase } from '#platform/db/open.ts';

import { schemaSteps } from '../../src/migrations/steps.ts';
import { collectAnswer, readEvents } from '../chat.ts';
import { describeOn } from '../database.ts';
import { createUser, newRecipe, type TestUser } from '../factories.ts';
import { subscribeToEventsAt } from '../event-subscriber.ts';
import { chunk, eventStream, type RawModelServer, startRawModelServer } from '../model-server.ts';
import { type Nginx, startNginx } from '../nginx.ts';
import { photo } from '../pictures.ts';
import { findFreePort, type PostgresCluster, startPostgresCluster } from '../postgres-cluster.ts';
import { type S3Server, startS3Server } from '../s3-server.ts';
import { call, environmentOf, type ServerProcess, startServerProcess } from './server-process.ts';

const GUIDE = new URL('../../../docs/running-many.md', import.meta.url);
const PASSWORD = 'a long password of hers';
/** Longer than nginx needs to drain an instance, even on a busy machine. */
const GRACE_SECONDS = 3;
const PEOPLE = 4;
/** High enough for the requests of this file, and low enough to reach one limit. */
const LIMIT_FACTOR = 20;
/** The limit of mails of one kind to one recipient per hour. */
const MAILS = 5 * LIMIT_FACTOR;
const WAIT = { timeout: 20_000, interval: 50 };

interface Instance {
  readonly url: string;
  readonly port: number;
  process: ServerProcess;
}

/** The nginx configuration of the guide, with ports of this machine. */
function siteOf(port: number, instances: readonly { readonly port: number; readonly isDown?: boolean }[]): string {
  const [, documented] = /```nginx\n([\s\S]*?)```/u.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  let next = 0;
  const site = documented
    ?.replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/server 10\.0\.0\.\d+:3001([^;]*);/gu, (_all, options: string) => {
      const instance = instances[next++];
      return `server 127.0.0.1:${instance?.port}${options}${instance?.isDown === true ? ' down' : ''};`;
    });
  if (site === undefined || next !== instances.length) throw new Error('The guide has no such configuration');
  return site;
}

// Several instances need PostgreSQL; a cluster of their own, because a test stops it.
describeOn('postgres')('three instances behind nginx', () => {
  let cluster: PostgresCluster;
  let database: Database;
  let dataDir: string;
  let model: RawModelServer;
  let s3: S3Server;
  let nginx: Nginx;
  let front: { readonly url: string; readonly port: number };
  let instances: readonly Instance[];
  /** Unexpected exits. */
  const crashed: string[] = [];

  /** Lets the model finish its answer. */
  let finishAnswer: (() => void) | undefined;

  const start = async (port: number, environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
    const server = await startServerProcess({
      ...environmentOf({ dataDir, url: cluster.url }),
      PORT: String(port),
      PUBLIC_URL: front.url,
      TRUST_PROXY: '127.0.0.1',
      STOP_GRACE_SECONDS: String(GRACE_SECONDS),
      RATE_LIMIT_FACTOR: String(LIMIT_FACTOR),
      OPENAI_BASE_URL: model.url,
      ...environment,
    });
    void server.ended.then(({ code, signal, output }) => {
      if (code !== 0) crashed.push(`${port}: ${code} ${signal} ${output}`);
      return undefined;
    });
    return server;
  };

  beforeAll(async () => {
    [cluster, model, s3] = await Promise.all([
      startPostgresCluster({ fsync: 'off' }),
      startRawModelServer((_request, response) => answerSlowly(response)),
      startS3Server(),
    ]);
    dataDir = mkdtempSync(join(tmpdir(), 'larder-many-'));
    const [port, ...ports] = await findFreePorts(4);
    front = { port, url: `http://localhost:${port}` };
    // Concurrently, on an empty database.
    instances = await Promise.all(
      ports.map(async (each) => ({ port: each, url: `http://127.0.0.1:${each}`, process: await start(each) })),
    );
    // On a busy machine they shed load at first.
    for (const instance of instances) await vi.waitFor(async () => expect(await isReady(instance)).toBe(true), WAIT);
    nginx = await startNginx(siteOf(port, instances));
    database = openDatabase({ url: cluster.url, dataDir, poolSize: 2 });
  });
  afterAll(async () => {
    await nginx.stop();
    for (const { process } of instances) process.kill('SIGKILL');
    for (const { process } of instances) await process.ended;
    await database.close();
    await Promise.all([cluster.stop(), model.close(), s3.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Streams the first words at once, and the rest when `finishAnswer` is called. */
  function answerSlowly(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(eventStream([chunk({ role: 'assistant', content: 'Start with ' })], false));
    finishAnswer = () => response.end(eventStream([chunk({ content: 'cold water.' }), chunk({}, 'stop')]));
  }

  const everywhere = () => [front, ...instances];
  const sessionAt = async (at: { readonly url: string }, sender: { readonly cookie?: string }) =>
    Session.parse(await (await call(at, 'GET', '/api/session', { cookie: sender.cookie })).json()).user?.id;
  const isReady = async ({ url }: Instance) => (await call({ url }, 'GET', '/readyz')).status === 200;

  test('migrate an empty database together', async () => {
    const applied = await database.db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .orderBy('name')
      .execute();
    expect(applied.map(({ name }) => name)).toEqual(Object.keys(schemaSteps).toSorted());
    for (const instance of instances) expect(await isReady(instance)).toBe(true);
  });

  test('share sessions: a sign-in counts on all of them, and so does signing out everywhere', async () => {
    const { email, id } = await createUser({ database }, { password: PASSWORD });
    const signIn = async (at: { readonly url: string }) => {
      const body = { email, password: PASSWORD };
      const answer = await call(at, 'POST', '/api/auth/sign-in/email', { body });
      expect(answer.status).toBe(200);
      return {
        cookie: answer.headers
          .getSetCookie()
          .map((line) => line.split(';', 1)[0])
          .join('; '),
      };
    };
    const [first, second, third] = instances as [Instance, Instance, Instance];
    const [phone, laptop] = [await signIn(first), await signIn(front)];
    for (const at of everywhere()) for (const sender of [phone, laptop]) expect(await sessionAt(at, sender)).toBe(id);
    expect((await call(second, 'POST', '/api/auth/revoke-sessions', { cookie: phone.cookie })).status).toBe(200);
    for (const at of [third, ...everywhere()]) {
      for (const sender of [phone, laptop]) expect(await sessionAt(at, sender)).toBeUndefined();
    }
  });

  test('share rate limits', async () => {
    const body = { email: 'sam@example.org' };
    const requestReset = (at: { readonly url: string }) =>
      call(at, 'POST', '/api/auth/request-password-reset', { body });
    const accepted = await Promise.all(Array.from({ length: MAILS }, () => requestReset(front)));
    expect(accepted.map(({ status }) => status)).toEqual(accepted.map(() => 200));
    for (const at of everywhere()) {
      const refused = await requestReset(at);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    }
  });

  test('deliver events of each instance to subscribers through nginx', async () => {
    const [anna, bruno] = [await createUser({ database }), await createUser({ database })];
    const subscriber = await subscribeToEventsAt(front.port, bruno);
    const ids: string[] = [];
    for (const at of instances) {
      const created = await call(at, 'POST', '/recipes', { cookie: anna.cookie, body: newRecipe() });
      const { id } = Recipe.parse(await created.json());
      const published = await call(at, 'POST', `/api/recipes/${id}/community`, { cookie: anna.cookie });
      expect(published.status).toBe(201);
      ids.push(((await published.json()) as { id: string }).id);
    }
    await vi.waitFor(
      () => expect(subscriber.events.map((event) => ('id' in event ? event.id : ''))).toEqual(ids),
      WAIT,
    );
    subscriber.close();
    await subscriber.ended;
  });

  test('stream a chat answer, and resume it from any instance', async () => {
    const anna = await createUser({ database });
    const message = { id: randomUUID(), conversation_id: randomUUID(), content: 'How long do I boil an egg?' };
    const before = model.requests.length;
    const openStream = async (at: { readonly url: string }) => {
      const headers = { cookie: anna.cookie, accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
      const request = beginRequest(`${at.url}/api/chat/messages`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        agent: false,
      }).end(JSON.stringify(message));
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      const ended = new Promise((resolve) => answer.once('close', resolve));
      return { events: () => readEvents(text), ended, close: () => answer.destroy() };
    };

    const first = await openStream(front);
    await vi.waitFor(() => expect(collectAnswer(first.events()).text).toBe('Start with'), WAIT);
    first.close();
    const resumed = [...instances, front].map(openStream);
    // The instance that runs the answer responds first; the others respond once the answer is stored.
    const running = await Promise.race(resumed);
    await vi.waitFor(() => expect(collectAnswer(running.events()).text).toBe('Start with'), WAIT);
    finishAnswer?.();
    const ends: (ChatMessage | undefined)[] = [];
    for (const { ended, events } of await Promise.all(resumed)) {
      await ended;
      ends.push(collectAnswer(events()).message);
    }
    expect(ends[0]).toMatchObject({ content: 'Start with cold water.', state: 'done' });
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(model.requests.length - before).toBe(1);
    const stored = await call(front, 'GET', `/api/chat/conversations/${message.conversation_id}`, {
      cookie: anna.cookie,
    });
    const { messages } = Conversation.extend({ messages: ChatMessage.array() }).parse(await stored.json());
    expect(messages.map(({ content }) => content)).toEqual([message.content, 'Start with cold water.']);
  });

  /** Uploads a picture to each instance, and requests each picture from all of them. */
  async function requestPictures() {
    const anna = await createUser({ database });
    const file = await photo().jpeg().toBuffer();
    const responses: unknown[] = [];
    for (const { url } of instances) {
      const headers = { cookie: anna.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' };
      const answer = await fetch(`${url}/api/pictures`, { method: 'POST', headers, body: file });
      const { id } = Picture.parse(await answer.json());
      for (const at of everywhere()) {
        const picture = await call(at, 'GET', pictureUrl(id, 320));
        responses.push([picture.status, picture.headers.get('content-type')]);
      }
    }
    return responses;
  }
  const EVERYWHERE = Array.from({ length: 12 }, () => [200, 'image/webp']);

  test('serve pictures that any of them received, from a shared folder', async () => {
    expect(await requestPictures()).toEqual(EVERYWHERE);
  });

  /** Writes and reads without pause. Records acknowledged recipes and failures. */
  async function work(sender: TestUser, log: { known: Map<string, Recipe>; failed: string[]; isOver: boolean }) {
    const request = async (status: number, method: string, path: string, body?: object) => {
      const answer = await call(front, method, path, { cookie: sender.cookie, body });
      if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    while (!log.isOver) {
      try {
        const id = randomUUID();
        const body = newRecipe({ id, title: `Created ${id}` });
        const created = Recipe.parse(await request(201, 'POST', '/recipes', body));
        log.known.set(id, created);
        const change = { title: `Changed ${id}`, version: created.version };
        const changed = Recipe.parse(await request(200, 'PATCH', `/api/recipes/${id}`, change));
        log.known.set(id, changed);
        const found = Recipe.parse(await request(200, 'GET', `/api/recipes/${id}`));
        if (found.title !== changed.title) throw new Error(`${id} reads as before the update`);
        const { recipes } = RecipePage.parse(await request(200, 'GET', '/api/recipes'));
        if (recipes.every((recipe) => recipe.id !== id)) throw new Error(`${id} is not in the list`);
      } catch (error) {
        log.failed.push(String(error));
      }
    }
  }

  /** Restarts an instance as the guide says. From then on it stores pictures in a bucket. */
  async function restart(instance: Instance): Promise<void> {
    instance.process.kill('SIGTERM');
    await vi.waitFor(async () => expect(await isReady(instance)).toBe(false), WAIT);
    const others = instances.map((each) => ({ port: each.port, isDown: each === instance }));
    await nginx.reload(siteOf(front.port, others));
    expect(await instance.process.ended).toMatchObject({ code: 0 });
    instance.process = await start(instance.port, { S3_URL: s3.url, DATA_DIR_SHARED: 'no' });
    await vi.waitFor(async () => expect(await isReady(instance)).toBe(true), WAIT);
    await nginx.reload(siteOf(front.port, instances));
  }

  test('restart one after the other without a failed request', { timeout: 180_000 }, async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => createUser({ database })));
    const all = people.map((sender) => ({
      sender,
      known: new Map<string, Recipe>(),
      failed: [] as string[],
      isOver: false,
    }));
    const working = all.map((log) => work(log.sender, log));
    for (const instance of instances) await restart(instance);
    for (const log of all) log.isOver = true;
    await Promise.all(working);
    for (const { sender, known, failed } of all) {
      expect(failed).toEqual([]);
      expect(known.size).toBeGreaterThan(0);
      const rows = await database.db
        .selectFrom('recipes')
        .select(['id', 'title'])
        .where('user_id', '=', sender.id)
        .execute();
      expect(new Map(rows.map(({ id, title }) => [id, title]))).toEqual(
        new Map([...known].map(([id, { title }]) => [id, title])),
      );
    }
  });

  test('serve pictures that any of them received, from a bucket', async () => {
    expect(await requestPictures()).toEqual(EVERYWHERE);
  });

  test('answer 503 while PostgreSQL is down, and recover by themselves', async () => {
    const anna = await createUser({ database });
    const requestAll = (path: string) =>
      Promise.all(everywhere().map((at) => call(at, 'GET', path, { cookie: anna.cookie })));
    const write = (at: { readonly url: string }) =>
      call(at, 'POST', '/recipes', { cookie: anna.cookie, body: newRecipe() });
    for (const answer of await requestAll('/api/recipes')) expect(answer.status).toBe(200);
    await cluster.pause();
    for (const refused of [...(await requestAll('/api/recipes')), ...(await Promise.all(everywhere().map(write)))]) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
    }
    for (const answer of await requestAll('/readyz')) expect(answer.status).toBe(503);
    for (const answer of await requestAll('/healthz')) expect(answer.status).toBe(200);
    await cluster.resume();
    // The front last: until then, it may pass a request to one that has not recovered.
    for (const at of [...instances, front]) {
      await vi.waitFor(async () => expect((await write(at)).status).toBe(201), WAIT);
      expect((await call(at, 'GET', '/readyz')).status).toBe(200);
    }
    expect(crashed).toEqual([]);
  });
});

/** Finds distinct free ports. */
async function findFreePorts(count: number): Promise<[number, ...number[]]> {
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  return ports as [number, ...number[]];
}
