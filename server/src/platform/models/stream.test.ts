import type { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser } from '../../../test/factories.ts';
import {
  chunk,
  completion,
  eventStream,
  type MockedModels,
  type RawModelServer,
  sendJson,
  startModelServer,
  startRawModelServer,
} from '../../../test/model-server.ts';
import type { ModelCaller, ModelPiece, TextRequest } from './model.ts';
import { ModelError } from './model-error.ts';

const LONG = 'A good soup needs time, salt and somebody to eat it with.';
const REQUEST: TextRequest = { task: 'chat', messages: [{ role: 'user', content: 'Tell me about soup' }] };
const EVENTS = { 'content-type': 'text/event-stream' };

let server: MockedModels;
let mock: LLMock;
beforeAll(async () => {
  server = await startModelServer();
  ({ mock } = server);
});
beforeEach(() => {
  mock.reset();
});

const apps: TestApp[] = [];
const raws: RawModelServer[] = [];
afterEach(async () => {
  for (const raw of raws.splice(0)) await raw.close();
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => server.close());

async function start(environment: Record<string, string>, signal = new AbortController().signal) {
  const app = await startApp({ environment });
  apps.push(app);
  const { id: userId } = await createUser(app);
  const caller: ModelCaller = { userId, signal };
  return { app, models: app.models, caller };
}

async function startRaw(...given: Parameters<typeof startRawModelServer>) {
  const raw = await startRawModelServer(...given);
  raws.push(raw);
  return raw;
}

/** Collects the pieces of a stream and its failure. */
async function read(stream: AsyncIterable<ModelPiece>) {
  const pieces: ModelPiece[] = [];
  try {
    for await (const piece of stream) pieces.push(piece);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { pieces, text: textOf(pieces), failure: error.failure, message: error.message };
  }
  return { pieces, text: textOf(pieces), failure: undefined, message: undefined };
}

function textOf(pieces: readonly ModelPiece[]): string {
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
}

describe('a stream', () => {
  test('yields the text piece by piece and then the end', async () => {
    const { models, caller } = await start({ OPENAI_BASE_URL: server.url });
    mock.onMessage('soup', { content: LONG });
    const { pieces, text } = await read(models.stream(caller, REQUEST));
    expect(text).toBe(LONG);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.at(-1)).toEqual({ type: 'end', answeredBy: 'provider' });
    expect(server.taken()).toMatchObject([
      { model: 'gpt-3.5-turbo', temperature: 0.7, stream: true, stream_options: { include_usage: true } },
    ]);
  });

  test('yields each piece before the next one arrives', async () => {
    const steps: (() => void)[] = [];
    const raw = await startRaw((_request, response) => {
      response.writeHead(200, EVENTS);
      const send = (delta: object, finish: string | null = null) =>
        response.write(eventStream([chunk(delta, finish)], false));
      steps.push(
        () => send({ role: 'assistant', content: '' }) && send({ content: 'one' }),
        () => send({ content: 'two' }),
        () => send({}, 'stop') && response.end('data: [DONE]\n\n'),
      );
      steps.shift()?.();
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    const got: unknown[] = [];
    for await (const piece of models.stream(caller, REQUEST)) {
      got.push(piece);
      steps.shift()?.();
    }
    expect(got).toEqual([
      { type: 'text', text: 'one' },
      { type: 'text', text: 'two' },
      { type: 'end', answeredBy: 'provider' },
    ]);
  });

  test('assembles tool calls from streamed arguments', async () => {
    const part = (index: number, given: object, id?: string) => ({
      tool_calls: [{ index, ...(id === undefined ? {} : { id }), type: 'function', function: given }],
    });
    const raw = await startRaw((_request, response) =>
      response
        .writeHead(200, EVENTS)
        .end(
          eventStream([
            chunk({ content: 'Let me see. ' }),
            chunk(part(0, { name: 'find', arguments: '{"q"' }, 'a')),
            chunk(part(1, { name: 'read', arguments: '' }, 'b')),
            chunk(part(0, { arguments: ':"soup"}' })),
            chunk(part(1, { arguments: '{}' })),
            chunk({}, 'tool_calls'),
          ]),
        ),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    const tools = [{ name: 'find', description: 'Finds', parameters: z.object({ q: z.string() }) }];
    const { pieces } = await read(models.stream(caller, { ...REQUEST, tools }));
    expect(pieces).toEqual([
      { type: 'text', text: 'Let me see. ' },
      {
        type: 'tools',
        calls: [
          { id: 'a', name: 'find', arguments: '{"q":"soup"}' },
          { id: 'b', name: 'read', arguments: '{}' },
        ],
      },
      { type: 'end', answeredBy: 'provider' },
    ]);
    expect(raw.requests[0]?.body['tools']).toEqual([
      {
        type: 'function',
        function: {
          name: 'find',
          description: 'Finds',
          parameters: {
            type: 'object',
            properties: { q: { type: 'string' } },
            required: ['q'],
            additionalProperties: false,
          },
        },
      },
    ]);
  });

  test('separates tool calls by id when their indexes are missing or equal', async () => {
    const call = (id: string, index?: number) => ({
      tool_calls: [{ ...(index === undefined ? {} : { index }), id, function: { name: id, arguments: { a: 1 } } }],
    });
    const raw = await startRaw((request, response) => {
      const place = request.body.messages?.length === 1 ? 0 : undefined;
      response
        .writeHead(200, EVENTS)
        .end(eventStream([chunk(call('x', place)), chunk(call('y', place)), chunk({}, 'stop')]));
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    const expected = ['x', 'y'].map((id) => ({ id, name: id, arguments: '{"a":1}' }));
    for (const messages of [REQUEST.messages, [...REQUEST.messages, ...REQUEST.messages]]) {
      const { pieces } = await read(models.stream(caller, { ...REQUEST, messages }));
      expect(pieces[0]).toEqual({ type: 'tools', calls: expected });
    }
  });

  test('sends earlier tool calls and their results to the model', async () => {
    const { models, caller } = await start({ OPENAI_BASE_URL: server.url });
    mock.onToolResult('a', { content: 'Found one.' });
    const { text } = await read(
      models.stream(caller, {
        task: 'chat',
        messages: [
          ...REQUEST.messages,
          { role: 'assistant', content: '', toolCalls: [{ id: 'a', name: 'find', arguments: '{}' }] },
          { role: 'tool', callId: 'a', content: '[]' },
        ],
      }),
    );
    expect(text).toBe('Found one.');
  });

  test.each([
    ['as a whole', (answer: string) => sendable('application/json', JSON.stringify(completion(answer)))],
    [
      'without saying what it is',
      (answer: string) => sendable('', eventStream([chunk({ content: answer }), chunk({}, 'stop')])),
    ],
    [
      'with lines as Windows has them',
      (answer: string) =>
        sendable(
          'text/event-stream',
          eventStream([chunk({ content: answer }), chunk({}, 'stop')]).replaceAll('\n', '\r\n'),
        ),
    ],
    [
      'with comments between',
      (answer: string) =>
        sendable('text/event-stream', `: wait\n\n${eventStream([chunk({ content: answer }), chunk({}, 'length')])}`),
    ],
  ])('may come %s', async (_what, make) => {
    const { type, body } = make(LONG);
    const raw = await startRaw((_request, response) =>
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect(await read(models.stream(caller, REQUEST))).toMatchObject({ text: LONG, failure: undefined });
  });

  test('is complete when it is cut after the finish reason', async () => {
    let cut: (() => void) | undefined;
    const raw = await startRaw((_request, response) => {
      response.writeHead(200, EVENTS).write(eventStream([chunk({ content: LONG }), chunk({}, 'stop')], false));
      cut = () => response.destroy();
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    const pieces: ModelPiece[] = [];
    for await (const piece of models.stream(caller, REQUEST)) {
      pieces.push(piece);
      cut?.();
    }
    expect(pieces).toEqual([
      { type: 'text', text: LONG },
      { type: 'end', answeredBy: 'provider' },
    ]);
  });

  test('ends after the finish reason although the service keeps the connection open', async () => {
    const raw = await startRaw(
      (_request, response) =>
        void response.writeHead(200, EVENTS).write(eventStream([chunk({ content: LONG }), chunk({}, 'stop')], false)),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect(await read(models.stream(caller, REQUEST))).toMatchObject({ text: LONG, failure: undefined });
    await vi.waitFor(() => expect(raw.abandoned.count).toBe(1));
  });
});

function sendable(type: string, body: string) {
  return { type, body };
}

describe('a stream that fails', () => {
  test('before its first piece is retried', async () => {
    const raw = await startRaw((_request, response, number) => {
      if (number === 1) return sendJson(response, 500, {});
      if (number === 2)
        return void response.writeHead(200, EVENTS).end(eventStream([chunk({ role: 'assistant' })], false));
      response.writeHead(200, EVENTS).end(eventStream([chunk({ content: LONG }), chunk({}, 'stop')]));
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect(await read(models.stream(caller, REQUEST))).toMatchObject({ text: LONG, failure: undefined });
    expect(raw.requests).toHaveLength(3);
  });

  test('before its first piece falls back to the worker', async () => {
    const worker = await startRaw((_request, response) =>
      response.writeHead(200, EVENTS).end(eventStream([chunk({ content: LONG }), chunk({}, 'stop')])),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: server.url, WORKER_URL: worker.origin });
    mock.onMessage('soup', { error: { message: 'no' }, status: 500 });
    const { pieces, text } = await read(models.stream(caller, REQUEST));
    expect(text).toBe(LONG);
    expect(pieces.at(-1)).toEqual({ type: 'end', answeredBy: 'worker' });
    expect(worker.requests).toMatchObject([{ path: '/chat', body: { stream: true } }]);
  });

  test('after its first piece throws, without a retry or a fallback', async () => {
    const worker = await startRaw((_request, response) => sendJson(response, 200, completion(LONG)));
    const { models, caller } = await start({ OPENAI_BASE_URL: server.url, WORKER_URL: worker.origin });
    mock.on({ userMessage: 'soup' }, { content: LONG }, { truncateAfterChunks: 4, latency: 20 });
    const { text, failure } = await read(models.stream(caller, REQUEST));
    expect(LONG.startsWith(text) && text !== '' && text !== LONG).toBe(true);
    expect(failure).toBe('unreachable');
    expect(server.taken()).toHaveLength(1);
    expect(worker.requests).toHaveLength(0);
  });

  test.each([
    ['nothing in it', eventStream([chunk({}, 'stop')]), 'unusable'],
    ['a refusal', eventStream([chunk({ refusal: 'I cannot' }), chunk({}, 'stop')]), 'declined'],
    ['a filter', eventStream([chunk({}, 'content_filter')]), 'declined'],
    [
      'an error in it',
      eventStream([chunk({ content: 'x' }), { error: { message: 'broke', code: 503 } }]),
      'overloaded',
    ],
    ['half an event', `${eventStream([chunk({ content: 'x' })], false)}data: {"choices":[{"del`, 'unreachable'],
    ['something that is no piece', eventStream([chunk({ content: 'x' }), { choices: 7 }]), 'unusable'],
    [
      'calls that were cut off',
      eventStream([chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'a', arguments: '{' } }] }, 'length')]),
      'unusable',
    ],
    [
      'too much text',
      eventStream([...Array.from({ length: 60 }, () => chunk({ content: 'x'.repeat(4_000) })), chunk({}, 'stop')]),
      'unusable',
    ],
    [
      'too many calls',
      eventStream(
        Array.from({ length: 40 }, (_, index) =>
          chunk({ tool_calls: [{ index, id: `c${index}`, function: { name: 'a' } }] }),
        ),
      ),
      'unusable',
    ],
  ])('with %s', async (_what, body, failure) => {
    const raw = await startRaw((_request, response) => response.writeHead(200, EVENTS).end(body));
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await read(models.stream(caller, REQUEST))).failure).toBe(failure);
  });

  test('as HTML is unusable', async () => {
    const raw = await startRaw((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    expect((await read(models.stream(caller, REQUEST))).failure).toBe('unusable');
  });

  test('with a revoked key says so without the key', async () => {
    const raw = await startRaw((_request, response) =>
      sendJson(response, 401, { error: { message: 'Bad key sk-abcdefghij' } }),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url, OPENAI_API_KEY: 'sk-abcdefghij' });
    const { failure, message } = await read(models.stream(caller, REQUEST));
    expect(failure).toBe('unauthorized');
    expect(message).not.toContain('sk-abcdefghij');
  });
});

describe('a stream that is cut', () => {
  const TEXT = 'ä🍲';
  // The required fields alone: each byte is a request.
  const piece = (content: string) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
  const FULL_BODY = Buffer.from(eventStream([...Array.from(TEXT, piece), end]));
  const END = FULL_BODY.indexOf('"finish_reason":"stop"');

  test.each([
    ['closes the connection', true],
    ['says that this is all', false],
  ])('at any byte by a service that %s yields what arrived and throws', async (_what, isBroken) => {
    let cut = 0;
    const raw = await startRaw((_request, response) => {
      response.writeHead(200, EVENTS);
      if (cut === 0) response.flushHeaders();
      response.write(FULL_BODY.subarray(0, cut), () => (isBroken ? response.destroy() : response.end()));
    });
    // A cut before the first piece is retried. The clock advances to keep the circuit closed.
    const { app, caller } = await start({ OPENAI_BASE_URL: raw.url });
    const seen = new Set<string>();
    for (cut = 1; cut <= FULL_BODY.byteLength; cut += 1) {
      app.clock.advance({ seconds: 60 });
      const { text, failure } = await read(app.models.stream(caller, REQUEST));
      expect(TEXT.startsWith(text), `cut at ${cut}: ${text}`).toBe(true);
      if (failure === undefined) {
        expect(text, `cut at ${cut}`).toBe(TEXT);
        expect(cut).toBeGreaterThan(END);
      } else expect(failure, `cut at ${cut}`).toBe('unreachable');
      seen.add(failure ?? 'none');
    }
    expect([...seen]).toEqual(['unreachable', 'none']);
  });
});

describe('a caller that stops', () => {
  test.each(['before the first piece', 'after it'])('%s closes the connection to the service at once', async (when) => {
    const gone = new AbortController();
    const raw = await startRaw((_request, response) => {
      response.writeHead(200, EVENTS).flushHeaders();
      if (when === 'after it') response.write(eventStream([chunk({ content: 'one' })], false));
      else setImmediate(() => gone.abort());
    });
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url }, gone.signal);
    const pieces: ModelPiece[] = [];
    const reading = (async () => {
      for await (const piece of models.stream(caller, REQUEST)) {
        pieces.push(piece);
        gone.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ failure: 'cancelled' });
    expect(pieces).toHaveLength(when === 'after it' ? 1 : 0);
    await vi.waitFor(() => expect(raw.abandoned.count).toBe(1));
    expect(raw.requests).toHaveLength(1);
  });

  test('reading closes the connection', async () => {
    const raw = await startRaw(
      (_request, response) =>
        void response.writeHead(200, EVENTS).write(eventStream([chunk({ content: 'one' })], false)),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url });
    for await (const piece of models.stream(caller, REQUEST)) {
      expect(piece).toEqual({ type: 'text', text: 'one' });
      break;
    }
    await vi.waitFor(() => expect(raw.abandoned.count).toBe(1));
  });

  test('a stream that stalls is too slow at the deadline', async () => {
    const raw = await startRaw(
      (_request, response) =>
        void response.writeHead(200, EVENTS).write(eventStream([chunk({ content: 'one' })], false)),
    );
    const { models, caller } = await start({ OPENAI_BASE_URL: raw.url, AI_DEADLINE_MS: '1000' });
    expect(await read(models.stream(caller, REQUEST))).toMatchObject({ text: 'one', failure: 'too_slow' });
    await vi.waitFor(() => expect(raw.abandoned.count).toBe(1));
  });
});
