import { type LanguageIndex, type LanguageWord, languageWords, type MeantWords } from '#lexicon/language-index';
import type { WordRole } from '#lexicon/lexicon';
import type { FoundMeasure, MeasureIndex } from '#lexicon/measure-index';
import { ROLE_FACTS } from '#lexicon/roles';
import { glued, isDash, isMark, isNumber, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is, UNKNOWN_WORD, type WordFact } from '#line/word-facts';

/** Longer than the amount and name of any real line. */
const MAX_CHARACTERS = 120;

/**
 * Splits the words of a Japanese line, which has no blanks between them, and puts the amount before the name, where the
 * line reader expects it: "醤油 大さじ2" is read as "2 大さじ 醤油". Positions stay those of the text. Linear in the
 * number of characters.
 */
export function localizeJapanese(
  index: LanguageIndex,
  measures: MeasureIndex,
  text: string,
  tokens: readonly Token[],
): readonly Token[] {
  const words = languageWords(text.slice(0, MAX_CHARACTERS));
  const split: Token[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    let to = from;
    while ((words[to]?.start ?? Infinity) < token.end) to += 1;
    if (token.kind === 'word' && to > from)
      splitToken({ index, measures, text }, words.slice(from, to), token, tokens[at + 1], split);
    else split.push(token.word === '〜' ? { ...token, fact: ROLE_FACTS.get('to') ?? UNKNOWN_WORD } : token);
    from = to;
  }
  return amountFirst(split);
}

interface Source {
  readonly index: LanguageIndex;
  readonly measures: MeasureIndex;
  readonly text: string;
}

/** Adds the parts of a token: units, numbers and words with a role are parts of their own. */
function splitToken(
  { index, measures, text }: Source,
  words: readonly LanguageWord[],
  token: Token,
  next: Token | undefined,
  split: Token[],
): void {
  let start = token.start;
  const add = (end: number, fact: WordFact): void => {
    if (end > start)
      split.push({ kind: 'word', start, end, word: text.slice(start, end).toLowerCase(), fact, part: undefined });
    start = end;
  };
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const meant = index.meantAt(words, at);
    const found = longest(measures.measuresAt(text, words, at), meant);
    const end = endOf(words, found?.to ?? meant.to);
    const isLast = end >= token.end;
    const rest = found === null ? null : measures.measuresAt(text, words, found.to).unit;
    const before = word.start > start ? undefined : split.at(-1);
    const fits = found !== null && fitsHere(found.fact, before, isLast ? next : null, rest !== null);
    const role = meant.meaning?.kind === 'word' ? roleFact(meant.meaning.role) : undefined;
    const fact = fits ? found.fact : isLast && word.start === token.start ? role : undefined;
    if (fact !== undefined) {
      add(word.start, UNKNOWN_WORD);
      add(end, fact);
    }
    at = fact === undefined ? Math.max(meant.to, at + 1) : (found?.to ?? meant.to);
  }
  if (start === token.start) split.push(token);
  else add(token.end, UNKNOWN_WORD);
}

/** "塩 適量": an amount as one likes it ends the name. */
const roleFact = (role: WordRole): WordFact | undefined => ROLE_FACTS.get(role === 'about' ? 'stop' : role);

const endOf = (words: readonly LanguageWord[], to: number): number => {
  const last = words[to - 1];
  return last === undefined ? 0 : last.start + last.written.length;
};

function longest(
  { unit, number }: { readonly unit: FoundMeasure | null; readonly number: FoundMeasure | null },
  { meaning, to }: MeantWords,
): FoundMeasure | null {
  const found = (unit?.to ?? 0) >= (number?.to ?? 0) ? unit : number;
  // "玉ねぎ" begins with a counter, 玉.
  return found === null || (meaning !== null && meaning.kind !== 'measure' && to > found.to) ? null : found;
}

/** @param next the token after it; null within a word, undefined at the end of the line */
function fitsHere(
  fact: WordFact,
  before: Token | undefined,
  next: Token | undefined | null,
  unitFollows: boolean,
): boolean {
  const ends = next === undefined || (next !== null && isMark(next, '('));
  // "半丁", "半分".
  if (fact.unit === null) return unitFollows || ends;
  if (isNumber(before) || isWord(before, Is.number)) return true;
  // "大さじ2", "カップ1/2".
  if (next !== null && isNumber(next)) return (fact.is & Is.measure) !== 0;
  return ends && ((fact.is & Is.alone) !== 0 || fact.unit === 'clove');
}

const isAmount = (token: Token | undefined): boolean => isNumber(token) || isWord(token, Is.number);
const isUnit = (token: Token | undefined): boolean => token !== undefined && token.fact.unit !== null;

interface AmountSpan {
  /** The start, at the unit if it precedes the figures. */
  readonly from: number;
  readonly figures: number;
  /** The end of the figures. */
  readonly unit: number;
  readonly to: number;
}

function amountAt(tokens: readonly Token[], from: number): AmountSpan | null {
  const isUnitFirst = isUnit(tokens[from]) && isAmount(tokens[from + 1]);
  if (!isAmount(tokens[from]) && !isUnit(tokens[from])) return null;
  const figures = isUnitFirst ? from + 1 : from;
  let unit = figures;
  while (
    isAmount(tokens[unit]) ||
    (isAmount(tokens[unit + 1]) && (isDash(tokens[unit]) || isWord(tokens[unit], JOINTS)))
  )
    unit += 1;
  const to = !isUnitFirst && isUnit(tokens[unit]) ? unit + 1 : unit;
  // "6枚切り" says how thick a slice is.
  const next = tokens[to];
  const isPart = from > 0 && next?.kind === 'word' && glued(tokens[to - 1], next) && next.fact.is === 0;
  return isPart ? null : { from, figures, unit, to };
}

const JOINTS = Is.to | Is.and;

/** Moves the first amount, with its unit, to the beginning. */
function amountFirst(tokens: readonly Token[]): readonly Token[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount === null) {
      while (isAmount(tokens[at]) && isAmount(tokens[at + 1])) at += 1;
      continue;
    }
    const { from, figures, unit, to } = amount;
    // "1枚(300g)": the bracket is about the amount.
    let end = to;
    if (isMark(tokens[end], '(') && isNumber(tokens[end + 1]))
      while (end < tokens.length && !isMark(tokens[end - 1], ')')) end += 1;
    return [
      ...tokens.slice(figures, unit),
      ...tokens.slice(from, figures),
      ...tokens.slice(unit, end),
      ...tokens.slice(0, from),
      ...tokens.slice(end),
    ];
  }
  return tokens;
}
