import { readAmounts } from '#line/amounts';
import { isSpacedDash } from '#line/aside-reader';
import type { BodyReader } from '#line/body-reader';
import { glued, isMark, isNumber, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** True for a bullet, a check box or an emoji before the line. */
const isBullet = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && token.word !== '(' && token.word !== '~' && token.word !== '=';

const isOpen = (token: Token | undefined): boolean => isMark(token, '(') || isMark(token, '[');

/**
 * Returns the position after the mark of a list item: "•", "[x]", "1)", "(1)", "a)", the "o" of a word processor, or
 * "1." before a number.
 */
function afterListMark(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isBullet(tokens[at]) && tokens[at + 1]?.word !== 'x') at += 1;
  // "[x]", "(1)", but not the "(14-oz)" of a can.
  const inside = tokens[at + 1];
  const isEnclosed = isOpen(tokens[at]) && (isMark(tokens[at + 2], ')') || isMark(tokens[at + 2], ']'));
  if (isEnclosed && (inside?.word === 'x' || (isNumber(inside) && isNumber(tokens[at + 3])))) return at + 3;
  while (isBullet(tokens[at])) at += 1;
  const [mark, sign, next] = tokens.slice(at, at + 3);
  if (next === undefined || mark === undefined || mark.end - mark.start > 2) return at;
  if (mark.kind === 'word' && mark.end - mark.start > 1) return at;
  const isClosed = glued(mark, sign) && !glued(sign, next);
  if (isClosed && (isMark(sign, ')') || (isNumber(mark) && isMark(sign, '.') && isNumber(next)))) return at + 2;
  // "o 2 cups flour", "x2 onions".
  return isNumber(sign) && (mark.word === 'o' || (mark.word === 'x' && glued(mark, sign))) ? at + 1 : at;
}

/** Skips list marks, "Optional:", "(optional)", and a heading such as "Dressing –" before an amount. */
export function beginning(tokens: readonly Token[], body: BodyReader): number {
  let at = afterListMark(tokens, 0);
  body.mark(0, at, 'comment');
  if (isOpen(tokens[at]) && isWord(tokens[at + 1], Is.optional | Is.about) && isMark(tokens[at + 2], ')')) {
    const isOptional = isWord(tokens[at + 1], Is.optional);
    body.optional ||= isOptional;
    body.mark(at, at + 3, isOptional ? 'optional' : 'comment');
    at += 3;
  }
  if (isWord(tokens[at], Is.optional) && (isMark(tokens[at + 1], ':') || isSpacedDash(tokens, at + 1))) {
    body.optional = true;
    body.mark(at, at + 1, 'optional');
    return at + 2;
  }
  const label = afterLabel(tokens, at);
  if (label === -1) return at;
  body.mark(at, label, 'comment');
  return label;
}

const LONGEST_LABEL = 4;

const isMeasured = (unit: UnitName): boolean => gramsIn(unit) !== null || millilitresIn(unit) !== null;

/** True for a word that means nothing in a line: "Info 6 oz. linguine", "Approx. 500 g potatoes". */
const isMeaningless = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.fact.is === 0 && token.fact.number === 0 && token.fact.talk === 0;

/**
 * Returns the position after a few words and a colon or dash, or after one word that means nothing, if an amount and a
 * food follow them; else -1.
 */
function afterLabel(tokens: readonly Token[], from: number): number {
  if (isMeaningless(tokens[from])) {
    const next = isMark(tokens[from + 1], '.') ? from + 2 : from + 1;
    const measured = isNumber(tokens[next]) ? readAmounts(tokens, next) : null;
    const unit = measured?.amount.unit ?? null;
    if (measured !== null && unit !== null && isMeasured(unit) && tokens[measured.next]?.kind === 'word') return next;
  }
  let at = from;
  while (at - from < LONGEST_LABEL && tokens[at]?.kind === 'word') at += 1;
  if (at === from || !(isMark(tokens[at], ':') || isSpacedDash(tokens, at))) return -1;
  const amounts = isNumber(tokens[at + 1]) ? readAmounts(tokens, at + 1) : null;
  return amounts !== null && tokens[amounts.next]?.kind === 'word' ? at + 1 : -1;
}
