import { MAX } from 'uuid';
import { z } from 'zod';

import { AppError } from './app-error.ts';

/** Where a page ended: the key of its last row. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string;
}

/** Before the first page: nothing is newer. A list that always begins after something is always read by its index. */
export const FIRST_PAGE: PageCursor = { at: new Date('9999-12-31T23:59:59.999Z'), id: MAX };

/** The last millisecond that a Date can name. */
const LATEST_MS = 8.64e15;

const Key = z.tuple([z.int().min(0).max(LATEST_MS), z.uuid()]);

/** An opaque text for `cursor` that a caller gives back. */
export function writeCursor({ at, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** Throws `invalid_input` for a text that `writeCursor` did not write. */
export function readCursor(text: string): PageCursor {
  try {
    const [at, id] = Key.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { at: new Date(at), id };
  } catch (cause) {
    const fields = { cursor: 'Not a page of this list' };
    throw new AppError('invalid_input', fields.cursor, { fields, cause });
  }
}
