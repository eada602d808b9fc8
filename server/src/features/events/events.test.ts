import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { eventsRoutes, type LiveEvent } from '@larder/contract/events';
import { ratingsRoutes } from '@larder/contract/ratings';
import { sharingRoutes } from '@larder/contract/sharing';

import type { LiveTimes } from '#platform/live/live-events.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace, describeOn } from '../../../test/database.ts';
import { createFactor, createPerson, createRecipe, type TestPerson } from '../../../test/factories.ts';
import { presentNotices } from './present.ts';
import { type EventSubscriber, subscribeToEvents } from '../../../test/event-subscriber.ts';

let place: DatabasePlace;
let app: TestApp;
const apps: TestApp[] = [];
beforeAll(async () => {
  place = await createDatabase();
  app = await startInstance();
});
afterAll(async () => {
  for (const each of apps.toReversed()) await each.app.close();
  app.clock.release();
  await place.remove();
});

/** One more instance on the same database. */
async function startInstance(liveTimes: Partial<LiveTimes> = {}): Promise<TestApp> {
  const instance = await startApp({ database: place.open(), liveTimes: { gatherMs: 20, recentMs: 0, ...liveTimes } });
  await instance.app.listen({ port: 0, host: '127.0.0.1' });
  apps.push(instance);
  return instance;
}

const WAITING = { timeout: 30_000, interval: 20 };
const untilHeard = (subscriber: EventSubscriber, ...events: readonly LiveEvent[]) =>
  vi.waitFor(() => expect(subscriber.events).toEqual(events), WAITING);

async function give(person: TestPerson, on = app): Promise<string> {
  const { id } = await createRecipe(app, person);
  return (await on.request(communityRoutes.shareToCommunity, { params: { id } }, person)).body.id;
}

test('what is given to everyone reaches everyone, and who shares with a person tells that person and themselves', async () => {
  const [anna, bruno, clara] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const subscribers = [
    await subscribeToEvents(app, anna),
    await subscribeToEvents(app, bruno),
    await subscribeToEvents(app, clara),
  ] as const;
  const { id } = await createRecipe(app, anna);
  await app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email: bruno.email } }, anna);
  await untilHeard(subscribers[0], { type: 'sharing.changed', id });
  await untilHeard(subscribers[1], { type: 'sharing.changed', id });
  const copy = await give(anna);
  for (const subscriber of subscribers.slice(0, 2)) {
    await untilHeard(subscriber, { type: 'sharing.changed', id }, { type: 'community.shared', id: copy });
  }
  // Clara hears of nothing before it.
  await untilHeard(subscribers[2], { type: 'community.shared', id: copy });
  expect(subscribers.map(({ events }) => events.length)).toEqual([2, 2, 1]);
  for (const subscriber of subscribers) subscriber.close();
});

test('what is refused is not told', async () => {
  const anna = await createPerson(app);
  const subscriber = await subscribeToEvents(app, anna);
  const { id } = await createRecipe(app, anna);
  const shared = () => app.request(communityRoutes.shareToCommunity, { params: { id } }, anna);
  const copy = (await shared()).body.id;
  await untilHeard(subscriber, { type: 'community.shared', id: copy });
  expect((await shared()).status).toBe(409);
  const other = await give(anna);
  await untilHeard(subscriber, { type: 'community.shared', id: copy }, { type: 'community.shared', id: other });
  subscriber.close();
});

test('a stream ends soon after the session that it was asked for in', async () => {
  const instance = await startInstance({ checkMs: 20 });
  const [anna, bruno] = [await createPerson(app), await createPerson(app)];
  const [left, stays] = [await subscribeToEvents(instance, anna), await subscribeToEvents(instance, bruno)];
  await app.database.db.deleteFrom('sessions').where('user_id', '=', anna.id).execute();
  await left.ended;
  // Nor does one step of two suffice.
  const clara = await createPerson(app);
  const half = await subscribeToEvents(instance, clara);
  await createFactor(app, { user_id: clara.id, status: 'verified' });
  await half.ended;
  const id = await give(bruno, instance);
  await untilHeard(stays, { type: 'community.shared', id });
  expect(left.events).toEqual([]);
  stays.close();
});

test('two who rate at once are told once, with the figures as they are in the end; of what nobody sees nothing is told', async () => {
  const [author, anna, bruno] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const id = await give(author);
  const subscriber = await subscribeToEvents(app, bruno);
  const params = { id };
  const rate = (who: TestPerson, rating: number) =>
    app.request(ratingsRoutes.rateRecipe, { params, body: { rating } }, who);
  await Promise.all([rate(anna, 4), rate(bruno, 1)]);
  await vi.waitFor(() => {
    const figures = { rating: 2.5, ratings_count: 2, spread: [1, 0, 0, 1, 0] };
    expect(subscriber.events.at(-1)).toEqual({ type: 'community.rated', id, ...figures });
  }, WAITING);
  const { db, kind: databaseKind } = app.database;
  await db.updateTable('community_recipes').set({ hidden_at: app.clock.now() }).where('id', '=', id).execute();
  expect(await presentNotices({ db, databaseKind }, [{ to: 'everyone', topic: 'community.rated', id }])).toEqual([]);
  subscriber.close();
});

test('whoever does not ask for events is told how to', async () => {
  const { status, error } = await app.request(eventsRoutes.listen, {}, await createPerson(app));
  expect([status, error.code]).toEqual([400, 'invalid_input']);
});

describeOn('postgres')('on several instances', () => {
  test('what happens on one is told on the others, also after the way between them was cut', async () => {
    const other = await startInstance();
    const [anna, bruno] = [await createPerson(app), await createPerson(app)];
    const [here, there] = [await subscribeToEvents(app, anna), await subscribeToEvents(other, bruno)];
    const first = await give(anna);
    const heardOf = (subscriber: EventSubscriber) =>
      subscriber.events.filter((event) => 'id' in event && event.id === first);
    await vi.waitFor(() => expect(heardOf(there)).toEqual([{ type: 'community.shared', id: first }]), WAITING);
    // Once here, too, although this instance hears what it says itself.
    expect(heardOf(here)).toEqual([{ type: 'community.shared', id: first }]);

    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ 'larder_live|pg_notify' and pid <> pg_backend_pid()",
    );
    await client.end();
    for (const subscriber of [here, there]) {
      await vi.waitFor(() => expect(subscriber.events.at(-1)).toEqual({ type: 'catch-up' }), WAITING);
    }
    // From either of them.
    const second = await give(bruno, other);
    for (const subscriber of [here, there]) {
      await vi.waitFor(
        () => expect(subscriber.events.at(-1)).toEqual({ type: 'community.shared', id: second }),
        WAITING,
      );
      subscriber.close();
    }
  });
});
