/** The ingredients of a recipe that the user has ticked. */
export interface Ticks {
  /** The time of the last change, in milliseconds since the epoch. */
  readonly at: number;
  /** The fingerprint of the ticked list. Ticks do not apply to a changed list. */
  readonly list: string;
  readonly ticked: readonly number[];
}

/** Ticks by recipe id. */
export type TickBook = Readonly<Record<string, Ticks>>;

const EXPIRY_MS = 24 * 60 * 60_000;
const MAX_RECIPES = 50;

/** A short hash (FNV-1a) of an ingredient list. */
export function fingerprint(ingredients: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of ingredients.join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `${ingredients.length}-${(hash >>> 0).toString(36)}`;
}

function isTicks(value: unknown): value is Ticks {
  if (typeof value !== 'object' || value === null) return false;
  const { at, list, ticked }: Partial<Record<keyof Ticks, unknown>> = value;
  return (
    typeof at === 'number' &&
    typeof list === 'string' &&
    Array.isArray(ticked) &&
    ticked.every((index) => Number.isInteger(index))
  );
}

export function parseTickBook(value: unknown): TickBook {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Ticks] => isTicks(entry[1])));
}

export function ticksOf(book: TickBook, id: string, ingredients: readonly string[], now: number): ReadonlySet<number> {
  const ticks = book[id];
  if (ticks === undefined || now - ticks.at >= EXPIRY_MS || ticks.list !== fingerprint(ingredients)) return new Set();
  return new Set(ticks.ticked.filter((index) => index >= 0 && index < ingredients.length));
}

/** Sets the ticks of a recipe, and evicts expired and the oldest entries. */
export function withTicks(
  book: TickBook,
  id: string,
  ingredients: readonly string[],
  ticked: ReadonlySet<number>,
  now: number,
): TickBook {
  const others = Object.entries(book)
    .filter(([other, { at }]) => other !== id && now - at < EXPIRY_MS)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MAX_RECIPES - 1);
  const own =
    ticked.size === 0 ? [] : [[id, { at: now, list: fingerprint(ingredients), ticked: [...ticked] }] as const];
  return Object.fromEntries([...others, ...own]);
}
