import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { ERROR_STATUS, ERROR_TEXTS, type ErrorBody, type ErrorCode } from '@larder/contract/errors';

const MESSAGES = {
  invalid_input: 'We could not read this request.',
  too_large: ERROR_TEXTS.too_large,
  timeout: ERROR_TEXTS.timeout,
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Answers connections without a valid request (malformed HTTP, oversized headers, timeout) and closes them. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable || hasStartedResponse(socket)) {
    socket.destroy();
    return;
  }
  const code = codeOf(error);
  const status = ERROR_STATUS[code];
  const body = JSON.stringify({
    error: { code, message: MESSAGES[code], requestId: randomUUID() },
  } satisfies ErrorBody);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      '',
      body,
    ].join('\r\n'),
  );
  // A client that keeps sending would keep the connection open.
  socket.once('finish', () => socket.destroy());
}

function codeOf({ code }: NodeJS.ErrnoException): keyof typeof MESSAGES {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 'too_large';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'timeout';
    default:
      return 'invalid_input';
  }
}

/** An error in the middle of another response would be read as part of it. */
function hasStartedResponse(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return typeof answer === 'object' && answer !== null && 'headersSent' in answer && answer.headersSent === true;
}
