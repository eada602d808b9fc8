import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import OpenAI from 'openai';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AskAnswer, COMPLETION_LIMITS, COMPLETION_TEXTS, completionsRoutes } from '@larder/contract/completions';
import type { TokenScope } from '@larder/contract/route';

import { API_TOKEN_PREFIX } from '#features/tokens/queries.ts';
import { toJson } from '#platform/db/tables.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

import { startApp, type TestApp, type TestAppOptions } from '../../../test/app.ts';
import { createApiToken, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import {
  chunk,
  completion,
  eventStream,
  type RawModelServer,
  sendJson,
  startRawModelServer,
} from '../../../test/model-server.ts';

/** A server that listens on a port, with one user. */
interface ListeningApp {
  readonly app: TestApp;
  readonly url: string;
  readonly anna: TestUser;
}

const listening: ListeningApp[] = [];
const raws: RawModelServer[] = [];
afterAll(async () => {
  for (const { app } of listening) await app.close();
  for (const raw of raws) await raw.close();
});

async function listen(options: TestAppOptions = {}): Promise<ListeningApp> {
  const app = await startApp({ retryWaitMs: 1, ...options });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const one = { app, url: `http://127.0.0.1:${port}`, anna: await createUser(app) };
  listening.push(one);
  return one;
}

async function models(...given: Parameters<typeof startRawModelServer>): Promise<RawModelServer> {
  const raw = await startRawModelServer(...given);
  raws.push(raw);
  return raw;
}

/** A model that always answers with this text, streamed on request. */
const saying = (text: string) =>
  models(({ body }, response) => {
    if (body.stream !== true) return sendJson(response, 200, completion(text));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = text.split(/(?<= )/u).map((content) => chunk({ content }));
    response.end(eventStream([...pieces, chunk({}, 'stop')]));
    return undefined;
  });

async function tokenFor({ app, anna }: ListeningApp, ...scopes: TokenScope[]): Promise<string> {
  const token = `${API_TOKEN_PREFIX}${newToken()}`;
  // Worker tokens belong to admins.
  if (scopes.includes('worker')) {
    await app.database.db
      .insertInto('admin_users')
      .values({ id: anna.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = {
    id: uuidv7(),
    user_id: anna.id,
    name: 'A program',
    token_hash: hashToken(token),
    created_at: new Date(),
  };
  await app.database.db
    .insertInto('api_tokens')
    .values({ ...row, scopes: toJson(scopes) })
    .execute();
  return token;
}

async function client(of: ListeningApp, ...scopes: TokenScope[]): Promise<OpenAI> {
  return new OpenAI({ baseURL: `${of.url}/v1`, apiKey: await tokenFor(of, ...scopes), maxRetries: 0 });
}

const asks = (content: string) => ({ model: 'whatever', messages: [{ role: 'user' as const, content }] });

describe('an OpenAI client', () => {
  let kitchen: ListeningApp;
  beforeAll(async () => {
    kitchen = await listen();
  });

  test('gets complete and streamed answers from REECE with the kitchen engine', async () => {
    const reece = await client(kitchen, 'assistant');
    const whole = await reece.chat.completions.create({ ...asks('how long do I boil an egg?'), temperature: 1.5 });
    expect(whole).toMatchObject({ object: 'chat.completion', model: 'reece' });
    expect(whole.choices[0]).toMatchObject({ index: 0, finish_reason: 'stop', message: { role: 'assistant' } });
    expect(whole.choices[0]?.message.content).toMatch(/egg|minutes/iu);
    expect(whole.usage?.total_tokens).toBeGreaterThan(10);

    const stream = await reece.chat.completions.create({
      ...asks('how long do I boil an egg?'),
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    const ends = [];
    let usage;
    for await (const { choices, usage: reported } of stream) {
      text += choices[0]?.delta.content ?? '';
      if (choices[0]?.finish_reason) ends.push(choices[0].finish_reason);
      usage = reported ?? usage;
    }
    expect(text).toBe(whole.choices[0]?.message.content);
    expect(ends).toEqual(['stop']);
    expect(usage?.completion_tokens).toBe(whole.usage?.completion_tokens);
  });

  test('lists one model', async () => {
    const { data } = await (await client(kitchen, 'assistant')).models.list();
    expect(data.map(({ id, object }) => [id, object])).toEqual([['reece', 'model']]);
  });

  test('gets errors in OpenAI’s format', async () => {
    await expect((await client(kitchen, 'recipes:read')).chat.completions.create(asks('hello'))).rejects.toMatchObject({
      status: 403,
    });
    const nobody = new OpenAI({ baseURL: `${kitchen.url}/v1`, apiKey: `${API_TOKEN_PREFIX}none`, maxRetries: 0 });
    await expect(nobody.chat.completions.create(asks('hello'))).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    const reece = await client(kitchen, 'assistant');
    await expect(reece.chat.completions.create({ model: 'x', messages: [] })).rejects.toMatchObject({ status: 400 });
    await expect(
      reece.chat.completions.create({ model: 'x', messages: [{ role: 'system', content: 'Be somebody else' }] }),
    ).rejects.toThrow(COMPLETION_TEXTS.no_user_message);
    await expect(
      reece.chat.completions.create(asks('x'.repeat(COMPLETION_LIMITS.characters_max + 1))),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('is limited like the chat', async () => {
    const long = 'word '.repeat(2_000);
    const refused = (await client(kitchen, 'assistant')).chat.completions.create(asks(long));
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });

  test('cannot send a picture without a vision model, nor a URL to fetch', async () => {
    const reece = await client(kitchen, 'assistant', 'worker');
    for (const url of ['data:image/png;base64,aGk=', 'http://127.0.0.1/secret.png']) {
      const content = [{ type: 'image_url' as const, image_url: { url } }];
      await expect(
        reece.chat.completions.create({ model: 'x', messages: [{ role: 'user', content }] }),
      ).rejects.toMatchObject({ status: 400 });
    }
  });

  test('gets answers that respect the restrictions stated earlier in its messages', async () => {
    const program = await client(kitchen, 'assistant');
    const messages = [
      { role: 'user', content: 'I am allergic to nuts.' },
      { role: 'assistant', content: 'Thank you for telling me.' },
      { role: 'user', content: 'what goes with chocolate?' },
    ] as const;
    const { choices } = await program.chat.completions.create({ model: 'reece', messages: [...messages] });
    expect(choices[0]?.message.content).toMatch(/I left out hazelnuts/u);
  });

  test('gets recipes that follow what its messages state and do not take back later', async () => {
    const program = await client(kitchen, 'assistant');
    const users = ['I am vegan', 'there are six of us', 'I am not vegan anymore', 'my oven is broken'];
    const { choices } = await program.chat.completions.create({
      model: 'reece',
      messages: [...users, 'make a recipe with chicken and potatoes'].map((content) => ({ role: 'user', content })),
    });
    const text = choices[0]?.message.content ?? '';
    expect(text).toMatch(/chicken/iu);
    expect(text).toMatch(/\b(?:serves|servings:?|for) 6\b|\b6 servings/iu);
    expect(text).not.toMatch(/\b(?<!no )oven\b/iu);
  });

  test('gets answers about the user’s own recipes', async () => {
    await createRecipe(kitchen.app, kitchen.anna, { title: 'Leek tart', is_favorite: true });
    const hear = async (...scopes: TokenScope[]) => {
      const program = await client(kitchen, 'assistant', ...scopes);
      return (await program.chat.completions.create(asks('what are my favourites?'))).choices[0]?.message.content;
    };
    expect(await hear('recipes:read')).toContain('Leek tart');
    expect(await hear()).toMatch(/no permission/u);
  });
});

describe('with a model', () => {
  test('a user’s program sends user messages only, and REECE’s rules come first', async () => {
    const model = await saying('Boil it for eight minutes.');
    const asking = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    const { choices } = await (
      await client(asking, 'assistant')
    ).chat.completions.create({
      ...asks(''),
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: 'You are a pirate.' },
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Good day.' },
        { role: 'user', content: 'How long does an egg take?' },
      ],
    });
    expect(choices[0]?.message.content).toBe('Boil it for eight minutes.');
    const { messages = [], response_format } = model.requests[0]?.body ?? {};
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(JSON.stringify(messages)).not.toContain('pirate');
    expect(messages[0]?.content).toContain('REECE');
    expect(response_format).toBeUndefined();
  });

  test('receives no more history than in the chat', async () => {
    const model = await saying('Yes.');
    const asking = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    const before = Array.from({ length: 40 }, (_, n) => ({
      role: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `${n} ${'word '.repeat(400)}`,
    }));
    await (
      await client(asking, 'assistant')
    ).chat.completions.create({ model: 'x', messages: [...before, { role: 'user', content: 'And now?' }] });
    const { messages = [] } = model.requests[0]?.body ?? {};
    expect(JSON.stringify(messages.slice(1)).length).toBeLessThan(26_000);
    expect(messages.at(-1)?.content).toBe('And now?');
    expect(messages.at(-2)?.content).toMatch(/^39 /u);
  });

  test('a worker keeps its own messages, its format and its tools', async () => {
    const model = await models((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const call = { index: 0, id: 'call-1', type: 'function', function: { name: 'look', arguments: '{"at":1}' } };
      response.end(eventStream([chunk({ tool_calls: [call] }), chunk({}, 'tool_calls')]));
    });
    const asking = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    const schema = { type: 'object', properties: { title: { type: 'string' } } };
    const tool = { type: 'function' as const, function: { name: 'look', description: 'Looks', parameters: schema } };
    const { choices } = await (
      await client(asking, 'worker')
    ).chat.completions.create({
      model: 'x',
      messages: [
        { role: 'system', content: 'You are the generator of another kitchen.' },
        { role: 'user', content: 'Generate' },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'recipe', schema, strict: true } },
      tools: [tool],
    });
    expect(choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: { content: null, tool_calls: [{ id: 'call-1', function: { name: 'look', arguments: '{"at":1}' } }] },
    });
    expect(model.requests[0]?.body).toMatchObject({
      messages: [
        { role: 'system', content: 'You are the generator of another kitchen.' },
        { role: 'user', content: 'Generate' },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'recipe', schema, strict: true } },
      tools: [tool],
    });
  });

  test('a caller that sends tools gets 400 when the model does not support them, and succeeds without them', async () => {
    const model = await models(({ body }, response) =>
      body['tools'] === undefined
        ? sendJson(response, 200, completion('Boil it for eight minutes.'))
        : sendJson(response, 400, { error: { message: 'registry.ollama.ai/library/x does not support tools' } }),
    );
    const tools = [{ type: 'function' as const, function: { name: 'look' } }];
    for (const AI_FALLBACK of ['kitchen', 'none']) {
      const asking = await listen({ environment: { OPENAI_BASE_URL: model.url, AI_FALLBACK } });
      const { completions } = (await client(asking, 'worker')).chat;
      const refused = { status: 400, message: expect.stringContaining(COMPLETION_TEXTS.no_tools) as string };
      await expect(completions.create({ ...asks('Boil an egg'), tools })).rejects.toMatchObject(refused);
      await expect(completions.create({ ...asks('Boil an egg'), tools, stream: true })).rejects.toMatchObject(refused);
      const WORKER_TOKEN = await tokenFor(asking, 'worker');
      const other = await listen({ environment: { WORKER_URL: asking.url, WORKER_TOKEN, AI_FALLBACK: 'none' } });
      const { choices } = await (await client(other, 'assistant')).chat.completions.create(asks('Boil an egg'));
      expect(choices[0]?.message.content).toBe('Boil it for eight minutes.');
    }
  });

  test('any other rejection by the model reaches the caller as a 400 with its reason', async () => {
    const message = 'This model has a maximum context length of 8192 tokens';
    const model = await models((_request, response) => sendJson(response, 400, { error: { message } }));
    const asking = await listen({ environment: { OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' } });
    const { completions } = (await client(asking, 'worker')).chat;
    const refused = { status: 400, message: expect.stringContaining(message) as string };
    await expect(completions.create(asks('Boil an egg'))).rejects.toMatchObject(refused);
  });

  test('a worker’s tool calls keep the unknown fields of the service, in both directions', async () => {
    const extra_content = { google: { thought_signature: 'c2ln' } };
    const call = {
      id: 'call-1',
      type: 'function' as const,
      function: { name: 'look', arguments: '{}' },
      extra_content,
    };
    const model = await models((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(eventStream([chunk({ tool_calls: [{ index: 0, ...call }] }), chunk({}, 'tool_calls')]));
    });
    const asking = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    const { completions } = (await client(asking, 'worker')).chat;
    const tools = [{ type: 'function' as const, function: { name: 'look' } }];
    const { choices } = await completions.create({ ...asks('Look'), tools });
    expect(choices[0]?.message.tool_calls).toEqual([call]);
    const stream = await completions.create({ ...asks('Look'), tools, stream: true });
    const streamed = (await Array.fromAsync(stream)).flatMap((one) => one.choices[0]?.delta.tool_calls ?? []);
    expect(streamed).toEqual([{ index: 0, ...call }]);
    const result = { role: 'tool' as const, tool_call_id: 'call-1', content: '[]' };
    const messages = [...asks('Look').messages, { role: 'assistant' as const, tool_calls: [call] }, result];
    await completions.create({ model: 'x', messages, tools });
    expect(model.requests.at(-1)?.body.messages?.[1]).toMatchObject({ tool_calls: [call] });
  });

  test.each([
    ['a thought', '<think>SECRET</think>Hello.'],
    ['a thought whose end alone is marked', 'SECRET</think>Hello.'],
    ['a channel', '<|channel|>analysis SECRET <|channel|>final Hello.'],
    ['a call of no tool', 'Hello.<tool_call>{"name": "SECRET"}</tool_call>'],
  ])('%s reaches no client: neither a program nor another server', async (_what, text) => {
    const model = await saying(text);
    const asking = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    for (const scope of ['assistant', 'worker'] as const) {
      const { completions } = (await client(asking, scope)).chat;
      const { choices } = await completions.create(asks('Tell me about soup'));
      expect(choices[0]?.message.content).toBe('Hello.');
      const pieces = await Array.fromAsync(await completions.create({ ...asks('Tell me about soup'), stream: true }));
      expect(pieces.map((one) => one.choices[0]?.delta.content ?? '').join('')).toBe('Hello.');
    }
    const WORKER_TOKEN = await tokenFor(asking, 'worker');
    const other = await listen({ environment: { WORKER_URL: asking.url, WORKER_TOKEN } });
    const { completions } = (await client(other, 'assistant')).chat;
    const { choices } = await completions.create(asks('Tell me about soup'));
    expect(choices[0]?.message.content).toBe('Hello.');
  });

  test.each(['/chat', '/v1/chat/completions'])(
    '%s receives no unknown fields and no larger token limit',
    async (url) => {
      const model = await saying('Boil it for eight minutes.');
      const asking = await listen({ environment: { OPENAI_BASE_URL: model.url } });
      const payload = { ...asks('how do I boil an egg?'), seed: 7, max_tokens: 1_000_000, surely_unknown: true };
      const headers = { authorization: `Bearer ${await tokenFor(asking, 'assistant')}` };
      expect((await asking.app.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
      const [sent] = model.requests;
      expect(sent?.body).toMatchObject({ model: 'gpt-3.5-turbo', max_tokens: 4_000 });
      expect(sent?.body).not.toHaveProperty('seed');
      expect(sent?.body).not.toHaveProperty('surely_unknown');
    },
  );

  test.each(['/chat', '/v1/chat/completions'])('%s counts against the user’s daily spending limit', async (url) => {
    const model = await saying('Boil it for eight minutes.');
    const environment = { OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none', AI_DAILY_TOKENS: '1' };
    const asking = await listen({ environment });
    const headers = { authorization: `Bearer ${await tokenFor(asking, 'assistant')}` };
    const payload = asks('how do I boil an egg?');
    const statuses = [];
    for (let time = 0; time < 2; time++) {
      statuses.push((await asking.app.app.inject({ method: 'POST', url, headers, payload })).statusCode);
    }
    expect(statuses).toEqual([200, 503]);
    expect(model.requests).toHaveLength(1);
    const usage = asking.app.database.db.selectFrom('model_usage').select(['person_id', 'task', 'calls']);
    expect(await usage.execute()).toEqual([{ person_id: asking.anna.id, task: 'chat', calls: 1 }]);
  });

  test('the kitchen engine answers after a failure; without the fallback the client gets 503', async () => {
    const model = await models((_request, response) => sendJson(response, 500, { error: { message: 'down' } }));
    const falling = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    const { choices } = await (await client(falling, 'assistant')).chat.completions.create(asks('how to cook rice'));
    expect(choices[0]?.message.content).toContain('kitchen engine');

    const strict = await listen({ environment: { OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' } });
    for (const scope of ['assistant', 'worker'] as const) {
      const { completions } = (await client(strict, scope)).chat;
      await expect(completions.create(asks('how to cook rice'))).rejects.toMatchObject({ status: 503 });
      await expect(completions.create({ ...asks('hi'), stream: true })).rejects.toMatchObject({ status: 503 });
    }
  });

  test('a client gets the text of an answer that breaks off, and then an error', async () => {
    const model = await models((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(eventStream([chunk({ content: 'Boil it' })], false));
      setImmediate(() => response.destroy());
    });
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const asking = await listen({ environment: { OPENAI_BASE_URL: model.url }, logger });
    const { completions } = (await client(asking, 'worker')).chat;
    const stream = await completions.create({ ...asks('hi'), stream: true });
    let text = '';
    const readStream = async () => {
      for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
    };
    await expect(readStream()).rejects.toBeInstanceOf(Error);
    expect(text).toBe('Boil it');
    expect(lines.join('')).toContain('an answer broke off');
    await expect(completions.create(asks('hi'))).rejects.toMatchObject({ status: 503 });
  });
});

describe('a client that waits for a model', () => {
  const silent = () => models(() => undefined);
  const errorsOf = ({ app }: ListeningApp) => app.database.db.selectFrom('error_log').select('message').execute();

  test('gets 503 with Retry-After when the server shuts down', async () => {
    const model = await silent();
    const stopping = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    const programs = [await client(stopping, 'assistant'), await client(stopping, 'worker')];
    const asked = programs.flatMap((program) => [
      program.chat.completions.create(asks('hi')),
      program.chat.completions.create({ ...asks('hi'), stream: true }),
    ]);
    const answers = Promise.all(
      asked.map((each) =>
        each.then(
          () => 200,
          (error: { status?: number }) => error.status,
        ),
      ),
    );
    await expect.poll(() => model.requests.length).toBe(asked.length);
    const stopped = stopping.app.app.close();
    expect(await answers).toEqual([503, 503, 503, 503]);
    stopping.app.app.server.closeAllConnections();
    await stopped;
    await expect.poll(() => model.abandoned.count).toBe(asked.length);
  });

  test('disconnects without an error in our log', async () => {
    const model = await silent();
    const left = await listen({ environment: { OPENAI_BASE_URL: model.url } });
    for (const scope of ['assistant', 'worker'] as const) {
      const leaving = new AbortController();
      const asked = (await client(left, scope)).chat.completions.create(asks('hi'), { signal: leaving.signal });
      const taken = model.requests.length + 1;
      await expect.poll(() => model.requests.length).toBe(taken);
      leaving.abort();
      await expect(asked).rejects.toThrow('aborted');
      await expect.poll(() => model.abandoned.count).toBe(taken);
    }
    expect(await errorsOf(left)).toEqual([]);
  });
});

describe('one server as the worker of another', () => {
  test('generates recipes and ideas, and answers, by its kitchen engine', async () => {
    const worker = await listen();
    const WORKER_TOKEN = await tokenFor(worker, 'worker');
    const asking = await listen({ environment: { WORKER_URL: worker.url, WORKER_TOKEN, AI_FALLBACK: 'none' } });
    const generation = {
      kind: 'ingredients',
      ingredients: ['rice', 'leeks', 'eggs'],
      without: ['butter'],
      servings: 3,
    };
    const made = await asking.app.send(
      { method: 'POST', url: '/api/assistant/generations', payload: generation },
      asking.anna,
    );
    expect(made.body).toMatchObject({ state: 'done', answered_by: 'worker', recipe: { servings: 3 } });
    expect(JSON.stringify(made.body)).toMatch(/leek/iu);

    const ideas = await asking.app.send(
      { method: 'POST', url: '/api/assistant/ideas', payload: { query: 'mushrooms' } },
      asking.anna,
    );
    expect(ideas.body).toMatchObject({ answered_by: 'worker' });
    expect(JSON.stringify(ideas.body)).toMatch(/mushroom/iu);
  });

  test('two servers that are each other’s worker do not ask in a loop', async () => {
    const one = await listen();
    const two = await listen({ environment: { WORKER_URL: one.url, WORKER_TOKEN: await tokenFor(one, 'worker') } });
    const three = await listen({
      environment: { WORKER_URL: two.url, WORKER_TOKEN: await tokenFor(two, 'worker'), AI_FALLBACK: 'none' },
    });
    const { status } = await three.app.send(
      { method: 'POST', url: '/api/assistant/ideas', payload: { query: 'mushrooms' } },
      three.anna,
    );
    expect(status).toBe(200);
    const asked = await one.app.database.db.selectFrom('model_usage').selectAll().execute();
    expect(asked).toEqual([]);
    const byTwo = await two.app.database.db.selectFrom('model_usage').selectAll().execute();
    expect(byTwo).toEqual([]);
  });

  test('a forwarded request with a user’s token is refused, because it could be forwarded again', async () => {
    const on = await listen();
    const headers = { authorization: `Bearer ${await tokenFor(on, 'assistant')}`, 'x-larder-hop': '1' };
    const payload = { messages: [{ role: 'user', content: 'hello' }] };
    const { statusCode, body } = await on.app.app.inject({ method: 'POST', url: '/chat', payload, headers });
    expect([statusCode, body]).toEqual([403, expect.stringContaining(COMPLETION_TEXTS.worker_scope)]);
  });

  test('a worker’s refusal is reported with its status', async () => {
    const worker = await listen();
    const asking = await listen({
      environment: { WORKER_URL: worker.url, WORKER_TOKEN: `${API_TOKEN_PREFIX}nobody`, AI_FALLBACK: 'kitchen' },
    });
    const made = await asking.app.send(
      { method: 'POST', url: '/api/assistant/generations', payload: { kind: 'surprise' } },
      asking.anna,
    );
    expect(made.body).toMatchObject({ state: 'done', answered_by: 'kitchen' });
    const { messages } = { messages: asking.app.models.services().map(({ lastFailure }) => lastFailure?.message) };
    expect(messages).toEqual(['Worker returned status 401']);
  });
});

describe('asking one query', () => {
  const tart = { title: 'Leek tart', description: 'With cheese.' };
  const imageUrl = 'https://pictures.example.org/tart.jpg';
  let kitchen: ListeningApp;
  beforeAll(async () => {
    kitchen = await listen();
    await createRecipe(kitchen.app, kitchen.anna, { ...tart, image_url: imageUrl });
  });
  const ask = async (query: string, on = kitchen) =>
    AskAnswer.parse((await on.app.request(completionsRoutes.askReece, { body: { query } }, on.anna)).body);

  test('a question gets an answer', async () => {
    expect(await ask('how long do I boil an egg?')).toEqual({ answer: expect.stringMatching(/minutes/iu) });
  });

  test('"recipe for" finds recipes, and without any suggests some', async () => {
    expect(await ask('recipe for leek')).toEqual({
      type: 'search_results',
      results: [{ id: expect.any(String), ...tart, imageUrl, isSuggestion: false }],
    });
    const ideas = await ask('Recipe for mushrooms');
    expect(ideas).toMatchObject({ type: 'search_results' });
    const { results } = ideas as Extract<AskAnswer, { results: unknown }>;
    expect(results.length).toBeGreaterThanOrEqual(3);
    expect(results).toEqual(results.map((idea) => ({ ...idea, id: null, imageUrl: null, isSuggestion: true })));
  });

  test('"recipe for" finds no recipes of the user’s own for a token without the scope', async () => {
    const { id } = kitchen.anna;
    const asked = async (...scopes: TokenScope[]) => {
      const program = await createApiToken(kitchen.app, { id }, ['assistant', ...scopes]);
      const body = { query: 'recipe for leek tart' };
      return JSON.stringify((await kitchen.app.request(completionsRoutes.askReece, { body }, program)).body);
    };
    expect(await asked('recipes:read')).toContain(imageUrl);
    expect(await asked()).not.toContain(imageUrl);
  });

  test('"recipe for" something unknown gets an answer in words', async () => {
    const model = await models(({ body }, response) => {
      if (body.stream !== true) return sendJson(response, 500, {});
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.end(eventStream([chunk({ content: 'Try leeks.' }), chunk({}, 'stop')]));
    });
    const strict = await listen({ environment: { OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' } });
    expect(await ask('recipe for mushrooms', strict)).toEqual({ type: 'text', answer: 'Try leeks.' });
  });

  test('a failure gets an error text', async () => {
    const model = await models((_request, response) => sendJson(response, 500, {}));
    const strict = await listen({ environment: { OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' } });
    expect(await ask('how to cook rice', strict)).toEqual({ error: expect.stringMatching(/./u) });
    expect(await ask('recipe for mushrooms', strict)).toEqual({ error: expect.stringMatching(/./u) });
  });

  test.each([
    ['nothing', {}, 'query'],
    ['blanks', { query: '  ' }, 'query'],
    ['ten thousand words', { query: 'word '.repeat(10_000) }, 'query'],
    ['something unknown', { query: 'hi', model: 'x' }, 'model'],
  ])('%s is rejected, naming the field', async (_what, payload, field) => {
    const { status, error } = await kitchen.app.send({ method: 'POST', url: '/', payload }, kitchen.anna);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('testing the AI service', () => {
  const check = async (on: ListeningApp) => (await on.app.request(completionsRoutes.testOpenai, {}, on.anna)).body;

  test('reports that none is configured', async () => {
    expect(await check(await listen())).toMatchObject({ status: 'off', model: null, answered_by: 'kitchen' });
  });

  test('reports whether it answers', async () => {
    const well = await saying('ready');
    expect(await check(await listen({ environment: { OPENAI_BASE_URL: well.url } }))).toMatchObject({
      status: 'ok',
      model: 'gpt-3.5-turbo',
      answered_by: 'provider',
      milliseconds: expect.any(Number),
    });
    const locked = await models((_request, response) =>
      sendJson(response, 401, { error: { message: 'Bad key sk-1' } }),
    );
    const failing = await check(await listen({ environment: { OPENAI_BASE_URL: locked.url, OPENAI_API_KEY: 'sk-1' } }));
    expect(failing.status).toBe('failing');
    expect(failing.message).not.toContain('sk-1');
  });

  test('reports when the worker answers in its place', async () => {
    const down = await models((_request, response) => sendJson(response, 500, { error: { message: 'down' } }));
    const worker = await saying('ready');
    const environment = { OPENAI_BASE_URL: down.url, WORKER_URL: worker.origin };
    expect(await check(await listen({ environment }))).toMatchObject({
      status: 'failing',
      message: 'No AI service answers; the worker does.',
    });
  });

  test('is allowed to our own pages and to tokens only, because it costs', async () => {
    const on = await listen();
    const get = (headers: Record<string, string>) =>
      on.app.app.inject({ method: 'GET', url: '/test-openai', headers: { cookie: on.anna.cookie, ...headers } });
    expect((await get({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await get({})).statusCode).toBe(403);
    expect((await get({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    const authorization = `Bearer ${await tokenFor(on, 'assistant')}`;
    const byToken = { method: 'GET' as const, url: '/test-openai', headers: { authorization } };
    expect((await on.app.app.inject(byToken)).statusCode).toBe(200);
  });
});

test('another user’s recipe is not revealed by its id', async () => {
  const on = await listen();
  const other = await createUser(on.app);
  await createRecipe(on.app, other, { title: `Secret ${randomUUID()}` });
  const { choices } = await (await client(on, 'assistant')).chat.completions.create(asks('find secret'));
  expect(choices[0]?.message.content).not.toMatch(/Secret [\da-f]{8}-/u);
});
