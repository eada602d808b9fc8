import { personalDataRoutes } from '@larder/contract/personal-data';
import { recipesRoutes } from '@larder/contract/recipes';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ApiError, UnreachableError, UnreadableError } from './api-error.ts';
import { buildUrl, call, fetchFile, onUnauthenticated } from './http.ts';

const ID = '0198f3c0-0000-7000-8000-000000000001';

function answerWith(status: number, body?: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn<typeof fetch>(async () => {
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, headers });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

it('stores the read position of a response', async () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  answerWith(204, undefined, { 'x-read-position': '1/2A' });
  await call(recipesRoutes.deleteRecipe, { params: { id: ID } });
  expect(page.cookie).toMatch(/^larder\.heard_position=1\/2A; /u);
});

describe('buildUrl', () => {
  it('escapes path parameters', () => {
    expect(buildUrl('/api/recipes/{id}/x', { id: 'a/b?c' }, undefined)).toBe('/api/recipes/a%2Fb%3Fc/x');
  });

  it('appends the query without undefined parameters', () => {
    expect(
      buildUrl('/api/recipes', undefined, { q: 'crème & co', category: undefined, limit: 24, tag: ['a', 'b'] }),
    ).toBe('/api/recipes?q=cr%C3%A8me+%26+co&limit=24&tag=a&tag=b');
  });

  it('throws TypeError when a path parameter is missing', () => {
    expect(() => buildUrl('/api/recipes/{id}', {}, undefined)).toThrow(TypeError);
  });
});

describe('call', () => {
  it('sends JSON and returns the body', async () => {
    const fetched = answerWith(200, { title: 'Soup' });
    const recipe = await call(recipesRoutes.updateRecipe, { params: { id: ID }, body: { title: 'Soup' } });
    expect(recipe.title).toBe('Soup');
    expect(fetched).toHaveBeenCalledWith(
      `/api/recipes/${ID}`,
      expect.objectContaining({ method: 'PATCH', body: '{"title":"Soup"}', credentials: 'same-origin' }),
    );
  });

  it('returns undefined for 204', async () => {
    answerWith(204);
    await expect(call(recipesRoutes.deleteRecipe, { params: { id: ID } })).resolves.toBeUndefined();
  });

  it('throws ApiError with Retry-After', async () => {
    answerWith(503, { error: { code: 'unavailable', message: 'Busy', requestId: 'r' } }, { 'retry-after': '7' });
    const called = call(recipesRoutes.getRecipe, { params: { id: ID } });
    await expect(called).rejects.toBeInstanceOf(ApiError);
    await expect(called).rejects.toMatchObject({ code: 'unavailable', retryAfter: 7, requestId: 'r' });
  });

  it('throws UnreachableError when fetch rejects', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(recipesRoutes.getRecipe, { params: { id: ID } })).rejects.toBeInstanceOf(UnreachableError);
  });

  it('names the connection failure: offline, no answer, or an answer that was interrupted', async () => {
    const request = () => call(recipesRoutes.getRecipe, { params: { id: ID } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('x')));
    await expect(request()).rejects.toMatchObject({ reason: 'no_answer' });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(request()).rejects.toMatchObject({ reason: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) });
    vi.stubGlobal('fetch', async () => new Response(body));
    await expect(request()).rejects.toMatchObject({ reason: 'interrupted' });
  });

  it.each(['<!doctype html>', ''])('throws UnreadableError when the success is not JSON: %j', async (text) => {
    vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'content-type': 'text/html' } }));
    await expect(call(recipesRoutes.getRecipe, { params: { id: ID } })).rejects.toBeInstanceOf(UnreadableError);
    await expect(call(recipesRoutes.deleteRecipe, { params: { id: ID } })).rejects.toBeInstanceOf(UnreadableError);
    await expect(fetchFile(personalDataRoutes.exportData)).rejects.toBeInstanceOf(UnreadableError);
  });

  it('rethrows the caller’s abort', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
    const called = call(recipesRoutes.getRecipe, { params: { id: ID }, signal: AbortSignal.abort() });
    await expect(called).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('notifies listeners when the session has ended or lacks its second factor, not after a wrong password', async () => {
    const listener = vi.fn<() => void>();
    const stop = onUnauthenticated(listener);
    answerWith(401, { error: { code: 'invalid_credentials', message: 'No', requestId: 'r' } });
    await expect(call(recipesRoutes.getRecipe, { params: { id: ID } })).rejects.toBeInstanceOf(ApiError);
    expect(listener).not.toHaveBeenCalled();
    answerWith(401, { error: { code: 'not_authenticated', message: 'No', requestId: 'r' } });
    await expect(call(recipesRoutes.getRecipe, { params: { id: ID } })).rejects.toBeInstanceOf(ApiError);
    expect(listener).toHaveBeenCalledOnce();
    answerWith(403, { error: { code: 'second_factor_required', message: 'No', requestId: 'r' } });
    await expect(call(recipesRoutes.getRecipe, { params: { id: ID } })).rejects.toBeInstanceOf(ApiError);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
