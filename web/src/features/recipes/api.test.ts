import type { Recipe, RecipeCard, RecipePage } from '@larder/contract/recipes';
import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  BIN,
  hideRecipes,
  LIST_CACHE_OPTIONS,
  cacheUpdatedRecipe,
  recipeListQuery,
  refreshAfterCacheUpdate,
  refreshRecipes,
} from './api.ts';
import { favoriteMutation } from './hooks/use-set-favorite.ts';
import type { ListedPages } from './model/listed-pages.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const { queryKey } = recipeListQuery({});
const FAVORITES = recipeListQuery({ favorites: true }).queryKey;

let queryClient: QueryClient;
/** Requests without an answer yet, oldest first. */
let pending: { body: string; answer: (status: number) => void }[];

function cachedFavorite(): boolean | undefined {
  return queryClient.getQueryData(queryKey)?.pages[0]?.recipes[0]?.is_favorite;
}

async function settle(status: number): Promise<void> {
  await vi.waitUntil(() => pending.length > 0);
  pending.shift()?.answer(status);
  await new Promise((resolve) => setTimeout(resolve));
}

function tap(isFavorite: boolean): Promise<unknown> {
  const observer = new MutationObserver(queryClient, favoriteMutation(queryClient));
  return observer.mutate({ id: ID, isFavorite }).catch(() => 'failed');
}

beforeEach(() => {
  pending = [];
  queryClient = new QueryClient();
  const recipe = { id: ID, is_favorite: false } as RecipeCard;
  const page: RecipePage = { recipes: [recipe], next_cursor: null, words: [], mended: null };
  for (const key of [queryKey, FAVORITES]) queryClient.setQueryData(key, { pages: [page], pageParams: [null] });
  vi.stubGlobal('fetch', (_url: string, { body = '' }: { body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answered = JSON.stringify({ id: ID, ...(JSON.parse(body) as object) });
    pending.push({ body, answer: (status) => resolve(new Response(status === 200 ? answered : '{}', { status })) });
    return promise;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sets a favorite optimistically and confirms it with the server', async () => {
  const done = tap(true);
  expect(cachedFavorite()).toBe(true);
  await settle(200);
  await done;
  expect(cachedFavorite()).toBe(true);
  expect(queryClient.getQueryState(FAVORITES)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

it('rolls back a favorite when the server refuses it', async () => {
  const done = tap(true);
  await settle(500);
  await done;
  expect(cachedFavorite()).toBe(false);
});

it('shows the last of several taps while earlier ones are answered', async () => {
  const taps = [true, false, true, false, true].map(tap);
  expect(cachedFavorite()).toBe(true);
  for (let count = 0; count < taps.length; count += 1) {
    await settle(200);
    expect(cachedFavorite()).toBe(true);
  }
  await Promise.all(taps);
  expect(cachedFavorite()).toBe(true);

  const back = [false, true].map(tap);
  await settle(200);
  expect(cachedFavorite()).toBe(true);
  await settle(200);
  await Promise.all(back);
  expect(cachedFavorite()).toBe(true);
});

it('rolls back to the last confirmed state, not to the previous tap', async () => {
  const taps = [true, false].map(tap);
  await settle(500);
  await settle(500);
  await Promise.all(taps);
  expect(cachedFavorite()).toBe(false);

  const more = [true, false, true, false].map(tap);
  for (const status of [200, 500, 500, 500]) await settle(status);
  await Promise.all(more);
  expect(cachedFavorite()).toBe(true);
});

describe('a list with many loaded pages', () => {
  const LONG = recipeListQuery({ sort: 'title' }).queryKey;
  const idsOfLong = () =>
    queryClient.getQueryData(LONG)?.pages.flatMap(({ recipes }) => recipes.map(({ id, title }) => `${id} ${title}`));
  const isInvalidated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

  beforeEach(() => {
    const cursors = [null, 'b', 'c', 'd', 'e', 'f'];
    const pages = cursors.map((cursor, at): RecipePage => {
      const recipe = { id: `${at}`, title: 'Soup', is_favorite: false } as RecipeCard;
      return { recipes: [recipe], next_cursor: cursors[at + 1] ?? null, words: [], mended: null };
    });
    queryClient.setQueryData(LONG, { pages, pageParams: cursors });
  });

  it('is not refetched when recipes are removed or put back', async () => {
    const putBack = hideRecipes(queryClient, ['1', '4']);
    await refreshAfterCacheUpdate(queryClient);
    expect(idsOfLong()).toEqual(['0 Soup', '2 Soup', '3 Soup', '5 Soup']);
    expect(isInvalidated(LONG)).toBe(false);
    expect(isInvalidated(queryKey)).toBe(true);
    putBack(['4']);
    expect(idsOfLong()).toEqual(['0 Soup', '2 Soup', '3 Soup', '4 Soup', '5 Soup']);
  });

  it('shows a changed recipe in place', () => {
    cacheUpdatedRecipe(queryClient, { id: '3', title: 'Stew', instructions: ['Simmer.'] } as Recipe);
    expect(idsOfLong()?.[3]).toBe('3 Stew');
    expect(queryClient.getQueryData(LONG)?.pages[3]?.recipes[0]).not.toHaveProperty('instructions');
    expect(isInvalidated(LONG)).toBe(false);
  });

  it('is trimmed and refetched when recipes may have been added', async () => {
    await refreshRecipes(queryClient);
    expect(idsOfLong()).toHaveLength(5);
    expect(isInvalidated(LONG)).toBe(true);
    expect(queryClient.getQueryData(queryKey)?.pages).toHaveLength(1);
  });

  it('is not refetched while the bin is on screen, and is trimmed once it is left', async () => {
    queryClient.setQueryData(BIN, queryClient.getQueryData(LONG));
    const bin = { queryKey: BIN, initialPageParam: null, getNextPageParam: () => null, ...LIST_CACHE_OPTIONS };
    const leave = new InfiniteQueryObserver(queryClient, bin).subscribe(() => undefined);
    for (const refresh of [refreshAfterCacheUpdate, refreshRecipes]) {
      await refresh(queryClient);
      expect(isInvalidated(BIN)).toBe(false);
      expect(queryClient.getQueryData<ListedPages>(BIN)?.pages).toHaveLength(6);
    }
    leave();
    await refreshAfterCacheUpdate(queryClient);
    expect(queryClient.getQueryData<ListedPages>(BIN)?.pages).toHaveLength(5);
    expect(isInvalidated(BIN)).toBe(true);
  });

  it('is not refetched while the favorites are on screen, and is trimmed once they are left', async () => {
    const favorites = recipeListQuery({ favorites: true, sort: 'title' });
    queryClient.setQueryData(favorites.queryKey, queryClient.getQueryData(LONG));
    const leave = new InfiniteQueryObserver(queryClient, favorites).subscribe(() => undefined);
    const whileShown = tap(true);
    await settle(200);
    await whileShown;
    expect(isInvalidated(favorites.queryKey)).toBe(false);
    leave();
    const afterLeaving = tap(false);
    await settle(200);
    await afterLeaving;
    expect(queryClient.getQueryData(favorites.queryKey)?.pages).toHaveLength(5);
    expect(isInvalidated(favorites.queryKey)).toBe(true);
  });
});
