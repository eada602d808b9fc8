import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { personalDataRoutes } from '@larder/contract/personal-data';
import { RATING_TEXTS, ratingsRoutes } from '@larder/contract/ratings';

import { REECE_ACCOUNT_ID, TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, DATABASE_KIND, type DatabasePlace } from '../../../test/database.ts';
import {
  createCommunityRecipe,
  createUser,
  createRating,
  sessionCookie,
  type TestUser,
} from '../../../test/factories.ts';

let place: DatabasePlace;
let app: TestApp;
/** Another instance on the same database. SQLite supports one instance only. */
let twin: TestApp;
/** Publishes the recipes that the others rate. */
let author: TestUser;
let anna: TestUser;
let bruno: TestUser;
let clara: TestUser;
beforeAll(async () => {
  place = await createDatabase();
  app = await startApp({ database: place.open() });
  twin = DATABASE_KIND === 'postgres' ? await startApp({ database: place.open() }) : app;
});
beforeEach(async () => {
  author = await createUser(app);
  [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
});
afterAll(async () => {
  if (twin !== app) await twin.close();
  await app.close();
  await place.remove();
});

const db = () => app.database.db;
const publish = async () => (await createCommunityRecipe(app, { shared_by: author.id })).id;

interface RatingBody {
  readonly rating: number;
  readonly comment?: string | null;
}

const rate = (id: string, body: RatingBody, who: { readonly cookie: string } = bruno, on = app) =>
  on.request(ratingsRoutes.rateRecipe, { params: { id }, body }, who);
const deleteRating = (id: string, who: { readonly cookie: string } = bruno, on = app) =>
  on.request(ratingsRoutes.deleteRating, { params: { id } }, who);
const list = (id: string, query: { readonly cursor?: string; readonly limit?: number } = {}, who = bruno) =>
  app.request(ratingsRoutes.listRatings, { params: { id }, query }, who);
const deleteComment = (id: string, who = bruno) => app.request(ratingsRoutes.deleteComment, { params: { id } }, who);
const listOwn = (query: { readonly cursor?: string; readonly limit?: number } = {}, who = bruno) =>
  app.request(ratingsRoutes.listOwnRatings, { query }, who);
const deleteAccount = (who: TestUser, on = app) => on.request(personalDataRoutes.deleteAccount, { body: {} }, who);

/** The stored star counts of a recipe, and the counts of its rating rows. */
async function counts(id: string) {
  const { rating, ratings_count, weighted_rating, ...row } = await db()
    .selectFrom('community_recipes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const given = (await db().selectFrom('recipe_ratings').select('rating').where('recipe_id', '=', id).execute()).map(
    (one) => one.rating,
  );
  const sum = given.reduce((all, stars) => all + stars, 0);
  return {
    stored: {
      spread: [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5],
      ratings_count,
      rating,
      weighted_rating,
    },
    counted: {
      spread: [1, 2, 3, 4, 5].map((stars) => given.filter((one) => one === stars).length),
      ratings_count: given.length,
      rating: given.length === 0 ? 0 : expect.closeTo(sum / given.length, 9),
      weighted_rating: given.length === 0 ? 0 : expect.closeTo((sum + 15) / (given.length + 5), 9),
    },
  };
}

describe('a rating', () => {
  test('counts once per user, with its latest value', async () => {
    const id = await publish();
    expect((await rate(id, { rating: 5 })).body).toMatchObject({ rating: 5, ratings_count: 1 });
    expect((await rate(id, { rating: 2 }, anna)).body).toMatchObject({ rating: 3.5, ratings_count: 2 });
    const { body } = await rate(id, { rating: 3 });
    expect(body).toEqual({
      rating: 2.5,
      ratings_count: 2,
      own: { id: expect.any(String), rating: 3, comment: null, hidden_reason: null },
    });
    const read = (await list(id)).body;
    expect(read).toMatchObject({ rating: 2.5, ratings_count: 2, spread: [0, 1, 1, 0, 0], own: body.own });
    expect((await list(id, {}, clara)).body.own).toBeNull();
  });

  test('keeps its place in the lists when the same request is repeated', async () => {
    const [id, other] = [await publish(), await publish()];
    const body = { rating: 4, comment: 'A little less sugar' };
    const first = (await rate(id, body)).body;
    app.clock.advance({ seconds: 1 });
    await rate(id, { rating: 5, comment: 'Lovely' }, anna);
    await rate(other, { rating: 3 });
    app.clock.advance({ seconds: 1 });
    expect((await rate(id, body)).body.own).toEqual(first.own);
    expect((await rate(id, { rating: 4 })).body.own).toEqual(first.own);
    expect((await list(id)).body.comments.map(({ name }) => name)).toEqual([anna.name, bruno.name]);
    expect((await listOwn()).body.ratings.map(({ recipe_id }) => recipe_id)).toEqual([other, id]);
  });

  test('is removed from the counts when it is deleted', async () => {
    const id = await publish();
    await rate(id, { rating: 5, comment: 'Good' });
    await rate(id, { rating: 2 }, anna);
    expect((await deleteRating(id)).body).toEqual({ rating: 2, ratings_count: 1 });
    expect((await deleteRating(id, anna)).body).toEqual({ rating: 0, ratings_count: 0 });
    expect((await list(id)).body).toMatchObject({ spread: [0, 0, 0, 0, 0], own: null, comments: [] });
    expect((await deleteRating(id)).error).toMatchObject({ code: 'not_found', message: RATING_TEXTS.not_found });
  });

  test('is refused for hidden, withdrawn and unknown recipes', async () => {
    const hidden = await createCommunityRecipe(app, { shared_by: author.id, hidden_at: new Date() });
    await createRating(app, { recipe_id: hidden.id, user_id: anna.id });
    const withdrawn = await publish();
    await rate(withdrawn, { rating: 3 });
    await db().deleteFrom('community_recipes').where('id', '=', withdrawn).execute();
    for (const id of [hidden.id, withdrawn, randomUUID()]) {
      for (const answer of [await rate(id, { rating: 4 }), await deleteRating(id, anna), await list(id)]) {
        expect(answer.error).toMatchObject({ code: 'not_found', message: 'Recipe not found' });
      }
    }
    expect((await counts(hidden.id)).stored.ratings_count).toBe(0);
  });

  test('is refused for the user’s own recipe, also concurrently, and counts nothing', async () => {
    const id = await publish();
    const own = { rating: 5, comment: 'The best that I ever ate' };
    const [own1, others, own2] = await Promise.all([
      rate(id, own, author),
      rate(id, { rating: 4 }),
      rate(id, own, author, twin),
    ]);
    for (const { status, error } of [own1, own2]) {
      expect([status, error.code, error.message]).toEqual([403, 'forbidden', 'You can’t rate your own recipe.']);
    }
    expect(others.body).toMatchObject({ rating: 4, ratings_count: 1 });
    expect((await list(id, {}, author)).body).toMatchObject({ spread: [0, 0, 0, 1, 0], own: null, comments: [] });
    expect((await listOwn({}, author)).body.ratings).toEqual([]);
  });

  test('is accepted for starter recipes and for recipes of deleted accounts', async () => {
    for (const shared_by of [REECE_ACCOUNT_ID, TOMBSTONE_ID]) {
      const { id } = await createCommunityRecipe(app, { shared_by });
      expect((await rate(id, { rating: 5 })).status).toBe(200);
    }
  });

  test('still counts after its author’s account is deleted, without its comment', async () => {
    const id = await publish();
    await rate(id, { rating: 5, comment: 'Good' });
    expect((await deleteAccount(bruno)).status).toBeLessThan(300);
    expect((await rate(id, { rating: 2 }, clara)).body).toMatchObject({ rating: 3.5, ratings_count: 2 });
    expect((await list(id, {}, clara)).body.comments).toEqual([]);
  });

  test('is listed for its author, newest first, in pages', async () => {
    const ids = [await publish(), await publish(), await publish()];
    for (const [at, id] of ids.entries()) {
      app.clock.advance({ seconds: 1 });
      await rate(id, { rating: at + 1 });
    }
    const { ratings, next_cursor } = (await listOwn({ limit: 2 })).body;
    const rest = (await listOwn({ limit: 2, cursor: String(next_cursor) })).body;
    expect([...ratings, ...rest.ratings]).toEqual([
      { recipe_id: ids[2], rating: 3 },
      { recipe_id: ids[1], rating: 2 },
      { recipe_id: ids[0], rating: 1 },
    ]);
    expect(rest.next_cursor).toBeNull();
    expect((await listOwn({}, clara)).body.ratings).toEqual([]);
    expect((await listOwn({ cursor: 'nonsense' })).error.fields).toHaveProperty('cursor');
  });
});

test.each([
  ['rating', { rating: '5' }],
  ['rating', { rating: 4.5 }],
  ['rating', { rating: 0 }],
  ['rating', { rating: 6 }],
  ['rating', { rating: -1 }],
  ['rating', { rating: null }],
  ['rating', { rating: true }],
  ['rating', { rating: [5] }],
  ['rating', { comment: 'Good' }],
  ['comment', { rating: 5, comment: 'x'.repeat(2001) }],
  ['comment', { rating: 5, comment: 5 }],
  ['comment', { rating: 5, comment: 'a\0b' }],
  ['user_id', { rating: 5, user_id: randomUUID() }],
])('an invalid %s is refused by its field name: %j', async (field, payload) => {
  const id = await publish();
  const { status, error } = await app.send({ method: 'POST', url: `/api/community/${id}/ratings`, payload }, bruno);
  expect(status).toBe(400);
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
  expect((await counts(id)).stored.ratings_count).toBe(0);
});

/** A comment of maximum length without repeated words, which would be spam. */
const LONGEST = Array.from({ length: 400 }, (_, n) => n + 1000)
  .join(' ')
  .padEnd(2000, '.');

describe('a comment', () => {
  const commentAfter = async (...given: readonly (string | null | undefined)[]) => {
    const id = await publish();
    for (const comment of given) await rate(id, { rating: 4, ...(comment === undefined ? {} : { comment }) });
    const { own, comments } = (await list(id)).body;
    expect(comments.map((one) => one.comment)).toEqual(own?.comment === null ? [] : [own?.comment]);
    return own?.comment;
  };

  test.each([
    [
      'is stored as written',
      ['<b>Good</b> <script>alert(1)</script> & "more"'],
      '<b>Good</b> <script>alert(1)</script> & "more"',
    ],
    ['is trimmed', ['  Good \n'], 'Good'],
    ['may have 2000 characters', [LONGEST], LONGEST],
    ['is null when only invisible characters are given', ['\u200b\u2060 \u{e0020}\ufeff'], null],
    ['stays when only the stars change', ['Good', undefined], 'Good'],
    ['is replaced', ['Good', 'Better'], 'Better'],
    ['is removed by null', ['Good', null], null],
    ['is removed by invisible characters', ['Good', '\u200b'], null],
  ])('%s', async (_how, given, expected) => {
    expect(await commentAfter(...given)).toBe(expected);
  });

  test('is shown with its author’s public name, newest first, in pages', async () => {
    const id = await publish();
    const people = [bruno, clara, anna];
    for (const [at, who] of people.entries()) {
      app.clock.advance({ seconds: 1 });
      await rate(id, { rating: 3 + at, comment: `Comment ${at}` }, who);
    }
    await db().updateTable('user_profiles').set({ username: clara.email }).where('user_id', '=', clara.id).execute();
    const first = (await list(id, { limit: 2 })).body;
    const second = (await list(id, { limit: 2, cursor: String(first.next_cursor) })).body;
    expect([...first.comments, ...second.comments]).toMatchObject([
      { comment: 'Comment 2', rating: 5, name: anna.name, is_own: false },
      { comment: 'Comment 1', rating: 4, name: 'A cook', is_own: false },
      { comment: 'Comment 0', rating: 3, name: bruno.name, is_own: true, updated_at: expect.any(String) },
    ]);
    expect(second.next_cursor).toBeNull();
    expect(JSON.stringify(first)).not.toContain(clara.email);
  });

  test('can be deleted alone, and only by its author', async () => {
    const id = await publish();
    const { own } = (await rate(id, { rating: 4, comment: 'Good' })).body;
    expect((await deleteComment(own.id, anna)).status).toBe(404);
    expect((await list(id)).body.comments).toHaveLength(1);
    expect((await deleteComment(own.id)).status).toBe(204);
    expect((await deleteComment(own.id)).error.message).toBe(RATING_TEXTS.comment_not_found);
    expect((await list(id)).body).toMatchObject({ rating: 4, comments: [], own: { rating: 4, comment: null } });
  });
});

test('a person may rate 120 times and comment 30 times in an hour; refused requests do not count', async () => {
  const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
  try {
    const [cook, other] = [await createUser(strict), await createUser(strict)];
    const { id } = await createCommunityRecipe(strict, { shared_by: REECE_ACCOUNT_ID });
    for (let n = 0; n < 3; n++) expect((await rate(id, { rating: 4, comment: `${n}` }, cook, strict)).status).toBe(200);
    const refusedComment = await rate(id, { rating: 1, comment: 'Once more' }, cook, strict);
    expect(refusedComment.error.code).toBe('too_many_requests');
    expect(Number(refusedComment.headers['retry-after'])).toBe(60 * 60);
    for (let n = 3; n < 12; n++) expect((await rate(id, { rating: 5 }, cook, strict)).status).toBe(200);
    const [refused, accepted] = await Promise.all([
      rate(id, { rating: 1 }, cook, strict),
      rate(id, { rating: 4 }, other, strict),
    ]);
    expect(refused.error.code).toBe('too_many_requests');
    expect(accepted.body).toMatchObject({ rating: 4.5, ratings_count: 2 });
    strict.clock.advance({ hours: 1 });
    expect((await rate(id, { rating: 1, comment: 'Again' }, cook, strict)).status).toBe(200);
  } finally {
    await strict.close();
  }
});

/** Inserts many users with sessions at once. */
async function createCrowd(size: number): Promise<{ readonly id: string; readonly cookie: string }[]> {
  const now = app.clock.now();
  const stamps = { created_at: now, updated_at: now };
  const people = Array.from({ length: size }, () => ({ id: uuidv7(), name: 'Guest', ...stamps }));
  const users = people.map((one) => ({ ...one, email: `${one.id}@example.org` }));
  const expires_at = new Date(now.getTime() + 60 * 60 * 1000);
  const sessions = people.map(({ id }) => ({
    id,
    token: randomUUID(),
    user_id: id,
    expires_at,
    authenticated_at: now,
    ...stamps,
  }));
  await db().insertInto('users').values(users).execute();
  await db().insertInto('sessions').values(sessions).execute();
  return sessions.map(({ user_id, token }) => ({ id: user_id, cookie: sessionCookie(token) }));
}

describe('concurrently', () => {
  test('forty users rate a recipe, and rate it again: the counts match the ratings', async () => {
    const id = await publish();
    const crowd = await createCrowd(40);
    for (const offset of [0, 3]) {
      const answers = await Promise.all(
        crowd.map((who, at) => rate(id, { rating: 1 + ((at * 7 + offset) % 5) }, who, at % 2 === 0 ? app : twin)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const { stored, counted } = await counts(id);
      expect(stored).toEqual(counted);
      expect(stored.ratings_count).toBe(40);
    }
  });

  test('one user rates a recipe many times: one rating is stored, and each response has its own value', async () => {
    const id = await publish();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => rate(id, { rating: 1 + (at % 5) }, bruno, at % 2 === 0 ? app : twin)),
    );
    expect(new Set(answers.map(({ body }) => body.own.id)).size).toBe(1);
    for (const [at, { body }] of answers.entries()) expect(body.own.rating).toBe(1 + (at % 5));
    const { stored, counted } = await counts(id);
    expect(stored).toEqual(counted);
    expect(stored.ratings_count).toBe(1);
  });

  test('users rate and delete ratings on two instances: the counts match the ratings', async () => {
    const id = await publish();
    const crowd = await createCrowd(10);
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        crowd.flatMap((who, at) => {
          const again = () => rate(id, { rating: 1 + ((at + round) % 5) }, who);
          return [again(), deleteRating(id, who, twin), again(), deleteRating(id, who, twin)];
        }),
      );
      for (const { status } of answers) expect([200, 404]).toContain(status);
      const { stored, counted } = await counts(id);
      expect(stored).toEqual(counted);
    }
  });

  test('authors rate their own recipes while deleting their accounts: all are refused without a deadlock', async () => {
    const authors = await Promise.all(Array.from({ length: 24 }, () => createUser(app)));
    const ids = await Promise.all(
      authors.map(async (one) => (await createCommunityRecipe(app, { shared_by: one.id })).id),
    );
    const tries = authors.flatMap((one, at) => [1, 2, 3].map((stars) => rate(ids[at] ?? '', { rating: stars }, one)));
    const leaving = authors.map((one) => deleteAccount(one, twin));
    for (const { status } of await Promise.all(leaving)) expect(status).toBeLessThan(300);
    for (const { status } of await Promise.all(tries)) expect([401, 403]).toContain(status);
  });

  test('users rate and delete ratings, authors withdraw, and accounts are deleted: nothing deadlocks', async () => {
    for (let round = 0; round < 4; round++) {
      author = await createUser(app);
      const [stays, withdrawn] = [await publish(), await publish()];
      const crowd = [author, bruno, clara, await createUser(app), ...(await createCrowd(8))];
      await Promise.all(crowd.flatMap((who) => [rate(stays, { rating: 4 }, who), rate(withdrawn, { rating: 4 }, who)]));
      const answers = await Promise.all([
        ...crowd.flatMap((who) => [rate(stays, { rating: 2 }, who), rate(withdrawn, { rating: 2 }, who)]),
        deleteRating(stays, clara, twin),
        deleteRating(withdrawn, clara, twin),
        deleteAccount(author),
        deleteAccount(crowd[3] as TestUser),
        db()
          .deleteFrom('community_recipes')
          .where('id', '=', withdrawn)
          .execute()
          .then(() => ({ status: 200 })),
        ...crowd.map((who) => rate(stays, { rating: 3, comment: 'Good' }, who, twin)),
      ]);
      for (const { status } of answers) expect([200, 204, 401, 403, 404]).toContain(status);
      const { stored, counted } = await counts(stays);
      expect(stored).toEqual(counted);
    }
  });
});

test('a failed rating shows our own text, and only the log has the cause', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const broken = await startApp({ logger });
  const cook = await createUser(broken);
  const { id } = await createCommunityRecipe(broken, { shared_by: REECE_ACCOUNT_ID });
  await broken.database.db.schema.alterTable('recipe_ratings').renameTo('elsewhere').execute();
  const { status, error, text } = await rate(id, { rating: 4 }, cook, broken);
  expect([status, error.code, error.message]).toEqual([500, 'internal', 'Failed to rate recipe']);
  expect(text).not.toMatch(/recipe_ratings|sql|table/iu);
  expect(lines.join('')).toContain('recipe_ratings');
  await broken.close();
});

test('the counts match the rating rows after any sequence of operations', async () => {
  const people = [anna, bruno, clara];
  const step = fc.record({
    who: fc.constantFrom(0, 1, 2),
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
    waits: fc.boolean(),
    onTwin: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const id = await publish();
      const pending: Promise<{ readonly status: number }>[] = [];
      for (const { who, stars, waits, onTwin } of steps) {
        const person = people[who] ?? anna;
        const on = onTwin ? twin : app;
        pending.push(stars === null ? deleteRating(id, person, on) : rate(id, { rating: stars }, person, on));
        if (waits) await Promise.all(pending);
      }
      for (const { status } of await Promise.all(pending)) expect([200, 404]).toContain(status);
      const { stored, counted } = await counts(id);
      expect(stored).toEqual(counted);
    }),
    { numRuns: 25 },
  );
});
