import type { CommunityCard } from '@larder/contract/community';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LISTS, PICKED } from '#features/recipes/api.ts';

import { pendingRatingQuery, rateMutation, ratingsQuery } from './api.ts';
import { withPendingRating } from './model/own-rating.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const LIST = [...LISTS, 'any'];
const TRENDING = [...PICKED, 'any'];

interface Cards {
  readonly recipes: readonly CommunityCard[];
}

let queryClient: QueryClient;
let requests: { stars: number; answer: (status: number, body: object) => void }[];
let outcomes: (string | null)[];

/** The figures of the recipe in a list and among the trending. */
function visibleFigures() {
  const pending = queryClient.getQueryData(pendingRatingQuery(ID).queryKey)?.stars ?? null;
  const cards = [
    queryClient.getQueryData<{ pages: Cards[] }>(LIST)?.pages[0]?.recipes[0],
    queryClient.getQueryData<Cards>(TRENDING)?.recipes[0],
  ] as const;
  return cards.map((card) => {
    if (card === undefined) return null;
    const { rating, ratings_count: count, own_rating: own } = withPendingRating(card, pending);
    return [rating, count, own];
  });
}

function rate(stars: number, comment?: string): Promise<unknown> {
  const mutation = rateMutation(queryClient, ID, (error, change) => outcomes.push(error?.message ?? change));
  return new MutationObserver(queryClient, mutation)
    .mutate({ stars, ...(comment === undefined ? {} : { comment }) })
    .catch(() => 'failed');
}

async function settle(status: number, rating: number, stars: number): Promise<void> {
  await vi.waitUntil(() => requests.length > 0);
  const own = { id: ID, rating: stars, comment: null };
  const failure = { error: { code: 'not_found', message: 'Recipe not found' } };
  requests.shift()?.answer(status, status === 200 ? { rating, ratings_count: 3, own } : failure);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  requests = [];
  outcomes = [];
  queryClient = new QueryClient();
  const card = { id: ID, rating: 4, ratings_count: 2, own_rating: null } as CommunityCard;
  const page = { recipes: [card], next_cursor: null, words: [], mended: null };
  queryClient.setQueryData(LIST, { pages: [page], pageParams: [null] });
  queryClient.setQueryData(TRENDING, { recipes: [card], reason: null });
  vi.stubGlobal('fetch', (_url: string, { body = '{}' }: { body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { rating } = JSON.parse(body) as { rating: number };
    requests.push({
      stars: rating,
      answer: (status, answer) => resolve(new Response(JSON.stringify(answer), { status })),
    });
    return promise;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a rating shows optimistically in every list, then the server’s figures', async () => {
  const done = rate(1);
  expect(visibleFigures()).toEqual([
    [3, 3, 1],
    [3, 3, 1],
  ]);
  await settle(200, 3.25, 1);
  await done;
  expect(visibleFigures()).toEqual([
    [3.25, 3, 1],
    [3.25, 3, 1],
  ]);
  expect(outcomes).toEqual(['none']);
});

it('a refused rating rolls back to exactly the earlier figures', async () => {
  const done = rate(1);
  await settle(404, 0, 0);
  await done;
  expect(visibleFigures()).toEqual([
    [4, 2, null],
    [4, 2, null],
  ]);
  expect(outcomes).toEqual(['Recipe not found']);
});

it('a new comment is distinguished from an edited one', async () => {
  const pages = (comment: string | null) => [{ own: { id: ID, rating: 4, comment, hidden_reason: null }, spread: [] }];
  for (const before of [null, 'Good']) {
    queryClient.setQueryData<object>(ratingsQuery(ID).queryKey, { pages: pages(before), pageParams: [null] });
    const done = rate(4, 'Better');
    await settle(200, 4, 4);
    await done;
  }
  expect(outcomes).toEqual(['new', 'edited']);
});

it('ratings in quick succession are sent in sequence, and only the last outcome is reported', async () => {
  const done = Promise.all([rate(1), rate(5)]);
  await vi.waitUntil(() => requests.length > 0);
  expect(requests.map(({ stars }) => stars)).toEqual([1]);
  expect(visibleFigures()[0]).toEqual([13 / 3, 3, 5]);
  await settle(200, 3, 1);
  // The first is answered; the second is still pending on top of it.
  expect(visibleFigures()[0]).toEqual([13 / 3, 3, 5]);
  expect(outcomes).toEqual([]);
  await settle(404, 0, 0);
  await done;
  expect(visibleFigures()[0]).toEqual([3, 3, 1]);
  expect(outcomes).toEqual(['Recipe not found']);
});
