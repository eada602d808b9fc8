import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { chatRoutes } from '@larder/contract/chat';
import { communityRoutes } from '@larder/contract/community';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { cookiesOf } from '../../../test/cookies.ts';
import { describeOn } from '../../../test/database.ts';
import { createApiToken, createUser, createRecipe, newRecipe, type TestUser } from '../../../test/factories.ts';
import { subscribeToEvents } from '../../../test/event-subscriber.ts';
import { type PostgresCluster, startPostgresCluster } from '../../../test/postgres-cluster.ts';
import { schemaSteps } from '../../migrations/steps.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

const WAIT = { timeout: 15_000, interval: 20 };
/** A paused replica counts as up to date for the length of a test. */
const LENIENT = { pollMs: 20, lagMaxMs: 600_000 };

describeOn('postgres')('with a replica', () => {
  let primary: PostgresCluster;
  let replica: PostgresCluster;
  let onReplica: pg.Client;
  let database: Database;
  let app: TestApp;
  let anna: TestUser;
  let bruno: TestUser;
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), fatal: vi.fn<() => void>() };

  const open = (replicaTimes = LENIENT) =>
    openDatabase({ url: primary.url, replicaUrl: replica.url, dataDir: '', poolSize: 3, replicaTimes, log });
  const connect = async () => {
    onReplica = new pg.Client({ connectionString: replica.url });
    onReplica.on('error', () => undefined);
    await onReplica.connect();
  };
  const pauseReplay = () => onReplica.query('select pg_wal_replay_pause()');
  const resumeReplay = () => onReplica.query('select pg_wal_replay_resume()');

  beforeAll(async () => {
    primary = await startPostgresCluster({ fsync: 'off' });
    replica = await primary.startReplica();
    database = open();
    await migrate(database, schemaSteps, '');
    app = await startApp({ database });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await connect();
  });
  afterAll(async () => {
    await onReplica.end().catch(() => undefined);
    app.app.server.closeAllConnections();
    await app.close();
    await replica.stop();
    await primary.stop();
  });
  beforeEach(async () => {
    await resumeReplay();
    [anna, bruno] = [await createUser(app), await createUser(app)];
    await createRecipe(app, bruno, { title: 'Known everywhere' });
    await caughtUp();
  });

  /** Waits until the app knows that the replica has replayed everything. */
  async function caughtUp() {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(database.db);
    const [high = '', low = ''] = rows[0]?.at.split('/') ?? [];
    const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
    await vi.waitFor(() => expect(database.replica?.hasReplayed(position)).toBe(true), WAIT);
  }

  const titles = async (who: { readonly cookie?: string; readonly token?: string }, q?: string) => {
    const answer = await app.request(recipesRoutes.listRecipes, { query: q === undefined ? {} : { q } }, who);
    const { recipes } = answer.body;
    return { titles: recipes.map(({ title }) => title).toSorted(), cookies: cookiesOf(answer) };
  };
  const create = (who: TestUser, title: string) =>
    app.request(recipesRoutes.createRecipe, { body: newRecipe({ title }) }, who);
  /** The same browser after a response that set cookies. */
  const after = (who: TestUser, cookies: readonly string[]) => ({
    cookie: [who.cookie, ...cookies.map((line) => line.split(';', 1)[0])].join('; '),
  });
  const metric = async (name: string) => {
    const { payload } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return Number(
      payload
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  };

  test('a user without recent writes reads from it, in lists and searches', async () => {
    await pauseReplay();
    await create(bruno, 'Brand new');
    expect(await titles(bruno)).toEqual({ titles: ['Known everywhere'], cookies: [] });
    expect((await titles(bruno, 'brand')).titles).toEqual([]);
  });

  test('a user reads their own writes from the primary until the replica has replayed them', async () => {
    await pauseReplay();
    const cookies = cookiesOf(await create(bruno, 'Brand new'));
    expect(cookies).toEqual([
      expect.stringMatching(/^larder\.position=[\dA-F]+\/[\dA-F]+; HttpOnly; .*SameSite=Lax$/u),
    ]);
    const browser = after(bruno, cookies);
    const now = await titles({ ...bruno, ...browser });
    expect(now.titles).toEqual(['Brand new', 'Known everywhere']);
    expect((await titles(browser, 'brand')).titles).toEqual(['Brand new']);
    // Changes of others that the user has seen must not disappear either.
    expect(now.cookies).toHaveLength(1);
    await resumeReplay();
    await caughtUp();
    expect(await titles(browser)).toEqual({ titles: ['Brand new', 'Known everywhere'], cookies: [] });
  });

  test('a malformed or future position reads from the primary', async () => {
    await pauseReplay();
    await create(bruno, 'Brand new');
    for (const position of ['soup', '', '1/2/3', 'FFFFFFFF/FFFFFFFF']) {
      const read = await titles({ cookie: `${bruno.cookie}; larder.position=${position}` });
      expect(read.titles).toEqual(['Brand new', 'Known everywhere']);
      expect(read.cookies).toEqual([expect.not.stringContaining('FFFFFFFF')]);
      const withEvent = await titles({ cookie: `${bruno.cookie}; larder.heard_position=${position}` });
      expect(withEvent.titles).toEqual(read.titles);
      // A page only ever increases its position, so the server has to correct it.
      expect(withEvent.cookies).toContainEqual(
        expect.stringMatching(/^larder\.heard_position=[\dA-F]+\/[\dA-F]+; Max/u),
      );
    }
  });

  test('a request with a token reads from the primary', async () => {
    const { token } = await createApiToken(app, bruno, ['recipes:read']);
    await caughtUp();
    await pauseReplay();
    await create(bruno, 'Brand new');
    expect(await titles({ token })).toEqual({ titles: ['Brand new', 'Known everywhere'], cookies: [] });
  });

  test('sessions are authenticated at the primary', async () => {
    await pauseReplay();
    await database.db.deleteFrom('sessions').where('user_id', '=', bruno.id).execute();
    const answer = await app.request(recipesRoutes.listRecipes, { query: {} }, bruno);
    expect(answer.status).toBe(401);
  });

  test('a page that receives an event sees the change, on every device', async () => {
    const recipe = await createRecipe(app, anna, { title: 'Given to all' });
    await caughtUp();
    const listeners = [await subscribeToEvents(app, bruno), await subscribeToEvents(app, bruno)];
    await pauseReplay();
    const { id } = (await app.request(communityRoutes.shareToCommunity, { params: { id: recipe.id } }, anna)).body;
    const sees = async (cookie: string) => {
      const { body } = await app.request(communityRoutes.listCommunity, { query: {} }, { cookie });
      return body.recipes.some((each) => each.id === id);
    };
    for (const listener of listeners) {
      await vi.waitFor(() => expect(listener.events).toEqual([{ type: 'community.shared', id }]), WAIT);
      expect(await sees(`${bruno.cookie}; larder.heard_position=${listener.position()}`)).toBe(true);
    }
    expect(await sees(bruno.cookie)).toBe(false);
    for (const listener of listeners) listener.close();
  });

  test('a lagging replica is not read from until it has caught up', async () => {
    const strict = open({ pollMs: 20, lagMaxMs: 1_000 });
    const other = await startApp({ database: strict });
    const list = async () =>
      (await other.request(recipesRoutes.listRecipes, { query: {} }, bruno)).body.recipes.map(({ title }) => title);
    await vi.waitFor(() => expect(strict.replica?.isInUse).toBe(true), WAIT);
    await pauseReplay();
    await create(bruno, 'Brand new');
    await vi.waitFor(() => expect(strict.replica?.isInUse).toBe(false), WAIT);
    expect(await list()).toContain('Brand new');
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), WAIT);
    log.info.mockClear();
    await resumeReplay();
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith('reads go to the replica'), WAIT);
    expect(strict.replica?.isInUse).toBe(true);
    await other.close();
  });

  test('a starting instance does not read a state from before its start', async () => {
    const early = open();
    await vi.waitFor(() => expect(early.replica?.isInUse).toBe(true), WAIT);
    await pauseReplay();
    await create(bruno, 'Brand new');
    const other = await startApp({ database: early });
    const { body } = await other.request(recipesRoutes.listRecipes, { query: {} }, bruno);
    expect(body.recipes.map(({ title }) => title)).toContain('Brand new');
    expect(early.replica?.isInUse).toBe(true);
    await other.close();
  });

  test('a streamed response carries the position of its writes', async () => {
    const payload = { id: randomUUID(), conversation_id: randomUUID(), content: 'Hello' };
    const { method, path: url } = chatRoutes.sendMessage;
    const { text } = await app.send({ method, url, payload, headers: { accept: 'text/event-stream' } }, bruno);
    expect(text).toMatch(/^id: [\dA-F]+\/[\dA-F]+\ndata: .*"type":"end"/mu);
  });

  test('reads fall back to the primary during an outage, and return afterwards', async () => {
    expect(await metric('database_replica_in_use')).toBe(1);
    // One instance notices by a list, the other by a search.
    const unaware = [{}, { q: 'known' }].map((query) => ({ query, database: open({ ...LENIENT, pollMs: 600_000 }) }));
    const others = await Promise.all(unaware.map((each) => startApp({ database: each.database })));
    for (const each of unaware) await vi.waitFor(() => expect(each.database.replica?.isInUse).toBe(true), WAIT);
    await onReplica.end();
    await replica.pause();
    for (const [at, { query, database: its }] of unaware.entries()) {
      const answer = await others[at]?.request(recipesRoutes.listRecipes, { query }, bruno);
      expect(answer?.body.recipes.map(({ title }) => title)).toEqual(['Known everywhere']);
      expect(its.replica?.isInUse).toBe(false);
    }
    expect((await titles(bruno, 'known')).titles).toEqual(['Known everywhere']);
    expect((await titles(bruno)).titles).toEqual(['Known everywhere']);
    await vi.waitFor(async () => expect(await metric('database_replica_in_use')).toBe(0), WAIT);
    await create(bruno, 'Brand new');
    expect((await titles(bruno)).titles).toEqual(['Brand new', 'Known everywhere']);
    await replica.resume();
    await connect();
    await vi.waitFor(async () => expect(await metric('database_replica_in_use')).toBe(1), WAIT);
    const before = await metric('database_requests_total{server="replica"}');
    await caughtUp();
    expect((await titles(bruno)).titles).toEqual(['Brand new', 'Known everywhere']);
    expect(await metric('database_requests_total{server="replica"}')).toBe(before + 1);
    for (const other of others) await other.close();
  });
});
