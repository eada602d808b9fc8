import { starsOf } from './file-draft.ts';
import { textWithoutMarkup } from './text-without-markup.ts';

/** An object of a JSON file. Nothing is known about its values. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Longer lists are no recipe. */
const MAX_ITEMS = 2_000;
const MAX_TEXT_CHARACTERS = 200_000;
const EMPTY_RECORD: JsonRecord = {};

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object; an empty one for any other value. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : EMPTY_RECORD);

/** Returns the items of a list. A single value is a list of one, null an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? (value as unknown[]).slice(0, MAX_ITEMS) : [value];
}

/** Returns a text or number as plain text, with its line breaks; '' for any other value. */
export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? textWithoutMarkup(value.slice(0, MAX_TEXT_CHARACTERS)) : '';
}

/** Returns a text or number as one plain line; '' for any other value. */
export const lineOf = (value: unknown): string => textOf(value).replaceAll(/\s+/gu, ' ');

/** Returns the lines of a text, or of the texts in a list. */
export const linesOf = (value: unknown): string[] =>
  listOf(value)
    .flatMap((each) => textOf(each).split('\n'))
    .filter((line) => line !== '');

/** Returns plain text, or null if there is none. */
export const textOrNull = (value: unknown): string | null => textOf(value) || null;

/** Returns a finite number, also one that is written as text; null for any other value. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Returns the owner's stars of a rating up to 5; null for none. */
export const starsOf5 = (value: unknown): number | null => starsOf(lineOf(value), 5);

/** Returns the text, or the name of an object that has one: of "Soup" and {"name": "Soup"}. */
export const nameOf = (value: unknown): string => lineOf(isRecord(value) ? value['name'] : value);

/** True for true, 1, "true", "yes" and "1". */
export const isTrue = (value: unknown): boolean =>
  /^(?:true|yes|1)$/iu.test(typeof value === 'boolean' ? String(value) : lineOf(value));

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2}|UTC)?)?$/u;

/** Returns a date, or a date with a time (UTC if it has no zone), in ISO 8601; null for anything else. */
export function dateOf(value: unknown): string | null {
  const [, day, time, zone = 'Z'] = DATE.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (day === undefined) return null;
  const date = new Date(time === undefined ? `${day}T00:00:00Z` : `${day}T${time}${zone.replace('UTC', 'Z')}`);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970) return null;
  return time === undefined ? day : date.toISOString();
}

/** Returns the entries of an object that are texts or numbers; null if there are none. */
export function textsOf(value: unknown): Readonly<Record<string, string>> | null {
  const entries = Object.entries(recordOf(value))
    .filter(([name]) => !name.startsWith('@') && name !== '__proto__')
    .map(([name, each]) => [name, lineOf(each)] as const)
    .filter(([, text]) => text !== '');
  return entries.length === 0 ? null : Object.fromEntries(entries.slice(0, MAX_ITEMS));
}
