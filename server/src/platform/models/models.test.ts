import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser } from '../../../test/factories.ts';
import {
  completion,
  type MockedModels,
  type RawModelServer,
  sendJson,
  startModelServer,
  startRawModelServer,
} from '../../../test/model-server.ts';
import { createModels } from './create-models.ts';
import type { ModelCaller, StructuredRequest } from './model.ts';
import { ModelError, type ModelFailure } from './model-error.ts';

const KEY = 'sk-test-0123456789abcdef';
const Answer = z.object({ title: z.string().min(1), minutes: z.number().int().min(0) });
const GOOD = { title: 'Soup', minutes: 20 };
const REQUEST: StructuredRequest<typeof Answer> = {
  task: 'compose',
  name: 'answer',
  schema: Answer,
  messages: [
    { role: 'system', content: 'You answer questions.' },
    { role: 'user', content: 'What is for dinner?' },
  ],
};

let server: MockedModels;
let mock: LLMock;
beforeAll(async () => {
  server = await startModelServer();
  ({ mock } = server);
});
afterAll(() => server.close());
beforeEach(() => {
  mock.reset();
});

const apps: TestApp[] = [];
const raws: RawModelServer[] = [];
afterEach(async () => {
  for (const raw of raws.splice(0)) await raw.close();
  for (const app of apps.splice(0)) await app.close();
});

/** Starts an app with the services of `environment`, and a caller. */
async function start(environment: Record<string, string>, retryWaitMs = 1) {
  const app = await startApp({ environment, retryWaitMs });
  apps.push(app);
  const { id: userId } = await createUser(app);
  const caller: ModelCaller = { userId, signal: new AbortController().signal };
  return { app, models: app.models, caller };
}

const startWithMock = (more: Record<string, string> = {}) =>
  start({ OPENAI_BASE_URL: server.url, OPENAI_API_KEY: KEY, ...more });

async function startRaw(...given: Parameters<typeof startRawModelServer>) {
  const raw = await startRawModelServer(...given);
  raws.push(raw);
  return raw;
}

async function failureOf(pending: Promise<unknown>): Promise<ModelError> {
  const error: unknown = await pending.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof ModelError)) throw new Error(`Expected a ModelError, but got ${String(error)}`);
  return error;
}

describe('without a configured service', () => {
  test.each([
    {},
    { AI_PROVIDER: 'kitchen', OPENAI_API_KEY: KEY, WORKER_URL: 'http://127.0.0.1:1' },
    { AI_PROVIDER: 'simulated' },
  ])('every call fails as off: %j', async (environment) => {
    const { models, caller } = await start(environment);
    expect((['compose', 'ideas', 'chat', 'image', 'vision'] as const).filter((task) => models.can(task))).toEqual([]);
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('off');
    expect((await failureOf(models.image(caller, 'x'))).failure).toBe('off');
    const stream = models.stream(caller, { task: 'chat', messages: REQUEST.messages });
    expect((await failureOf(Array.fromAsync(stream))).failure).toBe('off');
  });
});

test('the SDK is loaded with the first request, not at start', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('#platform/models/create-models.ts');
    console.log(loaded.filter((url) => url.includes('/create-models.ts')).length, loaded.filter((url) => url.includes('/openai/')).length);
  `;
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd });
  expect((await run).stdout.trim()).toBe('1 0');
});

describe('a structured answer', () => {
  test('is requested by JSON schema, with the default model and temperature', async () => {
    const { models, caller } = await startWithMock();
    mock.onMessage('dinner', { content: JSON.stringify(GOOD) });
    await expect(models.structured(caller, REQUEST)).resolves.toEqual({ value: GOOD, answeredBy: 'provider' });
    const [body, ...more] = server.taken();
    expect(more).toEqual([]);
    expect(body).toMatchObject({ model: 'gpt-3.5-turbo', temperature: 0.7 });
    expect(body?.messages).toEqual(REQUEST.messages);
    expect(body?.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: {
        name: 'answer',
        strict: false,
        schema: { type: 'object', required: ['title', 'minutes'], additionalProperties: false },
      },
    });
  });

  test('is requested from the model of its task', async () => {
    const { models, caller } = await startWithMock({
      AI_COMPOSE_MODEL: 'gpt-5',
      AI_COMPOSE_TEMPERATURE: '0.1',
      AI_COMPOSE_MAX_TOKENS: '700',
      AI_CHAT_MODEL: 'other',
    });
    mock.onMessage('dinner', { content: JSON.stringify(GOOD) });
    await models.structured(caller, REQUEST);
    await models.structured(caller, { ...REQUEST, task: 'ideas' });
    expect(server.taken()).toMatchObject([
      { model: 'gpt-5', temperature: 0.1, max_tokens: 700 },
      { model: 'other', temperature: 0.7, max_tokens: 4_000 },
    ]);
  });

  test.each([
    ['fences', '```json\n{"title":"Soup","minutes":20}\n```'],
    ['words around it', 'Here you are: {"title":"Soup","minutes":20}. Enjoy!'],
    ['thoughts before it', '<think>{maybe}</think>{"title":"Soup","minutes":20}'],
  ])('may have %s', async (_what, content) => {
    const { models, caller } = await startWithMock();
    mock.onMessage('dinner', { content });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
  });

  test.each([
    ['no JSON', 'I would rather not', 'It was no valid JSON.'],
    ['half a JSON', '{"title":"Soup","minu', 'It was no valid JSON.'],
    ['another shape', '{"title":"Soup","minutes":-4}', '- minutes: Too small'],
    ['nothing', '', 'It was empty.'],
  ])('that is %s is corrected in one round', async (_what, content, problem) => {
    const { models, caller } = await startWithMock();
    mock.onMessage('could not be used', { content: JSON.stringify(GOOD) });
    mock.onMessage('dinner', { content });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
    const [, second] = server.taken();
    const last = second?.messages?.at(-1);
    expect(last?.role).toBe('user');
    expect(last?.content).toContain(problem);
    expect(second?.messages?.some(({ role, content: said }) => role === 'assistant' && said === content)).toBe(
      content !== '',
    );
  });

  test('that is invalid after one correction fails without a fallback to the worker', async () => {
    const worker = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const { models, caller } = await startWithMock({ WORKER_URL: worker.origin });
    mock.onMessage(/./u, { content: 'no' });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('unusable');
    expect(server.taken()).toHaveLength(2);
    expect(worker.requests).toHaveLength(0);
  });

  test('cut off at its maximum length is requested again, shorter', async () => {
    const { models, caller } = await startWithMock();
    mock.onMessage('be shorter', { content: JSON.stringify(GOOD) });
    mock.onMessage('dinner', { content: '{"title":"Soup', finishReason: 'length' });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
  });

  test('that the service filters is declined without a fallback', async () => {
    const worker = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const { models, caller } = await startWithMock({ WORKER_URL: worker.origin });
    mock.onMessage('dinner', { content: '', finishReason: 'content_filter' });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('declined');
    expect(server.taken()).toHaveLength(1);
    expect(worker.requests).toHaveLength(0);
  });

  test('rejected by a content policy is declined without a fallback', async () => {
    const worker = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const error = { message: 'The response was filtered', code: 'content_filter' };
    const raw = await startRaw((_request, response) => sendJson(response, 400, { error }));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url, WORKER_URL: worker.origin });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('declined');
    expect(raw.requests).toHaveLength(1);
    expect(worker.requests).toHaveLength(0);
  });

  test('that the model refuses is declined', async () => {
    const raw = await startRaw((_request, response) =>
      sendJson(response, 200, completion(null, { refusal: 'I cannot.' })),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('declined');
  });
});

test('a service that rejects streaming is asked for complete answers from then on', async () => {
  const raw = await startRaw((request, response) =>
    request.body.stream === true
      ? sendJson(response, 400, {
          error: { message: "Unsupported value: 'stream' does not support true", param: 'stream' },
        })
      : sendJson(response, 200, completion('Soup.')),
  );
  const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
  for (let time = 0; time < 2; time += 1) {
    const pieces = await Array.fromAsync(models.stream(caller, { task: 'chat', messages: REQUEST.messages }));
    expect(pieces[0]).toEqual({ type: 'text', text: 'Soup.' });
  }
  expect(raw.requests.map(({ body }) => body.stream)).toEqual([true, undefined, undefined]);
});

test('an answer in the arguments of a tool call is read', async () => {
  const call = { id: 'a', type: 'function', function: { name: 'answer', arguments: JSON.stringify(GOOD) } };
  const raw = await startRaw((_request, response) => sendJson(response, 200, completion(null, { tool_calls: [call] })));
  const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
  expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
});

describe('a service without support for JSON schemas', () => {
  /** A service that rejects the formats in `refused`. */
  const refusing = (refused: readonly string[], status: number, body: object) =>
    startRaw((request, response) => {
      const { response_format: format } = request.body;
      if (format !== undefined && refused.includes(format.type)) return sendJson(response, status, body);
      return sendJson(response, 200, completion(JSON.stringify(GOOD)));
    });
  const formats = ({ requests }: RawModelServer) => requests.map(({ body }) => body.response_format?.type);

  test.each([
    [
      400,
      {
        error: {
          message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
        },
      },
    ],
    [422, { detail: [{ loc: ['body', 'response_format'], msg: 'value is not a valid enumeration member' }] }],
    [404, { message: 'json_schema is not available' }],
    [400, { error: 'structured output is not supported' }],
  ])('is asked for any JSON from then on (%i)', async (status, body) => {
    const raw = await refusing(['json_schema'], status, body);
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
    await models.structured(caller, REQUEST);
    expect(formats(raw)).toEqual(['json_schema', 'json_object', 'json_object']);
    const [system, ...others] = raw.requests[1]?.body.messages ?? [];
    expect(system?.content).toMatch(/^You answer questions\.\n\n[^]*JSON schema[^]*"minutes"/u);
    expect(others.map(({ role }) => role)).toEqual(['user']);
  });

  test('or JSON mode is asked in the prompt only', async () => {
    const raw = await refusing(['json_schema', 'json_object'], 400, {
      error: { message: 'no', param: 'response_format' },
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
    expect(formats(raw)).toEqual(['json_schema', 'json_object', undefined]);
  });

  test('is not asked again when it rejects for another reason', async () => {
    const raw = await startRaw((_request, response) =>
      sendJson(response, 404, { error: { message: 'The model is not known' } }),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect(await failureOf(models.structured(caller, REQUEST))).toMatchObject({ failure: 'not_found', status: 404 });
    expect(raw.requests).toHaveLength(1);
  });

  test('or temperature is asked without a temperature for an hour', async () => {
    const raw = await startRaw((request, response) => {
      if (request.body.temperature === undefined) return sendJson(response, 200, completion(JSON.stringify(GOOD)));
      return sendJson(response, 400, { error: { message: 'Unsupported value', param: 'temperature' } });
    });
    const { app, models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    await models.structured(caller, REQUEST);
    await models.structured(caller, REQUEST);
    expect(raw.requests).toHaveLength(3);
    // The service may have been updated.
    app.clock.advance({ minutes: 61 });
    await models.structured(caller, REQUEST);
    expect(raw.requests).toHaveLength(5);
  });

  test.each([
    [['max_tokens'], ['max_tokens', 'max_completion_tokens', 'max_completion_tokens']],
    [
      ['max_tokens', 'max_completion_tokens'],
      ['max_tokens', 'max_completion_tokens', undefined, undefined],
    ],
  ])('or %j is sent the length by the parameter it knows', async (unknown, sent) => {
    const nameOf = (body: object) => ['max_tokens', 'max_completion_tokens'].find((name) => name in body);
    const raw = await startRaw((request, response) => {
      const name = nameOf(request.body);
      if (name === undefined || !unknown.includes(name)) {
        return sendJson(response, 200, completion(JSON.stringify(GOOD)));
      }
      return sendJson(response, 400, { error: { message: `Unsupported parameter: '${name}'` } });
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    await models.structured(caller, REQUEST);
    await models.structured(caller, REQUEST);
    expect(raw.requests.map(({ body }) => nameOf(body))).toEqual(sent);
    expect(raw.requests[1]?.body).toMatchObject({ max_completion_tokens: 4_000 });
  });

  test('is asked in full again when simpler requests did not help', async () => {
    const raw = await startRaw((_request, response) =>
      sendJson(response, 400, { error: { message: 'Something about temperature, quality or schema' } }),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    await failureOf(models.structured(caller, REQUEST));
    await failureOf(models.image(caller, 'soup'));
    // With and without temperature, by schema, as JSON and in the prompt; then with and without picture options.
    expect(raw.requests.splice(0)).toHaveLength(4 + 2);
    await failureOf(models.structured(caller, REQUEST));
    await failureOf(models.image(caller, 'soup'));
    expect([raw.requests[0]?.body, raw.requests[4]?.body]).toMatchObject([
      { temperature: 0.7, response_format: { type: 'json_schema' } },
      { quality: 'standard' },
    ]);
  });

  test('is not asked again without a parameter that was not sent', async () => {
    const raw = await startRaw((_request, response) =>
      sendJson(response, 400, { error: { message: 'No response_format and no stream_options' } }),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    const pending = Array.fromAsync(models.stream(caller, { task: 'chat', messages: REQUEST.messages }));
    expect((await failureOf(pending)).failure).toBe('refused_request');
    expect(raw.requests).toHaveLength(2);
  });
});

describe('an attempt that fails', () => {
  const ERROR = { error: { message: 'Not today' } };

  test.each([
    [400, 1, 'refused_request'],
    [401, 1, 'unauthorized'],
    [402, 1, 'unauthorized'],
    [403, 1, 'unauthorized'],
    [404, 1, 'not_found'],
    [408, 3, 'too_slow'],
    [409, 1, 'refused_request'],
    [422, 1, 'refused_request'],
    [429, 3, 'rate_limited'],
    [500, 3, 'overloaded'],
    [502, 3, 'overloaded'],
    [503, 3, 'overloaded'],
    [529, 3, 'overloaded'],
  ] as const)('with %i is made %i times', async (status, attempts, failure) => {
    const raw = await startRaw((_request, response) => sendJson(response, status, ERROR));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect(await failureOf(models.structured(caller, REQUEST))).toMatchObject({ failure, status });
    expect(raw.requests).toHaveLength(attempts);
  });

  test('for lack of credit is made once, although its status is 429', async () => {
    const raw = await startRaw((_request, response) =>
      sendJson(response, 429, { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('unauthorized');
    expect(raw.requests).toHaveLength(1);
  });

  test('may succeed at the third attempt', async () => {
    const { models, caller } = await startWithMock();
    mock.onMessage('dinner', { content: JSON.stringify(GOOD) });
    mock.nextRequestError(500).nextRequestError(429, { message: 'slow down' });
    // A Retry-After of one second would delay the test.
    mock.reset();
    mock.on({ userMessage: 'dinner', sequenceIndex: 0 }, { error: { message: 'oh' }, status: 500 });
    mock.on({ userMessage: 'dinner', sequenceIndex: 1 }, { error: { message: 'oh' }, status: 429, retryAfter: 0 });
    mock.onMessage('dinner', { content: JSON.stringify(GOOD) });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
    expect(server.taken()).toHaveLength(3);
  });

  test('with a broken connection is retried', async () => {
    const raw = await startRaw((_request, response, number) => {
      if (number < 3) return void response.destroy();
      sendJson(response, 200, completion(JSON.stringify(GOOD)));
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
  });

  test('with a refused connection is unreachable', async () => {
    const { models, caller } = await start({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    const error = await failureOf(models.structured(caller, REQUEST));
    expect(error.failure).toBe('unreachable');
    expect(error.message).toMatch(/^127\.0\.0\.1:9 cannot be reached/u);
  });

  test.each([
    ['seconds', { 'retry-after': '3600' }],
    ['a date', { date: 'Mon, 05 Jan 2099 10:00:00 GMT', 'retry-after': 'Mon, 05 Jan 2099 11:00:00 GMT' }],
  ])('is not retried when the service asks for too long a wait (%s)', async (_what, headers) => {
    const raw = await startRaw((_request, response) => sendJson(response, 429, ERROR, headers));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect(await failureOf(models.structured(caller, REQUEST))).toMatchObject({
      failure: 'rate_limited',
      retryAfterMs: 3_600_000,
    });
    expect(raw.requests).toHaveLength(1);
  });

  test('is retried on time although the clock of the service is years ahead', async () => {
    const date = 'Mon, 05 Jan 2099 10:00:00 GMT';
    const raw = await startRaw((_request, response, number) => {
      if (number === 1) return sendJson(response, 429, ERROR, { date, 'retry-after': date });
      return sendJson(response, 200, completion(JSON.stringify(GOOD)));
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
  });

  test('is not retried when the wait would be longer than a minute, although the deadline allows it', async () => {
    const raw = await startRaw((_request, response) => sendJson(response, 429, ERROR, { 'retry-after': '61' }));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('rate_limited');
    expect(raw.requests).toHaveLength(1);
  });

  test('is not retried when the deadline is before the retry', async () => {
    const raw = await startRaw((_request, response) => sendJson(response, 503, ERROR, { 'retry-after': '30' }));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url, AI_DEADLINE_MS: '20000' });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('overloaded');
    expect(raw.requests).toHaveLength(1);
  });

  test('waits a second before the second attempt and longer before the third, even with a Retry-After of zero', async () => {
    const raw = await startRaw((_request, response) => sendJson(response, 503, ERROR, { 'retry-after': '0' }));
    const environment = { OPENAI_BASE_URL: raw.url, AI_DEADLINE_MS: '1000' };
    const { app, caller } = await start(environment);
    const { config, database, clock } = app;
    const models = createModels({ config, db: database.db, log: { warn: () => undefined }, now: clock.now });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('overloaded');
    expect(raw.requests).toHaveLength(1);
    // After the first wait there is time for the same wait again, but not for one of twice its length.
    const shorter = await start(environment, 400);
    expect((await failureOf(shorter.models.structured(shorter.caller, REQUEST))).failure).toBe('overloaded');
    expect(raw.requests).toHaveLength(3);
  });

  test('is cancelled when the caller aborts during the wait', async () => {
    const gone = new AbortController();
    const raw = await startRaw((_request, response) => {
      sendJson(response, 503, ERROR);
      response.on('finish', () => setImmediate(() => gone.abort()));
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url }, 60_000);
    expect((await failureOf(models.structured({ ...caller, signal: gone.signal }, REQUEST))).failure).toBe('cancelled');
    expect(raw.requests).toHaveLength(1);
  });
});

describe('an answer that never ends', () => {
  test('is too slow when its deadline passes, and its connection is closed', async () => {
    const raw = await startRaw(
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url, AI_DEADLINE_MS: '1000' });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('too_slow');
    await vi.waitFor(() => expect(raw.abandoned.count).toBe(1));
    // The deadline is shared by the action; another action has its own.
    expect((await failureOf(models.image(caller, 'soup'))).failure).toBe('too_slow');
    expect(raw.requests).toHaveLength(1);
    const gone = new AbortController();
    const another = models.image({ ...caller, signal: gone.signal }, 'soup');
    await vi.waitFor(() => expect(raw.requests).toHaveLength(2));
    gone.abort();
    expect((await failureOf(another)).failure).toBe('cancelled');
  });

  test.each([
    [new DOMException('Gone', 'AbortError'), 'cancelled'],
    [new DOMException('Late', 'TimeoutError'), 'too_slow'],
  ] as const)('ends with the signal of the caller: %s', async (reason, failure) => {
    const gone = new AbortController();
    const raw = await startRaw(() => gone.abort(reason));
    const { app, models, caller } = await start({ OPENAI_BASE_URL: raw.url, WORKER_URL: 'http://127.0.0.1:9' });
    expect((await failureOf(models.structured({ ...caller, signal: gone.signal }, REQUEST))).failure).toBe(failure);
    const [used, ...others] = await app.database.db
      .selectFrom('model_usage')
      .select(['service', 'input_tokens'])
      .execute();
    // It is billed although it was cancelled.
    expect(used).toMatchObject({ service: new URL(raw.url).host });
    expect(used?.input_tokens).toBeGreaterThan(40);
    expect(others).toEqual([]);
    await vi.waitFor(() => expect(raw.abandoned.count).toBe(1));
    const pending = models.structured({ ...caller, signal: gone.signal }, REQUEST);
    expect((await failureOf(pending)).failure).toBe(failure);
    expect(raw.requests).toHaveLength(1);
    expect(await app.database.db.selectFrom('model_usage').select('calls').execute()).toEqual([{ calls: 1 }]);
  });
});

describe('an invalid response', () => {
  const html = '<html><body><h1>Welcome to nginx!</h1></body></html>';

  test.each([
    ['HTML', 'text/html', html],
    ['HTML that says it is JSON', 'application/json', html],
    ['half a JSON', 'application/json', JSON.stringify(completion(JSON.stringify(GOOD))).slice(0, -9)],
    ['nothing', 'application/json', ''],
    ['another JSON', 'application/json', '{"hello":"world"}'],
    ['a list of no answers', 'application/json', '{"choices":[]}'],
    ['5 MB of text', 'application/json', JSON.stringify(completion('x'.repeat(5_000_000)))],
  ])('(%s) is unusable and not retried', async (_what, type, body) => {
    const raw = await startRaw(
      (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe('unusable');
    expect(raw.requests).toHaveLength(1);
  });

  test('falls back to the worker', async () => {
    const worker = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const raw = await startRaw(
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url, WORKER_URL: worker.origin });
    expect(await models.structured(caller, REQUEST)).toEqual({ value: GOOD, answeredBy: 'worker' });
  });

  test.each([
    [{ error: { message: 'Too many requests', code: 429 } }, 'rate_limited', 3],
    [{ error: { message: 'Something broke' } }, 'overloaded', 3],
    [{ error: { message: 'Not for you', code: 403 } }, 'unauthorized', 1],
  ] as const)('with status 200 and an error body fails as that error: %j', async (body, failure, attempts) => {
    const raw = await startRaw((_request, response) => sendJson(response, 200, body));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.structured(caller, REQUEST))).failure).toBe(failure);
    expect(raw.requests).toHaveLength(attempts);
  });
});

describe('the worker', () => {
  const startWorker = () => startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));

  test('is called when no service is configured', async () => {
    const worker = await startWorker();
    const { models, caller } = await start({ WORKER_URL: `${worker.origin}/`, WORKER_TOKEN: 'lrd_token' });
    expect(models.can('compose')).toBe(true);
    expect(models.can('image')).toBe(false);
    expect(models.can('vision')).toBe(false);
    expect(await models.structured(caller, REQUEST)).toEqual({ value: GOOD, answeredBy: 'worker' });
    const [request] = worker.requests;
    expect(request).toMatchObject({
      path: '/chat',
      headers: { authorization: 'Bearer lrd_token', 'x-larder-hop': '1' },
      body: {
        model: 'gpt-3.5-turbo',
        temperature: 0.7,
        messages: REQUEST.messages,
        response_format: { type: 'json_schema' },
      },
    });
  });

  test('is called once when the service fails', async () => {
    const worker = await startWorker();
    const { models, caller } = await startWithMock({ WORKER_URL: worker.origin });
    mock.onMessage('dinner', { error: { message: 'oh' }, status: 500 });
    expect((await models.structured(caller, REQUEST)).answeredBy).toBe('worker');
    expect(server.taken()).toHaveLength(3);
    expect(worker.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([401, 404, 500])('that fails too reports the fixed message (%i)', async (status) => {
    const worker = await startRaw((_request, response) => sendJson(response, status, { error: 'words' }));
    const { models, caller } = await start({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', WORKER_URL: worker.origin });
    expect(await failureOf(models.structured(caller, REQUEST))).toMatchObject({
      message: `Worker returned status ${status}`,
      status,
    });
    expect(worker.requests).toHaveLength(1);
  });

  test('is not called for a forwarded request', async () => {
    const worker = await startWorker();
    const alone = await start({ WORKER_URL: worker.origin });
    expect((await failureOf(alone.models.structured({ ...alone.caller, isForwarded: true }, REQUEST))).failure).toBe(
      'off',
    );
    const both = await start({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', WORKER_URL: worker.origin });
    const error = await failureOf(both.models.structured({ ...both.caller, isForwarded: true }, REQUEST));
    expect(error.failure).toBe('unreachable');
    expect(worker.requests).toHaveLength(0);
  });
});

describe('the circuit breaker of a service', () => {
  test('opens after two failed actions and closes after a successful trial', async () => {
    let isUp = false;
    const raw = await startRaw((_request, response) =>
      isUp ? sendJson(response, 200, completion(JSON.stringify(GOOD))) : sendJson(response, 500, { error: 'down' }),
    );
    const worker = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const { app, models, caller } = await start({ OPENAI_BASE_URL: raw.url, WORKER_URL: worker.origin });
    const [name] = [new URL(raw.url).host];
    const ask = async () => (await models.structured(caller, REQUEST)).answeredBy;
    expect([await ask(), await ask(), await ask()]).toEqual(['worker', 'worker', 'worker']);
    expect(raw.requests).toHaveLength(6);
    expect(models.services()).toMatchObject([
      { service: name, circuit: 'open', lastFailure: { failure: 'overloaded', at: app.clock.now() } },
      { service: 'worker', circuit: 'closed', lastFailure: null },
    ]);

    app.clock.advance({ seconds: 31 });
    expect(await ask()).toBe('worker');
    expect(raw.requests).toHaveLength(7);
    isUp = true;
    app.clock.advance({ seconds: 31 });
    expect(await ask()).toBe('provider');
    expect(models.services()[0]?.circuit).toBe('closed');
  });

  test('of a worker without a provider reports the last failure', async () => {
    const worker = await startRaw((_request, response) => sendJson(response, 503, {}));
    const { models, caller } = await start({ WORKER_URL: worker.origin });
    for (let n = 0; n < 8; n += 1) {
      expect((await failureOf(models.structured(caller, REQUEST))).message).toBe('Worker returned status 503');
    }
    expect(worker.requests).toHaveLength(6);
  });

  test('lets one trial request per thirty seconds pass while others fail at once', async () => {
    const answers: (() => void)[] = [];
    const raw = await startRaw((_request, response, number) => {
      // The last failure arrives late: a cooldown from the time of its request would be over.
      if (number === 6) app.clock.advance({ seconds: 31 });
      if (number <= 6) return sendJson(response, 500, {});
      answers.push(() => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    });
    const { app, models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    const refused = async () => (await failureOf(models.structured(caller, REQUEST))).failure;
    for (let n = 0; n < 3; n += 1) await refused();
    expect(raw.requests).toHaveLength(6);
    app.clock.advance({ seconds: 31 });
    const first = models.structured(caller, REQUEST);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect([await refused(), models.services()[0]?.circuit]).toEqual(['overloaded', 'open']);
    // The first trial hangs, so another one may pass after the cooldown.
    app.clock.advance({ seconds: 31 });
    const second = models.structured(caller, REQUEST);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(await refused()).toBe('overloaded');
    answers[1]?.();
    expect((await second).value).toEqual(GOOD);
    expect(models.services()[0]?.circuit).toBe('closed');
    answers[0]?.();
    expect((await first).value).toEqual(GOOD);
  });

  test('lets every request pass at once when the health probe succeeds', async () => {
    let isUp = false;
    const raw = await startRaw((_request, response) =>
      isUp ? sendJson(response, 200, completion(JSON.stringify(GOOD))) : sendJson(response, 500, {}),
    );
    const { app, models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    for (let n = 0; n < 2; n += 1) await failureOf(models.structured(caller, REQUEST));
    // While it is down, it gets no request, and one probe for all concurrent callers.
    const probes = Array.from({ length: 10 }, () => models.isUp('compose'));
    expect(new Set(await Promise.all(probes))).toEqual(new Set([false]));
    expect(raw.health.asked).toBe(1);
    app.clock.advance({ seconds: 1 });
    const all = Array.from({ length: 10 }, () => failureOf(models.structured(caller, REQUEST)));
    expect(new Set((await Promise.all(all)).map(({ failure }) => failure))).toEqual(new Set(['overloaded']));
    expect(raw.requests).toHaveLength(6);

    isUp = true;
    raw.health.status = 200;
    const { asked } = raw.health;
    app.clock.advance({ seconds: 1 });
    expect((await models.structured(caller, REQUEST)).value).toEqual(GOOD);
    expect([raw.health.asked, models.services()[0]?.circuit]).toEqual([asked + 1, 'closed']);
  });

  test('ignores a probe that succeeds while requests fail, for thirty seconds', async () => {
    const raw = await startRaw((_request, response) => sendJson(response, 500, {}));
    raw.health.status = 200;
    const { app, models, caller } = await start({ OPENAI_BASE_URL: raw.url, WORKER_URL: 'http://127.0.0.1:9' });
    for (let n = 0; n < 2; n += 1) await failureOf(models.structured(caller, REQUEST));
    expect(await models.isUp('compose')).toBe(true);
    for (let n = 0; n < 5; n += 1) {
      app.clock.advance({ seconds: 2 });
      await failureOf(models.structured(caller, REQUEST));
    }
    expect(raw.requests).toHaveLength(7);
    expect(await models.isUp('compose')).toBe(false);
    app.clock.advance({ seconds: 31 });
    expect(await models.isUp('compose')).toBe(true);
  });

  test('stays open when the trial request is cancelled', async () => {
    const gone = new AbortController();
    const raw = await startRaw((_request, response, number) =>
      number <= 6 ? sendJson(response, 500, {}) : gone.abort(),
    );
    const { app, models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    for (let n = 0; n < 2; n += 1) await failureOf(models.structured(caller, REQUEST));
    app.clock.advance({ seconds: 31 });
    const pending = models.structured({ ...caller, signal: gone.signal }, REQUEST);
    expect((await failureOf(pending)).failure).toBe('cancelled');
    expect(models.services()).toMatchObject([{ circuit: 'open', lastFailure: { failure: 'overloaded' } }]);
  });

  test('counts only consecutive failures', async () => {
    const raw = await startRaw((_request, response, number) =>
      sendJson(response, number % 6 === 0 ? 400 : 500, { error: 'words' }),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    for (let n = 0; n < 4; n += 1) await failureOf(models.structured(caller, REQUEST));
    expect(raw.requests).toHaveLength(12);
    expect(models.services()[0]?.circuit).toBe('closed');
  });
});

describe('keys', () => {
  test('of one service are not sent to another', async () => {
    const main = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const other = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const environment = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: main.url, AI_IDEAS_BASE_URL: other.url };
    const { models, caller } = await start(environment);
    await models.structured(caller, REQUEST);
    await models.structured(caller, { ...REQUEST, task: 'ideas' });
    expect(main.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(other.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('do not follow a redirect', async () => {
    const other = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const raw = await startRaw((_request, response) => response.writeHead(308, { location: other.url }).end());
    const { models, caller } = await start({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.structured(caller, REQUEST))).status).toBe(308);
    expect(other.requests).toEqual([]);
  });

  test('that a service repeats are in no message and no state', async () => {
    const raw = await startRaw((request, response) =>
      sendJson(response, 401, {
        error: {
          message: `Incorrect API key provided: ${request.headers.authorization ?? ''}. See sk-te**cdef`,
          code: KEY,
        },
      }),
    );
    const { models, caller } = await start({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: raw.url });
    const error = await failureOf(models.structured(caller, REQUEST));
    expect(error.message).toMatch(/Incorrect API key provided/u);
    for (const text of [error.message, JSON.stringify(error), String(error.stack), JSON.stringify(models.services())]) {
      expect(text).not.toContain(KEY);
      expect(text).not.toContain('sk-te');
    }
    expect(error.cause).toBeUndefined();
  });

  test('revoked between two requests make the second fail', async () => {
    const raw = await startRaw((_request, response, number) =>
      number === 1
        ? sendJson(response, 200, completion('{'))
        : sendJson(response, 401, { error: { message: 'revoked' } }),
    );
    const worker = await startRaw((_request, response) => sendJson(response, 200, completion(JSON.stringify(GOOD))));
    const alone = await start({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: raw.url });
    expect((await failureOf(alone.models.structured(alone.caller, REQUEST))).failure).toBe('unauthorized');
    const both = await start({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: raw.url, WORKER_URL: worker.origin });
    expect((await both.models.structured(both.caller, REQUEST)).answeredBy).toBe('worker');
  });
});

const FAILURES: readonly ModelFailure[] = ['refused_request', 'declined'];

describe('a picture', () => {
  const BYTES = Buffer.from('89504e470d0a1a0a', 'hex');

  test('is requested with the default parameters and returned as a URL', async () => {
    const { models, caller } = await startWithMock();
    mock.onImage('soup', { image: { url: 'http://127.0.0.1:1/soup.png' } });
    const { picture, answeredBy } = await models.image(caller, 'a soup');
    expect(picture).toEqual({ url: 'http://127.0.0.1:1/soup.png', origin: new URL(server.url).origin });
    expect(answeredBy).toBe('provider');
  });

  test.each([
    ['base64', { b64_json: BYTES.toString('base64') }, { bytes: BYTES }],
    ['a data address', { url: `data:image/png;base64,${BYTES.toString('base64')}` }, { bytes: BYTES }],
    [
      'bytes of another name',
      { b64_json: `data:application/octet-stream;base64,${BYTES.toString('base64')}` },
      { bytes: BYTES },
    ],
    ['an address of no known type', { url: `data:;base64,${BYTES.toString('base64')}` }, { bytes: BYTES }],
    ['bytes alone', BYTES.toString('base64'), { bytes: BYTES }],
    [
      'an object with an address',
      { url: { url: 'http://127.0.0.1:1/1.png' } },
      expect.objectContaining({ url: 'http://127.0.0.1:1/1.png' }),
    ],
    [
      'a path',
      { url: '/files/1.png' },
      expect.objectContaining({ url: expect.stringMatching(/^http:.*\/files\/1\.png$/u) as string }),
    ],
  ])('may come as %s', async (_what, item, expected) => {
    const raw = await startRaw((_request, response) => sendJson(response, 200, { created: 1, data: [item] }));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await models.image(caller, 'a soup')).picture).toEqual(expected);
    expect(raw.requests[0]).toMatchObject({ path: '/v1/images/generations' });
    expect(raw.requests[0]?.body).toEqual({
      model: 'dall-e-3',
      prompt: 'a soup',
      n: 1,
      size: '1024x1024',
      quality: 'standard',
      response_format: 'url',
    });
  });

  test.each<[string, Parameters<typeof startRaw>[0], object]>([
    [
      'without a list',
      (_request, response) => sendJson(response, 200, { data: { b64_json: BYTES.toString('base64') } }),
      { bytes: BYTES },
    ],
    [
      'under another name',
      (_request, response) => sendJson(response, 200, { images: [BYTES.toString('base64')] }),
      { bytes: BYTES },
    ],
    [
      'as the file itself',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(BYTES),
      { bytes: BYTES },
    ],
    [
      'elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/soup.png' }).end(),
      expect.objectContaining({ url: 'http://127.0.0.1:1/soup.png' }),
    ],
  ])('may be answered %s', async (_what, answer, expected) => {
    const raw = await startRaw(answer);
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await models.image(caller, 'a soup')).picture).toEqual(expected);
  });

  test('is requested without optional parameters from then on when a service rejects them', async () => {
    const raw = await startRaw((request, response) =>
      'quality' in request.body
        ? sendJson(response, 400, { error: { message: 'Unknown parameter' } })
        : sendJson(response, 200, { data: [{ b64_json: BYTES.toString('base64') }] }),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url, AI_IMAGE_MODEL: 'flux' });
    await models.image(caller, 'a soup');
    await models.image(caller, 'a soup');
    expect(raw.requests.map(({ body }) => Object.keys(body))).toEqual([
      ['model', 'prompt', 'n', 'size', 'quality'],
      ['model', 'prompt'],
      ['model', 'prompt'],
    ]);
  });

  test.each([
    ['that is against the rules', { error: { message: 'no', code: 'content_policy_violation' } }, FAILURES[1], 1],
    ['that a service will not make', { error: { message: 'no' } }, FAILURES[0], 2],
  ])('%s fails', async (_what, body, failure, requests) => {
    const raw = await startRaw((_request, response) => sendJson(response, 400, body));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.image(caller, 'a soup'))).failure).toBe(failure);
    expect(raw.requests).toHaveLength(requests);
  });

  test.each([
    { data: [] },
    { data: [{}] },
    { data: [{ url: 'javascript:alert(1)' }] },
    { data: [{ b64_json: '!!' }] },
    'x',
  ])('fails without a URL or bytes: %j', async (body) => {
    const raw = await startRaw((_request, response) => sendJson(response, 200, body));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await failureOf(models.image(caller, 'a soup'))).failure).toBe('unusable');
  });
});
