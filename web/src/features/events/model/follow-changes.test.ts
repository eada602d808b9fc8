import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LISTS, recipeQuery } from '#features/recipes/api.ts';
import { parseApiError } from '#platform/api-error.ts';

import { followChanges } from './follow-changes.ts';

const LIST = [...LISTS, 'own'];
const RECIPE: readonly unknown[] = recipeQuery('0198f3c0-0000-7000-8000-000000000001').queryKey;

let queryClient: QueryClient;
let stop: () => void;
beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(LIST, { pages: [], pageParams: [] });
  queryClient.setQueryData(RECIPE, {});
  stop = followChanges(queryClient);
});
afterEach(() => stop());

const isStale = (key: readonly unknown[]): boolean | undefined => queryClient.getQueryState(key)?.isInvalidated;

async function fail(status: number): Promise<void> {
  const error = parseApiError(status, null, undefined);
  const observer = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(error) });
  await observer.mutate().catch(() => undefined);
}

it.each([
  [404, true],
  [409, false],
  [500, false],
])('an action that fails with %i refreshes the lists: %j', async (status, isRefreshed) => {
  await fail(status);
  expect(isStale(LIST)).toBe(isRefreshed);
});

it('refreshes recipes and lists when another tab changed one', async () => {
  const other = new BroadcastChannel('recipes');
  other.postMessage('changed');
  await vi.waitFor(() => expect([isStale(LIST), isStale(RECIPE)]).toEqual([true, true]));
  other.close();
});
