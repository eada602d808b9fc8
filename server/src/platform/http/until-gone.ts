import type { FastifyReply } from 'fastify';

/** Aborted when nobody waits for the answer any more, also once they have it. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Who left early has gone already.
  if (raw.destroyed || raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
