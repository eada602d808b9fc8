import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes, Extraction } from '@larder/contract/assistant';
import { chatRoutes } from '@larder/contract/chat';

import { startApp, type TestApp } from '../app.ts';
import { collectAnswer, readEvents, talk } from '../chat.ts';
import { WRITTEN } from '../scripted-model.ts';
import { createUser, createRecipe, type TestUser } from '../factories.ts';
import {
  chunk,
  completion,
  eventStream,
  type ModelServerRequest,
  type RawModelServer,
  sendJson,
  startRawModelServer,
} from '../model-server.ts';
import { photo } from '../pictures.ts';

type Reply = (response: ServerResponse, request: ModelServerRequest) => unknown;

const SECRET = 'SECRET';
const ANSWER = 'Crème soup needs time, and 1 < 2.';
const IDEAS = ['Leek soup', 'Onion soup', 'Pea soup'].map((title) => ({ title, description: 'Good.' }));

const environment = () => ({
  OPENAI_BASE_URL: model.url,
  AI_VISION_MODEL: 'eyes',
  RATE_LIMIT_FACTOR: '1000',
  AI_DAILY_TOKENS: '0',
});

let model: RawModelServer;
let app: TestApp;
let anna: TestUser;
let reply: Reply;
beforeAll(async () => {
  model = await startRawModelServer((request, response) => reply(response, request));
  app = await startApp({ environment: environment(), retryWaitMs: 1 });
});
beforeEach(async () => {
  anna = await createUser(app);
  model.requests.length = 0;
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Runs `act` with a new server, which has learned nothing about the model and has no open circuit. */
async function onNewServer(act: () => Promise<void>): Promise<void> {
  const shared = app;
  app = await startApp({ environment: environment(), retryWaitMs: 1 });
  try {
    anna = await createUser(app);
    await act();
  } finally {
    await app.close();
    app = shared;
  }
}

const EVENTS_WANTED = { 'content-type': 'application/json', accept: 'text/event-stream' };

/** Sends a chat message. Resolves with the streamed text, the stored message and the raw event stream. */
async function chat(content = 'Tell me about soup', person = anna) {
  const conversation = talk(app, person);
  const { method, path: url } = chatRoutes.sendMessage;
  const body = { id: randomUUID(), conversation_id: conversation.id, content };
  const payload = JSON.stringify(body);
  const headers = EVENTS_WANTED;
  const { text } = await app.send({ method, url, payload, headers }, person);
  const events = readEvents(text);
  const stored = (await conversation.messages()).at(-1);
  return { text: collectAnswer(events).text, stored, raw: text };
}

/** Each task of a model, with its answer and the request of a user that leads to it. */
const TASKS = {
  chat: [
    ANSWER,
    async () => {
      const { text, stored, raw } = await chat();
      expect(raw).not.toContain(SECRET);
      expect(stored).toMatchObject({ content: ANSWER, state: 'done', answered_by: 'provider' });
      expect(text).toBe(ANSWER);
    },
  ],
  recipe: [
    JSON.stringify(WRITTEN),
    async () => {
      const body = { kind: 'ingredients' as const, ingredients: ['leek', 'rice'] };
      const generation = (await app.request(assistantRoutes.createGeneration, { body }, anna)).body;
      expect(generation).toMatchObject({ recipe: WRITTEN, answered_by: 'provider' });
    },
  ],
  ideas: [
    JSON.stringify({ recipes: IDEAS }),
    async () => {
      const { body } = await app.request(assistantRoutes.suggestRecipes, { body: { query: 'soup' } }, anna);
      expect(body).toEqual({ recipes: IDEAS, answered_by: 'provider' });
    },
  ],
  vision: [
    JSON.stringify({ ingredients: ['2 leeks'] }),
    async () => {
      const { method, path: url } = assistantRoutes.extractIngredients;
      const headers = { 'content-type': 'image/png' };
      const { body } = await app.send({ method, url, payload: await photo().png().toBuffer(), headers }, anna);
      expect(Extraction.parse(body)).toEqual({ ingredients: ['2 leeks'], is_sample: false, answered_by: 'provider' });
    },
  ],
} as const;
const TASK_NAMES = ['chat', 'recipe', 'ideas', 'vision'] as const;

/** Splits a text into pieces of a few characters. */
const piecesOf = (text: string, size = 3) => text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
const chunksOf = (text: string) => [...piecesOf(text).map((content) => chunk({ content })), chunk({}, 'stop')];
const send =
  (body: string | Buffer, type = 'text/event-stream'): Reply =>
  (response) =>
    response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);
const whole = (text: string) => send(JSON.stringify(completion(text)), 'application/json');
const stream = (text: string) => send(eventStream(chunksOf(text)));

const THOUGHT = `${SECRET} {"title": "${SECRET}", "recipes": [], "ingredients": ["${SECRET}"]} \`\`\`json {"a": 1} \`\`\``;
const SHAPES: readonly (readonly [string, (answer: string) => string])[] = [
  ['a thought in tags', (answer) => `<think>\n${THOUGHT}\n</think>\n\n${answer}`],
  ['a thought with an end tag only', (answer) => `${THOUGHT}\n</think>\n\n${answer}`],
  ['an end tag without a thought', (answer) => `</think>${answer}`],
  ['a thought in brackets', (answer) => `[THINK]${THOUGHT}[/THINK]${answer}`],
  ['a thought in other tags', (answer) => `<Reasoning effort="high">${THOUGHT}</Reasoning>${answer}`],
  [
    'a thought within a thought',
    (answer) => `<think>${THOUGHT}<thinking>${THOUGHT}</thinking>${THOUGHT}</think>${answer}`,
  ],
  ['a thought in triangle markers', (answer) => `◁think▷${THOUGHT}◁/think▷${answer}`],
  ['named channels', (answer) => `<|channel|>analysis ${THOUGHT} <|channel|>final ${answer}`],
  [
    'fully marked channels',
    (answer) =>
      `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
  ],
  ['channel names without markers', (answer) => `analysis${THOUGHT}assistantfinal${answer}`],
  ['thoughts in plain words', (answer) => `Here's my thought process:\n${THOUGHT}\nHere's my response:\n${answer}`],
  ['turn markers', (answer) => `<|im_start|>assistant\n${answer}<|im_end|>\n<|im_start|>user\n${SECRET}`],
  [
    'a solution',
    (answer) => `<|begin_of_thought|>${THOUGHT}<|end_of_thought|><|begin_of_solution|>${answer}<|end_of_solution|>`,
  ],
  ['an answer in tags', (answer) => `<think>${THOUGHT}</think><answer>${answer}</answer>`],
  ['a truncated second thought', (answer) => `<think>a</think>${answer}<think>${THOUGHT}`],
];

/** One answer in each framing that services use. */
const FRAMES: readonly (readonly [string, (answer: string) => Reply])[] = [
  ['events with a JSON content type', (answer) => send(eventStream(chunksOf(answer)), 'application/json')],
  ['events with an HTML content type', (answer) => send(eventStream(chunksOf(answer)), 'text/html; charset=utf-8')],
  ['JSON with an event stream content type', (answer) => send(JSON.stringify(completion(answer)))],
  [
    'indented JSON with a BOM',
    (answer) => send(`\uFEFF\n${JSON.stringify(completion(answer), null, 2)}`, 'application/json'),
  ],
  ['a single event', (answer) => send(eventStream([chunk({ content: answer }, 'stop')]))],
  ['a complete answer in an event', (answer) => send(eventStream([completion(answer)]))],
  ['no finish reason', (answer) => send(eventStream(piecesOf(answer).map((content) => chunk({ content }))))],
  [
    'an empty finish reason in each chunk',
    (answer) => send(eventStream(piecesOf(answer).map((content) => chunk({ content }, '')))),
  ],
  ...['eos', 'end_turn', 'STOP', 'tool_calls'].map(
    (reason) =>
      [
        `the finish reason ${reason}`,
        (answer: string) => send(eventStream([chunk({ content: answer }), chunk({}, reason)])),
      ] as const,
  ),
  ['no [DONE] event', (answer) => send(eventStream(chunksOf(answer), false))],
  [
    'lines of JSON',
    (answer) =>
      send(
        chunksOf(answer)
          .map((each) => JSON.stringify(each))
          .join('\n'),
        'application/x-ndjson',
      ),
  ],
  ['a list of chunks', (answer) => send(JSON.stringify(chunksOf(answer)), 'application/json')],
  ['CRLF line ends', (answer) => send(eventStream(chunksOf(answer)).replaceAll('\n', '\r\n'))],
  ['CR line ends', (answer) => send(eventStream(chunksOf(answer)).replaceAll('\n', '\r'))],
  ['no space after the colon', (answer) => send(eventStream(chunksOf(answer)).replaceAll('data: ', 'data:'))],
  ['no empty lines between events', (answer) => send(eventStream(chunksOf(answer)).replaceAll('\n\n', '\n'))],
  [
    'several values in an event',
    (answer) =>
      send(
        `data: ${chunksOf(answer)
          .map((each) => JSON.stringify(each))
          .join('')}\n\ndata: [DONE]\n\n`,
      ),
  ],
  [
    'values on several lines of an event',
    (answer) => {
      const lines = JSON.stringify(completion(answer), null, 1).split('\n');
      return send(`${lines.map((line) => `data: ${line}`).join('\n')}\n\n`);
    },
  ],
  [
    'comments, names and ids',
    (answer) =>
      send(
        `\uFEFF: wait\n\nretry: 5\n\n${eventStream(chunksOf(answer)).replaceAll('data: ', 'id: 7\nevent: message\ndata: ')}`,
      ),
  ],
  [
    'chunks without content',
    (answer) =>
      send(
        eventStream([
          chunk({ role: 'assistant', content: null }),
          { choices: [] },
          ...chunksOf(answer),
          { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
        ]),
      ),
  ],
  [
    'another charset',
    (answer) => send(Buffer.from(eventStream(chunksOf(answer)), 'latin1'), 'text/event-stream; charset=iso-8859-1'),
  ],
  [
    'a wrongly declared charset',
    (answer) => send(eventStream(chunksOf(answer)), 'text/event-stream; charset=iso-8859-1'),
  ],
  [
    'content in parts',
    (answer) =>
      send(
        JSON.stringify(
          completion(null, {
            content: [
              { type: 'thinking', thinking: [{ type: 'text', text: SECRET }] },
              { type: 'reasoning', text: SECRET },
              { type: 'text', text: answer },
            ],
          }),
        ),
        'application/json',
      ),
  ],
  [
    'thoughts in separate fields',
    (answer) =>
      send(
        eventStream([
          ...['reasoning_content', 'reasoning', 'thinking'].map((field) => chunk({ [field]: SECRET, content: null })),
          ...chunksOf(answer),
        ]),
      ),
  ],
];

describe.each(TASK_NAMES)('the answer of a model: %s', (name) => {
  const [answer, ask] = TASKS[name];
  // The chat reads a stream, and a recipe is parsed from the whole answer. Ideas and photos are read as a recipe is.
  const isRepresentative = name === 'chat' || name === 'recipe' || process.env['TEST_SCOPE'] === 'long';
  const count = isRepresentative ? Infinity : 1;

  test.each(SHAPES.slice(0, count))('with %s is shown and stored without it', async (_what, wrap) => {
    for (const sent of [whole, stream]) {
      reply = sent(wrap(answer));
      await ask();
    }
    expect(model.requests).toHaveLength(2);
  });

  test.each(FRAMES.slice(0, count))('with %s is parsed', async (_what, sent) => {
    reply = sent(answer);
    await ask();
    expect(model.requests).toHaveLength(1);
  });

  test.each([
    ['system role not supported', 400, 'System role not supported'],
    ['roles must alternate', 500, 'Conversation roles must alternate user/assistant/user/assistant/...'],
    ['unsupported role value', 400, "Unsupported value: 'messages[0].role' does not support 'system' with this model."],
  ])('works with a model that does not support system messages: %s', async (_what, status, message) => {
    reply = (response, request) =>
      request.body.messages?.some(({ role }) => role === 'system') === true
        ? sendJson(response, status, { error: { message } })
        : stream(answer)(response, request);
    await onNewServer(async () => {
      await ask();
      await ask();
    });
    // The server remembers the refusal.
    expect(model.requests).toHaveLength(3);
    const [first, second] = model.requests.map(({ body }) => body.messages ?? []);
    expect(second?.map(({ role }) => role)).toEqual(['user']);
    expect(JSON.stringify(second?.[0]?.content)).toContain(JSON.stringify(first?.[0]?.content).slice(1, -1));
  });
});

describe('a reply that is no answer', () => {
  let shared: TestApp;
  beforeAll(async () => {
    shared = app;
    app = await startApp({ environment: environment(), retryWaitMs: 1 });
  });
  afterAll(async () => {
    await app.close();
    app = shared;
  });

  test.each([
    ['only a thought', stream(`<think>${SECRET}`)],
    ['only a thought with an end tag', stream(`${SECRET}</think>\n`)],
    [
      'only a thought in a separate field',
      send(eventStream([chunk({ reasoning_content: SECRET }), chunk({}, 'stop')])),
    ],
    [
      'a thought up to the token limit',
      send(eventStream([chunk({ content: `<think>${SECRET}` }), chunk({}, 'length')])),
    ],
    ['a truncated tool call', stream('<tool_call>{"name": "SEC')],
    ['an HTML page of a proxy', send(`<!doctype html><script>{"a": "${SECRET}"}</script>`, 'text/html')],
    ['an error in a stream', send(eventStream([{ error: { message: SECRET, code: 503 } }]))],
    ['an error event', send(`event: error\ndata: {"message": "${SECRET}"}\n\n`)],
    ['an error line', send(`error: {"code": 500, "message": "${SECRET}"}\n\n`)],
    ['an error with status 200', send(JSON.stringify({ error: SECRET }), 'application/json')],
  ])('such as %s is not shown: the kitchen engine answers', async (_what, sent) => {
    reply = sent;
    const { raw, stored } = await chat('How long do I boil an egg?');
    expect(raw).not.toContain(SECRET);
    expect(stored).toMatchObject({ answered_by: 'kitchen', state: 'done' });
    expect(stored?.content).not.toMatch(/was not a recipe/u);
  });
});

/** How services refuse a feature of a request, and requests that use the feature. */
const REFUSALS: readonly (readonly [string, number, object, (body: ModelServerRequest['body']) => boolean])[] = [
  [
    'system messages, by an upstream service',
    400,
    { error: { message: 'Provider returned error', code: 400, metadata: { raw: 'System role not supported' } } },
    ({ messages = [] }) => messages.some(({ role }) => role === 'system'),
  ],
  [
    'system messages, with the error in a list',
    400,
    [{ error: { code: 400, message: 'System role not supported', status: 'INVALID_ARGUMENT' } }],
    ({ messages = [] }) => messages.some(({ role }) => role === 'system'),
  ],
  [
    'tools, without a template',
    500,
    { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
    ({ tools }) => tools !== undefined,
  ],
  [
    'tools, with status 501',
    501,
    { error: { code: 501, message: 'Not implemented', type: 'not_supported_error' } },
    ({ tools }) => tools !== undefined,
  ],
  [
    'a schema, which it cannot compile',
    500,
    { error: { message: 'Failed to compile grammar', type: 'InternalServerError', code: 500 } },
    ({ response_format }) => response_format?.type === 'json_schema',
  ],
  [
    'an extra field, with an object as message',
    422,
    { object: 'error', message: { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs' }] }, code: null },
    ({ stream_options }) => stream_options !== undefined,
  ],
];

test.each(REFUSALS)(
  'after a refusal of %s the request is repeated without that feature',
  async (_what, status, body, isRefused) => {
    for (const name of ['chat', 'recipe'] as const) {
      const [answer, ask] = TASKS[name];
      reply = (response, request) =>
        isRefused(request.body) ? sendJson(response, status, body) : stream(answer)(response, request);
      model.requests.length = 0;
      await onNewServer(ask);
      expect(model.requests.length).toBeLessThanOrEqual(2);
    }
  },
);

test.each<[string, (answer: string) => string]>([
  ['alone', (answer) => answer],
  ['between fences', (answer) => `Here:\n\`\`\`json\n${answer}\n\`\`\``],
  ['after a thought', (answer) => `<think>${THOUGHT}</think>${answer}`],
  ['after a thought with an end tag only', (answer) => `${THOUGHT}</think>${answer}`],
])('a recipe whose texts contain markers is stored verbatim: %s', async (_what, wrap) => {
  const recipe = {
    ...WRITTEN,
    title: 'A <think> soup',
    instructions: ['Open a “</think>” tin [TOOL_CALLS].', 'Stir.'],
  };
  reply = whole(wrap(JSON.stringify(recipe)));
  const body = { kind: 'ingredients' as const, ingredients: ['leek', 'rice'] };
  const generation = (await app.request(assistantRoutes.createGeneration, { body }, anna)).body;
  expect(generation).toMatchObject({ recipe, answered_by: 'provider' });
});

describe('a plain-text list', () => {
  test.each(['1. ', '2) ', '- **', '• '])(
    'whose lines begin with %s is read as ideas and as ingredients',
    async (bullet) => {
      const lines = (texts: readonly string[]) =>
        whole(`Here:\n\n${texts.map((text) => `${bullet}${text}`).join('\n')}\n`);
      reply = lines(
        IDEAS.map(({ title, description }) => `${title}${bullet.endsWith('**') ? '**' : ''}: ${description}`),
      );
      await TASKS.ideas[1]();
      reply = lines(['2 leeks']);
      await TASKS.vision[1]();
      expect(model.requests).toHaveLength(2);
    },
  );

  test('that is cut off, or prose, is rejected', async () => {
    reply = send(
      JSON.stringify(completion('1. Leek soup\n2. Onion soup\n3. Pea', { finish_reason: 'length' })),
      'application/json',
    );
    const { body } = await app.request(assistantRoutes.suggestRecipes, { body: { query: 'soup' } }, anna);
    expect(body.answered_by).toBe('kitchen');
    reply = whole('I see two leeks.');
    const { method, path: url } = assistantRoutes.extractIngredients;
    const headers = { 'content-type': 'image/png' };
    const { status } = await app.send({ method, url, payload: await photo().png().toBuffer(), headers }, anna);
    expect(status).toBe(503);
  });
});

describe('an answer in the chat', () => {
  test.each([
    'The mark `<think>` opens a thought and `</think>` closes it.',
    'analysis of a soup: ask your assistant.',
  ])('that mentions markers is shown and stored verbatim: %s', async (text) => {
    reply = stream(text);
    const { text: shown, stored } = await chat('What do the marks mean?');
    expect([shown, stored?.content]).toEqual([text, text]);
  });

  test('is sent back to the model without its thoughts', async () => {
    const conversation = talk(app, anna);
    reply = stream(`<think>${SECRET}</think>${ANSWER}`);
    await conversation.say('Tell me about soup');
    await conversation.say('And of stew?');
    expect(model.requests.at(-1)?.body.messages).toContainEqual({ role: 'assistant', content: ANSWER });
    expect(JSON.stringify(model.requests.at(-1)?.body)).not.toContain(SECRET);
  });

  test('is retracted when its beginning turns out to be a thought', () =>
    onNewServer(async () => {
      let rest: (() => void) | undefined;
      reply = (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(eventStream([chunk({ content: `${SECRET} ` })], false));
        rest = () => response.end(eventStream([chunk({ content: `</think>${ANSWER}` }), chunk({}, 'stop')]));
      };
      const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
      const response = await fetch(`${origin}${chatRoutes.sendMessage.path}`, {
        method: 'POST',
        headers: { ...EVENTS_WANTED, 'sec-fetch-site': 'same-origin', cookie: anna.cookie },
        body: JSON.stringify({ id: randomUUID(), conversation_id: randomUUID(), content: 'Tell me about soup' }),
      });
      let raw = '';
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        raw += part;
        // The text of an unknown model is shown after a short delay.
        if (raw.includes(SECRET)) rest?.();
      }
      expect(readEvents(raw)).toContainEqual({ type: 'text', text: '', replaces: true });
      expect(collectAnswer(readEvents(raw))).toMatchObject({ text: ANSWER, message: { content: ANSWER } });
      // The server has learned that this model omits the start tag.
      reply = stream(`${SECRET}</think>${ANSWER}`);
      const next = await chat();
      expect(next.raw).not.toContain(SECRET);
      expect(next.stored).toMatchObject({ content: ANSWER });
    }));
});

describe('a tool call', () => {
  const argument = { query: 'leek' };
  const json = JSON.stringify({ name: 'search_recipes', arguments: argument });
  const part = (more: object) => ({
    function: { name: 'search_recipes', arguments: JSON.stringify(argument) },
    ...more,
  });
  const called = (calls: readonly object[], finish: string | null = 'tool_calls') =>
    send(eventStream([chunk({ role: 'assistant', tool_calls: calls }), chunk({}, finish)]));

  const results = (request: ModelServerRequest) => request.body.messages?.filter(({ role }) => role === 'tool') ?? [];
  const callsIn = (request: ModelServerRequest | undefined) =>
    request?.body.messages?.flatMap((message) => ('tool_calls' in message ? (message.tool_calls as object[]) : [])) ??
    [];

  /** Lets the model call tools once. Returns the calls and the results that it is sent afterwards. */
  async function callOnce(sent: Reply) {
    await createRecipe(app, anna, { title: 'Leek pie' });
    reply = (response, request) =>
      results(request).length === 0 ? sent(response, request) : stream(ANSWER)(response, request);
    const { raw, stored } = await chat('What do I have with leek?');
    expect(stored?.content).toBe(ANSWER);
    expect(raw).not.toContain('tool_call');
    const second = model.requests[1];
    return { calls: callsIn(second), results: second === undefined ? [] : results(second) };
  }

  test.each<[string, Reply, number]>([
    ['in tags', stream(`<tool_call>\n${json}\n</tool_call>`), 1],
    ['in tags, not streamed', whole(`<think>${SECRET}</think><tool_call>${json}</tool_call>`), 1],
    ['in brackets', stream(`[TOOL_CALLS] [${json}]`), 1],
    ['after a marker', stream(`<|python_tag|>${json.replace('arguments', 'parameters')}`), 1],
    ['in a tag with its name', stream(`<function=search_recipes>${JSON.stringify(argument)}</function>`), 1],
    ['between fences', stream(`\`\`\`json\n${json}\n\`\`\``), 1],
    ['alone', stream(json), 1],
    ['in a Python list', stream('[search_recipes(query="leek")]'), 1],
    ['as Python code', stream('```tool_code\nprint(search_recipes(query="leek"))\n```'), 1],
    ['as Python after a marker', stream("<|python_tag|>search_recipes.call(query='leek')<|eom_id|>"), 1],
    ['in brackets without a space', stream(`[TOOL_CALLS][${json}]`), 1],
    [
      'in single quotes',
      stream(`<tool_call>{'name': 'search_recipes', 'arguments': {'query': 'leek'}}</tool_call>`),
      1,
    ],
    ['without its last bracket', stream(`<tool_call>${json.slice(0, -1)}</tool_call>`), 1],
    ['in an unclosed tag', stream(`<function=search_recipes${JSON.stringify(argument)}</function>`), 1],
    [
      'in namespaced tags',
      stream(
        '<｜DSML｜function_calls><｜DSML｜invoke name="search_recipes"><｜DSML｜parameter name="query" string="true">leek</｜DSML｜parameter></｜DSML｜invoke></｜DSML｜function_calls>',
      ),
      1,
    ],
    [
      'in a channel without markers',
      stream(`analysis${SECRET}assistantcommentary to=functions.search_recipes json${JSON.stringify(argument)}`),
      1,
    ],
    ['two, separated by text', stream(`${json}; ${json}`), 2],
    ['with a namespace', called([part({ function: { ...part({}).function, name: 'functions.search_recipes' } })]), 1],
    [
      'with a marker in its name',
      called([part({ function: { ...part({}).function, name: 'search_recipes<|channel|>json' } })]),
      1,
    ],
    [
      'with arguments in single quotes, between fences',
      called([part({ function: { name: 'search_recipes', arguments: "```json\n{'query': 'leek'}\n```" } })]),
      1,
    ],
    [
      'in chunks with different ids',
      send(
        eventStream([
          chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'search_recipes', arguments: '{"query"' } }] }),
          chunk({ tool_calls: [{ index: 0, id: 'b', function: { name: null, arguments: ':"leek"}' } }] }),
          chunk({}, 'tool_calls'),
        ]),
      ),
      1,
    ],
    ['two in tags', stream(`<tool_call>${json}</tool_call>\n<tool_call>${json}</tool_call>`), 2],
    [
      'in a channel',
      stream(
        `<|channel|>commentary to=functions.search_recipes <|constrain|>json<|message|>${JSON.stringify(argument)}<|call|>`,
      ),
      1,
    ],
    [
      'two in one chunk without index or id',
      called([part({}), { function: { name: 'list_favorites', arguments: '{}' } }]),
      2,
    ],
    ['two of the same tool in one chunk', called([part({}), part({})]), 2],
    ['two with the same index', called([part({ index: 0, id: 'a' }), part({ index: 0, id: 'b' })]), 2],
    ['two with the same id', called([part({ index: 0, id: 'a' }), part({ index: 1, id: 'a' })]), 2],
    ['two with indexes from one', called([part({ index: 1 }), part({ index: 2 })]), 2],
    ['with the finish reason stop', called([part({ index: 0, id: 'a' })], 'stop'), 1],
    ['with an object as arguments', called([part({ function: { name: 'search_recipes', arguments: argument } })]), 1],
    [
      'with doubly encoded arguments',
      called([part({ function: { name: 'search_recipes', arguments: JSON.stringify(JSON.stringify(argument)) } })]),
      1,
    ],
    ['with a numeric id', called([part({ index: 0, id: 7 })]), 1],
    [
      'as a legacy function_call',
      send(
        JSON.stringify(
          completion(null, {
            function_call: { name: 'search_recipes', arguments: JSON.stringify(argument) },
            finish_reason: 'function_call',
          }),
        ),
        'application/json',
      ),
      1,
    ],
    [
      'in chunks that repeat its name',
      send(
        eventStream([
          chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'search_recipes', arguments: '{"query"' } }] }),
          chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'search_recipes', arguments: ':"leek"}' } }] }),
          chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'search_recipes', arguments: '' } }] }),
          chunk({}, 'tool_calls'),
        ]),
      ),
      1,
    ],
  ])('%s is executed', async (_what, sent, count) => {
    const { calls, results: returned } = await callOnce(sent);
    expect(calls).toHaveLength(count);
    expect(new Set(calls.map((call) => (call as { id: string }).id)).size).toBe(count);
    expect(returned).toHaveLength(count);
    expect(JSON.stringify(returned)).toContain('Leek pie');
  });

  test('is sent back to the model with all its fields', async () => {
    const extra_content = { google: { thought_signature: 'c2lnbmF0dXJl' } };
    const { calls } = await callOnce(called([part({ index: 0, id: 'a', type: 'function', extra_content })]));
    expect(calls).toEqual([{ ...part({ id: 'a', type: 'function' }), extra_content }]);
  });

  test('without arguments is sent back with an empty object', async () => {
    await createRecipe(app, anna, { title: 'Leek pie', is_favorite: true });
    const { calls } = await callOnce(
      called([{ index: 0, id: 'a', function: { name: 'list_favorites', arguments: '' } }]),
    );
    expect(calls).toMatchObject([{ function: { name: 'list_favorites', arguments: '{}' } }]);
  });
});
