import type { LiveEvent } from '@larder/contract/events';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';

import { browseCountQuery, browseQuery } from '#features/categories/api.ts';
import { NO_FILTER } from '#features/categories/model/browse-filter.ts';
import { COMMUNITY, newsQuery } from '#features/community/api.ts';
import { ratingsQuery } from '#features/ratings/api.ts';
import { LISTS, PICKED, recipeQuery } from '#features/recipes/api.ts';

import { showEvent } from './show-event.ts';

const ID = '0198f3c0-0000-7000-8000-000000000001';
const OTHER = '0198f3c0-0000-7000-8000-000000000002';
const LIST = [...COMMUNITY, {}];
const TRENDING = [...PICKED, 'trending'];

let queryClient: QueryClient;
let asked: string[];
let atTop: boolean;
beforeEach(() => {
  queryClient = new QueryClient();
  asked = [];
  atTop = true;
});

const card = (id: string) => ({ id, title: 'Soup', rating: 3, ratings_count: 1 });
const list = () => ({ pages: [{ recipes: [card(ID), card(OTHER)], next_cursor: null }], pageParams: [null] });

/** Mounts a query that refetches when it is invalidated. */
function look(queryKey: readonly unknown[], data: unknown): void {
  queryClient.setQueryData(queryKey, data);
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      asked.push(String(queryKey.at(2) === 'list' ? queryKey.at(3) : queryKey.at(-1)));
      return data;
    },
    staleTime: Infinity,
  });
  observer.subscribe(() => undefined);
}

function tell(event: LiveEvent): void {
  showEvent({ queryClient, soon: (_name, _withinMs, act) => void act(), isAtTop: () => atTop }, event);
}

describe('a rating', () => {
  it('is shown wherever the recipe stands, and nowhere else, and no list is asked for', () => {
    look(LIST, list());
    look(TRENDING, { recipes: [card(ID)] });
    const page = { rating: 3, ratings_count: 1, spread: [0, 0, 1, 0, 0], own: null, comments: [], next_cursor: null };
    const ratings = ratingsQuery(ID).queryKey;
    look(ratings, { pages: [page], pageParams: [null] });
    const figures = { rating: 4.5, ratings_count: 2, spread: [0, 0, 0, 1, 1] };
    tell({ type: 'community.rated', id: ID, ...figures });
    const rated = { ...card(ID), rating: 4.5, ratings_count: 2 };
    expect(queryClient.getQueryData(ratings)).toMatchObject({ pages: [{ ...page, ...figures }] });
    expect(queryClient.getQueryState(ratings)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryData(LIST)).toMatchObject({ pages: [{ recipes: [rated, card(OTHER)] }] });
    expect(queryClient.getQueryData(TRENDING)).toEqual({ recipes: [rated] });
    expect(asked).toEqual([]);
  });

  it('of which something is said is asked for, where it is looked at', () => {
    look(LIST, list());
    look(ratingsQuery(ID).queryKey, { pages: [], pageParams: [] });
    look(ratingsQuery(OTHER).queryKey, { pages: [], pageParams: [] });
    tell({ type: 'community.commented', id: ID });
    expect(asked).toEqual([ID]);
  });
});

describe('what is given to everyone', () => {
  it('is asked for where somebody looks at the beginning', () => {
    look(LIST, list());
    look(TRENDING, { recipes: [] });
    tell({ type: 'community.shared', id: OTHER });
    expect(asked.toSorted()).toEqual(['community', 'trending']);
    expect(queryClient.getQueryData(newsQuery().queryKey)).toBeUndefined();
  });

  it('is asked for in the list of all that one may see, and counted anew', () => {
    const browsing = { filter: NO_FILTER, category: null };
    look(browseQuery(browsing).queryKey, list());
    look(browseCountQuery(browsing).queryKey, { count: 2 });
    tell({ type: 'community.shared', id: OTHER });
    expect(asked).toHaveLength(2);
  });

  it('is offered where somebody reads further down, and moves nothing', () => {
    atTop = false;
    look(LIST, list());
    look(TRENDING, { recipes: [] });
    tell({ type: 'community.shared', id: OTHER });
    expect(asked).toEqual(['trending']);
    expect(queryClient.getQueryData(newsQuery().queryKey)).toBe(true);
    expect(queryClient.getQueryState(LIST)?.isInvalidated).toBe(true);
  });
});

it('nothing new is offered where something changed or was taken back', () => {
  atTop = false;
  look(LIST, list());
  tell({ type: 'community.updated', id: ID });
  tell({ type: 'community.withdrawn', id: ID });
  expect(queryClient.getQueryData(newsQuery().queryKey)).toBeUndefined();
});

it('what is taken back leaves the lists; who reads it keeps it until they leave', () => {
  atTop = false;
  look(LIST, list());
  look(recipeQuery(ID).queryKey, card(ID));
  tell({ type: 'community.withdrawn', id: ID });
  expect(queryClient.getQueryData(LIST)).toMatchObject({ pages: [{ recipes: [card(OTHER)] }] });
  expect(queryClient.getQueryData(recipeQuery(ID).queryKey)).toEqual(card(ID));
  expect(asked).toEqual([]);
});

it('what is shared with one is asked for, with what is on the page of it', () => {
  look(['recipes', 'overviews', 'stats'], {});
  look(recipeQuery(ID).queryKey, card(ID));
  look(recipeQuery(OTHER).queryKey, card(OTHER));
  tell({ type: 'sharing.changed', id: ID });
  expect(asked.toSorted()).toEqual([ID, 'stats']);
});

it('what is shared with one no more leaves the lists; who reads it keeps it until they leave', () => {
  look([...LISTS, 'received'], list());
  look(['recipes', 'overviews', 'new-received'], { count: 1 });
  look(recipeQuery(ID).queryKey, card(ID));
  tell({ type: 'sharing.withdrawn', id: ID });
  expect(queryClient.getQueryData([...LISTS, 'received'])).toMatchObject({ pages: [{ recipes: [card(OTHER)] }] });
  expect(queryClient.getQueryData(recipeQuery(ID).queryKey)).toEqual(card(ID));
  expect(asked.toSorted()).toEqual(['new-received', 'received']);
});

it('whoever missed something asks for all that is on the page', () => {
  look(LIST, list());
  look(TRENDING, { recipes: [] });
  look(recipeQuery(ID).queryKey, card(ID));
  tell({ type: 'catch-up' });
  expect(new Set(asked)).toEqual(new Set([ID, 'community', 'trending']));
});
