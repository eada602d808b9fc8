import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { recipesRoutes } from '@larder/contract/recipes';
import { searchRoutes } from '@larder/contract/search';
import { SHARING_TEXTS, sharingRoutes } from '@larder/contract/sharing';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const share = (person: TestUser, id: string, email: string, on = app) =>
  on.request(sharingRoutes.shareRecipe, { params: { id }, body: { email } }, person);
const listShares = (person: TestUser, id: string, query = {}) =>
  app.request(sharingRoutes.listShares, { params: { id }, query }, person);
const revoke = (person: TestUser, id: string, reader: { readonly id: string }) =>
  app.request(sharingRoutes.revokeShare, { params: { id, person: reader.id } }, person);
const listReceived = (person: TestUser, query = {}) => app.request(sharingRoutes.listReceived, { query }, person);
const leave = (person: TestUser, id: string) => app.request(sharingRoutes.leaveReceived, { params: { id } }, person);
const countNew = async (person: TestUser) => (await app.request(sharingRoutes.countNewReceived, {}, person)).body;
const read = (person: TestUser, id: string) => app.request(recipesRoutes.getRecipe, { params: { id } }, person);
const bin = (person: TestUser, id: string) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, person);
const shares = (id: string) =>
  app.database.db.selectFrom('shared_recipes').selectAll().where('recipe_id', '=', id).execute();

test('a shared recipe can be read by its recipient and by no other user', async () => {
  const [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
  const { id } = await createRecipe(app, anna);
  // Spaces and letter case are normalized.
  const answer = await share(anna, id, `  ${bruno.email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expect(await shares(id)).toEqual([
    {
      recipe_id: id,
      shared_by: anna.id,
      shared_with: bruno.id,
      email: bruno.email,
      viewed: false,
      direct: true,
      created_at: app.clock.now(),
      hidden_at: null,
    },
  ]);
  expect((await read(bruno, id)).body).toMatchObject({ id, source: 'shared', shared_by: anna.id });
  expect((await read(clara, id)).status).toBe(404);
});

test('a failed share shows no database error', async () => {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const { id } = await createRecipe(app, anna);
  const { schema } = app.database.db;
  await schema.alterTable('shared_recipes').renameTo('elsewhere').execute();
  const { status, error, text } = await share(anna, id, bruno.email);
  await schema.alterTable('elsewhere').renameTo('shared_recipes').execute();
  expect([status, error.code, error.message]).toEqual([500, 'internal', ERROR_TEXTS.internal]);
  expect(text).not.toMatch(/shared_recipes|sql|table/iu);
});

test('sharing is idempotent, also for concurrent requests', async () => {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const { id } = await createRecipe(app, anna);
  const answers = await Promise.all([1, 2, 3, 4].map(() => share(anna, id, bruno.email)));
  answers.push(await share(anna, id, bruno.email));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await shares(id)).toHaveLength(1);
});

describe('sharing is refused', () => {
  test.each(['', 'nobody', 'no one@example.org', '@example.org'])('for the invalid address %j', async (email) => {
    const anna = await createUser(app);
    const { status, error } = await share(anna, (await createRecipe(app, anna)).id, email);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid_input', fields: { email: SHARING_TEXTS.email_invalid } });
  });

  test('for an unknown address, and for a disabled user', async () => {
    const anna = await createUser(app);
    const gone = await createUser(app, { disabled_at: app.clock.now() });
    const { id } = await createRecipe(app, anna);
    for (const email of ['nobody@example.org', 'nobody@tombstone.invalid', gone.email]) {
      const { status, error } = await share(anna, id, email);
      expect(status).toBe(404);
      expect(error).toMatchObject({
        code: 'not_found',
        message: 'User not found',
        fields: { email: 'User not found' },
      });
    }
    expect(await shares(id)).toEqual([]);
  });

  test('for an unconfirmed address, only where confirmation is required', async () => {
    const strict = await startApp({ environment: { EMAIL_CONFIRMATION: 'required' } });
    try {
      const anna = await createUser(strict);
      const confirmed = await createUser(strict, { email_verified: true });
      const unconfirmed = await createUser(strict);
      const { id } = await createRecipe(strict, anna);
      expect((await share(anna, id, unconfirmed.email, strict)).status).toBe(404);
      expect((await share(anna, id, confirmed.email, strict)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test('for the user’s own address', async () => {
    const anna = await createUser(app);
    const { id } = await createRecipe(app, anna);
    const { status, error } = await share(anna, id, anna.email);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid_input', fields: { email: SHARING_TEXTS.self } });
  });

  test('for a recipe that belongs to another user, is in the bin or does not exist', async () => {
    const [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna);
    await share(anna, id, bruno.email);
    const deleted = (await createRecipe(app, bruno)).id;
    await app.request(recipesRoutes.deleteRecipe, { params: { id: deleted } }, bruno);
    for (const other of [id, deleted, randomUUID()]) {
      const { status, error } = await share(bruno, other, clara.email);
      expect(status).toBe(404);
      expect(error).toMatchObject({ code: 'not_found', message: 'Recipe not found' });
    }
    expect(await shares(id)).toHaveLength(1);
    expect(await shares(deleted)).toEqual([]);
  });

  test('after 30 requests in an hour, whatever their results', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const [anna, bruno] = [await createUser(strict), await createUser(strict)];
      const { id } = await createRecipe(strict, anna);
      for (let n = 0; n < 15; n++) {
        await share(anna, id, `guess-${n}@example.org`, strict);
        await share(anna, randomUUID(), bruno.email, strict);
      }
      const { status, error, headers } = await share(anna, id, bruno.email, strict);
      expect(status).toBe(429);
      expect(error.code).toBe('too_many_requests');
      expect(Number(headers['retry-after'])).toBe(60 * 60);
      expect((await share(bruno, (await createRecipe(strict, bruno)).id, anna.email, strict)).status).toBe(200);
      strict.clock.advance({ hours: 1 });
      expect((await share(anna, id, bruno.email, strict)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

test('revoking and leaving succeed or are refused while either account is deleted', async () => {
  for (let round = 0; round < 8; round++) {
    const [anna, bruno] = [await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna);
    await share(anna, id, bruno.email);
    const other = await createRecipe(app, bruno);
    const gone = round % 2 === 0 ? anna : bruno;
    const answers = await Promise.all([
      round % 4 < 2 ? revoke(anna, id, bruno) : leave(bruno, id),
      app.database.db.deleteFrom('users').where('id', '=', gone.id).execute(),
      share(bruno, other.id, anna.email),
    ]);
    expect([204, 401, 404]).toContain(answers[0].status);
    expect([200, 401, 404]).toContain(answers[2].status);
  }
});

test('sharing succeeds or is refused while the recipe or an account is deleted, and leaves no rows', async () => {
  for (let round = 0; round < 5; round++) {
    const [anna, bruno] = [await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna);
    const remove = (table: 'recipes' | 'users', row: string) =>
      app.database.db.deleteFrom(table).where('id', '=', row).execute();
    const leaving = [() => remove('recipes', id), () => remove('users', bruno.id), () => remove('users', anna.id)];
    const [answer] = await Promise.all([share(anna, id, bruno.email), leaving[round % 3]?.()]);
    expect([200, 401, 404]).toContain(answer.status);
    expect(await shares(id)).toEqual([]);
  }
});

describe('an owner', () => {
  test('sees their shares with the entered address, the public name and whether they were viewed, in pages', async () => {
    const [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna);
    await share(anna, id, bruno.email);
    const first = (await shares(id))[0]?.created_at;
    app.clock.advance({ minutes: 1 });
    await share(anna, id, clara.email);
    // A later change of the recipient's address and name does not matter.
    const hidden = `new-${bruno.email}`;
    await app.database.db.updateTable('users').set({ email: hidden }).where('id', '=', bruno.id).execute();
    await app.database.db
      .updateTable('user_profiles')
      .set({ username: null })
      .where('user_id', '=', bruno.id)
      .execute();
    await read(bruno, id);
    const page = await listShares(anna, id, { limit: 1 });
    expect(page.body.shares).toMatchObject([
      { person_id: clara.id, name: clara.name, email: clara.email, viewed: false },
    ]);
    const next = await listShares(anna, id, { cursor: page.body.next_cursor ?? '' });
    expect(next.body).toEqual({
      shares: [
        { person_id: bruno.id, name: 'A cook', email: bruno.email, viewed: true, shared_at: first?.toISOString() },
      ],
      next_cursor: null,
    });
    for (const [person, recipe] of [[bruno, id] as const, [anna, randomUUID()] as const]) {
      expect((await listShares(person, recipe)).status).toBe(404);
    }
    await bin(anna, id);
    expect((await listShares(anna, id)).status).toBe(404);
  });

  test('revokes a share with immediate effect, and can share again as new', async () => {
    const [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna);
    for (const { email } of [bruno, clara]) await share(anna, id, email);
    await read(bruno, id);
    expect((await revoke(bruno, id, clara)).status).toBe(404);
    const answers = await Promise.all([revoke(anna, id, bruno), revoke(anna, id, bruno)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await read(bruno, id)).status).toBe(404);
    expect((await listReceived(bruno)).body.recipes).toEqual([]);
    expect((await read(clara, id)).status).toBe(200);
    await share(anna, id, bruno.email);
    expect((await listReceived(bruno)).body.recipes).toMatchObject([{ id, viewed: false }]);
  });
});

describe('received recipes', () => {
  test('are cards, the latest share first, with the owner’s name and whether each is new', async () => {
    const [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
    const soup = await createRecipe(app, anna, { title: 'Soup', is_favorite: true });
    const cake = await createRecipe(app, clara, { title: 'Cake' });
    await share(anna, soup.id, bruno.email);
    app.clock.advance({ minutes: 1 });
    await share(clara, cake.id, bruno.email);
    expect(await countNew(bruno)).toEqual({ count: 2, more: false });
    await read(bruno, soup.id);
    expect(await countNew(bruno)).toEqual({ count: 1, more: false });
    const page = await listReceived(bruno, { limit: 1 });
    expect(page.body.recipes).toMatchObject([{ title: 'Cake', shared_by: clara.id, viewed: false }]);
    const next = await listReceived(bruno, { cursor: page.body.next_cursor ?? '' });
    expect(next.body.recipes).toMatchObject([
      { title: 'Soup', source: 'shared', shared_by_name: anna.name, viewed: true, is_favorite: false },
    ]);
    expect(next.body.next_cursor).toBeNull();
    expect((await listReceived(anna)).body.recipes).toEqual([]);
  });

  test('are not listed or counted while they are in their owner’s bin', async () => {
    const [anna, bruno] = [await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna);
    await share(anna, id, bruno.email);
    await bin(anna, id);
    expect((await listReceived(bruno)).body.recipes).toEqual([]);
    expect(await countNew(bruno)).toEqual({ count: 0, more: false });
    await app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna);
    expect(await countNew(bruno)).toEqual({ count: 1, more: false });
  });

  test('can be left by the recipient only, and shared again', async () => {
    const [anna, bruno, clara] = [await createUser(app), await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna);
    for (const { email } of [bruno, clara]) await share(anna, id, email);
    for (const stranger of [anna, await createUser(app)]) expect((await leave(stranger, id)).status).toBe(404);
    const answers = await Promise.all([leave(bruno, id), leave(bruno, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await read(bruno, id)).status).toBe(404);
    expect((await listShares(anna, id)).body.shares.map(({ person_id }) => person_id)).toEqual([clara.id]);
    expect((await share(anna, id, bruno.email)).status).toBe(200);
    expect(await countNew(bruno)).toEqual({ count: 1, more: false });
  });

  test('are found by search only while they are shared', async () => {
    const [anna, bruno] = [await createUser(app), await createUser(app)];
    const { id } = await createRecipe(app, anna, { title: 'Zwetschgenknoedel' });
    const found = async () => {
      const { text } = await app.request(searchRoutes.searchRecipes, { query: { q: 'zwetschgenknoedel' } }, bruno);
      return text.includes(id);
    };
    expect(await found()).toBe(false);
    await share(anna, id, bruno.email);
    expect(await found()).toBe(true);
    await revoke(anna, id, bruno);
    expect(await found()).toBe(false);
    await share(anna, id, bruno.email);
    expect(await found()).toBe(true);
    await leave(bruno, id);
    expect(await found()).toBe(false);
  });
});

describe('the mail about a share', () => {
  const reachable = { email_verified: true };
  const mailsTo = async (person: TestUser) => {
    const rows = await app.database.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'subject', 'body'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute();
    return rows;
  };

  test('is sent once, with the title, the owner’s name and the link', async () => {
    const [anna, bruno] = [await createUser(app), await createUser(app, reachable)];
    const { id } = await createRecipe(app, anna, { title: 'Leek <b>soup</b>' });
    await Promise.all([share(anna, id, bruno.email), share(anna, id, bruno.email)]);
    await share(anna, id, bruno.email);
    expect(await mailsTo(bruno)).toMatchObject([
      {
        recipient: bruno.email,
        subject: `${anna.name} shared a recipe with you`,
        body: {
          lines: [`${anna.name} shared “Leek <b>soup</b>” with you.`],
          action: { label: 'View the recipe', path: `/recipe/${id}` },
        },
      },
    ]);
  });

  test('is not sent to users who want none, nor to unconfirmed addresses', async () => {
    const anna = await createUser(app);
    const { id } = await createRecipe(app, anna);
    const quiet = await createUser(app, reachable);
    await app.database.db
      .updateTable('user_profiles')
      .set({ notification_preferences: toJson({ email: false, push: true }) })
      .where('user_id', '=', quiet.id)
      .execute();
    for (const person of [quiet, await createUser(app)]) {
      expect((await share(anna, id, person.email)).status).toBe(200);
      expect(await mailsTo(person)).toEqual([]);
    }
  });

  test('is sent at most once a day for a recipe that is revoked and shared again', async () => {
    const [anna, bruno] = [await createUser(app), await createUser(app, reachable)];
    const { id } = await createRecipe(app, anna);
    const again = async () => {
      await share(anna, id, bruno.email);
      await revoke(anna, id, bruno);
      return (await mailsTo(bruno)).length;
    };
    expect([await again(), await again(), await again()]).toEqual([1, 1, 1]);
    const clara = await createUser(app, reachable);
    await share(anna, id, clara.email);
    expect(await mailsTo(clara)).toHaveLength(1);
    app.clock.advance({ hours: 24 });
    expect([await again(), await again()]).toEqual([2, 2]);
    // An existing share sends no mail.
    await share(anna, id, clara.email);
    expect(await mailsTo(clara)).toHaveLength(1);
  });

  test('is sent at most ten times a day from one user to another; further shares are only listed', async () => {
    const [anna, bruno] = [await createUser(app), await createUser(app, reachable)];
    for (let n = 0; n < 11; n++) await share(anna, (await createRecipe(app, anna)).id, bruno.email);
    expect(await mailsTo(bruno)).toHaveLength(10);
    expect(await countNew(bruno)).toEqual({ count: 11, more: false });
    const clara = await createUser(app);
    await share(clara, (await createRecipe(app, clara)).id, bruno.email);
    expect(await mailsTo(bruno)).toHaveLength(11);
  });

  const count = (key: string, times: number) => {
    const window_ends_at = new Date(app.clock.now().getTime() + 60_000);
    return app.database.db.insertInto('rate_limits').values({ key, count: times, window_ends_at }).execute();
  };

  test('is sent at most thirty times a day to one user; the shares are stored all the same', async () => {
    const bruno = await createUser(app, reachable);
    await count(`share-mails-to:${bruno.id}`, 28);
    const crowd = await Promise.all([1, 2, 3, 4].map(() => createUser(app)));
    const recipes = await Promise.all(crowd.map((person) => createRecipe(app, person)));
    const answers = await Promise.all(crowd.map((person, at) => share(person, recipes[at]?.id ?? '', bruno.email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await mailsTo(bruno)).toHaveLength(2);
    expect(await countNew(bruno)).toEqual({ count: 4, more: false });
    const [anna = bruno] = crowd;
    const clara = await createUser(app, reachable);
    await share(anna, recipes[0]?.id ?? '', clara.email);
    expect(await mailsTo(clara)).toHaveLength(1);
    app.clock.advance({ minutes: 1 });
    await share(anna, (await createRecipe(app, anna)).id, bruno.email);
    expect(await mailsTo(bruno)).toHaveLength(3);
  });

  test('that one user’s own limit refuses does not use up the recipient’s limit', async () => {
    const [anna, bruno] = [await createUser(app), await createUser(app, reachable)];
    await count(`share-mails:${anna.id}:${bruno.id}`, 10);
    await count(`share-mails-to:${bruno.id}`, 29);
    for (let n = 0; n < 2; n++) await share(anna, (await createRecipe(app, anna)).id, bruno.email);
    expect(await mailsTo(bruno)).toEqual([]);
    const clara = await createUser(app);
    await share(clara, (await createRecipe(app, clara)).id, bruno.email);
    expect(await mailsTo(bruno)).toHaveLength(1);
  });

  test.each([
    ['Call now: https://evil.example/win', 'a recipe'],
    ['Win at evil.example', 'a recipe'],
    ['WWW.evil today', 'a recipe'],
    ['evil。example', 'a recipe'],
    ['help@evil today', 'a recipe'],
    ['ｗｗｗ．ｅｖｉｌ．ｅｘａｍｐｌｅ', 'a recipe'],
    ['Soup\n\nDear \u202ecustomer', '“Soup Dear customer”'],
    ['No. 5 stew, 1.5 l', '“No. 5 stew, 1.5 l”'],
    [`x${'🍕'.repeat(60)}`, `“x${'🍕'.repeat(39)}…”`],
  ])('cannot contain a link, a line break or a hidden character from a title: %j', async (title, quoted) => {
    const [anna, bruno] = [await createUser(app), await createUser(app, reachable)];
    await share(anna, (await createRecipe(app, anna, { title })).id, bruno.email);
    const [mail] = await mailsTo(bruno);
    expect(mail?.body.lines).toEqual([`${anna.name} shared ${quoted} with you.`]);
  });

  test('does not show a name that is a link or an address', async () => {
    for (const username of ['evil.example/win', 'anna@example.org', null]) {
      const [anna, bruno] = [await createUser(app), await createUser(app, reachable)];
      await app.database.db.updateTable('user_profiles').set({ username }).where('user_id', '=', anna.id).execute();
      await share(anna, (await createRecipe(app, anna)).id, bruno.email);
      expect(await mailsTo(bruno)).toMatchObject([{ subject: 'A cook shared a recipe with you' }]);
    }
  });
});
