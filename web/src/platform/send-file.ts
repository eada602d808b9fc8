import type { Route, RouteResponse } from '@larder/contract/route';

import { UnreachableError } from '#platform/api-error.ts';
import { buildUrl, refusal } from '#platform/http.ts';

export interface SendFileOptions {
  readonly signal?: AbortSignal | undefined;
  /** How much of the file has left, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls a route whose body is a file. By XMLHttpRequest, because `fetch` does not tell how much has been sent. */
export function sendFile<const R extends Route>(
  route: R,
  file: Blob,
  { signal, onProgress }: SendFileOptions = {},
): Promise<RouteResponse<R>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, buildUrl(route.path, undefined, undefined));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type);
    const abort = (): void => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', () => reject(new UnreachableError('The connection broke')));
    request.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const answer = parseAnswer(responseText);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps to the contract, which its tests check
      if (status >= 200 && status < 300) return resolve(answer as RouteResponse<R>);
      const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' };
      return reject(refusal(new Response(null, { status, headers }), answer));
    });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    else request.send(file);
  });
}
