import { readAmounts } from '#line/amounts';
import { isSpacedDash } from '#line/aside-reader';
import type { BodyReader } from '#line/body-reader';
import { isMark, isNumber, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** True for a bullet, a check box or an emoji before the line. */
const isBullet = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && token.word !== '(' && token.word !== '~' && token.word !== '=';

/** "[x]", "1)", "(1)", "a)", "1." before a number, the "o" of a word processor, the "x" of "x2 onions". */
const LIST_MARK = /^\W*?(?:\[x\]|\(?\d{1,2}\)(?! ?(?:\(|-| x ))|[a-z]\)|\d{1,2}\.(?= \d)|o(?= \d)|x(?=\d))/iu;

/** Skips list marks, "Optional:", "(optional)", and a heading such as "Dressing –" before an amount. */
export function beginning(text: string, tokens: readonly Token[], body: BodyReader): number {
  const mark = LIST_MARK.exec(text)?.[0].length ?? 0;
  let at = 0;
  while ((tokens[at]?.end ?? Infinity) <= mark || isBullet(tokens[at])) at += 1;
  body.mark(0, at, 'comment');
  if (isMark(tokens[at], '(') && isWord(tokens[at + 1], Is.optional | Is.about) && isMark(tokens[at + 2], ')')) {
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
  if (NUMBER_SIGN.has(tokens[at]?.word ?? '')) {
    const dot = isMark(tokens[at + 1], '.') || isMark(tokens[at + 1], '°') ? at + 2 : at + 1;
    if (isNumber(tokens[dot])) {
      body.mark(at, dot, 'comment');
      return dot;
    }
  }
  const label = afterLabel(tokens, at);
  if (label === -1) return at;
  body.mark(at, label, 'comment');
  return label;
}

/** "N. 2 uova", "Nr. 3 uova": two, three. */
const NUMBER_SIGN: ReadonlySet<string> = new Set(['n', 'n.', 'n°', 'nr', 'nr.']);

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
