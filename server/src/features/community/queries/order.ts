import { type Expression, sql, type SqlBool } from 'kysely';
import { z } from 'zod';

import { FIRST_PAGE } from '#platform/page-cursor.ts';

/** Where a community recipe stands: the better rated, the more viewed, the newer, the sooner prepared comes first. */
export interface CommunityKey {
  /** The mean that weighs by how many rated. */
  readonly rating: number;
  readonly views: number;
  readonly at: Date;
  readonly quickness: number;
  readonly id: string;
}

/** As many as an integer counts. */
const VIEWS_MAX = 2 ** 31 - 1;

/** A recipe that says no time to prepare comes after those that do. */
const UNTIMED = -86_401;
/** What nobody can rate comes after what nobody has rated. */
export const UNRATEABLE = UNTIMED - 1;

/** The parts of a key as a cursor may have them. */
export const RatingKey = z.number().min(0).max(5);
export const ViewsKey = z.int().min(0).max(VIEWS_MAX);
export const QuicknessKey = z.int().min(UNRATEABLE).max(0);

/** Before the first page. A list that always begins after something is always read by its index. */
export const FIRST_IN_COMMUNITY: CommunityKey = { ...FIRST_PAGE, rating: 6, views: VIEWS_MAX, quickness: 1 };

export function quicknessOf({ preparation_time }: { readonly preparation_time: number | null }): number {
  // Of nothing it would be a zero of another sign.
  return preparation_time === null ? UNTIMED : 0 - preparation_time;
}

/** The indexes are made of the same words. Recipes are called `card` in the query. */
const QUICKNESS = sql<number>`coalesce(-card.preparation_time, ${sql.lit(UNTIMED)})`;

/** The orders of the community's own indexes. */
export const COMMUNITY_ORDERS = {
  rating: sql`card.weighted_rating desc, card.views desc, card.created_at desc, ${QUICKNESS} desc, card.id desc`,
  views: sql`card.views desc, card.weighted_rating desc, card.created_at desc, ${QUICKNESS} desc, card.id desc`,
  newest: sql`card.created_at desc, card.id desc`,
} as const;

/** A row with what those orders look at. */
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

/** The same orders for rows that were read, as the databases have them. */
export const COMPARE_IN_COMMUNITY: Readonly<Record<keyof typeof COMMUNITY_ORDERS, Compare>> = {
  rating: (a, b) => byRating(a, b) || byViews(a, b) || byDate(a, b) || byQuickness(a, b) || byId(a, b),
  views: (a, b) => byViews(a, b) || byRating(a, b) || byDate(a, b) || byQuickness(a, b) || byId(a, b),
  newest: (a, b) => byDate(a, b) || byId(a, b),
};

type KeyValue = <Name extends keyof CommunityKey>(name: Name) => CommunityKey[Name];

/** Comes after the row with this key, in that order. */
export function isAfterKey(sort: keyof typeof COMMUNITY_ORDERS, value: KeyValue): Expression<SqlBool> {
  const at = value('at');
  const id = value('id');
  if (sort === 'newest') return sql<SqlBool>`(card.created_at, card.id) < (${at}, ${id})`;
  const columns = sort === 'rating' ? sql`card.weighted_rating, card.views` : sql`card.views, card.weighted_rating`;
  const [rating, views] = [value('rating'), value('views')];
  const values = sort === 'rating' ? sql`${rating}, ${views}` : sql`${views}, ${rating}`;
  return sql<SqlBool>`(${columns}, card.created_at, ${QUICKNESS}, card.id) < (${values}, ${at}, ${value('quickness')}, ${id})`;
}
