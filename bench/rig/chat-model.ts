import { createServer, type ServerResponse } from 'node:http';

/** A streaming model. Each chunk contains the time it was sent, in ms since 1970. */
const CHUNKS = 150;
const CHUNK_MS = 80;

const port = Number(process.env['PORT']);
createServer((request, response) => {
  if (request.method === 'GET') return void response.end('ok');
  request.resume();
  request.once('end', () => stream(response));
  return undefined;
}).listen(port, '127.0.0.1');

function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let sent = 0;
  const timer = setInterval(
    () => {
      sent += 1;
      send(response, { content: `${performance.timeOrigin + performance.now()} ` }, null);
      if (sent < CHUNKS) return;
      clearInterval(timer);
      send(response, {}, 'stop');
      response.end('data: [DONE]\n\n');
    },
    // Jitter: concurrent streams must not send in lockstep.
    CHUNK_MS * (0.75 + Math.random() / 2),
  );
  response.once('close', () => clearInterval(timer));
}

function send(response: ServerResponse, delta: object, finish_reason: string | null): void {
  const chunk = {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'bench',
    choices: [{ index: 0, delta, finish_reason }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
