import { NIL } from 'uuid';
import { z } from 'zod';

import { CATEGORY_SORTS, type CategorySort } from '@larder/contract/categories';

import { AppError } from '#platform/app-error.ts';
import { FIRST_PAGE } from '#platform/page-cursor.ts';

/** The key of the row after which a page begins. Each sort uses its own part of it, and ends with the id. */
export interface SourcedCursor {
  readonly rating: number;
  readonly at: Date;
  readonly totalMinutes: number;
  readonly id: string;
}

/** Where a recipe that says no time stands among the quickest: after all that do. */
export const TIMELESS_MINUTES = 86_401;

/** Before the first page. A list that always begins after something is always read by its index. */
export function firstPage(sort: CategorySort): SourcedCursor {
  return { rating: 6, at: FIRST_PAGE.at, totalMinutes: 0, id: sort === 'quickest' ? NIL : FIRST_PAGE.id };
}

/** The last millisecond that a Date can name. */
const LATEST_MS = 8.64e15;

const Key = z.tuple([
  z.enum(CATEGORY_SORTS),
  z.number().min(0).max(5),
  z.int().min(0).max(LATEST_MS),
  z.int().min(0).max(TIMELESS_MINUTES),
  z.uuid(),
]);

/** An opaque text for `cursor` that a caller gives back. */
export function writeCursor(sort: CategorySort, { rating, at, totalMinutes, id }: SourcedCursor): string {
  return Buffer.from(JSON.stringify([sort, rating, at.getTime(), totalMinutes, id])).toString('base64url');
}

/** Throws `invalid_input` for a text that `writeCursor` did not write, or wrote for another order. */
export function readCursor(sort: CategorySort, text: string): SourcedCursor {
  const key = parseKey(text);
  if (key === undefined) throw notAPage('Not a page of this list');
  const [itsSort, rating, at, totalMinutes, id] = key;
  if (itsSort !== sort) throw notAPage(`This page belongs to the list sorted by ${itsSort}`);
  return { rating, at: new Date(at), totalMinutes, id };
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
