import type { ReadAmount } from '#line/measures';
import { readRange } from '#line/numbers';
import { glued, isDash, isNumber } from '#line/token-kinds';
import type { Token } from '#line/tokens';

/** Numbers above it belong to the name: "Licor 43". */
const MOST_COUNTED = 20;
/** Words that a number follows. */
const NUMBERED: ReadonlySet<string> = new Set(
  'type typ tipo no nr part step layer day note option recipe omega filling'.split(' '),
);

/** Reads the count that ends a line without another amount ("Uova 3"), or null. */
export function countAtEnd(tokens: readonly Token[], start: number): ReadAmount | null {
  if (!isNumber(tokens.at(-1))) return null;
  let from = tokens.length - 1;
  while (from - 1 > start && (isNumber(tokens[from - 1]) || isDash(tokens[from - 1]))) from -= 1;
  const before = tokens[from - 1];
  if (from - 1 < start || before?.kind !== 'word' || NUMBERED.has(before.word) || glued(before, tokens[from]))
    return null;
  const range = readRange(tokens, from);
  if (range === null || range.implied || range.next < tokens.length) return null;
  if (range.low <= 0 || range.high > MOST_COUNTED) return null;
  const { next } = range;
  return { ...range, unit: null, each: null, from, numberEnd: next, unitFrom: next };
}
