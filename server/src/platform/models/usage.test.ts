import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser } from '../../../test/factories.ts';
import {
  chunk,
  completion,
  eventStream,
  type RawModelServer,
  sendJson,
  startRawModelServer,
} from '../../../test/model-server.ts';
import { runHousekeeping } from '../../housekeeping.ts';
import type { ModelCaller, ModelMessage } from './model.ts';

const GOOD = { ok: true };
const Answer = z.object({ ok: z.boolean() });
const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
const MESSAGES: readonly ModelMessage[] = [{ role: 'user', content: 'Hello' }];
const DAY = '2026-03-14';

const apps: TestApp[] = [];
const raws: RawModelServer[] = [];
afterEach(async () => {
  for (const raw of raws.splice(0)) await raw.close();
  for (const app of apps.splice(0)) await app.close();
});

async function startRaw(...given: Parameters<typeof startRawModelServer>) {
  const raw = await startRawModelServer(...given);
  raws.push(raw);
  return raw;
}

async function start(environment: Record<string, string>) {
  const app = await startApp({ environment });
  apps.push(app);
  const person = await createUser(app);
  const caller: ModelCaller = { userId: person.id, signal: new AbortController().signal };
  const ask = (who = caller) =>
    app.models.structured(who, { task: 'compose', name: 'answer', schema: Answer, messages: MESSAGES });
  const usage = (id = person.id) =>
    app.database.db
      .selectFrom('model_usage')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('service', 'desc')
      .execute();
  const allowance = (id = person.id) =>
    app.database.db
      .selectFrom('model_allowances')
      .select(['day', 'tokens', 'images'])
      .where('person_id', '=', id)
      .execute();
  return { app, models: app.models, person, caller, ask, usage, allowance };
}

const answering = (more: Record<string, unknown> = { usage: USAGE }) =>
  startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD), more)));

const nothing = { failures: 0, input_tokens: 0, output_tokens: 0, images: 0, cost_micros: 0 };

describe('usage', () => {
  test('is added up by day, task, model and service, with its cost', async () => {
    const raw = await answering();
    const { app, ask, usage, allowance, person } = await start({ OPENAI_BASE_URL: raw.url });
    await ask();
    await ask();
    const service = new URL(raw.url).host;
    const row = { person_id: person.id, day: DAY, task: 'compose', model: 'gpt-3.5-turbo', service };
    // 240 tokens at half a micro-dollar and 60 at one and a half.
    expect(await usage()).toEqual([
      { ...row, ...nothing, calls: 2, input_tokens: 240, output_tokens: 60, cost_micros: 210 },
    ]);
    expect(await allowance()).toEqual([{ day: DAY, tokens: 300, images: 0 }]);
    app.clock.advance({ days: 1 });
    await ask();
    expect((await usage()).map(({ day, calls }) => [day, calls])).toEqual([
      [DAY, 2],
      ['2026-03-15', 1],
    ]);
  });

  test('includes each failed attempt, and the worker at no cost', async () => {
    const raw = await startRaw((_request, response) => sendJson(response, 500, {}));
    const worker = await answering();
    const { ask, usage } = await start({ OPENAI_BASE_URL: raw.url, WORKER_URL: worker.origin });
    await ask();
    expect(await usage()).toMatchObject([
      { ...nothing, service: 'worker', calls: 1, input_tokens: 120, output_tokens: 30, cost_micros: 0 },
      { ...nothing, service: new URL(raw.url).host, calls: 3, failures: 3 },
    ]);
  });

  test.each([undefined, { prompt_tokens: -5, completion_tokens: 1e300 }, 'many'])(
    'is estimated when the service reports none or impossible figures: %j',
    async (reported) => {
      const raw = await answering({ usage: reported });
      const { ask, usage } = await start({ OPENAI_BASE_URL: raw.url });
      await ask();
      const [row] = await usage();
      expect(row?.output_tokens).toBe(3);
      expect(row?.input_tokens).toBeGreaterThan(40);
      expect(row?.input_tokens).toBeLessThan(200);
    },
  );

  const some = expect.toSatisfy((tokens: number) => tokens > 0) as number;
  test.each([
    ['no answer, with figures', { choices: [], usage: USAGE }, { input_tokens: 120, output_tokens: 30 }],
    ['half an answer', JSON.stringify(completion('yes')).slice(0, -9), { input_tokens: some }],
    ['an error, whose OK is none', { error: { message: 'no', code: 403 } }, {}],
  ])('includes %s', async (_what, body, expected) => {
    const raw = await startRaw((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body)),
    );
    const { models, caller, ask, usage } = await start({ OPENAI_BASE_URL: raw.url });
    await expect(ask()).rejects.toMatchObject({ name: 'ModelError' });
    const stream = models.stream(caller, { task: 'chat', messages: MESSAGES });
    await expect(Array.fromAsync(stream)).rejects.toMatchObject({ name: 'ModelError' });
    const row = { ...nothing, calls: 1, failures: 1, cost_micros: expect.any(Number) as number, ...expected };
    expect(await usage()).toMatchObject([row, row]);
  });

  test('includes pictures', async () => {
    const raw = await startRaw((_request, response) =>
      sendJson(response, 200, { data: [{ url: 'http://127.0.0.1/x.png' }] }),
    );
    const { models, caller, usage, allowance } = await start({ OPENAI_BASE_URL: raw.url });
    await models.image(caller, 'soup');
    expect(await usage()).toMatchObject([
      { ...nothing, task: 'image', model: 'dall-e-3', calls: 1, images: 1, cost_micros: 40_000 },
    ]);
    expect(await allowance()).toEqual([{ day: DAY, tokens: 0, images: 1 }]);
  });

  test.each([
    [
      'with its figures',
      [chunk({ content: 'Hi' }), chunk({}, 'stop'), { choices: [], usage: USAGE }],
      { input_tokens: 120, output_tokens: 30 },
    ],
    ['without', [chunk({ content: 'Hello' }), chunk({}, 'stop')], { output_tokens: 2 }],
  ])('includes a stream %s before its end is yielded', async (_what, chunks, expected) => {
    const raw = await startRaw((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(eventStream(chunks)),
    );
    const { models, caller, usage } = await start({ OPENAI_BASE_URL: raw.url });
    for await (const piece of models.stream(caller, { task: 'chat', messages: MESSAGES })) {
      if (piece.type === 'end')
        expect(await usage()).toMatchObject([{ task: 'chat', calls: 1, failures: 0, ...expected }]);
    }
    expect(await usage()).toMatchObject([{ calls: 1, ...expected }]);
  });

  test('includes the part of a stream before an error', async () => {
    const events = [chunk({ content: 'x'.repeat(400) }), { error: { message: 'broke', code: 503 } }];
    const raw = await startRaw((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(eventStream(events)),
    );
    const { models, caller, usage } = await start({ OPENAI_BASE_URL: raw.url });
    const stream = models.stream(caller, { task: 'chat', messages: MESSAGES });
    await expect(Array.fromAsync(stream)).rejects.toMatchObject({ failure: 'overloaded' });
    expect(await usage()).toMatchObject([{ calls: 1, failures: 1, output_tokens: 100 }]);
  });

  test('includes the part of a stream that the caller stopped reading', async () => {
    const raw = await startRaw(
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .write(eventStream([chunk({ content: 'x'.repeat(400) })], false)),
    );
    const { models, caller, usage, allowance } = await start({ OPENAI_BASE_URL: raw.url });
    for await (const piece of models.stream(caller, { task: 'chat', messages: MESSAGES })) {
      expect(piece.type).toBe('text');
      break;
    }
    const [row] = await usage();
    expect(row).toMatchObject({ calls: 1, failures: 0, output_tokens: 100 });
    expect(await allowance()).toEqual([{ day: DAY, tokens: (row?.input_tokens ?? 0) + 100, images: 0 }]);
  });
});

describe('the daily limit', () => {
  test('is shared by all text tasks and ends with the day', async () => {
    const raw = await answering();
    const { app, models, caller, ask, usage } = await start({ OPENAI_BASE_URL: raw.url, AI_DAILY_TOKENS: '300' });
    await ask();
    await ask();
    await expect(ask()).rejects.toMatchObject({ failure: 'over_limit' });
    const stream = models.stream(caller, { task: 'chat', messages: MESSAGES });
    await expect(Array.fromAsync(stream)).rejects.toMatchObject({ failure: 'over_limit' });
    expect(raw.requests).toHaveLength(2);
    expect((await usage())[0]?.calls).toBe(2);
    app.clock.advance({ days: 1 });
    await expect(ask()).resolves.toMatchObject({ value: GOOD });
  });

  test('is per user', async () => {
    const raw = await answering();
    const { app, caller, ask } = await start({ OPENAI_BASE_URL: raw.url, AI_DAILY_TOKENS: '100' });
    await ask();
    await expect(ask()).rejects.toMatchObject({ failure: 'over_limit' });
    const { id: userId } = await createUser(app);
    await expect(ask({ ...caller, userId })).resolves.toMatchObject({ value: GOOD });
  });

  test('may be off', async () => {
    const raw = await answering({ usage: { prompt_tokens: 50_000_000, completion_tokens: 1 } });
    const { ask } = await start({ OPENAI_BASE_URL: raw.url, AI_DAILY_TOKENS: '0' });
    await ask();
    await expect(ask()).resolves.toMatchObject({ value: GOOD });
  });

  test('of pictures is separate', async () => {
    const raw = await startRaw((request, response) =>
      request.path.includes('images')
        ? sendJson(response, 200, { data: [{ url: 'http://127.0.0.1/x.png' }] })
        : sendJson(response, 200, completion(JSON.stringify(GOOD))),
    );
    const limits = { AI_DAILY_IMAGES: '1', AI_DAILY_TOKENS: '1' };
    const { app, models, caller, ask } = await start({ OPENAI_BASE_URL: raw.url, ...limits });
    await models.image(caller, 'soup');
    await expect(models.image(caller, 'soup')).rejects.toMatchObject({ failure: 'over_limit' });
    await expect(ask()).resolves.toMatchObject({ value: GOOD });
    const other = { ...caller, userId: (await createUser(app)).id };
    await ask(other);
    await expect(ask(other)).rejects.toMatchObject({ failure: 'over_limit' });
    await expect(models.image(other, 'soup')).resolves.toMatchObject({ answeredBy: 'provider' });
  });

  test('holds for fifty concurrent requests, because running requests are reserved', async () => {
    const waiting: (() => void)[] = [];
    let refused = 0;
    // Requests are answered only after all others have been refused.
    const answerAll = () => {
      if (waiting.length + refused === 50) for (const answer of waiting) answer();
    };
    const raw = await startRaw((_request, response) => {
      waiting.push(() => sendJson(response, 200, completion(JSON.stringify(GOOD), { usage: USAGE })));
      answerAll();
    });
    const { ask, allowance } = await start({
      OPENAI_BASE_URL: raw.url,
      AI_DAILY_TOKENS: '1500',
      AI_MAX_TOKENS: '1000',
    });
    const pending = Array.from({ length: 50 }, async () => {
      try {
        await ask();
      } catch (error) {
        expect(error).toMatchObject({ failure: 'over_limit' });
        refused += 1;
        answerAll();
      }
    });
    await Promise.all(pending);
    // Two pass: the reservation of the first one is still below the limit.
    expect(raw.requests.length).toBe(2);
    expect(await allowance()).toEqual([{ day: DAY, tokens: 300, images: 0 }]);
  });

  test('releases the reservation of a failed request', async () => {
    const raw = await startRaw((_request, response) => sendJson(response, 400, {}));
    const { ask, allowance, usage } = await start({ OPENAI_BASE_URL: raw.url });
    await expect(ask()).rejects.toMatchObject({ failure: 'refused_request' });
    expect(await allowance()).toEqual([{ day: DAY, tokens: 0, images: 0 }]);
    expect(await usage()).toMatchObject([{ calls: 1, failures: 1, input_tokens: 0 }]);
  });

  test('is charged on the day on which the request began', async () => {
    const { app, ask, allowance } = await start({
      OPENAI_BASE_URL: (
        await startRaw((_request, response) => {
          app.clock.advance({ days: 1 });
          sendJson(response, 200, completion(JSON.stringify(GOOD), { usage: USAGE }));
        })
      ).url,
    });
    await ask();
    expect(await allowance()).toEqual([{ day: DAY, tokens: 150, images: 0 }]);
  });
});

test('deleting a user deletes the usage, even while an answer is running', async () => {
  const raw = await startRaw(async (_request, response) => {
    await app.database.db.deleteFrom('users').where('id', '=', person.id).execute();
    sendJson(response, 200, completion(JSON.stringify(GOOD)));
  });
  const { app, person, ask, usage, allowance } = await start({ OPENAI_BASE_URL: raw.url });
  await expect(ask()).resolves.toMatchObject({ value: GOOD });
  expect(await usage()).toEqual([]);
  expect(await allowance()).toEqual([]);
});

test('usage is retained for more than a year, allowances until their day is over', async () => {
  const { app, person, usage, allowance } = await start({});
  const row = { person_id: person.id, task: 'chat', model: 'm', service: 's', calls: 1, ...nothing };
  const days = ['2025-02-06', '2025-02-07', '2026-03-14'];
  await app.database.db
    .insertInto('model_usage')
    .values(days.map((day) => ({ ...row, day })))
    .execute();
  const allowances = ['2026-03-12', '2026-03-13', '2026-03-14'].map((day) => ({
    person_id: person.id,
    day,
    tokens: 1,
    images: 0,
  }));
  await app.database.db.insertInto('model_allowances').values(allowances).execute();
  await runHousekeeping({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
  expect((await usage()).map(({ day }) => day).toSorted()).toEqual(['2025-02-07', '2026-03-14']);
  expect((await allowance()).map(({ day }) => day).toSorted()).toEqual(['2026-03-13', '2026-03-14']);
});
