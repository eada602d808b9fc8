import type { NormalText } from '#text/normalize';
import type { LanguageCode } from '#lexicon/lexicon';
import { localizeTokens } from '#line/language-reader';
import { readNumber } from '#line/numbers';
import { tokenize } from '#line/tokens';

/** Regular expression source of a number in a text from {@link inFigures}. */
export const FIGURE = String.raw`\d+(?:\.\d+)?`;
/** Regular expression source of the articles that mean one, which {@link inFigures} does not replace. */
export const ONE = 'an?|ein(?:e[rn]?)?|une?|un[ao]';
/** A number starts here, not within a word or another number. */
export const FIGURE_START = String.raw`(?<![\p{L}\p{M}\d.])`;
/** Separators of a range, in the supported languages. */
export const RANGE_SIGN = String.raw`(?: ?[-–—~〜] ?| (?:to|or|and|bis|oder|und|à|ou|et|a|o|y|e) )`;

/**
 * Returns the normal form of a text with every number written as a decimal: "one and a half cups, 1–1/2 tsp, ⅓ or
 * 2/3" becomes "1.5 cups, 1.5 tsp, 0.3333333333333333 or 0.6666666666666666". The one reader of numbers for everything
 * that is not an ingredient line; each number is read as {@link readNumber} reads it there. "A" and "an" stay.
 * @param language whose number words are read too, besides the English ones
 */
export function inFigures(text: string, language: LanguageCode | null = null): NormalText {
  const tokenized = tokenize(text);
  const { normal } = tokenized;
  const tokens = localizeTokens(language, tokenized);
  let written = '';
  const origins: number[] = [];
  let from = 0;
  const originOf = (at: number): number => normal.origins?.[at] ?? at;
  const copy = (to: number): void => {
    for (let at = from; at < to; at += 1) origins.push(originOf(at));
    written += normal.text.slice(from, to);
    from = to;
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const number = token === undefined || token.kind === 'mark' ? null : readNumber(tokens, at);
    if (token === undefined || number === null || number.implied) {
      at += 1;
      continue;
    }
    const end = tokens[number.next - 1]?.end ?? token.end;
    const figure = String(number.value);
    at = number.next;
    const said = normal.text.slice(token.start, end);
    // "1h05" keeps its zero.
    if (figure === said || (/^\d/u.test(said) && Number(said) === number.value)) continue;
    copy(token.start);
    for (let digit = 0; digit < figure.length; digit += 1) origins.push(originOf(token.start));
    written += figure;
    // "2cups" keeps its end; "½cup" and "1/2-inch" do too.
    from = end;
  }
  if (from === 0) return normal;
  copy(normal.text.length);
  origins.push(text.length);
  return { text: written, original: text, origins };
}

/** Returns the first number in a text; NaN if there is none. */
export function numberIn(text: string): number {
  const figure = new RegExp(FIGURE, 'u').exec(inFigures(text).text)?.[0];
  return figure === undefined ? Number.NaN : Number(figure);
}
