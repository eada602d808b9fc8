/** Which ingredients of a recipe are laid out already. */
export interface Ticks {
  /** When one was ticked last, in milliseconds since the epoch. */
  readonly at: number;
  /** Of the list that was ticked: another list has other things to lay out. */
  readonly list: string;
  readonly ticked: readonly number[];
}

export type TickBook = Readonly<Record<string, Ticks>>;

const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;
const RECIPES_MAX = 50;

/** A short mark of a list (FNV-1a): the same list has the same mark. */
export function markOf(ingredients: readonly string[]): string {
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
  if (ticks === undefined || now - ticks.at >= FORGOTTEN_AFTER_MS || ticks.list !== markOf(ingredients))
    return new Set();
  return new Set(ticks.ticked.filter((index) => index >= 0 && index < ingredients.length));
}

/** The book with these ticks in it, and without what is forgotten. */
export function withTicks(
  book: TickBook,
  id: string,
  ingredients: readonly string[],
  ticked: ReadonlySet<number>,
  now: number,
): TickBook {
  const others = Object.entries(book)
    .filter(([other, { at }]) => other !== id && now - at < FORGOTTEN_AFTER_MS)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, RECIPES_MAX - 1);
  const own = ticked.size === 0 ? [] : [[id, { at: now, list: markOf(ingredients), ticked: [...ticked] }] as const];
  return Object.fromEntries([...others, ...own]);
}
