import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { LLMock } from '@copilotkit/aimock';

/** A request that a model server received. */
export interface ModelServerRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model?: string;
    readonly temperature?: number;
    readonly stream?: boolean;
    readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
    readonly response_format?: { readonly type: string; readonly [name: string]: unknown };
    readonly [name: string]: unknown;
  };
}

export interface MockedModels {
  /** A base URL for the configuration. */
  readonly url: string;
  readonly mock: LLMock;
  /** The request bodies received since the last call. */
  taken(): readonly ModelServerRequest['body'][];
  close(): Promise<void>;
}

/** Starts an OpenAI-compatible server with mocked answers. */
export async function startModelServer(): Promise<MockedModels> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 4 });
  await mock.start();
  return {
    url: `${mock.url}/v1`,
    mock,
    taken: () => {
      const bodies = mock.getRequests().map(({ body }) => body as ModelServerRequest['body']);
      mock.clearRequests();
      return bodies;
    },
    close: () => mock.stop(),
  };
}

export interface RawModelServer {
  readonly url: string;
  readonly origin: string;
  readonly requests: ModelServerRequest[];
  /** Counts connections that the client closed before the response ended. */
  readonly abandoned: { count: number };
  /** The status that health checks get (null: no response), and the number of health checks. */
  readonly health: { status: number | null; asked: number };
  close(): Promise<void>;
}

/** Starts a server whose raw responses a test writes, including invalid ones. */
export async function startRawModelServer(
  answer: (request: ModelServerRequest, response: ServerResponse, number: number) => unknown,
): Promise<RawModelServer> {
  const requests: ModelServerRequest[] = [];
  const abandoned = { count: 0 };
  const health: RawModelServer['health'] = { status: 503, asked: 0 };
  const take = async (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.method === 'GET' && /^\/(?:v1\/models)?$/u.test(incoming.url ?? '')) {
      health.asked += 1;
      if (health.status !== null) sendJson(response, health.status, {});
      return;
    }
    response.on('close', () => {
      if (!response.writableFinished) abandoned.count += 1;
    });
    const body = JSON.parse((await text(incoming)) || '{}') as ModelServerRequest['body'];
    const request = { path: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    await answer(request, response, requests.length);
  };
  const server = createServer((incoming, response) => void take(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/v1`,
    origin,
    requests,
    abandoned,
    health,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** The body of a chat completion. */
export function completion(content: string | null, more: Readonly<Record<string, unknown>> = {}) {
  const { finish_reason = 'stop', usage, ...message } = more;
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'some-model',
    choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason }],
    ...(usage === undefined ? {} : { usage }),
  };
}

/** The event stream of a chat completion. */
export function eventStream(chunks: readonly object[], isDone = true): string {
  const events = chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`);
  return `${events.join('')}${isDone ? 'data: [DONE]\n\n' : ''}`;
}

export function chunk(delta: object, finish_reason: string | null = null) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason }],
  };
}
