import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import type { Database } from '#platform/db/open.ts';
import { createFetchPublic } from '#platform/fetch-public/fetch-public.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createUser } from '../../../test/factories.ts';
import {
  chunk,
  completion,
  eventStream,
  type ModelServerRequest,
  type RawModelServer,
  sendJson,
  startRawModelServer,
} from '../../../test/model-server.ts';
import type { ModelCaller } from './model.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');

const fetchPublic = createFetchPublic({
  allowedHosts: ['127.0.0.1'],
  userAgent: 'Larder',
  maxBytes: 1_000,
  totalMs: 5_000,
  firstByteMs: 5_000,
});

const apps: TestApp[] = [];
const raws: RawModelServer[] = [];
const places: DatabasePlace[] = [];
afterEach(async () => {
  for (const raw of raws.splice(0)) await raw.close();
  for (const app of apps.splice(0)) await app.close();
  for (const place of places.splice(0)) await place.remove();
});

type Part = 'chat' | 'json' | 'stream' | 'image' | 'vision';

function partOf({ path, body }: ModelServerRequest): Part {
  if (path.endsWith('/images/generations')) return 'image';
  if (body.stream === true) return 'stream';
  if (JSON.stringify(body).includes('image_url')) return 'vision';
  return body.response_format === undefined ? 'chat' : 'json';
}

/** A service that works, except for the answers in `answers`. */
async function startService(answers: Partial<Record<Part, () => unknown>> = {}) {
  const whole: Record<Part, () => unknown> = {
    chat: () => completion('ready'),
    json: () => completion('{"ready":true,"word":"ready"}'),
    stream: () => eventStream([chunk({ content: 'ready' }), chunk({}, 'stop')]),
    image: () => ({ data: [{ b64_json: PNG }] }),
    vision: () => completion('{"color":"red"}'),
  };
  const raw = await startRawModelServer((request, response) => {
    if (request.path === '/made.png') return response.end(Buffer.from(PNG, 'base64'));
    const answer = { ...whole, ...answers }[partOf(request)]();
    if (typeof answer === 'number') return sendJson(response, answer, { error: { message: 'Not today' } });
    if (typeof answer !== 'string') return sendJson(response, 200, answer);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(answer);
  });
  raws.push(raw);
  return raw;
}

async function start(environment: Record<string, string>, database?: Database) {
  const app = await startApp({ environment, ...(database === undefined ? {} : { database }) });
  apps.push(app);
  const { id: userId } = await createUser(app);
  const caller: ModelCaller = { userId, signal: new AbortController().signal };
  const find = () => app.models.check(caller, ({ url }, signal) => fetchPublic(url, signal));
  const check = async () => {
    const findings = await find();
    return Object.fromEntries(findings.map(({ capability, state, reason }) => [capability, reason ?? state]));
  };
  return { app, models: app.models, caller, find, check };
}

describe('a check', () => {
  test('calls every capability, recorded as usage of the admin but not charged to the daily limit', async () => {
    const raw = await startService();
    const { app, find } = await start({ OPENAI_BASE_URL: raw.url, AI_VISION_MODEL: 'seer' });
    const findings = await find();
    expect(findings.map(({ capability, state, reason }) => [capability, state, reason])).toEqual([
      ['chat', 'ok', null],
      ['json', 'ok', null],
      ['stream', 'ok', null],
      ['image', 'ok', null],
      ['vision', 'ok', null],
      ['worker', 'off', null],
    ]);
    expect(findings.every(({ durationMs, state }) => (durationMs === null) === (state === 'off'))).toBe(true);
    expect(raw.requests).toHaveLength(5);
    const usage = await app.database.db.selectFrom('model_usage').select(['task', 'calls']).orderBy('task').execute();
    expect(usage).toEqual([
      { task: 'chat', calls: 2 },
      { task: 'compose', calls: 1 },
      { task: 'image', calls: 1 },
      { task: 'vision', calls: 1 },
    ]);
    expect(await app.database.db.selectFrom('model_allowances').selectAll().execute()).toEqual([]);
  });

  test('reports capabilities that are not configured as off', async () => {
    const { check } = await start({});
    const off = { chat: 'off', json: 'off', stream: 'off', image: 'off', vision: 'off', worker: 'off' };
    expect(await check()).toEqual(off);
    const worker = await startService();
    expect(await (await start({ WORKER_URL: worker.origin })).check()).toEqual({ ...off, worker: 'ok' });
  });

  test.each<[Part, string, () => unknown, RegExp]>([
    ['chat', 'an error', () => 500, /answered 500 Not today/u],
    ['chat', 'nothing', () => completion(' '), /empty/u],
    ['chat', 'a refusal', () => completion(null, { refusal: 'no' }), /refused to answer/u],
    ['json', 'words', () => completion('ready!'), /does not match/u],
    ['json', 'a refusal', () => completion(null, { refusal: 'no' }), /refused to answer/u],
    ['stream', 'half of it', () => eventStream([chunk({ content: 're' })], false), /broke off/u],
    [
      'stream',
      'a call',
      () => eventStream([chunk({ tool_calls: [{ id: 'a', function: { name: 'a' } }] }, 'tool_calls')]),
      /no text/u,
    ],
    ['image', 'an error', () => 404, /answered 404/u],
    [
      'image',
      'something else',
      () => ({ data: [{ b64_json: Buffer.from('<html>').toString('base64') }] }),
      /not a picture/u,
    ],
    [
      'image',
      'an address where nothing is',
      () => ({ data: [{ url: 'http://127.0.0.1:9/made.png' }] }),
      /could not be fetched/u,
    ],
    ['vision', 'a guess', () => completion('{"color":"blue"}'), /did not recognize/u],
    ['vision', 'words', () => completion('I see nothing'), /does not match/u],
  ])('finds %s broken when it answers with %s', async (part, _what, answer, reason) => {
    const raw = await startService({ [part]: answer });
    const { check } = await start({ OPENAI_BASE_URL: raw.url, AI_VISION_MODEL: 'seer' });
    const { [part]: found, ...others } = await check();
    expect(found).toMatch(reason);
    expect(Object.values(others).filter((state) => state !== 'ok')).toEqual(['off']);
  });

  test('reports no key', async () => {
    const raw = await startRawModelServer((request, response) =>
      sendJson(response, 401, {
        error: { message: `Bad: ${request.headers.authorization?.slice('Bearer '.length) ?? ''}` },
      }),
    );
    raws.push(raw);
    const { models, find } = await start({ OPENAI_BASE_URL: raw.url, OPENAI_API_KEY: 'secret-0123456789' });
    const report = JSON.stringify(await find()) + JSON.stringify(models.services());
    expect(report).toContain('401');
    expect(report).not.toContain('secret-0123456789');
  });

  test('covers the configured services with their tasks', async () => {
    const chat = { task: 'chat', model: 'gpt-3.5-turbo' };
    const { models } = await start({
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_IMAGE_BASE_URL: 'http://127.0.0.1:10/v1',
      AI_IDEAS_MODEL: 'small',
      WORKER_URL: 'http://127.0.0.1:11',
    });
    const well = { circuit: 'closed', lastFailure: null };
    const words = [{ ...chat, task: 'compose' }, { task: 'ideas', model: 'small' }, chat];
    expect(models.services()).toEqual([
      { ...well, service: '127.0.0.1:9', answeredBy: 'provider', tasks: words },
      { ...well, service: '127.0.0.1:10', answeredBy: 'provider', tasks: [{ task: 'image', model: 'dall-e-3' }] },
      { ...well, service: 'worker', answeredBy: 'worker', tasks: [] },
    ]);
  });

  test('calls a service once even while its circuit is open, and leaves the circuit as it is', async () => {
    const raw = await startService({ json: () => 500 });
    const { models, caller, check } = await start({ OPENAI_BASE_URL: raw.url });
    const request = { task: 'compose', name: 'x', schema: z.object({}), messages: [] } as const;
    for (let n = 0; n < 2; n += 1) {
      await expect(models.structured(caller, request)).rejects.toMatchObject({ failure: 'overloaded' });
    }
    expect(models.services()).toMatchObject([{ circuit: 'open' }]);
    raw.requests.length = 0;
    expect(await check()).toMatchObject({ chat: 'ok', json: expect.stringContaining('500') as string, stream: 'ok' });
    expect(raw.requests).toHaveLength(4);
    expect(models.services()).toMatchObject([{ circuit: 'open', lastFailure: { failure: 'overloaded' } }]);
  });
});

test('a capability that a check found broken is off until a check succeeds or an hour has passed', async () => {
  let image: unknown = 500;
  let vision: unknown = completion('{"color":"blue"}');
  const raw = await startService({ image: () => image, vision: () => vision });
  const { app, models, caller, check } = await start({ OPENAI_BASE_URL: raw.url, AI_VISION_MODEL: 'gpt-3.5-turbo' });
  const offered = () => (['chat', 'image', 'vision'] as const).filter((task) => models.can(task));
  expect(offered()).toEqual(['chat', 'image', 'vision']);
  await check();
  expect(offered()).toEqual(['chat']);
  image = { data: [{ url: '/made.png' }] };
  await check();
  expect(offered()).toEqual(['chat', 'image']);
  app.clock.advance({ minutes: 61 });
  expect(offered()).toEqual(['chat', 'image', 'vision']);
  await app.models.check({ ...caller, signal: AbortSignal.abort() }, () => Promise.reject(new Error('Nobody fetches')));
  expect(offered()).toEqual(['chat', 'image', 'vision']);
  vision = 500;
  await check();
  expect(offered()).toEqual(['chat', 'image']);
});

test('a capability found broken is off on other instances with the same service and model', async () => {
  const place = await createDatabase();
  const raw = await startService({ image: () => 500 });
  const environment = { OPENAI_BASE_URL: raw.url };
  const one = await start(environment, place.open());
  const two = await start(environment, place.open());
  expect(two.models.can('image')).toBe(true);
  await one.check();
  two.app.clock.advance({ seconds: 6 });
  await vi.waitFor(() => expect(two.models.can('image')).toBe(false));
  const started = await startApp({ environment, database: place.open() });
  await vi.waitFor(() => expect(started.models.can('image')).toBe(false));
  apps.push(started);
  places.push(place);
  for (const another of [{ AI_IMAGE_MODEL: 'flux' }, { AI_IMAGE_BASE_URL: 'http://127.0.0.1:9/v1' }]) {
    const other = await startApp({ environment: { ...environment, ...another }, database: place.open() });
    apps.push(other);
    expect(other.models.can('image')).toBe(true);
  }
});
