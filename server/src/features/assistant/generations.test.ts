import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import type { KyselyPlugin, OperationNode } from 'kysely';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  ASSISTANT_TEXTS,
  assistantRoutes,
  type Generation,
  GENERATION_LIMITS,
  GenerationEvent,
  type NewGeneration,
} from '@larder/contract/assistant';
import { recipesRoutes } from '@larder/contract/recipes';

import { toJson } from '#platform/db/tables.ts';

import { runHousekeeping } from '../../housekeeping.ts';
import { startApp, type TestApp, type TestAppOptions } from '../../../test/app.ts';
import {
  type ScriptedModel,
  fails,
  says,
  startScriptedModel,
  userText,
  WRITTEN,
} from '../../../test/scripted-model.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let model: ScriptedModel;
let app: TestApp;
let elsewhere: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  model = await startScriptedModel();
  app = await startApp({ environment: { AI_COMPOSE_BASE_URL: model.url, RATE_LIMIT_FACTOR: '1000' } });
  elsewhere = await start();
  for (const { app: server } of [app, elsewhere]) await server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
  model.requests.length = 0;
  model.answers = [says(WRITTEN)];
});
afterEach(async () => {
  // A generation left running would count towards the limit in the next test.
  await app.database.db.deleteFrom('generations').execute();
});
afterAll(async () => {
  // fetch opens spare connections without a request, which the server does not count as idle.
  for (const { app: server } of [app, elsewhere]) server.server.closeAllConnections();
  await elsewhere.app.close();
  await app.close();
  await model.close();
});

/** Another instance on the same database. */
function start({ environment = {}, database = app.database, ...options }: TestAppOptions = {}): Promise<TestApp> {
  // Closing this instance leaves the shared database open.
  const shared = { ...database, db: database.db, reader: database.reader, lookups: database.lookups };
  return startApp({
    ...options,
    database: { ...shared, ping: () => database.ping(), close: async () => undefined },
    environment: { AI_COMPOSE_BASE_URL: model.url, ...environment },
  });
}

type Body = NewGeneration extends infer Each
  ? Each extends { kind: string }
    ? Omit<Each, 'keep'> & { keep?: boolean }
    : never
  : never;
const ask = (body: Body, person = anna, on = app) => on.request(assistantRoutes.createGeneration, { body }, person);
const generate = async (body: Body, person = anna) => (await ask(body, person)).body;
const get = async (id: string, person = anna, on = app) => {
  return (await on.request(assistantRoutes.getGeneration, { params: { id } }, person)).body;
};
const list = async (person = anna) => {
  return (await app.request(assistantRoutes.listGenerations, {}, person)).body.generations;
};
const recipes = async (person = anna) => {
  return (await app.request(recipesRoutes.listRecipes, { query: {} }, person)).body.recipes;
};
const cancel = (id: string, person = anna, on = app) => {
  return on.request(assistantRoutes.cancelGeneration, { params: { id } }, person);
};
const arrived = (count: number) => vi.waitFor(() => expect(model.requests).toHaveLength(count));
const ended = (id: string, state: Generation['state']) => {
  return vi.waitFor(async () => expect((await get(id)).state).toBe(state), { timeout: 30_000 });
};

function urlOf(on: TestApp): string {
  const { port } = on.app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const loggedErrors = (id: string) => {
  const rows = app.database.db
    .selectFrom('error_log')
    .select(['method', 'route', 'message'])
    .where('request_id', '=', id);
  return rows.execute();
};

/** Opens an event stream as a browser does. */
async function listen(on: TestApp, method: string, path: string, body?: object, signal?: AbortSignal) {
  const response = await fetch(`${urlOf(on)}${path}`, {
    method,
    headers: {
      cookie: anna.cookie,
      'sec-fetch-site': 'same-origin',
      accept: 'text/event-stream',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return eventsOf(response);
}

async function* eventsOf(response: Response): AsyncGenerator<GenerationEvent> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame = text.slice(0, end);
      text = text.slice(end + 2);
      if (frame.startsWith('data: ')) yield GenerationEvent.parse(JSON.parse(frame.slice('data: '.length)));
    }
  }
}

async function all(events: AsyncIterable<GenerationEvent>): Promise<GenerationEvent[]> {
  const heard: GenerationEvent[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}

const stagesOf = (heard: readonly GenerationEvent[]) =>
  heard.flatMap((event) => (event.type === 'stage' ? [event.stage] : []));
const path = assistantRoutes.createGeneration.path;

describe('a generation that is saved', () => {
  test.each([
    ['a surprise', { kind: 'surprise' }, '["surprise me"]'],
    ['something quick', { kind: 'quick' }, '["surprise me with available ingredients"]'],
    ['a suggestion', { kind: 'suggestion', title: 'Leek pie' }, '["Leek pie"]'],
    ['of ingredients', { kind: 'ingredients', keep: true, ingredients: ['leek'] }, '["leek"]'],
  ] as const)('%s is a recipe under its id', async (_what, body, data) => {
    const id = uuidv7();
    const generation = await generate({ ...body, id } as Body);
    expect(generation).toMatchObject({
      id,
      kind: body.kind,
      state: 'done',
      stage: null,
      recipe: WRITTEN,
      recipe_id: id,
    });
    expect(generation).toMatchObject({ answered_by: 'provider', problem: null, image_url: null });
    expect(generation.requested_title).toBe(body.kind === 'suggestion' ? body.title : null);
    const saved = await app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
    expect(saved.body).toMatchObject({ ...WRITTEN, id, is_ai_generated: true, image_url: null });
    expect(userText(model.requests[0] ?? expect.fail('asked'))).toContain(`these ingredients: ${data}`);
  });

  test('streams each stage when it begins, and then the end', async () => {
    const release = model.hold();
    const events = await listen(app, 'POST', path, { kind: 'surprise' });
    expect((await events.next()).value).toEqual({ type: 'stage', stage: 'writing' });
    release();
    const heard = await all(events);
    expect(stagesOf(heard)).toEqual(['checking', 'saving']);
    expect(heard.at(-1)).toMatchObject({ type: 'end', generation: { state: 'done', recipe: WRITTEN } });
    expect(await recipes()).toHaveLength(1);
  });

  test('continues when its client disconnects', async () => {
    const release = model.hold();
    const id = uuidv7();
    const gone = new AbortController();
    const events = await listen(app, 'POST', path, { kind: 'quick', id }, gone.signal);
    await events.next();
    gone.abort();
    await events.next().catch(() => undefined);
    release();
    await ended(id, 'done');
    expect(await recipes()).toMatchObject([{ id }]);
    expect(model.abandoned.count).toBe(0);
  });
});

test('a generation from ingredients is not saved without keep', async () => {
  const generation = await generate({ kind: 'ingredients', ingredients: ['leek'] });
  expect(generation).toMatchObject({ state: 'done', recipe: WRITTEN, recipe_id: null });
  expect(await recipes()).toEqual([]);
});

describe('the same id', () => {
  test('requested concurrently is generated once', async () => {
    const release = model.hold();
    const id = uuidv7();
    const pending = [
      ask({ kind: 'surprise', id }),
      ask({ kind: 'surprise', id }),
      ask({ kind: 'surprise', id }, anna, elsewhere),
    ];
    await arrived(1);
    release();
    const generation = await Promise.all(pending);
    for (const { body } of generation) expect(body).toMatchObject({ id, state: 'done', recipe_id: id });
    expect(model.requests).toHaveLength(1);
    expect(await recipes()).toHaveLength(1);
  });

  test('requested again returns the same result', async () => {
    const body: Body = { kind: 'ingredients', keep: true, id: uuidv7(), ingredients: ['egg'], servings: 2, seed: 'x' };
    const first = await generate(body);
    expect(await generate(body)).toEqual(first);
    expect(model.requests).toHaveLength(1);
    const heard = await all(await listen(app, 'POST', path, body));
    expect(heard).toEqual([{ type: 'end', generation: first }]);
  });

  test('for another request is a conflict', async () => {
    const id = uuidv7();
    await generate({ kind: 'ingredients', id, ingredients: ['egg'] });
    const others: Body[] = [
      { kind: 'surprise', id },
      { kind: 'ingredients', id, ingredients: ['egg', 'ham'] },
      { kind: 'ingredients', id, ingredients: ['egg'], keep: true },
      { kind: 'ingredients', id, ingredients: ['egg'], servings: 3 },
    ];
    for (const body of others) expect((await ask(body)).error).toMatchObject({ code: 'conflict' });
  });

  test('of another user is a conflict that reveals nothing', async () => {
    const id = uuidv7();
    await generate({ kind: 'surprise', id });
    const { error, text } = await ask({ kind: 'surprise', id }, bruno);
    expect(error.code).toBe('conflict');
    expect(text).not.toContain(WRITTEN.title);
    expect(await recipes(bruno)).toEqual([]);
  });

  test('as an existing recipe is a conflict', async () => {
    const { id } = await createRecipe(app, anna);
    const theirs = await createRecipe(app, bruno);
    for (const taken of [id, theirs.id]) {
      expect((await ask({ kind: 'surprise', id: taken })).error.code).toBe('conflict');
    }
  });
});

describe('a client that reconnects', () => {
  test('gets the current stage and the end', async () => {
    const release = model.hold();
    const id = uuidv7();
    const pending = ask({ kind: 'surprise', id });
    await arrived(1);
    expect(await get(id)).toMatchObject({ state: 'running', stage: 'writing', recipe: null, recipe_id: null });
    const events = await listen(app, 'GET', `${path}/${id}`);
    expect((await events.next()).value).toEqual({ type: 'stage', stage: 'writing' });
    release();
    expect((await all(events)).at(-1)).toMatchObject({ type: 'end', generation: { state: 'done', id } });
    await pending;
  });

  test('gets them from another instance too', async () => {
    const release = model.hold();
    const id = uuidv7();
    const pending = ask({ kind: 'surprise', id });
    await arrived(1);
    const events = await listen(elsewhere, 'GET', `${path}/${id}`);
    expect((await events.next()).value).toEqual({ type: 'stage', stage: 'writing' });
    release();
    expect((await all(events)).at(-1)).toMatchObject({ type: 'end', generation: { state: 'done', id } });
    await pending;
  });

  test('gets only the end of a finished generation', async () => {
    const { id } = await generate({ kind: 'surprise' });
    const heard = await all(await listen(app, 'GET', `${path}/${id}`));
    expect(heard).toMatchObject([{ type: 'end', generation: { id, state: 'done' } }]);
  });
});

describe('a cancelled generation', () => {
  test('saves nothing and aborts the model request', async () => {
    const release = model.hold();
    const abandoned = model.abandoned.count;
    const id = uuidv7();
    const pending = ask({ kind: 'surprise', id });
    await arrived(1);
    expect((await cancel(id)).status).toBe(204);
    expect((await pending).body).toMatchObject({
      id,
      state: 'cancelled',
      recipe: null,
      recipe_id: null,
      problem: null,
    });
    await vi.waitFor(() => expect(model.abandoned.count).toBe(abandoned + 1));
    release();
    expect(await recipes()).toEqual([]);
    expect(await list()).toEqual([]);
    expect(await generate({ kind: 'surprise', id })).toMatchObject({ state: 'cancelled' });
  });

  test('stops soon when it runs on another instance', async () => {
    const release = model.hold();
    const abandoned = model.abandoned.count;
    const id = uuidv7();
    const pending = ask({ kind: 'surprise', id });
    await arrived(1);
    await cancel(id, anna, elsewhere);
    expect((await pending).body.state).toBe('cancelled');
    await vi.waitFor(() => expect(model.abandoned.count).toBe(abandoned + 1), { timeout: 30_000 });
    release();
    expect(await recipes()).toEqual([]);
  });

  test('saves nothing when another instance cancels it just before the model answers', async () => {
    const release = model.hold();
    const id = uuidv7();
    const pending = ask({ kind: 'surprise', id });
    await arrived(1);
    await cancel(id, anna, elsewhere);
    release();
    expect((await pending).body.state).toBe('cancelled');
    expect(await recipes()).toEqual([]);
  });

  test('stays done when it had ended', async () => {
    const { id } = await generate({ kind: 'surprise' });
    expect((await cancel(id)).status).toBe(204);
    expect(await get(id)).toMatchObject({ state: 'done', recipe_id: id });
  });

  test('cannot be cancelled by another user', async () => {
    const release = model.hold();
    const id = uuidv7();
    const pending = ask({ kind: 'surprise', id });
    await arrived(1);
    expect((await cancel(id, bruno)).status).toBe(404);
    release();
    expect((await pending).body.state).toBe('done');
  });
});

describe('the number of generations', () => {
  test('is limited per user at the same time, on all instances together', async () => {
    const release = model.hold();
    const first = Array.from({ length: GENERATION_LIMITS.running_max + 2 }, (_, n) =>
      ask({ kind: 'surprise' }, anna, n % 2 === 0 ? app : elsewhere),
    );
    await arrived(GENERATION_LIMITS.running_max);
    const { error } = await ask({ kind: 'surprise' });
    expect(error.code).toBe('too_many_requests');
    const other = ask({ kind: 'surprise' }, bruno);
    await arrived(GENERATION_LIMITS.running_max + 1);
    release();
    const answers = await Promise.all(first);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(GENERATION_LIMITS.running_max);
    expect((await other).status).toBe(200);
    expect((await ask({ kind: 'surprise' })).status).toBe(200);
  });

  test('is limited per user and hour', async () => {
    const strict = await start({ environment: { RATE_LIMIT_FACTOR: '0.05' } });
    for (let n = 0; n < 3; n++) expect((await ask({ kind: 'surprise' }, anna, strict)).status).toBe(200);
    const refused = await ask({ kind: 'surprise' }, anna, strict);
    expect(refused.error.code).toBe('too_many_requests');
    expect((await ask({ kind: 'surprise' }, bruno, strict)).status).toBe(200);
    strict.clock.advance({ hours: 1 });
    expect((await ask({ kind: 'surprise' }, anna, strict)).status).toBe(200);
    await strict.app.close();
  });
});

describe('the list of generations', () => {
  test('has running and unseen ones, newest first, for a day', async () => {
    const { id: wizard } = await generate({ kind: 'ingredients', ingredients: ['egg'] });
    app.clock.advance({ minutes: 1 });
    const { id: surprise } = await generate({ kind: 'surprise' });
    await generate({ kind: 'surprise' }, bruno);
    app.clock.advance({ minutes: 1 });
    const release = model.hold();
    const running = uuidv7();
    const pending = ask({ kind: 'quick', id: running });
    await arrived(4);
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      [running, 'running'],
      [surprise, 'done'],
      [wizard, 'done'],
    ]);
    const see = (id: string, person = anna) => {
      return app.request(assistantRoutes.markGenerationSeen, { params: { id } }, person);
    };
    expect((await see(surprise)).status).toBe(204);
    // A running generation cannot be marked as seen.
    expect((await see(running)).status).toBe(204);
    expect((await see(wizard, bruno)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([running, wizard]);
    release();
    await pending;
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      [running, 'done'],
      [wizard, 'done'],
    ]);
    app.clock.advance({ hours: 23 });
    expect(await list()).toHaveLength(2);
    app.clock.advance({ hours: 2 });
    expect(await list()).toEqual([]);
    expect(await get(running)).toMatchObject({ state: 'done' });
  });

  test('is bounded', async () => {
    for (let n = 0; n < GENERATION_LIMITS.listed_max + 2; n++) {
      app.clock.advance({ seconds: 1 });
      await generate({ kind: 'ingredients', ingredients: ['egg'], seed: String(n) });
    }
    expect(await list()).toHaveLength(GENERATION_LIMITS.listed_max);
  });

  test('loses a generation after a week', async () => {
    const { id } = await generate({ kind: 'surprise' });
    const house = () => runHousekeeping({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    app.clock.advance({ days: 6 });
    await house();
    expect(await get(id)).toMatchObject({ state: 'done' });
    app.clock.advance({ days: 2 });
    await house();
    const gone = await app.request(assistantRoutes.getGeneration, { params: { id } }, anna);
    expect(gone.error.code).toBe('not_found');
    expect(await recipes()).toHaveLength(1);
  });
});

/** Outside the range of the test clock, which every start resets. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const IN_A_WHILE = new Date('2100-01-01T00:00:00Z');

describe('a generation abandoned by a process that died', () => {
  /** Inserts a generation as a process leaves it that died. */
  async function leave(change: Readonly<Record<string, unknown>> = {}, person = anna): Promise<string> {
    const id = uuidv7();
    const now = app.clock.now();
    await app.database.db
      .insertInto('generations')
      .values({
        id,
        user_id: person.id,
        request: toJson({ kind: 'surprise' } as const),
        state: 'running',
        stage: 'writing',
        attempts: 1,
        lease_until: LONG_AGO,
        created_at: now,
        ...change,
      })
      .execute();
    return id;
  }

  async function withAnother(work: (another: TestApp) => Promise<void>, options?: TestAppOptions) {
    const another = await start(options);
    await work(another);
    await another.app.close();
  }

  test('is taken over by the next process that starts', async () => {
    const id = await leave();
    await withAnother(() => ended(id, 'done'));
    expect(await recipes()).toMatchObject([{ id, title: WRITTEN.title }]);
  });

  test('is saved without generating again when it has an outcome', async () => {
    const recipe = { ...WRITTEN, title: 'Made before' };
    const outcome = { recipe, unusable: [], notes: ['n'], answered_by: 'provider', image_url: null } as const;
    const id = await leave({ stage: 'saving', outcome: toJson(outcome) });
    await withAnother(() => ended(id, 'done'));
    expect(model.requests).toEqual([]);
    expect(await get(id)).toMatchObject({ recipe, notes: ['n'], recipe_id: id });
    expect(await recipes()).toMatchObject([{ id, title: 'Made before' }]);
  });

  test('is not saved twice, and keeps what its owner changed since', async () => {
    const outcome = { recipe: WRITTEN, unusable: [], notes: [], answered_by: 'provider', image_url: null } as const;
    const id = await leave({ stage: 'saving', outcome: toJson(outcome) });
    await createRecipe(app, anna, { ...WRITTEN, id });
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'Mine', version: 1 } }, anna);
    await withAnother(() => ended(id, 'done'));
    expect(await recipes()).toMatchObject([{ id, title: 'Mine' }]);
  });

  test('fails with a message after the second attempt', async () => {
    const id = await leave({ attempts: 2 });
    await withAnother(() => ended(id, 'failed'));
    expect(await get(id)).toMatchObject({ problem: ASSISTANT_TEXTS.surprise_failed, recipe: null });
    expect(model.requests).toEqual([]);
    await expect.poll(() => loggedErrors(id)).toMatchObject([{ route: assistantRoutes.createGeneration.path }]);
  });

  test('is not continued for a disabled user', async () => {
    const id = await leave();
    const disable = (at: Date | null) => {
      return app.database.db.updateTable('users').set({ disabled_at: at }).where('id', '=', anna.id).execute();
    };
    await disable(app.clock.now());
    await withAnother(async () => {
      await vi.waitFor(async () => {
        const row = await app.database.db.selectFrom('generations').select('state').where('id', '=', id).execute();
        expect(row).toEqual([{ state: 'failed' }]);
      });
    });
    await disable(null);
    expect(model.requests).toEqual([]);
  });

  test('cannot be cancelled while it is being saved', async () => {
    const outcome = { recipe: WRITTEN, unusable: [], notes: [], answered_by: 'provider', image_url: null } as const;
    const id = await leave({ stage: 'saving', outcome: toJson(outcome), lease_until: IN_A_WHILE });
    expect((await cancel(id)).status).toBe(204);
    expect(await get(id)).toMatchObject({ state: 'running', stage: 'saving' });
  });

  test('is left alone while its lease is valid', async () => {
    const id = await leave({ lease_until: IN_A_WHILE });
    await withAnother(async () => {
      expect(await get(id)).toMatchObject({ state: 'running' });
      expect(model.requests).toEqual([]);
    });
  });
});

test('a server that stops leaves its generations to the next one and answers waiting clients', async () => {
  const release = model.hold();
  const stopping = await start();
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const [id, lateId] = [randomUUID(), randomUUID()];
  const pending = ask({ kind: 'surprise', id }, anna, stopping);
  await arrived(1);
  const closing = stopping.app.close();
  // A request that arrives while the server stops gets the same answer.
  const late = await fetch(`${urlOf(stopping)}${assistantRoutes.createGeneration.path}`, {
    method: 'POST',
    headers: { cookie: anna.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'quick', id: lateId }),
  });
  expect([late.status, await late.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  expect(model.requests).toHaveLength(1);
  await closing;
  expect((await pending).error.code).toBe('unavailable');
  expect(await get(id)).toMatchObject({ state: 'running' });
  release();
  const next = await start();
  await Promise.all([ended(id, 'done'), ended(lateId, 'done')]);
  expect(new Set((await recipes()).map((each) => each.id))).toEqual(new Set([id, lateId]));
  await next.app.close();
});

describe('an unexpected failure', () => {
  /** Starts a server whose database fails once, for this kind of query on this table. */
  function startFailing(kind: OperationNode['kind'], table: string): Promise<TestApp> {
    let failures = 1;
    const broken: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === kind && JSON.stringify(node).includes(`"name":"${table}"`) && failures-- > 0) {
          throw new TypeError('Nobody thought of this');
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return start({ database: { ...app.database, db: app.database.db.withPlugin(broken) } });
  }
  const LOGGED = { method: 'POST', message: 'TypeError: Nobody thought of this' };

  test('fails the generation with a message and is logged for admins', async () => {
    const failing = await startFailing('SelectQueryNode', 'user_profiles');
    const { body } = await ask({ kind: 'surprise' }, anna, failing);
    expect(body).toMatchObject({ state: 'failed', problem: ASSISTANT_TEXTS.surprise_failed });
    await expect.poll(() => loggedErrors(body.id)).toMatchObject([LOGGED]);
    await failing.app.close();
  });

  test('while saving leaves it unsaved, and the next attempt saves the same recipe', async () => {
    model.answers = [says(WRITTEN), says({ ...WRITTEN, title: 'Another one' })];
    const failing = await startFailing('InsertQueryNode', 'recipes');
    const id = randomUUID();
    const pending = ask({ kind: 'surprise', id }, anna, failing);
    await expect.poll(() => loggedErrors(id)).toMatchObject([LOGGED]);
    expect(await recipes()).toEqual([]);
    // Expires the lease of the failed attempt.
    await app.database.db.updateTable('generations').set({ lease_until: LONG_AGO }).where('id', '=', id).execute();
    const next = await start();
    expect((await pending).body).toMatchObject({ state: 'done', recipe_id: id, recipe: { title: WRITTEN.title } });
    expect(await recipes()).toMatchObject([{ id, title: WRITTEN.title }]);
    expect(model.requests).toHaveLength(1);
    for (const each of [next, failing]) await each.app.close();
  });
});

test('deleting a user deletes the generations, even while one is running', async () => {
  const release = model.hold();
  const newUser = await createUser(app);
  const pending = ask({ kind: 'surprise' }, newUser);
  await arrived(1);
  await app.database.db.deleteFrom('users').where('id', '=', newUser.id).execute();
  release();
  expect((await pending).error.code).toBe('not_found');
  const rows = await app.database.db.selectFrom('generations').select('id').where('user_id', '=', newUser.id).execute();
  expect(rows).toEqual([]);
});

describe('a generation without a result', () => {
  const NONE = { AI_FALLBACK: 'none' };
  const isAbout = (line: unknown, what: string) =>
    typeof line === 'object' && line !== null && 'msg' in line && line.msg === what;

  test.each([
    ['of ingredients', { kind: 'ingredients', ingredients: ['egg'] }, 'Failed to generate recipe'],
    ['a surprise', { kind: 'surprise' }, "Sorry, I couldn't create a surprise recipe right now."],
    ['something quick', { kind: 'quick' }, 'Failed to create recipe. Please try again.'],
    ['a suggestion', { kind: 'suggestion', title: 'Pie' }, 'Failed to generate recipe. Please try again.'],
  ] as const)('%s: fails with its message when the model fails without a fallback', async (_what, body, problem) => {
    const alone = await start({ environment: NONE });
    for (const answer of [fails(500), says(''), says('no JSON'), fails(401, 'sk-secret')]) {
      model.answers = [answer];
      const generation = await ask(body as Body, anna, alone);
      expect(generation.body).toMatchObject({
        state: 'failed',
        problem,
        recipe: null,
        recipe_id: null,
        answered_by: null,
      });
      expect(generation.text).not.toContain('secret');
      // Failures of models are not errors of ours.
      expect(await loggedErrors(generation.body.id)).toEqual([]);
    }
    expect(await recipes()).toEqual([]);
    await alone.app.close();
  });

  test('logs the reason under the id of the generation', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const alone = await start({ environment: NONE, logger });
    model.answers = [fails(500)];
    const { body } = await ask({ kind: 'surprise' }, anna, alone);
    const logged = lines
      .map((line): unknown => JSON.parse(line))
      .filter((line) => isAbout(line, 'recipe not generated'));
    expect(logged).toEqual([expect.objectContaining({ generationId: body.id, err: expect.anything() })]);
    await alone.app.close();
  });

  test('fails when the kitchen engine cannot make the dish', async () => {
    const own = await start({ environment: { AI_PROVIDER: 'kitchen' } });
    const { body } = await ask({ kind: 'suggestion', title: 'bleach' }, anna, own);
    expect(body).toMatchObject({ state: 'failed', problem: ASSISTANT_TEXTS.suggestion_failed, recipe: null });
    expect(body.unusable).toEqual([{ text: 'bleach', reason: expect.any(String) }]);
    expect(await recipes()).toEqual([]);
    await own.app.close();
  });
});
