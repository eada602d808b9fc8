import type { FastifyRequest } from 'fastify';

/** The origin of our own URLs: of PUBLIC_URL if set, else of the request. Empty if the Host header is malformed. */
export function ownOrigin(publicUrl: string | undefined, { protocol, headers }: FastifyRequest): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const url = URL.parse(`${protocol}://${headers.host ?? ''}`);
  return url !== null && url.href === `${url.origin}/` ? url.origin : '';
}
