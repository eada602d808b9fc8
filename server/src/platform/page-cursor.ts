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

/** Milliseconds, as a key of a row. */
export const TimeKey = z.int().min(0).max(LATEST_MS);

/** A text, as a key of a row: what any database takes. */
export const TextKey = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));

const Key = z.tuple([TimeKey, z.uuid()]);

/** An opaque text for `cursor` that a caller gives back. */
export function writeCursor({ at, id }: PageCursor): string {
  return encode([at.getTime(), id]);
}

/** Throws `invalid_input` for a text that `writeCursor` did not write. */
export function readCursor(text: string): PageCursor {
  const [at, id] = parse(Key, text);
  return { at: new Date(at), id };
}

/** What a row stands by in an order, first things first. */
type OrderKey = string | number | readonly (string | number)[];

/** Where a page of a list ended that has several orders: by what its last row stands there, and that row's id. */
export interface OrderCursor<Key extends OrderKey = OrderKey> {
  readonly key: Key;
  readonly id: string;
}

/** The same for one of several orders of a list. */
export function writeOrderCursor(order: string, { key, id }: OrderCursor): string {
  return encode([order, key, id]);
}

/** Throws `invalid_input` for a text that `writeOrderCursor` did not write, or wrote for other orders than these. */
export function readOrderCursor<Key extends OrderKey, Order extends string>(
  orders: readonly Order[],
  key: z.ZodType<Key>,
  text: string,
): OrderCursor<Key> & { readonly order: Order } {
  const [order, parsed, id] = parse(z.tuple([z.enum(orders), key, z.uuid()]), text);
  return { order, key: parsed, id };
}

function encode(key: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function parse<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    const fields = { cursor: 'Not a page of this list' };
    throw new AppError('invalid_input', fields.cursor, { fields, cause });
  }
}
