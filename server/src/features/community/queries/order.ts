import { type Expression, sql, type SqlBool } from 'kysely';
import { z } from 'zod';

import { FIRST_PAGE } from '#platform/page-cursor.ts';

/** The sort key of a community recipe. Higher values come first: rating, views, date, quickness. */
export interface CommunityKey {
  /** The weighted (Bayesian) mean of the ratings. */
  readonly rating: number;
  readonly views: number;
  readonly at: Date;
  readonly quickness: number;
  readonly id: string;
}

/** The maximum of an integer column. */
const VIEWS_MAX = 2 ** 31 - 1;

/** Recipes without a preparation time come after those with one. */
const UNTIMED = -86_401;
/** Recipes that cannot be rated come after unrated ones. */
export const UNRATEABLE = UNTIMED - 1;

/** The parts of a key in a cursor. */
export const RatingKey = z.number().min(0).max(5);
export const ViewsKey = z.int().min(0).max(VIEWS_MAX);
export const QuicknessKey = z.int().min(UNRATEABLE).max(0);

/** The key before the first page. A keyset condition on every page makes the planner use the index. */
export const FIRST_IN_COMMUNITY: CommunityKey = { ...FIRST_PAGE, rating: 6, views: VIEWS_MAX, quickness: 1 };

export function quicknessOf({ preparation_time }: { readonly preparation_time: number | null }): number {
  // Not `-preparation_time`: that would be -0 for 0.
  return preparation_time === null ? UNTIMED : 0 - preparation_time;
}

/** The exact expression of the indexes. Queries alias the table as `card`. */
const QUICKNESS = sql<number>`coalesce(-card.preparation_time, ${sql.lit(UNTIMED)})`;

/** The sort orders, each with an index. */
export const COMMUNITY_ORDERS = {
  rating: sql`card.weighted_rating desc, card.views desc, card.created_at desc, ${QUICKNESS} desc, card.id desc`,
  views: sql`card.views desc, card.weighted_rating desc, card.created_at desc, ${QUICKNESS} desc, card.id desc`,
  newest: sql`card.created_at desc, card.id desc`,
} as const;

/** A row with the columns of these orders. */
export interface CommunityPlace {
  readonly id: string;
  readonly weighted_rating: number;
  readonly views: number;
  readonly created_at: Date;
  readonly quickness: number;
}

type Compare = (a: CommunityPlace, b: CommunityPlace) => number;

const byRating: Compare = (a, b) => b.weighted_rating - a.weighted_rating;
const byViews: Compare = (a, b) => b.views - a.views;
const byDate: Compare = (a, b) => b.created_at.getTime() - a.created_at.getTime();
const byQuickness: Compare = (a, b) => b.quickness - a.quickness;
const byId: Compare = (a, b) => (a.id < b.id ? 1 : -1);

/** The same orders for rows in memory. */
export const COMPARE_IN_COMMUNITY: Readonly<Record<keyof typeof COMMUNITY_ORDERS, Compare>> = {
  rating: (a, b) => byRating(a, b) || byViews(a, b) || byDate(a, b) || byQuickness(a, b) || byId(a, b),
  views: (a, b) => byViews(a, b) || byRating(a, b) || byDate(a, b) || byQuickness(a, b) || byId(a, b),
  newest: (a, b) => byDate(a, b) || byId(a, b),
};

type KeyValue = <Name extends keyof CommunityKey>(name: Name) => CommunityKey[Name];

/** The keyset condition: the row comes after this key in this order. */
export function isAfterKey(sort: keyof typeof COMMUNITY_ORDERS, value: KeyValue): Expression<SqlBool> {
  const at = value('at');
  const id = value('id');
  if (sort === 'newest') return sql<SqlBool>`(card.created_at, card.id) < (${at}, ${id})`;
  const columns = sort === 'rating' ? sql`card.weighted_rating, card.views` : sql`card.views, card.weighted_rating`;
  const [rating, views] = [value('rating'), value('views')];
  const values = sort === 'rating' ? sql`${rating}, ${views}` : sql`${views}, ${rating}`;
  return sql<SqlBool>`(${columns}, card.created_at, ${QUICKNESS}, card.id) < (${values}, ${at}, ${value('quickness')}, ${id})`;
}
