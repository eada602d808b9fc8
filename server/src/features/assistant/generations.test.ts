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

import { keepHouse } from '../../housekeeping.ts';
import { startApp, type TestApp, type TestAppOptions } from '../../../test/app.ts';
import { type CookServer, fails, says, startCookServer, userText, WRITTEN } from '../../../test/cook-server.ts';
import { createPerson, createRecipe, type TestPerson } from '../../../test/factories.ts';

let model: CookServer;
let app: TestApp;
let elsewhere: TestApp;
let anna: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  model = await startCookServer();
  app = await startApp({ environment: { AI_COMPOSE_BASE_URL: model.url, RATE_LIMIT_FACTOR: '1000' } });
  elsewhere = await start();
  for (const { app: server } of [app, elsewhere]) await server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createPerson(app), createPerson(app)]);
  model.requests.length = 0;
  model.answers = [says(WRITTEN)];
});
afterEach(async () => {
  // Whatever a test left running would be counted by the next.
  await app.database.db.deleteFrom('generations').execute();
});
afterAll(async () => {
  // What fetches keeps connections at hand on which nothing was ever said, and those are not idle.
  for (const { app: server } of [app, elsewhere]) server.server.closeAllConnections();
  await elsewhere.app.close();
  await app.close();
  await model.close();
});

/** Another instance on the same database. */
function start({ environment = {}, database = app.database, ...options }: TestAppOptions = {}): Promise<TestApp> {
  // Whoever closes it leaves the database open for the others.
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
const make = async (body: Body, person = anna) => (await ask(body, person)).body;
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

const told = (id: string) => {
  const rows = app.database.db
    .selectFrom('error_log')
    .select(['method', 'route', 'message'])
    .where('request_id', '=', id);
  return rows.execute();
};

/** Listens to a stream of events, as a browser does. */
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
    const made = await make({ ...body, id } as Body);
    expect(made).toMatchObject({ id, kind: body.kind, state: 'done', stage: null, recipe: WRITTEN, recipe_id: id });
    expect(made).toMatchObject({ answered_by: 'provider', problem: null, image_url: null });
    expect(made.requested_title).toBe(body.kind === 'suggestion' ? body.title : null);
    const kept = await app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
    expect(kept.body).toMatchObject({ ...WRITTEN, id, is_ai_generated: true, image_url: null });
    expect(userText(model.requests[0] ?? expect.fail('asked'))).toContain(`these ingredients: ${data}`);
  });

  test('tells each stage when it begins, and then how it ended', async () => {
    const release = model.hold();
    const events = await listen(app, 'POST', path, { kind: 'surprise' });
    expect((await events.next()).value).toEqual({ type: 'stage', stage: 'writing' });
    release();
    const heard = await all(events);
    expect(stagesOf(heard)).toEqual(['checking', 'saving']);
    expect(heard.at(-1)).toMatchObject({ type: 'end', generation: { state: 'done', recipe: WRITTEN } });
    expect(await recipes()).toHaveLength(1);
  });

  test('goes on when nobody listens any more', async () => {
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

test('what is made of ingredients is not kept unasked', async () => {
  const made = await make({ kind: 'ingredients', ingredients: ['leek'] });
  expect(made).toMatchObject({ state: 'done', recipe: WRITTEN, recipe_id: null });
  expect(await recipes()).toEqual([]);
});

describe('the same id', () => {
  test('asked for twice at once is made once', async () => {
    const release = model.hold();
    const id = uuidv7();
    const asked = [
      ask({ kind: 'surprise', id }),
      ask({ kind: 'surprise', id }),
      ask({ kind: 'surprise', id }, anna, elsewhere),
    ];
    await arrived(1);
    release();
    const made = await Promise.all(asked);
    for (const { body } of made) expect(body).toMatchObject({ id, state: 'done', recipe_id: id });
    expect(model.requests).toHaveLength(1);
    expect(await recipes()).toHaveLength(1);
  });

  test('asked for again gives what came of it', async () => {
    const body: Body = { kind: 'ingredients', keep: true, id: uuidv7(), ingredients: ['egg'], servings: 2, seed: 'x' };
    const first = await make(body);
    expect(await make(body)).toEqual(first);
    expect(model.requests).toHaveLength(1);
    const heard = await all(await listen(app, 'POST', path, body));
    expect(heard).toEqual([{ type: 'end', generation: first }]);
  });

  test('for something else is a conflict', async () => {
    const id = uuidv7();
    await make({ kind: 'ingredients', id, ingredients: ['egg'] });
    const others: Body[] = [
      { kind: 'surprise', id },
      { kind: 'ingredients', id, ingredients: ['egg', 'ham'] },
      { kind: 'ingredients', id, ingredients: ['egg'], keep: true },
      { kind: 'ingredients', id, ingredients: ['egg'], servings: 3 },
    ];
    for (const body of others) expect((await ask(body)).error).toMatchObject({ code: 'conflict' });
  });

  test('of somebody else is a conflict, and tells nothing', async () => {
    const id = uuidv7();
    await make({ kind: 'surprise', id });
    const { error, text } = await ask({ kind: 'surprise', id }, bruno);
    expect(error.code).toBe('conflict');
    expect(text).not.toContain(WRITTEN.title);
    expect(await recipes(bruno)).toEqual([]);
  });

  test('as that of a recipe is a conflict', async () => {
    const { id } = await createRecipe(app, anna);
    const theirs = await createRecipe(app, bruno);
    for (const taken of [id, theirs.id]) {
      expect((await ask({ kind: 'surprise', id: taken })).error.code).toBe('conflict');
    }
  });
});

describe('whoever comes back', () => {
  test('hears what is being done and how it ends', async () => {
    const release = model.hold();
    const id = uuidv7();
    const asked = ask({ kind: 'surprise', id });
    await arrived(1);
    expect(await get(id)).toMatchObject({ state: 'running', stage: 'writing', recipe: null, recipe_id: null });
    const events = await listen(app, 'GET', `${path}/${id}`);
    expect((await events.next()).value).toEqual({ type: 'stage', stage: 'writing' });
    release();
    expect((await all(events)).at(-1)).toMatchObject({ type: 'end', generation: { state: 'done', id } });
    await asked;
  });

  test('hears it from another instance as well', async () => {
    const release = model.hold();
    const id = uuidv7();
    const asked = ask({ kind: 'surprise', id });
    await arrived(1);
    const events = await listen(elsewhere, 'GET', `${path}/${id}`);
    expect((await events.next()).value).toEqual({ type: 'stage', stage: 'writing' });
    release();
    expect((await all(events)).at(-1)).toMatchObject({ type: 'end', generation: { state: 'done', id } });
    await asked;
  });

  test('hears of what has ended only that', async () => {
    const { id } = await make({ kind: 'surprise' });
    const heard = await all(await listen(app, 'GET', `${path}/${id}`));
    expect(heard).toMatchObject([{ type: 'end', generation: { id, state: 'done' } }]);
  });
});

describe('cancelled', () => {
  test('while it is made, nothing comes of it and the model is not waited for', async () => {
    const release = model.hold();
    const abandoned = model.abandoned.count;
    const id = uuidv7();
    const asked = ask({ kind: 'surprise', id });
    await arrived(1);
    expect((await cancel(id)).status).toBe(204);
    expect((await asked).body).toMatchObject({ id, state: 'cancelled', recipe: null, recipe_id: null, problem: null });
    await vi.waitFor(() => expect(model.abandoned.count).toBe(abandoned + 1));
    release();
    expect(await recipes()).toEqual([]);
    expect(await list()).toEqual([]);
    expect(await make({ kind: 'surprise', id })).toMatchObject({ state: 'cancelled' });
  });

  test('on another instance, it stops soon', async () => {
    const release = model.hold();
    const abandoned = model.abandoned.count;
    const id = uuidv7();
    const asked = ask({ kind: 'surprise', id });
    await arrived(1);
    await cancel(id, anna, elsewhere);
    expect((await asked).body.state).toBe('cancelled');
    await vi.waitFor(() => expect(model.abandoned.count).toBe(abandoned + 1), { timeout: 30_000 });
    release();
    expect(await recipes()).toEqual([]);
  });

  test('on another instance when the model has just answered, nothing is kept', async () => {
    const release = model.hold();
    const id = uuidv7();
    const asked = ask({ kind: 'surprise', id });
    await arrived(1);
    await cancel(id, anna, elsewhere);
    release();
    expect((await asked).body.state).toBe('cancelled');
    expect(await recipes()).toEqual([]);
  });

  test('when it has ended, it stays as it is', async () => {
    const { id } = await make({ kind: 'surprise' });
    expect((await cancel(id)).status).toBe(204);
    expect(await get(id)).toMatchObject({ state: 'done', recipe_id: id });
  });

  test('by nobody else', async () => {
    const release = model.hold();
    const id = uuidv7();
    const asked = ask({ kind: 'surprise', id });
    await arrived(1);
    expect((await cancel(id, bruno)).status).toBe(404);
    release();
    expect((await asked).body.state).toBe('done');
  });
});

describe('how much at once', () => {
  test('is bounded for one person, on all instances together', async () => {
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

  test('and in an hour', async () => {
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

describe('the list of what was made meanwhile', () => {
  test('has what runs and what ended unseen, newest first', async () => {
    const { id: wizard } = await make({ kind: 'ingredients', ingredients: ['egg'] });
    app.clock.advance({ minutes: 1 });
    const { id: surprise } = await make({ kind: 'surprise' });
    await make({ kind: 'surprise' }, bruno);
    app.clock.advance({ minutes: 1 });
    const release = model.hold();
    const running = uuidv7();
    const asked = ask({ kind: 'quick', id: running });
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
    // The end of what still runs nobody has seen.
    expect((await see(running)).status).toBe(204);
    expect((await see(wizard, bruno)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([running, wizard]);
    release();
    await asked;
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

  test('has an end', async () => {
    for (let n = 0; n < GENERATION_LIMITS.listed_max + 2; n++) {
      app.clock.advance({ seconds: 1 });
      await make({ kind: 'ingredients', ingredients: ['egg'], seed: String(n) });
    }
    expect(await list()).toHaveLength(GENERATION_LIMITS.listed_max);
  });

  test('and what it is of goes after a week', async () => {
    const { id } = await make({ kind: 'surprise' });
    const house = () => keepHouse({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
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

/** Whenever a server starts, the clock is set anew. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const IN_A_WHILE = new Date('2100-01-01T00:00:00Z');

describe('left behind by a process that died', () => {
  /** A row as such a process leaves it. */
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

  test('it is gone on with by the next that starts', async () => {
    const id = await leave();
    await withAnother(() => ended(id, 'done'));
    expect(await recipes()).toMatchObject([{ id, title: WRITTEN.title }]);
  });

  test('what had been made already is kept and not made again', async () => {
    const recipe = { ...WRITTEN, title: 'Made before' };
    const outcome = { recipe, unusable: [], notes: ['n'], answered_by: 'provider', image_url: null } as const;
    const id = await leave({ stage: 'saving', outcome: toJson(outcome) });
    await withAnother(() => ended(id, 'done'));
    expect(model.requests).toEqual([]);
    expect(await get(id)).toMatchObject({ recipe, notes: ['n'], recipe_id: id });
    expect(await recipes()).toMatchObject([{ id, title: 'Made before' }]);
  });

  test('what was kept already is not kept twice', async () => {
    const outcome = { recipe: WRITTEN, unusable: [], notes: [], answered_by: 'provider', image_url: null } as const;
    const id = await leave({ stage: 'saving', outcome: toJson(outcome) });
    await createRecipe(app, anna, { ...WRITTEN, id });
    await withAnother(() => ended(id, 'done'));
    expect(await recipes()).toHaveLength(1);
  });

  test('after the second time it is given up, in words', async () => {
    const id = await leave({ attempts: 2 });
    await withAnother(() => ended(id, 'failed'));
    expect(await get(id)).toMatchObject({ problem: ASSISTANT_TEXTS.surprise_failed, recipe: null });
    expect(model.requests).toEqual([]);
    await expect.poll(() => told(id)).toMatchObject([{ route: assistantRoutes.createGeneration.path }]);
  });

  test('for somebody who may do nothing any more it is not made', async () => {
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

  test('what is being kept already is not cancelled any more', async () => {
    const outcome = { recipe: WRITTEN, unusable: [], notes: [], answered_by: 'provider', image_url: null } as const;
    const id = await leave({ stage: 'saving', outcome: toJson(outcome), lease_until: IN_A_WHILE });
    expect((await cancel(id)).status).toBe(204);
    expect(await get(id)).toMatchObject({ state: 'running', stage: 'saving' });
  });

  test('one that is held is left alone', async () => {
    const id = await leave({ lease_until: IN_A_WHILE });
    await withAnother(async () => {
      expect(await get(id)).toMatchObject({ state: 'running' });
      expect(model.requests).toEqual([]);
    });
  });
});

test('a server that stops leaves what it is making to the next, and tells who waits', async () => {
  const release = model.hold();
  const stopping = await start();
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const [id, lateId] = [randomUUID(), randomUUID()];
  const asked = ask({ kind: 'surprise', id }, anna, stopping);
  await arrived(1);
  const closing = stopping.app.close();
  // Whoever comes while it waits for that one is told the same.
  const late = await fetch(`${urlOf(stopping)}${assistantRoutes.createGeneration.path}`, {
    method: 'POST',
    headers: { cookie: anna.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'quick', id: lateId }),
  });
  expect([late.status, await late.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  expect(model.requests).toHaveLength(1);
  await closing;
  expect((await asked).error.code).toBe('unavailable');
  expect(await get(id)).toMatchObject({ state: 'running' });
  release();
  const next = await start();
  await Promise.all([ended(id, 'done'), ended(lateId, 'done')]);
  expect(new Set((await recipes()).map((each) => each.id))).toEqual(new Set([id, lateId]));
  await next.app.close();
});

describe('an unexpected failure', () => {
  /** The server on a database that fails once, when it is asked for this. */
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
  const TOLD = { method: 'POST', message: 'TypeError: Nobody thought of this' };

  test('ends it in words, and is told to an admin', async () => {
    const failing = await startFailing('SelectQueryNode', 'user_profiles');
    const { body } = await ask({ kind: 'surprise' }, anna, failing);
    expect(body).toMatchObject({ state: 'failed', problem: ASSISTANT_TEXTS.surprise_failed });
    await expect.poll(() => told(body.id)).toMatchObject([TOLD]);
    await failing.app.close();
  });

  test('while saving leaves it unsaved, and the next attempt saves the same recipe', async () => {
    model.answers = [says(WRITTEN), says({ ...WRITTEN, title: 'Another one' })];
    const failing = await startFailing('InsertQueryNode', 'recipes');
    const id = randomUUID();
    const asked = ask({ kind: 'surprise', id }, anna, failing);
    await expect.poll(() => told(id)).toMatchObject([TOLD]);
    expect(await recipes()).toEqual([]);
    // The lease of an attempt that failed runs out.
    await app.database.db.updateTable('generations').set({ lease_until: LONG_AGO }).where('id', '=', id).execute();
    const next = await start();
    expect((await asked).body).toMatchObject({ state: 'done', recipe_id: id, recipe: { title: WRITTEN.title } });
    expect(await recipes()).toMatchObject([{ id, title: WRITTEN.title }]);
    expect(model.requests).toHaveLength(1);
    for (const each of [next, failing]) await each.app.close();
  });
});

test('whoever leaves takes it along', async () => {
  const release = model.hold();
  const guest = await createPerson(app);
  const asked = ask({ kind: 'surprise' }, guest);
  await arrived(1);
  await app.database.db.deleteFrom('users').where('id', '=', guest.id).execute();
  release();
  expect((await asked).error.code).toBe('not_found');
  const rows = await app.database.db.selectFrom('generations').select('id').where('user_id', '=', guest.id).execute();
  expect(rows).toEqual([]);
});

describe('nothing comes of it', () => {
  const NONE = { AI_FALLBACK: 'none' };
  const isAbout = (line: unknown, what: string) =>
    typeof line === 'object' && line !== null && 'msg' in line && line.msg === what;

  test.each([
    ['of ingredients', { kind: 'ingredients', ingredients: ['egg'] }, 'Failed to generate recipe'],
    ['a surprise', { kind: 'surprise' }, "Sorry, I couldn't create a surprise recipe right now."],
    ['something quick', { kind: 'quick' }, 'Failed to create recipe. Please try again.'],
    ['a suggestion', { kind: 'suggestion', title: 'Pie' }, 'Failed to generate recipe. Please try again.'],
  ] as const)('%s: the model fails and nobody else may answer', async (_what, body, problem) => {
    const alone = await start({ environment: NONE });
    for (const answer of [fails(500), says(''), says('no JSON'), fails(401, 'sk-secret')]) {
      model.answers = [answer];
      const made = await ask(body as Body, anna, alone);
      expect(made.body).toMatchObject({ state: 'failed', problem, recipe: null, recipe_id: null, answered_by: null });
      expect(made.text).not.toContain('secret');
      // What models do is to be seen where they are.
      expect(await told(made.body.id)).toEqual([]);
    }
    expect(await recipes()).toEqual([]);
    await alone.app.close();
  });

  test('and why is in the log, under the id of what was asked', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const alone = await start({ environment: NONE, logger });
    model.answers = [fails(500)];
    const { body } = await ask({ kind: 'surprise' }, anna, alone);
    const logged = lines.map((line): unknown => JSON.parse(line)).filter((line) => isAbout(line, 'recipe not made'));
    expect(logged).toEqual([expect.objectContaining({ generationId: body.id, err: expect.anything() })]);
    await alone.app.close();
  });

  test('a dish that our own engine cannot make has no recipe either', async () => {
    const own = await start({ environment: { AI_PROVIDER: 'kitchen' } });
    const { body } = await ask({ kind: 'suggestion', title: 'bleach' }, anna, own);
    expect(body).toMatchObject({ state: 'failed', problem: ASSISTANT_TEXTS.suggestion_failed, recipe: null });
    expect(body.unusable).toEqual([{ text: 'bleach', reason: expect.any(String) }]);
    expect(await recipes()).toEqual([]);
    await own.app.close();
  });
});
