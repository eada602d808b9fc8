import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request of a connection once they have the answer to the one before. */
const UNANSWERED_MAX = 16;

/**
 * Bounds the requests of one connection that are sent without waiting for answers (HTTP pipelining), and cuts off who sends more. Node
 * begins all requests of a packet before it turns to anybody else, and a packet has room for a thousand, so what comes after the cut
 * does not reach the framework.
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
