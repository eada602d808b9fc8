import type { FastifyRequest } from 'fastify';

/**
 * Where our own addresses begin for who asks: at the public address if there is one, else at the host that the request was sent to.
 * Nothing where that is none, as a header says whatever its sender likes.
 */
export function ownOrigin(publicUrl: string | undefined, { protocol, headers }: FastifyRequest): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const url = URL.parse(`${protocol}://${headers.host ?? ''}`);
  return url !== null && url.href === `${url.origin}/` ? url.origin : '';
}
