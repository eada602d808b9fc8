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
  applyEvent({ queryClient, soon: (_name, _withinMs, act) => void act(), isAtTop: () => atTop }, event);
}

describe('a rating', () => {
  it('is shown wherever the recipe stands, and nowhere else, and no list is asked for', () => {
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

  it('of which something is said is asked for, where it is looked at', () => {
    mount(LIST, list());
    mount(ratingsQuery(ID).queryKey, { pages: [], pageParams: [] });
    mount(ratingsQuery(OTHER).queryKey, { pages: [], pageParams: [] });
    publish({ type: 'community.commented', id: ID });
    expect(refetched).toEqual([ID]);
  });
});

describe('what is given to everyone', () => {
  it('is asked for where somebody looks at the beginning', () => {
    mount(LIST, list());
    mount(TRENDING, { recipes: [] });
    publish({ type: 'community.shared', id: OTHER });
    expect(refetched.toSorted()).toEqual(['community', 'trending']);
    expect(queryClient.getQueryData(hasNewRecipesQuery().queryKey)).toBeUndefined();
  });

  it('is asked for in the list of all that one may see, and counted anew', () => {
    const browsing = { filter: NO_FILTER, category: null };
    mount(browseQuery(browsing).queryKey, list());
    mount(browseCountQuery(browsing).queryKey, { count: 2 });
    publish({ type: 'community.shared', id: OTHER });
    expect(refetched).toHaveLength(2);
  });

  it('is offered where somebody reads further down, and moves nothing', () => {
    atTop = false;
    mount(LIST, list());
    mount(TRENDING, { recipes: [] });
    publish({ type: 'community.shared', id: OTHER });
    expect(refetched).toEqual(['trending']);
    expect(queryClient.getQueryData(hasNewRecipesQuery().queryKey)).toBe(true);
    expect(queryClient.getQueryState(LIST)?.isInvalidated).toBe(true);
  });
});

it('nothing new is offered where something changed or was taken back', () => {
  atTop = false;
  mount(LIST, list());
  publish({ type: 'community.updated', id: ID });
  publish({ type: 'community.withdrawn', id: ID });
  expect(queryClient.getQueryData(hasNewRecipesQuery().queryKey)).toBeUndefined();
});

it('what is taken back leaves the lists; who reads it keeps it until they leave', () => {
  atTop = false;
  mount(LIST, list());
  mount(recipeQuery(ID).queryKey, card(ID));
  publish({ type: 'community.withdrawn', id: ID });
  expect(queryClient.getQueryData(LIST)).toMatchObject({ pages: [{ recipes: [card(OTHER)] }] });
  expect(queryClient.getQueryData(recipeQuery(ID).queryKey)).toEqual(card(ID));
  expect(refetched).toEqual([]);
});

it('what is shared with one is asked for, with what is on the page of it', () => {
  mount(['recipes', 'overviews', 'stats'], {});
  mount(recipeQuery(ID).queryKey, card(ID));
  mount(recipeQuery(OTHER).queryKey, card(OTHER));
  publish({ type: 'sharing.changed', id: ID });
  expect(refetched.toSorted()).toEqual([ID, 'stats']);
});

it('what is shared with one no more leaves the lists; who reads it keeps it until they leave', () => {
  mount([...LISTS, 'received'], list());
  mount(['recipes', 'overviews', 'new-received'], { count: 1 });
  mount(recipeQuery(ID).queryKey, card(ID));
  publish({ type: 'sharing.withdrawn', id: ID });
  expect(queryClient.getQueryData([...LISTS, 'received'])).toMatchObject({ pages: [{ recipes: [card(OTHER)] }] });
  expect(queryClient.getQueryData(recipeQuery(ID).queryKey)).toEqual(card(ID));
  expect(refetched.toSorted()).toEqual(['new-received', 'received']);
});

it('whoever missed something asks for all that is on the page', () => {
  mount(LIST, list());
  mount(TRENDING, { recipes: [] });
  mount(recipeQuery(ID).queryKey, card(ID));
  publish({ type: 'catch-up' });
  expect(new Set(refetched)).toEqual(new Set([ID, 'community', 'trending']));
});
