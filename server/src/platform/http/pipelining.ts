import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request of a connection after the response to the one before. */
const UNANSWERED_MAX = 16;

/**
 * Limits the unanswered requests of a connection (HTTP pipelining) and closes connections above the limit. One packet
 * holds a thousand requests, and Node starts all of them before it serves another client, so the framework never sees
 * those after the close.
 */
export function boundPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, more: number): number => {
    const count = (unanswered.get(socket) ?? 0) + more;
    unanswered.set(socket, count);
    return count;
  };
  const handlers = server.listeners('request');
  server.removeAllListeners('request').on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (add(socket, 1) > UNANSWERED_MAX) return void socket.destroy();
    response.once('close', () => add(socket, -1));
    for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
  });
}
