import type { FastifyReply } from 'fastify';

/** How long clients may take to receive an answer, which holds memory and a slot meanwhile. */
export interface SendingTimes {
  /** An answer is received within this time, unless it is a bulk answer or a stream of events. */
  readonly receivedMs: number;
  /** A client that takes nothing of a bulk answer for so long is cut off. */
  readonly stalledMs: number;
  /** How far a client may fall behind the least speed of a bulk answer while others wait: less than they wait. */
  readonly lateMs: number;
}

export const TIMES: SendingTimes = { receivedMs: 5 * 60_000, stalledMs: 60_000, lateMs: 15_000 };

/** 8 Mbit/s. At less, somebody with a large library could hold a slot for hours. */
const LEAST_BYTES_PER_MS = 1_000;
const CHECKS_PER_LATE_MS = 10;

/** Cuts off a client that has not received the whole answer in time. To be called when the answer begins to be sent. */
export function endWhenOverdue(reply: FastifyReply, { receivedMs }: SendingTimes): void {
  const { raw, request } = reply;
  if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
  const timer = setTimeout(() => request.raw.socket.destroy(), receivedMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Cuts off a client that takes nothing of a bulk answer, or, while `isContended` says that others wait for a slot, takes it more slowly
 * than `LEAST_BYTES_PER_MS`. Only the time counts in which the server waits for the client, and an early burst makes up for no later
 * delay. An answer that waits behind another one on its connection (HTTP pipelining) waits for the client as well.
 */
export function endWhenSlow(
  {
    raw,
    request: {
      raw: { socket },
    },
  }: FastifyReply,
  { stalledMs, lateMs }: SendingTimes,
  isContended: () => boolean,
): void {
  // Node restarts this timer whenever the client takes some of the answer.
  raw.setTimeout(stalledMs, () => raw.destroy());
  const checkMs = Math.ceil(lateMs / CHECKS_PER_LATE_MS);
  let { bytesWritten } = socket;
  let behindMs = 0;
  const timer = setInterval(() => {
    const waitedMs = raw.socket === null || socket.writableLength > 0 ? checkMs : 0;
    const earnedMs = (socket.bytesWritten - bytesWritten) / LEAST_BYTES_PER_MS;
    bytesWritten = socket.bytesWritten;
    behindMs = Math.max(0, behindMs + waitedMs - earnedMs);
    if (behindMs >= lateMs && isContended()) socket.destroy();
  }, checkMs).unref();
  raw.once('close', () => clearInterval(timer));
}
