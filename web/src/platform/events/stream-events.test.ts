import { chatRoutes } from '@larder/contract/chat';
import type { ChatEvent } from '@larder/contract/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, UnreachableError, UnreadableError } from '../api-error.ts';
import { streamEvents } from './stream-events.ts';

const ID = '0198f3c0-0000-7000-8000-000000000001';
const HEARTBEAT_MS = 15_000;

/** A server whose answer the test writes. Aborting the request breaks the stream, as in a browser. */
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

function openStream(signal?: AbortSignal): AsyncGenerator<ChatEvent> {
  return streamEvents(chatRoutes.sendMessage, { body: { id: ID, conversation_id: ID, content: 'Hello' }, signal });
}

/** The error of the next read. */
async function failureOf(events: AsyncGenerator<ChatEvent>): Promise<unknown> {
  try {
    return await events.next();
  } catch (error) {
    return error;
  }
}

const ABORT_REASON = new Error('enough');

function textEvent(text: string): string {
  return `data: ${JSON.stringify({ type: 'text', text } satisfies ChatEvent)}\n\n`;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an event with a read position stores it for later requests; an invalid position is ignored', async () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  const server = openServer();
  const events = openStream();
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

describe('an event stream', () => {
  it('yields each event as it arrives, in any chunks', async () => {
    const server = openServer();
    const events = openStream();
    const first = events.next();
    for (const piece of textEvent('Crème')) await server.write(piece);
    expect((await first).value).toEqual({ type: 'text', text: 'Crème' });
    await events.return(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays open without events while heartbeats arrive', async () => {
    const server = openServer();
    const next = openStream().next();
    for (let times = 0; times < 10; times += 1) {
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
      await server.write(':\n\n');
    }
    await server.write(textEvent('At last'));
    expect((await next).value).toEqual({ type: 'text', text: 'At last' });
  });

  it.each(['before the first event', 'in the middle'])(
    'throws UnreachableError when it falls silent %s',
    async (when) => {
      const server = openServer();
      const events = openStream();
      if (when === 'in the middle') {
        const first = events.next();
        await server.write(textEvent('First'));
        await first;
      }
      const lost = failureOf(events);
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 3);
      expect(await lost).toBeInstanceOf(UnreachableError);
    },
  );

  it('throws UnreachableError when no answer comes', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const lost = failureOf(openStream());
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 3);
    expect(await lost).toBeInstanceOf(UnreachableError);
  });

  it('throws UnreachableError when it breaks, whatever error the browser throws', async () => {
    const server = openServer();
    const lost = failureOf(openStream());
    await server.break(new DOMException('The network went', 'NetworkError'));
    expect(await lost).toBeInstanceOf(UnreachableError);
  });

  it('throws the reason with which the caller aborted', async () => {
    openServer();
    const leaving = new AbortController();
    const left = failureOf(openStream(leaving.signal));
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort(ABORT_REASON);
    expect(await left).toBe(ABORT_REASON);
  });

  it('throws TypeError when the caller omits a parameter', async () => {
    openServer();
    // @ts-expect-error -- the route needs an id
    const events = streamEvents(chatRoutes.deleteConversation, { params: {} });
    await expect(events.next()).rejects.toBeInstanceOf(TypeError);
  });

  it('throws UnreadableError when a proxy answers with HTML', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(openStream().next()).rejects.toBeInstanceOf(UnreadableError);
  });

  it('throws ApiError when the server refuses', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'conflict', message: 'No' } }, { status: 409 }));
    await expect(openStream().next()).rejects.toBeInstanceOf(ApiError);
  });
});
