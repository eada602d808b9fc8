import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { binRoutes } from '@larder/contract/bin';
import { communityRoutes } from '@larder/contract/community';
import { cookbookRoutes } from '@larder/contract/cookbook';
import type { LiveEvent } from '@larder/contract/events';
import { factorsRoutes } from '@larder/contract/factors';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { tokensRoutes } from '@larder/contract/tokens';
import { versionsRoutes } from '@larder/contract/versions';

import { hashToken } from '#platform/secrets.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace, describeOn } from '../../../test/database.ts';
import {
  createAdmin,
  createFactor,
  createUser,
  createRecipe,
  createSession,
  newRecipe,
  sessionCookie,
  type TestUser,
  totpCode,
} from '../../../test/factories.ts';
import { type EventSubscriber, subscribeToEvents } from '../../../test/event-subscriber.ts';
import { createMailLink } from '../account/mail-links.ts';

const LIVE_TIMES = { gatherMs: 20, recentMs: 0, checkMs: 60_000 };
const WAITING = { timeout: 30_000, interval: 20 };
const PASSWORD = 'correct horse';

let place: DatabasePlace;
let app: TestApp;
let clara: TestUser;
beforeAll(async () => {
  place = await createDatabase();
  app = await startInstance();
  clara = await createUser(app);
  await createAdmin(app, clara);
});
afterAll(async () => {
  await app.app.close();
  app.clock.release();
  await place.remove();
});

async function startInstance(): Promise<TestApp> {
  const instance = await startApp({ database: place.open(), liveTimes: LIVE_TIMES });
  await instance.app.listen({ port: 0, host: '127.0.0.1' });
  return instance;
}

/** Anna has published a recipe and shared it with Bruno, who rated it with a comment. */
async function createScene() {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const recipe = await createRecipe(app, anna);
  const params = { id: recipe.id };
  await done(app.request(sharingRoutes.shareRecipe, { params, body: { email: bruno.email } }, anna));
  const shared = await done(app.request(communityRoutes.shareToCommunity, { params }, anna));
  const copy = shared.body.id;
  const input = { params: { id: copy }, body: { rating: 4, comment: 'Very good' } };
  const rated = await done(app.request(ratingsRoutes.rateRecipe, input, bruno));
  return { anna, bruno, recipe: recipe.id, copy, rating: rated.body.own.id };
}

type Scene = Awaited<ReturnType<typeof createScene>>;

async function done<Answer extends { readonly status: number; readonly text: string }>(
  request: Promise<Answer>,
): Promise<Answer> {
  const answer = await request;
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
}

const rated = (id: string, stars: readonly number[]): LiveEvent => {
  const spread = [1, 2, 3, 4, 5].map((star) => stars.filter((each) => each === star).length);
  const count = stars.length;
  const rating = count === 0 ? 0 : stars.reduce((sum, star) => sum + star, 0) / count;
  return { type: 'community.rated', id, rating, ratings_count: count, spread };
};

interface Notification {
  /** Runs before anyone subscribes. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly act: (scene: Scene) => Promise<unknown>;
  readonly everyone?: (scene: Scene) => readonly LiveEvent[];
  readonly anna?: (scene: Scene) => readonly LiveEvent[];
  readonly bruno?: (scene: Scene) => readonly LiveEvent[];
  /** The user whose streams end. */
  readonly leaves?: 'anna' | 'bruno';
}

const rate =
  (rating: number, comment?: string | null) =>
  ({ copy, bruno }: Scene) =>
    done(app.request(ratingsRoutes.rateRecipe, { params: { id: copy }, body: { rating, comment } }, bruno));
const bin = ({ recipe, anna }: Scene) =>
  done(app.request(recipesRoutes.deleteRecipe, { params: { id: recipe } }, anna));
const hide =
  (hidden: boolean) =>
  ({ copy }: Scene) => {
    const body = { hidden, reason: 'Spam' };
    return done(app.request(adminRoutes.moderateRecipe, { params: { id: copy }, body }, clara));
  };
const hideComment =
  (hidden: boolean) =>
  ({ rating }: Scene) => {
    const body = { hidden, reason: 'Spam' };
    return done(app.request(adminRoutes.moderateComment, { params: { id: rating }, body }, clara));
  };
const disable =
  (who: 'anna' | 'bruno', disabled: boolean) =>
  ({ [who]: { id } }: Scene) =>
    done(app.request(adminRoutes.updatePerson, { params: { id }, body: { disabled } }, clara));
const update =
  (body: { description: string } | { is_favorite: boolean }) =>
  ({ recipe, anna }: Scene) => {
    const change = 'description' in body ? { ...body, version: 1 } : body;
    return done(app.request(recipesRoutes.updateRecipe, { params: { id: recipe }, body: change }, anna));
  };
const view = ({ recipe, bruno }: Scene) =>
  done(app.request(recipesRoutes.getRecipe, { params: { id: recipe } }, bruno));

const toRecipe =
  (type: 'sharing.changed' | 'sharing.withdrawn') =>
  ({ recipe: id }: Scene) => [{ type, id }];
const ofCopy =
  (...types: ('community.shared' | 'community.updated' | 'community.withdrawn' | 'community.commented')[]) =>
  ({ copy: id }: Scene) =>
    types.map((type) => ({ type, id }));

/** The events that each command publishes, to whom. */
const NOTIFICATIONS: Readonly<Record<string, Notification>> = {
  'publish a recipe': {
    before: ({ copy, anna }) =>
      done(app.request(communityRoutes.withdrawCommunityCopy, { params: { id: copy } }, anna)),
    act: async (scene) => {
      const { recipe, anna } = scene;
      const published = await done(app.request(communityRoutes.shareToCommunity, { params: { id: recipe } }, anna));
      Object.assign(scene, { copy: published.body.id });
    },
    everyone: ofCopy('community.shared'),
  },
  'update a community copy': {
    act: ({ copy, anna }) => done(app.request(communityRoutes.updateCommunityCopy, { params: { id: copy } }, anna)),
    everyone: ofCopy('community.updated'),
  },
  'withdraw a community copy': {
    act: ({ copy, anna }) => done(app.request(communityRoutes.withdrawCommunityCopy, { params: { id: copy } }, anna)),
    everyone: ofCopy('community.withdrawn'),
  },
  'an admin hides a community copy': { act: hide(true), everyone: ofCopy('community.withdrawn') },
  'an admin hides a hidden community copy: no event': { before: hide(true), act: hide(true) },
  'an admin unhides a community copy': { before: hide(true), act: hide(false), everyone: ofCopy('community.shared') },
  'change a rating without a comment': {
    before: rate(4, null),
    act: rate(2),
    everyone: ({ copy }) => [rated(copy, [2])],
  },
  'change a rating with a comment': {
    act: rate(2),
    everyone: ({ copy }) => [rated(copy, [2]), { type: 'community.commented', id: copy }],
  },
  'add a comment': {
    before: rate(4, null),
    act: rate(4, 'Good'),
    everyone: ({ copy }) => [rated(copy, [4]), { type: 'community.commented', id: copy }],
  },
  'delete a rating with a comment': {
    act: ({ copy, bruno }) => done(app.request(ratingsRoutes.deleteRating, { params: { id: copy } }, bruno)),
    everyone: ({ copy }) => [rated(copy, []), { type: 'community.commented', id: copy }],
  },
  'delete a rating without a comment': {
    before: rate(4, null),
    act: ({ copy, bruno }) => done(app.request(ratingsRoutes.deleteRating, { params: { id: copy } }, bruno)),
    everyone: ({ copy }) => [rated(copy, [])],
  },
  'delete a comment': {
    act: ({ rating, bruno }) => done(app.request(ratingsRoutes.deleteComment, { params: { id: rating } }, bruno)),
    everyone: ofCopy('community.commented'),
  },
  'an admin hides a comment': { act: hideComment(true), everyone: ofCopy('community.commented') },
  'an admin hides a hidden comment: no event': { before: hideComment(true), act: hideComment(true) },
  'an admin unhides a comment': {
    before: hideComment(true),
    act: hideComment(false),
    everyone: ofCopy('community.commented'),
  },
  'share a recipe': {
    before: ({ recipe, bruno }) => done(app.request(sharingRoutes.leaveReceived, { params: { id: recipe } }, bruno)),
    act: ({ recipe, anna, bruno: { email } }) =>
      done(app.request(sharingRoutes.shareRecipe, { params: { id: recipe }, body: { email } }, anna)),
    anna: toRecipe('sharing.changed'),
    bruno: toRecipe('sharing.changed'),
  },
  'revoke a share': {
    act: ({ recipe: id, anna, bruno }) =>
      done(app.request(sharingRoutes.revokeShare, { params: { id, person: bruno.id } }, anna)),
    anna: toRecipe('sharing.changed'),
    bruno: toRecipe('sharing.withdrawn'),
  },
  'a recipient leaves a share': {
    act: ({ recipe, bruno }) => done(app.request(sharingRoutes.leaveReceived, { params: { id: recipe } }, bruno)),
    anna: toRecipe('sharing.changed'),
    bruno: toRecipe('sharing.withdrawn'),
  },
  'a recipient views a shared recipe for the first time': { act: view, anna: toRecipe('sharing.changed') },
  'a recipient views a shared recipe again: no event': { before: view, act: view },
  'delete a recipe': { act: bin, bruno: toRecipe('sharing.withdrawn') },
  'delete several recipes': {
    act: ({ recipe, anna }) => done(app.request(cookbookRoutes.deleteRecipes, { body: { ids: [recipe] } }, anna)),
    bruno: toRecipe('sharing.withdrawn'),
  },
  'restore a recipe from the bin': {
    before: bin,
    act: ({ recipe, anna }) => done(app.request(recipesRoutes.restoreRecipe, { params: { id: recipe } }, anna)),
    bruno: toRecipe('sharing.changed'),
  },
  'restore several recipes from the bin': {
    before: bin,
    act: ({ recipe, anna }) => done(app.request(cookbookRoutes.restoreRecipes, { body: { ids: [recipe] } }, anna)),
    bruno: toRecipe('sharing.changed'),
  },
  'purge a recipe from the bin: no event': {
    before: bin,
    act: ({ recipe, anna }) => done(app.request(binRoutes.deleteForGood, { params: { id: recipe } }, anna)),
  },
  'empty the bin: no event': { before: bin, act: ({ anna }) => done(app.request(binRoutes.emptyBin, {}, anna)) },
  'update a recipe': { act: update({ description: 'Better' }), bruno: toRecipe('sharing.changed') },
  'restore a version': {
    before: update({ description: 'Better' }),
    act: ({ recipe, anna }) =>
      done(
        app.request(versionsRoutes.restoreVersion, { params: { id: recipe, version: 1 }, body: { version: 2 } }, anna),
      ),
    bruno: toRecipe('sharing.changed'),
  },
  'update a recipe without a change: no event': { act: update({ description: newRecipe().description }) },
  'mark a recipe as favorite: no event': { act: update({ is_favorite: true }) },
  'an admin disables the author': {
    act: disable('anna', true),
    everyone: ofCopy('community.withdrawn'),
    bruno: toRecipe('sharing.withdrawn'),
    leaves: 'anna',
  },
  'an admin disables the author of a hidden copy: no community event': {
    before: hide(true),
    act: disable('anna', true),
    bruno: toRecipe('sharing.withdrawn'),
    leaves: 'anna',
  },
  'an admin hides a copy of a disabled author: no event': {
    before: disable('anna', true),
    act: hide(true),
    leaves: 'anna',
  },
  'an admin enables the author': {
    before: disable('anna', true),
    act: disable('anna', false),
    everyone: ofCopy('community.shared'),
    bruno: toRecipe('sharing.changed'),
    leaves: 'anna',
  },
  'an admin disables a commenter': {
    act: disable('bruno', true),
    everyone: ofCopy('community.commented'),
    leaves: 'bruno',
  },
  'an admin enables a commenter': {
    before: disable('bruno', true),
    act: disable('bruno', false),
    everyone: ofCopy('community.commented'),
    leaves: 'bruno',
  },
  'the author deletes their account': {
    act: ({ anna }) => done(app.request(personalDataRoutes.deleteAccount, { body: {} }, anna)),
    everyone: ofCopy('community.updated'),
    bruno: toRecipe('sharing.withdrawn'),
    leaves: 'anna',
  },
  'a commenter deletes their account': {
    act: ({ bruno }) => done(app.request(personalDataRoutes.deleteAccount, { body: {} }, bruno)),
    everyone: ofCopy('community.commented'),
    anna: toRecipe('sharing.changed'),
    leaves: 'bruno',
  },
  'an admin deletes the account of a commenter': {
    act: ({ bruno: { id } }) => done(app.request(adminRoutes.deletePerson, { params: { id } }, clara)),
    everyone: ofCopy('community.commented'),
    anna: toRecipe('sharing.changed'),
    leaves: 'bruno',
  },
};

/** Sorted, because events of one batch arrive in any order. */
const inOrder = (events: readonly LiveEvent[]): string[] => events.map((event) => JSON.stringify(event)).toSorted();

describe('open pages are notified', () => {
  test.each(Object.entries(NOTIFICATIONS))('%s', async (_what, { before, act, leaves, ...expected }) => {
    const scene = await createScene();
    await before?.(scene);
    const subscribers = new Map<'anna' | 'bruno' | 'clara', EventSubscriber>();
    for (const name of ['anna', 'bruno'] as const) {
      const canSubscribe = before === undefined || name !== leaves;
      if (canSubscribe) subscribers.set(name, await subscribeToEvents(app, scene[name]));
    }
    subscribers.set('clara', await subscribeToEvents(app, clara));
    // The first marker separates events of `before`, the second ends those of `act`.
    await publishMarker([...subscribers.values()]);
    const receivedBefore = new Map([...subscribers].map(([name, { events }]) => [name, events.length]));
    await act(scene);
    if (leaves !== undefined) {
      await subscribers.get(leaves)?.ended;
      subscribers.delete(leaves);
    }
    const last = await publishMarker([...subscribers.values()]);
    const everyone = expected.everyone?.(scene) ?? [];
    for (const [name, subscriber] of subscribers) {
      const own = name === 'clara' ? [] : (expected[name]?.(scene) ?? []);
      const events = subscriber.events.slice(receivedBefore.get(name));
      expect(inOrder(events), name).toEqual(inOrder([...everyone, ...own, last]));
      subscriber.close();
    }
  });
});

/** Publishes an event to everyone, and waits until all subscribers have received it. */
async function publishMarker(subscribers: readonly EventSubscriber[]): Promise<LiveEvent> {
  const person = await createUser(app);
  const { id } = await createRecipe(app, person);
  const { body } = await done(app.request(communityRoutes.shareToCommunity, { params: { id } }, person));
  const event: LiveEvent = { type: 'community.shared', id: body.id };
  for (const subscriber of subscribers)
    await vi.waitFor(() => expect(subscriber.events.at(-1)).toEqual(event), WAITING);
  return event;
}

interface Ending {
  /** Acts in the subscriber's session or in another one of the same user. */
  readonly act: (anna: TestUser, other: TestUser) => Promise<unknown>;
  /** The other session continues. */
  readonly otherStays?: true;
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  'signing out': { act: (anna) => done(app.request(accountRoutes.signOut, {}, anna)), otherStays: true },
  'signing in again in the same browser': {
    act: (anna) => {
      const body = { email: anna.email, password: PASSWORD };
      return done(app.request(accountRoutes.signIn, { body }, anna));
    },
    otherStays: true,
  },
  'revoking the session from another one': {
    act: async (anna, other) => {
      const { sessions } = (await app.request(accountRoutes.listSessions, {}, other)).body;
      const id = sessions.find(({ current }) => !current)?.id ?? '';
      return done(app.request(accountRoutes.revokeSession, { params: { id } }, other));
    },
    otherStays: true,
  },
  'signing out everywhere': { act: (_anna, other) => done(app.request(accountRoutes.revokeSessions, {}, other)) },
  'a password change': {
    act: (_anna, other) => {
      const body = { current_password: PASSWORD, new_password: 'battery staple' };
      return done(app.request(accountRoutes.changePassword, { body }, other));
    },
    otherStays: true,
  },
  'a password reset by mail': {
    act: async ({ id, email }) => {
      const { clock, database } = app;
      const link = { purpose: 'reset_password', userId: id, email } as const;
      const { value: token } = await createMailLink(database.db, { now: clock.now() }, link);
      return done(app.request(accountRoutes.resetPassword, { body: { token, new_password: 'battery staple' } }));
    },
  },
  'a password reset that an admin forces': {
    act: ({ id }) => done(app.request(adminRoutes.forcePasswordReset, { params: { id } }, clara)),
  },
  'the reuse of a refresh token': {
    act: async ({ id }) => {
      const { clock, database } = app;
      const session = database.db.selectFrom('sessions').select('id').where('user_id', '=', id).orderBy('id').limit(1);
      const { id: session_id } = await session.executeTakeFirstOrThrow();
      const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
      const key = { token_hash: hashToken(id), session_id, used_at: at(-1), created_at: at(-2), expires_at: at(2) };
      await database.db.insertInto('refresh_tokens').values(key).execute();
      const body = { grant_type: 'refresh_token', refresh_token: id } as const;
      expect((await app.request(tokensRoutes.grantToken, { body })).status).toBe(401);
    },
    otherStays: true,
  },
  'an admin disabled the account': {
    act: ({ id }) => done(app.request(adminRoutes.updatePerson, { params: { id }, body: { disabled: true } }, clara)),
  },
  'an admin deleted the account': {
    act: ({ id }) => done(app.request(adminRoutes.deletePerson, { params: { id } }, clara)),
  },
  'the user deleted the account': {
    act: (_anna, other) => done(app.request(personalDataRoutes.deleteAccount, { body: { password: PASSWORD } }, other)),
  },
  'a second factor was added in another session': {
    act: async ({ id }, other) => {
      const params = { factorId: (await createFactor(app, { user_id: id })).id };
      const challenge = (await app.request(factorsRoutes.challengeFactor, { params, body: {} }, other)).body;
      const body = { challenge_id: challenge.id, code: totpCode(app) };
      const verified = await done(app.request(factorsRoutes.verifyFactor, { params, body }, other));
      return verified;
    },
    otherStays: true,
  },
};

function streamsEnd(instanceOf: () => Promise<TestApp>) {
  test.each(Object.entries(ENDINGS))('after %s', async (_what, { act, otherStays }) => {
    const instance = await instanceOf();
    const anna = await createUser(app, { password: PASSWORD });
    const { token } = await createSession(app, { user_id: anna.id });
    const other = { ...anna, cookie: sessionCookie(token) };
    const [left, stays] = [await subscribeToEvents(instance, anna), await subscribeToEvents(instance, other)];
    await act(anna, other);
    await left.ended;
    expect(left.events).toEqual([]);
    if (otherStays === true) await publishMarker([stays]);
    else await stays.ended;
    stays.close();
  });
}

describe('event streams of a session end at once', () => {
  streamsEnd(async () => app);

  describeOn('postgres')('on another instance', () => {
    let other: TestApp;
    beforeAll(async () => {
      other = await startInstance();
    });
    afterAll(async () => {
      await other.app.close();
      other.clock.release();
    });
    streamsEnd(async () => other);
  });
});
