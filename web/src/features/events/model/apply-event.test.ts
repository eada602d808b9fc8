import type { LiveEvent } from '@larder/contract/events';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';

import { browseCountQuery, browseQuery } from '#features/categories/api.ts';
import { NO_FILTER } from '#features/categories/model/browse-filter.ts';
import { COMMUNITY, hasNewRecipesQuery } from '#features/community/api.ts';
import { ratingsQuery } from '#features/ratings/api.ts';
import { LISTS, PICKED, recipeQuery } from '#features/recipes/api.ts';

import { applyEvent } from './apply-event.ts';

const ID = '0198f3c0-0000-7000-8000-000000000001';
const OTHER = '0198f3c0-0000-7000-8000-000000000002';
const LIST = [...COMMUNITY, {}];
const TRENDING = [...PICKED, 'trending'];

let queryClient: QueryClient;
let refetched: string[];
let atTop: boolean;
beforeEach(() => {
  queryClient = new QueryClient();
  refetched = [];
  atTop = true;
});

const card = (id: string) => ({ id, title: 'Soup', rating: 3, ratings_count: 1 });
const list = () => ({ pages: [{ recipes: [card(ID), card(OTHER)], next_cursor: null }], pageParams: [null] });

/** Mounts a query that refetches when it is invalidated. */
function mount(queryKey: readonly unknown[], data: unknown): void {
  queryClient.setQueryData(queryKey, data);
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      refetched.push(String(queryKey.at(2) === 'list' ? queryKey.at(3) : queryKey.at(-1)));
      return data;
    },
    staleTime: Infinity,
  });
  observer.subscribe(() => undefined);
}

function publish(event: LiveEvent): void {
  applyEvent({ queryClient, throttle: (_name, _withinMs, act) => void act(), isAtTop: () => atTop }, event);
}

describe('a rating event', () => {
  it('updates the cached copies of the recipe without refetching a list', () => {
    mount(LIST, list());
    mount(TRENDING, { recipes: [card(ID)] });
    const page = { rating: 3, ratings_count: 1, spread: [0, 0, 1, 0, 0], own: null, comments: [], next_cursor: null };
    const ratings = ratingsQuery(ID).queryKey;
    mount(ratings, { pages: [page], pageParams: [null] });
    const figures = { rating: 4.5, ratings_count: 2, spread: [0, 0, 0, 1, 1] };
    publish({ type: 'community.rated', id: ID, ...figures });
    const rated = { ...card(ID), rating: 4.5, ratings_count: 2 };
    expect(queryClient.getQueryData(ratings)).toMatchObject({ pages: [{ ...page, ...figures }] });
    expect(queryClient.getQueryState(ratings)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryData(LIST)).toMatchObject({ pages: [{ recipes: [rated, card(OTHER)] }] });
    expect(queryClient.getQueryData(TRENDING)).toEqual({ recipes: [rated] });
    expect(refetched).toEqual([]);
  });

  it('refetches active ratings after a comment', () => {
    mount(LIST, list());
    mount(ratingsQuery(ID).queryKey, { pages: [], pageParams: [] });
    mount(ratingsQuery(OTHER).queryKey, { pages: [], pageParams: [] });
    publish({ type: 'community.commented', id: ID });
    expect(refetched).toEqual([ID]);
  });
});

describe('a new community recipe', () => {
  it('refetches the list at the top of the page', () => {
    mount(LIST, list());
    mount(TRENDING, { recipes: [] });
    publish({ type: 'community.shared', id: OTHER });
    expect(refetched.toSorted()).toEqual(['community', 'trending']);
    expect(queryClient.getQueryData(hasNewRecipesQuery().queryKey)).toBeUndefined();
  });

  it('refetches the category list and its count', () => {
    const browsing = { filter: NO_FILTER, category: null };
    mount(browseQuery(browsing).queryKey, list());
    mount(browseCountQuery(browsing).queryKey, { count: 2 });
    publish({ type: 'community.shared', id: OTHER });
    expect(refetched).toHaveLength(2);
  });

  it('is offered to a user who has scrolled down, without moving the list', () => {
    atTop = false;
    mount(LIST, list());
    mount(TRENDING, { recipes: [] });
    publish({ type: 'community.shared', id: OTHER });
    expect(refetched).toEqual(['trending']);
    expect(queryClient.getQueryData(hasNewRecipesQuery().queryKey)).toBe(true);
    expect(queryClient.getQueryState(LIST)?.isInvalidated).toBe(true);
  });
});

it('an updated or withdrawn recipe is not offered as new', () => {
  atTop = false;
  mount(LIST, list());
  publish({ type: 'community.updated', id: ID });
  publish({ type: 'community.withdrawn', id: ID });
  expect(queryClient.getQueryData(hasNewRecipesQuery().queryKey)).toBeUndefined();
});

it('a withdrawn recipe leaves the lists but stays on an open recipe page', () => {
  atTop = false;
  mount(LIST, list());
  mount(recipeQuery(ID).queryKey, card(ID));
  publish({ type: 'community.withdrawn', id: ID });
  expect(queryClient.getQueryData(LIST)).toMatchObject({ pages: [{ recipes: [card(OTHER)] }] });
  expect(queryClient.getQueryData(recipeQuery(ID).queryKey)).toEqual(card(ID));
  expect(refetched).toEqual([]);
});

it('a share refetches the recipe and the lists', () => {
  mount(['recipes', 'overviews', 'stats'], {});
  mount(recipeQuery(ID).queryKey, card(ID));
  mount(recipeQuery(OTHER).queryKey, card(OTHER));
  publish({ type: 'sharing.changed', id: ID });
  expect(refetched.toSorted()).toEqual([ID, 'stats']);
});

it('a withdrawn share leaves the lists but stays on an open recipe page', () => {
  mount([...LISTS, 'received'], list());
  mount(['recipes', 'overviews', 'new-received'], { count: 1 });
  mount(recipeQuery(ID).queryKey, card(ID));
  publish({ type: 'sharing.withdrawn', id: ID });
  expect(queryClient.getQueryData([...LISTS, 'received'])).toMatchObject({ pages: [{ recipes: [card(OTHER)] }] });
  expect(queryClient.getQueryData(recipeQuery(ID).queryKey)).toEqual(card(ID));
  expect(refetched.toSorted()).toEqual(['new-received', 'received']);
});

it('catch-up refetches everything on the page', () => {
  mount(LIST, list());
  mount(TRENDING, { recipes: [] });
  mount(recipeQuery(ID).queryKey, card(ID));
  publish({ type: 'catch-up' });
  expect(new Set(refetched)).toEqual(new Set([ID, 'community', 'trending']));
});
