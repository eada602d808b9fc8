import type { HttpExchange } from '#platform/http/route-handlers.ts';

import type { PictureFiles } from './files.ts';
import { type getServed, pictureNotFound } from './queries.ts';

/** One width of a picture, from `getServed`. */
type Served = Awaited<ReturnType<typeof getServed>> & { readonly id: string };

/** Sends the file in the best format that the client accepts, or 304. Throws `not_found`. */
export async function sendPicture(
  files: PictureFiles,
  { id, width, hasAvif }: Served,
  { request, reply }: Pick<HttpExchange, 'request' | 'reply'>,
  served: Readonly<Record<string, string>>,
): Promise<undefined> {
  const format = hasAvif && acceptsAvif(request.headers.accept) ? 'avif' : 'webp';
  const etag = `"${id}-${width}-${format}"`;
  const headers = { ...served, etag, vary: 'accept' };
  if (request.headers['if-none-match'] === etag) return void reply.headers(headers).status(304).send();
  const blob = await files.open(id, width, format);
  if (blob === null) throw pictureNotFound();
  return void reply
    .headers({ ...headers, 'content-length': blob.size })
    .type(`image/${format}`)
    .send(blob.stream);
}

/** Whether the Accept header names AVIF. A wildcard does not count, since clients without AVIF send it too. */
function acceptsAvif(accept = ''): boolean {
  return accept.split(',').some((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
  });
}
