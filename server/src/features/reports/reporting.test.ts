import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import type { Verdict } from '@larder/contract/admin-reports';
import { communityRoutes } from '@larder/contract/community';
import { RATING_TEXTS, ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { type NewReport, REPORT_TEXTS, reportsRoutes } from '@larder/contract/reports';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createAdmin,
  createCommunityRecipe,
  createUser,
  createRating,
  createRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let boss: TestUser;
beforeAll(async () => {
  app = await startApp();
  [anna, bruno, boss] = [await createUser(app), await createUser(app), await createUser(app)];
  await createAdmin(app, boss);
});
afterAll(() => app.close());
beforeEach(() => app.database.db.deleteFrom('community_recipes').execute());

const SPAM: NewReport = { reason: 'spam' };
const UNSAFE: NewReport = { reason: 'unsafe' };
const HIDE: Verdict = { hidden: true, reason: 'An advertisement' };
const SHOW: Verdict = { hidden: false, reason: 'It sells nothing' };

const reportRecipe = (id: string, body = SPAM, who = bruno, on = app) =>
  on.request(reportsRoutes.reportRecipe, { params: { id }, body }, who);
const reportComment = (id: string, body = SPAM, who = bruno) =>
  app.request(reportsRoutes.reportComment, { params: { id }, body }, who);
const hideRecipe = (id: string, body = HIDE, who = boss) =>
  app.request(adminRoutes.moderateRecipe, { params: { id }, body }, who);
const hideComment = (id: string, body = HIDE, who = boss) =>
  app.request(adminRoutes.moderateComment, { params: { id }, body }, who);
const dismiss = (id: string) => app.request(adminRoutes.dismissReports, { params: { id } }, boss);
const things = async (closed: 'true' | 'false' = 'false') =>
  (await app.request(adminRoutes.listReports, { query: { closed } }, boss)).body.things;
const countOpen = async () => (await app.request(adminRoutes.countReports, {}, boss)).body.open;
const ratings = async (id: string, who = bruno) =>
  (await app.request(ratingsRoutes.listRatings, { params: { id }, query: {} }, who)).body;

/** Anna's community recipe with her comment. */
async function createReported() {
  const rated = { rating: 5, ratings_count: 1, stars_5: 1 };
  const texts = { title: 'Goulash', description: 'Buy this' };
  const recipe = await createCommunityRecipe(app, { shared_by: anna.id, ...texts, ...rated });
  const comment = { recipe_id: recipe.id, user_id: anna.id, rating: 5, comment: 'The best there is' };
  const rating = await createRating(app, comment);
  return { recipe: recipe.id, rating: rating.id };
}

async function countAudit(action: string, id: string): Promise<number> {
  const { body } = await app.request(adminRoutes.listAudit, { query: { limit: 100 } }, boss);
  return body.entries.filter((entry) => entry.action === action && Object.values(entry.details).includes(id)).length;
}

async function mailsTo({ id }: TestUser): Promise<readonly string[]> {
  const rows = await app.database.db
    .selectFrom('outbox_messages')
    .select('body')
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body.lines.join(' '));
}

describe('a report', () => {
  test('is grouped with the others of the same thing, for admins to read', async () => {
    const { recipe, rating } = await createReported();
    const clara = await createUser(app);
    await reportRecipe(recipe);
    app.clock.advance({ seconds: 1 });
    await reportRecipe(recipe, { reason: 'unsafe', details: ' Raw beans are poisonous ' }, clara);
    app.clock.advance({ seconds: 1 });
    await reportComment(rating);
    const [comment, whole] = await things();
    expect(comment).toMatchObject({ kind: 'comment', subject_id: rating, excerpt: 'The best there is' });
    expect(whole).toMatchObject({ kind: 'recipe', subject_id: recipe, recipe_title: 'Goulash', excerpt: 'Buy this' });
    expect(whole?.reasons.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'spam', count: 1 },
      { reason: 'unsafe', count: 1 },
    ]);
    expect(whole).toMatchObject({ newest_details: 'Raw beans are poisonous', outcome: null, hidden_at: null });
    expect(await countOpen()).toBe(2);
  });

  test('is stored once per user, also for concurrent requests', async () => {
    const { recipe, rating } = await createReported();
    const answers = await Promise.all([1, 2, 3, 4].flatMap(() => [reportRecipe(recipe), reportComment(rating)]));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    for (const thing of await things()) expect(thing.reasons).toEqual([{ reason: 'spam', count: 1 }]);
    expect(await things()).toHaveLength(2);
  });

  test('is counted once per user when many report at once', async () => {
    const { recipe } = await createReported();
    const people = await Promise.all(Array.from({ length: 8 }, () => createUser(app)));
    const answers = await Promise.all(people.map((person) => reportRecipe(recipe, SPAM, person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await things()).toMatchObject([{ reasons: [{ reason: 'spam', count: 8 }] }]);
  });

  test('is accepted only for visible content of another user', async () => {
    const { recipe, rating } = await createReported();
    expect((await reportRecipe(recipe, SPAM, anna)).error).toMatchObject({
      code: 'conflict',
      message: REPORT_TEXTS.own_recipe,
    });
    expect((await reportComment(rating, SPAM, anna)).error).toMatchObject({
      code: 'conflict',
      message: REPORT_TEXTS.own_comment,
    });
    const silent = await createRating(app, { recipe_id: recipe, user_id: (await createUser(app)).id });
    const { rating: hidden } = await createComment(recipe);
    await hideComment(hidden);
    for (const id of [silent.id, hidden, randomUUID()]) expect((await reportComment(id)).status).toBe(404);
    await hideRecipe(recipe);
    expect((await reportRecipe(recipe)).status).toBe(404);
    expect((await reportComment(rating)).status).toBe(404);
    expect((await reportRecipe(randomUUID())).status).toBe(404);
    expect(await things()).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['no reason', {}, 'reason'],
    ['an unknown reason', { reason: 'boring' }, 'reason'],
    ['another reason without details', { reason: 'other' }, 'details'],
    ['another reason with invisible details', { reason: 'other', details: ' \u200B ' }, 'details'],
    ['details that are too long', { reason: 'spam', details: 'x'.repeat(501) }, 'details'],
  ])('is refused with %s', async (_what, body, field) => {
    const { recipe } = await createReported();
    const { error } = await app.send({ method: 'POST', url: `/api/community/${recipe}/reports`, payload: body }, bruno);
    expect(error.code).toBe('invalid_input');
    expect(error.fields).toHaveProperty(field);
  });

  test('is deleted with its subject, and anonymized with its reporter’s account', async () => {
    const { recipe, rating } = await createReported();
    const clara = await createUser(app);
    await reportRecipe(recipe, { reason: 'other', details: 'Clara here' }, clara);
    await reportComment(rating, SPAM, clara);
    await app.request(adminRoutes.deletePerson, { params: { id: clara.id } }, boss);
    const [, whole] = (await things()).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(whole).toMatchObject({ reasons: [{ reason: 'other', count: 1 }], newest_details: null });
    await app.request(ratingsRoutes.deleteComment, { params: { id: rating } }, anna);
    expect(await things()).toHaveLength(1);
    expect(await countOpen()).toBe(1);
    await app.database.db.deleteFrom('community_recipes').where('id', '=', recipe).execute();
    expect(await things()).toEqual([]);
  });
});

/** Another user's comment on a recipe. */
async function createComment(recipe_id: string) {
  const person = await createUser(app);
  const rating = await createRating(app, { recipe_id, user_id: person.id, rating: 1, comment: 'Dreadful' });
  return { person, rating: rating.id };
}

describe('a decision', () => {
  test('to hide a recipe closes its reports, notifies its author and is audited once, also when several admins take it', async () => {
    const { recipe } = await createReported();
    await reportRecipe(recipe);
    const before = await mailsTo(anna);
    const answers = await Promise.all([1, 2, 3].map(() => hideRecipe(recipe)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await things()).toEqual([]);
    expect(await things('true')).toMatchObject([{ outcome: 'hidden', hidden_reason: 'An advertisement' }]);
    expect(await countAudit('community-recipe.hidden', recipe)).toBe(1);
    const mails = (await mailsTo(anna)).slice(before.length);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('“Goulash”');
    expect(mails[0]).toContain('An advertisement');
    await Promise.all([hideRecipe(recipe, SHOW), hideRecipe(recipe, SHOW)]);
    expect(await countAudit('community-recipe.shown', recipe)).toBe(1);
    const laterMails = (await mailsTo(anna)).slice(before.length + 1);
    expect(laterMails).toEqual(['Your recipe “Goulash” is shown in the community again. Reason: It sells nothing']);
    const { status } = await app.request(recipesRoutes.getRecipe, { params: { id: recipe } }, bruno);
    expect(status).toBe(200);
  });

  test('to hide a recipe removes it from every list and page, with its comments', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Ribollita' });
    const recipe = (await app.request(communityRoutes.shareToCommunity, { params: { id } }, anna)).body.id;
    const pages = [
      '/api/community/recipes',
      '/api/community/recipes?sort=views',
      '/api/community/recipes?sort=newest',
      '/api/community/recipes?q=ribollita',
      '/api/community/trending',
      '/api/community/recommended',
      '/api/categories/recipes?source=community',
      '/recipes/search?q=ribollita',
    ];
    const own = ['', '/drawing/key'].map((part) => `/api/recipes/${recipe}${part}`);
    const about = [...own, `/api/community/${recipe}/ratings`];
    const ask = (url: string) => app.send({ method: 'GET', url }, bruno);
    for (const url of pages) expect((await ask(url)).text, url).toContain(recipe);
    for (const url of about) expect((await ask(url)).status, url).toBe(200);
    await hideRecipe(recipe);
    for (const url of pages) {
      const { status, text } = await ask(url);
      expect(status, url).toBe(200);
      expect(text, url).not.toContain(recipe);
    }
    for (const url of about) expect((await ask(url)).status, url).toBe(404);
    expect((await app.send({ method: 'POST', url: `/api/community/${recipe}/views` }, bruno)).status).toBe(404);
    await hideRecipe(recipe, SHOW);
    for (const url of pages) expect((await ask(url)).text, url).toContain(recipe);
  });

  test('to hide a comment keeps its stars, and shows the author the reason', async () => {
    const { recipe } = await createReported();
    const { person, rating } = await createComment(recipe);
    await reportComment(rating);
    const before = await ratings(recipe);
    expect(before.comments.map(({ comment }) => comment).toSorted()).toEqual(['Dreadful', 'The best there is']);
    const answers = await Promise.all([1, 2].map(() => hideComment(rating)));
    expect(answers.map(({ body }) => body.hidden_reason)).toEqual(['An advertisement', 'An advertisement']);
    expect(await countAudit('comment.hidden', rating)).toBe(1);
    expect(await mailsTo(person)).toHaveLength(1);
    const others = await ratings(recipe);
    expect(others.comments.map(({ comment }) => comment)).toEqual(['The best there is']);
    expect(others.ratings_count).toBe(before.ratings_count);
    const own = await ratings(recipe, person);
    expect(own.own).toMatchObject({ comment: 'Dreadful', hidden_reason: 'An advertisement' });
    expect(own.comments).toHaveLength(1);
    expect(await things('true')).toMatchObject([{ kind: 'comment', outcome: 'hidden' }]);
    // A new comment stays hidden.
    const again = { params: { id: recipe }, body: { rating: 2, comment: 'Dreadful!' } };
    await app.request(ratingsRoutes.rateRecipe, again, person);
    const taken = await app.request(ratingsRoutes.deleteRating, { params: { id: recipe } }, person);
    expect(taken.error).toMatchObject({ code: 'conflict', message: RATING_TEXTS.hidden });
    expect((await ratings(recipe)).comments).toHaveLength(1);
    expect((await hideComment(rating, SHOW)).body).toMatchObject({ hidden_at: null, hidden_reason: null });
    expect((await ratings(recipe)).comments).toHaveLength(2);
    expect(await countAudit('comment.shown', rating)).toBe(1);
    const mails = await mailsTo(person);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('It sells nothing');
  });

  test('to dismiss is audited once and changes nothing else, until another user reports it', async () => {
    const { recipe } = await createReported();
    await reportRecipe(recipe);
    const [thing] = await things();
    const answers = await Promise.all([1, 2, 3].map(() => dismiss(thing?.id ?? '')));
    expect(answers.map(({ body }) => body.outcome)).toEqual(['dismissed', 'dismissed', 'dismissed']);
    expect(await countAudit('reports.dismissed', recipe)).toBe(1);
    expect(await things()).toEqual([]);
    await reportRecipe(recipe);
    expect(await things()).toEqual([]);
    await reportRecipe(recipe, SPAM, await createUser(app));
    expect(await things()).toMatchObject([{ outcome: null, closed_at: null, reasons: [{ reason: 'spam', count: 2 }] }]);
    expect((await dismiss(randomUUID())).status).toBe(404);
  });

  test('holds until the content changes: then the same user can report it again', async () => {
    const { recipe, rating } = await createReported();
    await Promise.all([reportRecipe(recipe), reportComment(rating)]);
    for (const { id } of await things()) await dismiss(id);
    await Promise.all([reportRecipe(recipe, UNSAFE), reportComment(rating, UNSAFE)]);
    expect(await things()).toEqual([]);
    app.clock.advance({ hours: 1 });
    const { db } = app.database;
    await db.updateTable('community_recipes').set({ updated_at: app.clock.now() }).where('id', '=', recipe).execute();
    await db.updateTable('recipe_ratings').set({ updated_at: app.clock.now() }).where('id', '=', rating).execute();
    await Promise.all([reportRecipe(recipe, UNSAFE), reportComment(rating, UNSAFE)]);
    const open = await things();
    expect(open.map(({ reasons }) => reasons)).toEqual([
      [{ reason: 'unsafe', count: 1 }],
      [{ reason: 'unsafe', count: 1 }],
    ]);
  });

  test('is not mailed to an author who wants no mail or is disabled', async () => {
    const quiet = await createUser(app);
    const { recipe } = await createReported();
    const { id } = await createRating(app, { recipe_id: recipe, user_id: quiet.id, comment: 'Dreadful' });
    const preferences = { notification_preferences: { email: false, push: false } };
    await app.send({ method: 'PATCH', url: '/api/profile', payload: preferences }, quiet);
    await hideComment(id);
    await hideComment(id, SHOW);
    expect(await mailsTo(quiet)).toEqual([]);
    const disabled = await createUser(app, { disabled_at: app.clock.now() });
    const theirs = await createRating(app, { recipe_id: recipe, user_id: disabled.id, comment: 'Dreadful' });
    expect((await hideComment(theirs.id)).status).toBe(200);
    expect((await hideComment(theirs.id, SHOW)).status).toBe(200);
    expect(await mailsTo(disabled)).toEqual([]);
  });

  test('and a concurrent report leave nothing open for hidden content', async () => {
    for (let round = 0; round < 6; round++) {
      const { recipe, rating } = await createReported();
      const people = await Promise.all(Array.from({ length: 4 }, () => createUser(app)));
      const answers = await Promise.all([
        ...people.flatMap((person) => [reportRecipe(recipe, SPAM, person), reportComment(rating, SPAM, person)]),
        hideComment(rating),
        hideRecipe(recipe),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(await things()).toEqual([]);
      await app.database.db.deleteFrom('community_recipes').execute();
    }
  });

  test('does not deadlock with withdrawing, deleting an account and reporting', async () => {
    for (let round = 0; round < 4; round++) {
      const { recipe, rating } = await createReported();
      const newUser = await createUser(app);
      const answers = await Promise.all([
        reportRecipe(recipe, SPAM, newUser),
        reportComment(rating),
        hideComment(rating),
        app.request(ratingsRoutes.rateRecipe, { params: { id: recipe }, body: { rating: 1 } }, newUser),
        app.request(adminRoutes.deletePerson, { params: { id: newUser.id } }, boss),
        app.request(ratingsRoutes.deleteRating, { params: { id: recipe } }, anna),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      await app.database.db.deleteFrom('community_recipes').execute();
    }
  });
});

// This test has a clock of its own.
test('reporting is limited to 20 in an hour', async () => {
  const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const dora = await createUser(strict);
    for (let n = 0; n < 20; n++) expect((await reportRecipe(randomUUID(), SPAM, dora, strict)).status).toBe(404);
    expect((await reportRecipe(randomUUID(), SPAM, dora, strict)).error.code).toBe('too_many_requests');
    const comment = { params: { id: randomUUID() }, body: SPAM };
    expect((await strict.request(reportsRoutes.reportComment, comment, dora)).error.code).toBe('too_many_requests');
  } finally {
    await strict.close();
  }
});
