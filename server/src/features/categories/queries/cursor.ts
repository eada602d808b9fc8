import { NIL } from 'uuid';
import { z } from 'zod';

import { CATEGORY_SORTS, type CategorySort } from '@larder/contract/categories';

import { AppError } from '#platform/app-error.ts';
import { TimeKey } from '#platform/page-cursor.ts';
import {
  type CommunityKey,
  FIRST_IN_COMMUNITY,
  QuicknessKey,
  RatingKey,
  ViewsKey,
} from '#features/community/queries/order.ts';

/** The key of the row after which a page begins. Each sort uses its own part of it, and ends with the id. */
export interface SourcedCursor extends CommunityKey {
  readonly totalMinutes: number;
}

/** Where a recipe that says no time stands among the quickest: after all that do. */
export const TIMELESS_MINUTES = 86_401;

/** Before the first page. A list that always begins after something is always read by its index. */
export function firstPage(sort: CategorySort): SourcedCursor {
  return { ...FIRST_IN_COMMUNITY, totalMinutes: 0, ...(sort === 'quickest' && { id: NIL }) };
}

const Key = z.tuple([
  z.enum(CATEGORY_SORTS),
  RatingKey,
  ViewsKey,
  TimeKey,
  QuicknessKey,
  z.int().min(0).max(TIMELESS_MINUTES),
  z.uuid(),
]);

/** An opaque text for `cursor` that a caller gives back. */
export function writeCursor(sort: CategorySort, cursor: SourcedCursor): string {
  const { rating, views, at, quickness, totalMinutes, id } = cursor;
  const key = [sort, rating, views, at.getTime(), quickness, totalMinutes, id];
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Throws `invalid_input` for a text that `writeCursor` did not write, or wrote for another order. */
export function readCursor(sort: CategorySort, text: string): SourcedCursor {
  const key = parseKey(text);
  if (key === undefined) throw notAPage('Not a page of this list');
  const [itsSort, rating, views, at, quickness, totalMinutes, id] = key;
  if (itsSort !== sort) throw notAPage(`This page belongs to the list sorted by ${itsSort}`);
  return { rating, views, at: new Date(at), quickness, totalMinutes, id };
}

function parseKey(text: string): z.infer<typeof Key> | undefined {
  try {
    return Key.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

function notAPage(problem: string): AppError {
  return new AppError('invalid_input', problem, { fields: { cursor: problem } });
}
