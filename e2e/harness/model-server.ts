import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** One scripted model answer, in chunks. */
export interface ModelAnswer {
  say(text: string): void;
  call(name: string, given: object): void;
}

export interface ModelServer {
  /** Base URL for `OPENAI_BASE_URL`. */
  readonly url: string;
  /** Queues the next answer; a stream ends when its function returns. */
  answerNext(...answers: readonly ((answer: ModelAnswer) => Promise<void> | void)[]): void;
  /** Switches to 503 for every request, or back. */
  setDown(isDown: boolean): void;
  stop(): Promise<void>;
}

/** An OpenAI-compatible server with scripted answers. */
export async function startModelServer(): Promise<ModelServer> {
  const coming: ((answer: ModelAnswer) => Promise<void> | void)[] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    request.resume();
    if (isDown) response.writeHead(503).end();
    else if (request.method === 'GET') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else void answer(response);
  });
  async function answer(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let ending = 'stop';
    const send = (delta: object, finish_reason: string | null = null) => {
      const piece = { id: 'one', object: 'chat.completion.chunk', created: 1, model: 'm' };
      response.write(`data: ${JSON.stringify({ ...piece, choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
    };
    await coming.shift()?.({
      say: (content) => send({ content }),
      call: (name, given) => {
        ending = 'tool_calls';
        const called = { name, arguments: JSON.stringify(given) };
        send({ tool_calls: [{ index: 0, id: 'call', type: 'function', function: called }] });
      },
    });
    send({}, ending);
    response.end('data: [DONE]\n\n');
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    answerNext: (...answers) => void coming.push(...answers),
    setDown: (to) => {
      isDown = to;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
