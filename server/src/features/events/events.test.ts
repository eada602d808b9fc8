import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { eventsRoutes, type LiveEvent } from '@larder/contract/events';
import { ratingsRoutes } from '@larder/contract/ratings';
import { sharingRoutes } from '@larder/contract/sharing';

import type { LiveTimes } from '#platform/live/live-events.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace, describeOn } from '../../../test/database.ts';
import { createFactor, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
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

/** Starts another instance on the same database. */
async function startInstance(liveTimes: Partial<LiveTimes> = {}): Promise<TestApp> {
  const instance = await startApp({ database: place.open(), liveTimes: { gatherMs: 20, recentMs: 0, ...liveTimes } });
  await instance.app.listen({ port: 0, host: '127.0.0.1' });
  apps.push(instance);
  return instance;
}

const WAITING = { timeout: 30_000, interval: 20 };
const untilReceived = (subscriber: EventSubscriber, ...events: readonly LiveEvent[]) =>
  vi.waitFor(() => expect(subscriber.events).toEqual(events), WAITING);

async function publishRecipe(person: TestUser, on = app): Promise<string> {
  const { id } = await createRecipe(app, person);
  return (await on.request(communityRoutes.shareToCommunity, { params: { id } }, person)).body.id;
}

test('publishing notifies everyone; sharing notifies the owner and the recipient only', async () => {
  const [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
  const subscribers = [
    await subscribeToEvents(app, anna),
    await subscribeToEvents(app, bruno),
    await subscribeToEvents(app, clara),
  ] as const;
  const { id } = await createRecipe(app, anna);
  await app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email: bruno.email } }, anna);
  await untilReceived(subscribers[0], { type: 'sharing.changed', id });
  await untilReceived(subscribers[1], { type: 'sharing.changed', id });
  const copy = await publishRecipe(anna);
  for (const subscriber of subscribers.slice(0, 2)) {
    await untilReceived(subscriber, { type: 'sharing.changed', id }, { type: 'community.shared', id: copy });
  }
  // Clara receives no earlier event.
  await untilReceived(subscribers[2], { type: 'community.shared', id: copy });
  expect(subscribers.map(({ events }) => events.length)).toEqual([2, 2, 1]);
  for (const subscriber of subscribers) subscriber.close();
});

test('a refused command publishes no event', async () => {
  const anna = await createUser(app);
  const subscriber = await subscribeToEvents(app, anna);
  const { id } = await createRecipe(app, anna);
  const shared = () => app.request(communityRoutes.shareToCommunity, { params: { id } }, anna);
  const copy = (await shared()).body.id;
  await untilReceived(subscriber, { type: 'community.shared', id: copy });
  expect((await shared()).status).toBe(409);
  const other = await publishRecipe(anna);
  await untilReceived(subscriber, { type: 'community.shared', id: copy }, { type: 'community.shared', id: other });
  subscriber.close();
});

test('an event stream ends when its session ends or becomes half signed in', async () => {
  const instance = await startInstance({ checkMs: 20 });
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const [left, stays] = [await subscribeToEvents(instance, anna), await subscribeToEvents(instance, bruno)];
  await app.database.db.deleteFrom('sessions').where('user_id', '=', anna.id).execute();
  await left.ended;
  // A session that needs a second factor must not receive events.
  const clara = await createUser(app);
  const half = await subscribeToEvents(instance, clara);
  await createFactor(app, { user_id: clara.id, status: 'verified' });
  await half.ended;
  const id = await publishRecipe(bruno, instance);
  await untilReceived(stays, { type: 'community.shared', id });
  expect(left.events).toEqual([]);
  stays.close();
});

test('concurrent ratings are published once, with the final figures; ratings of a hidden recipe are not published', async () => {
  const [author, anna, bruno] = [await createUser(app), await createUser(app), await createUser(app)];
  const id = await publishRecipe(author);
  const subscriber = await subscribeToEvents(app, bruno);
  const params = { id };
  const rate = (who: TestUser, rating: number) =>
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

test('a request that does not accept text/event-stream answers 400', async () => {
  const { status, error } = await app.request(eventsRoutes.listen, {}, await createUser(app));
  expect([status, error.code]).toEqual([400, 'invalid_input']);
});

describeOn('postgres')('on several instances', () => {
  test('an event of one instance reaches subscribers of the others, also after the notification channel was interrupted', async () => {
    const other = await startInstance();
    const [anna, bruno] = [await createUser(app), await createUser(app)];
    const [here, there] = [await subscribeToEvents(app, anna), await subscribeToEvents(other, bruno)];
    const first = await publishRecipe(anna);
    const eventsOf = (subscriber: EventSubscriber) =>
      subscriber.events.filter((event) => 'id' in event && event.id === first);
    await vi.waitFor(() => expect(eventsOf(there)).toEqual([{ type: 'community.shared', id: first }]), WAITING);
    // Once here as well, although this instance receives its own notification.
    expect(eventsOf(here)).toEqual([{ type: 'community.shared', id: first }]);

    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ 'larder_live|pg_notify' and pid <> pg_backend_pid()",
    );
    await client.end();
    for (const subscriber of [here, there]) {
      await vi.waitFor(() => expect(subscriber.events.at(-1)).toEqual({ type: 'catch-up' }), WAITING);
    }
    // Events arrive again from the other instance.
    const second = await publishRecipe(bruno, other);
    for (const subscriber of [here, there]) {
      await vi.waitFor(
        () => expect(subscriber.events.at(-1)).toEqual({ type: 'community.shared', id: second }),
        WAITING,
      );
      subscriber.close();
    }
  });
});
