import { MAX } from 'uuid';
import { z } from 'zod';

import { AppError } from './app-error.ts';

/** The sort key of a page's last row, in a list ordered by time: the next page begins after it. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string;
}

/** What a request asks of a list. */
export interface PageFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** The cursor before the first page. The query is the same for every page, so each is an index range scan. */
export const FIRST_PAGE: PageCursor = { at: new Date('9999-12-31T23:59:59.999Z'), id: MAX };

/** The last millisecond that a Date can name. */
const LATEST_MS = 8.64e15;

/** A time in milliseconds, as a sort key. */
export const TimeKey = z.int().min(0).max(LATEST_MS);

/** A text, as a sort key: only what both databases accept as a parameter. */
export const TextKey = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));

const PageKey = z.tuple([TimeKey, z.uuid()]);

/**
 * The position at which the requested page of a list ordered by time (newest first) begins. Throws `invalid_input` for
 * a cursor of another list.
 */
export function startOf({ cursor }: Pick<PageFilter, 'cursor'>): PageCursor {
  if (cursor === undefined) return FIRST_PAGE;
  const [at, id] = decode(PageKey, cursor);
  return { at: new Date(at), id };
}

/** Cuts `limit` rows from a query for `limit + 1`: the further row only shows that there is a next page. */
export function toPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => PageCursor): RowPage<Row> {
  return cutPage(rows, limit, (last) => {
    const { at, id } = keyOf(last);
    return encode([at.getTime(), id]);
  });
}

/** The same for a list whose cursor is not a `PageCursor`. */
export function cutPage<Row>(rows: readonly Row[], limit: number, write: (last: Row) => string): RowPage<Row> {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, nextCursor: last === undefined ? null : write(last) };
}

/** One value of a sort key, or several in order of precedence. */
type OrderKey = string | number | readonly (string | number)[];

/** The position in a list that has several orders; ties are broken by the row's id. */
export interface OrderCursor<Key extends OrderKey = OrderKey> {
  readonly key: Key;
  readonly id: string;
}

/** Encodes the position in one order of a list. */
export function writeOrderCursor(order: string, { key, id }: OrderCursor): string {
  return encode([order, key, id]);
}

/** Throws `invalid_input` for a text that `writeOrderCursor` did not write, or wrote for another order. */
export function readOrderCursor<Key extends OrderKey, Order extends string>(
  orders: readonly Order[],
  key: z.ZodType<Key>,
  text: string,
): OrderCursor<Key> & { readonly order: Order } {
  const [order, parsed, id] = decode(z.tuple([z.enum(orders), key, z.uuid()]), text);
  return { order, key: parsed, id };
}

/** The text is opaque to clients. */
function encode(key: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decode<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    const fields = { cursor: 'Not a page of this list' };
    throw new AppError('invalid_input', fields.cursor, { fields, cause });
  }
}
