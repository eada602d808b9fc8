import type { Route, RouteResponse } from '@larder/contract/route';

import { UnreachableError } from '#platform/api-error.ts';
import { acceptAnswer, buildUrl, refusal } from '#platform/http.ts';
import { pointerReleased } from '#platform/pointer-release.ts';

export interface UploadFileOptions {
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
export async function uploadFile<const R extends Route>(
  route: R,
  file: Blob,
  options: UploadFileOptions = {},
): Promise<RouteResponse<R>> {
  const request = await awaitUpload(upload(route, file, options));
  const { status } = request;
  const answer = parseAnswer(request.responseText);
  if (status >= 200 && status < 300) return acceptAnswer<R>(status, answer);
  const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' };
  throw refusal(new Response(null, { status, headers }), answer);
}

/** Waits for the end of a press as well, as the answer may change the layout. */
async function awaitUpload(uploading: Promise<XMLHttpRequest>): Promise<XMLHttpRequest> {
  try {
    return await uploading;
  } finally {
    await pointerReleased();
  }
}

/** Resolves once the answer is there, whatever its status. */
function upload(route: Route, file: Blob, { signal, onProgress }: UploadFileOptions): Promise<XMLHttpRequest> {
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
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    else request.send(file);
  });
}
