import { readAmounts } from '#line/amounts';
import { isOpen } from '#line/aside-reader';
import { isMark, isNumber, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';

/** Where the next ingredient of a line begins: the sign or word before it, and its first token. */
export interface Joint {
  readonly to: number;
  readonly from: number;
}

/** Finds "+ 1 egg yolk", "and 2 tbsp oil", ", 2 parsnips" after the name of an ingredient, or returns null. */
export function nextIngredient(tokens: readonly Token[], from: number): Joint | null {
  for (let at = from + 2; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!isNumber(token) && !isWord(token, Is.number)) continue;
    const before = tokens[at - 1];
    const joins = isWord(before, Is.and | Is.plus) || isMark(before, '+') || isMark(before, '&') || isMark(before, ',');
    if (!joins) continue;
    const to = isMark(tokens[at - 2], ',') ? at - 2 : at - 1;
    if (to > from && !isOpenBefore(tokens, from, to) && beginsIngredient(tokens, at)) return { to, from: at };
  }
  return null;
}

/** True if a bracket is open at `to`. */
function isOpenBefore(tokens: readonly Token[], from: number, to: number): boolean {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    if (isOpen(tokens[at])) depth += 1;
    else if (isMark(tokens[at], ')') || isMark(tokens[at], ']')) depth -= 1;
  }
  return depth > 0;
}

/** True if an amount with a number begins here and a food follows it. */
function beginsIngredient(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!isNumber(token) && !(isWord(token, Is.number) && !isWord(token, Is.article))) return false;
  const amounts = readAmounts(tokens, at);
  if (amounts === null || isMark(tokens[amounts.next], '%')) return false;
  let name = amounts.next;
  while (isWord(tokens[name], Is.of | Is.size | Is.quality | Is.article)) name += 1;
  const food = tokens[name];
  return food?.kind === 'word' && food.fact.number > 0 && !isWord(food, Is.stop | Is.vague | Is.preparation | Is.unit);
}
