import type { FastifyReply } from 'fastify';

/** How long clients may take to receive a response, which holds memory and a slot meanwhile. */
export interface SendingTimes {
  /** The maximum for a response that is neither bulk nor an event stream. */
  readonly receivedMs: number;
  /** A client that receives nothing of a bulk response for this long is disconnected. */
  readonly stalledMs: number;
  /** How far a bulk download may fall behind the minimum speed while others wait. Shorter than their wait. */
  readonly lateMs: number;
}

export const TIMES: SendingTimes = { receivedMs: 5 * 60_000, stalledMs: 60_000, lateMs: 15_000 };

/** 8 Mbit/s. At less, a large library could occupy a slot for hours. */
const MIN_BYTES_PER_MS = 1_000;
const CHECKS_PER_LATE_MS = 10;

/** Disconnects a client that has not received the whole response in time. Call it when sending begins. */
export function endWhenOverdue(reply: FastifyReply, { receivedMs }: SendingTimes): void {
  const { raw, request } = reply;
  if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
  const timer = setTimeout(() => request.raw.socket.destroy(), receivedMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Disconnects a client that stalls in a bulk response or, while `isContended`, receives it more slowly than
 * `MIN_BYTES_PER_MS`. Only time in which the server waits for the client counts, and an early burst earns no credit. A
 * pipelined response that is queued behind another one also counts as waiting.
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
  // Node restarts this timer whenever the client receives data.
  raw.setTimeout(stalledMs, () => raw.destroy());
  const checkMs = Math.ceil(lateMs / CHECKS_PER_LATE_MS);
  let { bytesWritten } = socket;
  let behindMs = 0;
  const timer = setInterval(() => {
    const waitedMs = raw.socket === null || socket.writableLength > 0 ? checkMs : 0;
    const earnedMs = (socket.bytesWritten - bytesWritten) / MIN_BYTES_PER_MS;
    bytesWritten = socket.bytesWritten;
    behindMs = Math.max(0, behindMs + waitedMs - earnedMs);
    if (behindMs >= lateMs && isContended()) socket.destroy();
  }, checkMs).unref();
  raw.once('close', () => clearInterval(timer));
}
