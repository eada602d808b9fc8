import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

const CONNECT_MS = 10_000;
const WITHOUT_BODY = [204, 205, 304];

/**
 * Sends as `fetch` does, which gives up on whoever says nothing for five minutes: this waits for as long as the signal allows, once
 * there is a connection. It follows no redirects.
 */
export async function fetchPatiently(
  address: string | URL | Request,
  { method = 'GET', headers, body, signal }: RequestInit = {},
): Promise<Response> {
  if (address instanceof Request || (typeof body !== 'string' && body !== undefined)) {
    throw new TypeError('Only texts are sent, to an address');
  }
  const url = new URL(address);
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal ? { signal } : {}),
  });
  const answered = answerTo(request);
  request.end(body);
  const answer = await answered;
  const { statusCode: status = 0 } = answer;
  const isEmpty = WITHOUT_BODY.includes(status);
  if (isEmpty) answer.resume();
  const told = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(isEmpty ? null : Readable.toWeb(answer), { status, headers: told });
}

function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('socket', (socket) => {
      if (!socket.connecting) return;
      const patience = setTimeout(() => request.destroy(new Error('There is no connection')), CONNECT_MS);
      socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(patience));
      request.once('close', () => clearTimeout(patience));
    });
    request.once('response', resolve);
    request.on('error', reject);
  });
}
