import { chatRoutes } from '@larder/contract/chat';
import type { ChatEvent } from '@larder/contract/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, UnreachableError, UnreadableError } from '../api-error.ts';
import { streamEvents } from './stream-events.ts';

const ID = '0198f3c0-0000-7000-8000-000000000001';
const SIGN_OF_LIFE_MS = 15_000;

/** A server whose answer the test writes, and which ends with its connection as that of a browser does. */
function openServer() {
  const encoder = new TextEncoder();
  const opened = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal.addEventListener('abort', () => controller.error(signal.reason));
        opened.resolve(controller);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
  return {
    write: async (text: string) => (await opened.promise).enqueue(encoder.encode(text)),
    break: async (error: unknown) => (await opened.promise).error(error),
  };
}

function listen(signal?: AbortSignal): AsyncGenerator<ChatEvent> {
  return streamEvents(chatRoutes.sendMessage, { body: { id: ID, conversation_id: ID, content: 'Hello' }, signal });
}

/** What the next event is instead of one. */
async function failureOf(events: AsyncGenerator<ChatEvent>): Promise<unknown> {
  try {
    return await events.next();
  } catch (error) {
    return error;
  }
}

const ENOUGH = new Error('enough');

function said(text: string): string {
  return `data: ${JSON.stringify({ type: 'text', text } satisfies ChatEvent)}\n\n`;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('what is told with a position is written down for the next requests, and nothing else is', async () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  const server = openServer();
  const events = listen();
  const first = events.next();
  await server.write('id: 1/16B3748\ndata: {"type":"text","text":"Hi"}\n\n');
  expect(await first).toMatchObject({ value: { type: 'text', text: 'Hi' } });
  expect(page.cookie).toBe('larder.heard_position=1/16B3748; Max-Age=86400; Path=/; SameSite=Lax');
  page.cookie = '';
  const second = events.next();
  await server.write('id: 1; Domain=example.org\ndata: {"type":"text","text":"you"}\n\n');
  await second;
  expect(page.cookie).toBe('');
  await events.return(undefined);
});

describe('a stream of events', () => {
  it('is heard as it comes, however it is cut', async () => {
    const server = openServer();
    const events = listen();
    const first = events.next();
    for (const piece of said('Crème')) await server.write(piece);
    expect((await first).value).toEqual({ type: 'text', text: 'Crème' });
    await events.return(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may have nothing to tell for as long as there are signs of life', async () => {
    const server = openServer();
    const next = listen().next();
    for (let times = 0; times < 10; times += 1) {
      await vi.advanceTimersByTimeAsync(SIGN_OF_LIFE_MS);
      await server.write(':\n\n');
    }
    await server.write(said('At last'));
    expect((await next).value).toEqual({ type: 'text', text: 'At last' });
  });

  it.each(['before the first word', 'in the middle'])('that falls silent %s is lost', async (when) => {
    const server = openServer();
    const events = listen();
    if (when === 'in the middle') {
      const first = events.next();
      await server.write(said('First'));
      await first;
    }
    const lost = failureOf(events);
    await vi.advanceTimersByTimeAsync(SIGN_OF_LIFE_MS * 3);
    expect(await lost).toBeInstanceOf(UnreachableError);
  });

  it('is lost where nobody answers at all', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
        }),
    );
    const lost = failureOf(listen());
    await vi.advanceTimersByTimeAsync(SIGN_OF_LIFE_MS * 3);
    expect(await lost).toBeInstanceOf(UnreachableError);
  });

  it('that breaks off is lost, whatever a browser says to that', async () => {
    const server = openServer();
    const lost = failureOf(listen());
    await server.break(new DOMException('The network went', 'NetworkError'));
    expect(await lost).toBeInstanceOf(UnreachableError);
  });

  it('is given up with the reason of who gave it up', async () => {
    openServer();
    const leaving = new AbortController();
    const left = failureOf(listen(leaving.signal));
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort(ENOUGH);
    expect(await left).toBe(ENOUGH);
  });

  it('is not lost by a mistake of whoever asks', async () => {
    openServer();
    // @ts-expect-error -- the route needs an id
    const events = streamEvents(chatRoutes.deleteConversation, { params: {} });
    await expect(events.next()).rejects.toBeInstanceOf(TypeError);
  });

  it('cannot be read when the answer is a page of a proxy', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(listen().next()).rejects.toBeInstanceOf(UnreadableError);
  });

  it('may be refused', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'conflict', message: 'No' } }, { status: 409 }));
    await expect(listen().next()).rejects.toBeInstanceOf(ApiError);
  });
});
