import { readAmounts } from '#line/amounts';
import { isOpen } from '#line/aside-reader';
import { isParticiple } from '#line/preparations';
import { isMark, isNumber, isPercent, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';
import type { UnitName } from '#units';

/** Where the next ingredient of a line begins: the sign or word before it, and its first token. */
export interface Joint {
  readonly to: number;
  readonly from: number;
}

/** Finds "+ 1 egg yolk", "and 2 tbsp oil", ", 2 parsnips", "and a pinch of salt" after the name of an ingredient, or returns null. */
export function nextIngredient(tokens: readonly Token[], from: number): Joint | null {
  for (let at = from + 2; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!isNumber(token) && !isWord(token, Is.number | Is.article)) continue;
    const before = tokens[at - 1];
    if (!isWord(before, Is.and | Is.plus) && !JOINTS.has(before?.word ?? '')) continue;
    // "Water mixed with 3 tsp stock powder".
    if (before?.word === 'with' && isParticiple(tokens[at - 2])) continue;
    // "20 g/¾ oz", "16/20 shrimp".
    if (before?.word === '/' && (isNumber(tokens[at - 2]) || isWord(tokens[at - 2], Is.unit))) continue;
    const to = isMark(tokens[at - 2], ',') ? at - 2 : at - 1;
    if (to > from && !isOpenBefore(tokens, from, to) && beginsIngredient(tokens, at)) return { to, from: at };
  }
  return null;
}

const isLength = (unit: UnitName | null | undefined): boolean => unit === 'cm' || unit === 'inch';

/** Besides "and" and "plus". */
const JOINTS: ReadonlySet<string> = new Set(['+', '&', ',', ';', '/', 'with']);

/** True if a bracket is open at `to`. */
function isOpenBefore(tokens: readonly Token[], from: number, to: number): boolean {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    if (isOpen(tokens[at])) depth += 1;
    else if (isMark(tokens[at], ')') || isMark(tokens[at], ']')) depth -= 1;
  }
  return depth > 0;
}

/** True if an amount begins here, with a number or as "a pinch", and a food follows it. */
function beginsIngredient(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (isWord(token, Is.article) && !isWord(tokens[at + 1], Is.alone)) return false;
  const amounts = readAmounts(tokens, at);
  if (amounts === null || isPercent(tokens[amounts.next])) return false;
  // ", about ½ inch wide and 3 inches long", but "plus a 1-inch piece".
  const { unit, each } = amounts.amount;
  if (!isWord(tokens[at - 1], Is.plus) && (isLength(unit) || isLength(each?.unit))) return false;
  let name = amounts.next;
  while (isWord(tokens[name], Is.of | Is.size | Is.quality | Is.article)) name += 1;
  const food = tokens[name];
  return food?.kind === 'word' && food.fact.number > 0 && !isWord(food, Is.stop | Is.vague | Is.preparation | Is.unit);
}
