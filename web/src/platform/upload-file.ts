import type { Route, RouteResponse } from '@larder/contract/route';

import { UnreachableError } from '#platform/api-error.ts';
import { acceptBody, buildUrl, toApiError } from '#platform/http.ts';
import { parseJson } from '#platform/parse-json.ts';
import { pointerReleased } from '#platform/pointer-release.ts';

export interface UploadFileOptions {
  /** The values of the parameters in the path. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The share of the file that was sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Calls a route whose request body is a file. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export async function uploadFile<const R extends Route>(
  route: R,
  file: Blob,
  options: UploadFileOptions = {},
): Promise<RouteResponse<R>> {
  const request = await settleUpload(send(route, file, options));
  const { status } = request;
  const body = parseJson(request.responseText);
  if (status >= 200 && status < 300) return acceptBody<R>(status, body);
  const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' };
  throw toApiError(new Response(null, { status, headers }), body);
}

/** Waits until the pointer is released, because the caller may change the layout. */
async function settleUpload(uploading: Promise<XMLHttpRequest>): Promise<XMLHttpRequest> {
  try {
    return await uploading;
  } finally {
    await pointerReleased();
  }
}

/** Resolves with the response, whatever its status. */
function send(route: Route, file: Blob, { params, signal, onProgress }: UploadFileOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, buildUrl(route.path, params, undefined));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type);
    const abort = (): void => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', () => reject(new UnreachableError('The connection broke')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was aborted', 'AbortError')));
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    else request.send(file);
  });
}
