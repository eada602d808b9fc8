import { NIL } from 'uuid';
import { z } from 'zod';

import type { CategorySort } from '@larder/contract/categories';

import { readOrderCursor, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';
import {
  type CommunityKey,
  FIRST_IN_COMMUNITY,
  QuicknessKey,
  RatingKey,
  ViewsKey,
} from '#features/community/queries/order.ts';

/** The sort key of a page's last row. Each sort compares its own part of it, then the id. */
export interface SourcedCursor extends CommunityKey {
  readonly totalMinutes: number;
}

/** The sort key of a recipe without times: after every recipe that has some. */
export const TIMELESS_MINUTES = 86_401;

/** The cursor before the first page. The query is the same for every page, so each is an index range scan. */
export function firstPage(sort: CategorySort): SourcedCursor {
  return { ...FIRST_IN_COMMUNITY, totalMinutes: 0, ...(sort === 'quickest' && { id: NIL }) };
}

const Key = z.tuple([RatingKey, ViewsKey, TimeKey, QuicknessKey, z.int().min(0).max(TIMELESS_MINUTES)]);

export function writeCursor(sort: CategorySort, cursor: SourcedCursor): string {
  const { rating, views, at, quickness, totalMinutes, id } = cursor;
  return writeOrderCursor(sort, { key: [rating, views, at.getTime(), quickness, totalMinutes], id });
}

/** Throws `invalid_input` for a text that `writeCursor` did not write, or wrote for another sort. */
export function readCursor(sort: CategorySort, text: string): SourcedCursor {
  const { key, id } = readOrderCursor([sort], Key, text);
  const [rating, views, at, quickness, totalMinutes] = key;
  return { rating, views, at: new Date(at), quickness, totalMinutes, id };
}
