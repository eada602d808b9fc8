import { buildFoodIndex } from '#ingredient-catalogue';
import { readAmounts, type ReadAmounts } from '#line/amounts';
import type { ReadAmount } from '#line/measures';
import { BodyReader } from '#line/body-reader';
import { FoundLine, baseConfidenceOf } from '#line/found-line';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { detectLanguage, languageOfTokens, localizeTokens } from '#line/language-reader';
import type { LanguageCode } from '#lexicon/lexicon';
import { beginning } from '#line/line-beginning';
import { glued, isMark, isWord } from '#line/token-kinds';
import { type Joint, nextIngredient } from '#line/next-ingredient';
import { joined, LineParts } from '#line/parts';
import { tokenize, type Token } from '#line/tokens';
import { isMeasure } from '#line/unit-reading';
import { Is } from '#line/word-facts';
import { type NormalText, spanInOriginal } from '#text/normalize';
import type { UnitName } from '#units';

/** Characters that are parsed; the rest of a longer line becomes a comment. */
const MAX_READ = 600;
const FURTHEST_EXTRACT = 6;

/** Returns the position after "of", or after "d'". */
const afterElision = (tokens: readonly Token[], at: number): number => {
  const mark = tokens[at + 1];
  return mark !== undefined && mark.kind === 'mark' && glued(tokens[at], mark) ? at + 2 : at + 1;
};

/** For "grated zest and juice of 2 limes" returns the token after "of", or -1. */
function afterExtract(tokens: readonly Token[], from: number): number {
  let extract = false;
  for (let at = from; at < from + FURTHEST_EXTRACT && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') return -1;
    if (extract && (isWord(token, Is.of) || token.word === 'from')) return afterElision(tokens, at);
    extract ||= isWord(token, Is.extract);
  }
  return -1;
}

function mannerOf(tokens: readonly Token[], text: string, amount: ReadAmount): string {
  let manner = '';
  for (let at = amount.from; at < amount.next; at += 1) {
    const token = tokens[at];
    if (token !== undefined && isWord(token, Is.manner | Is.about))
      manner = joined(manner, ' ', text.slice(token.start, token.end).toLowerCase());
  }
  return manner;
}

function toLineAmount(tokens: readonly Token[], normal: NormalText, amount: ReadAmount): LineAmount {
  const first = tokens[amount.from];
  const last = tokens[amount.next - 1];
  // In Japanese the unit may precede the figure.
  const start = Math.min(first?.start ?? 0, last?.start ?? 0);
  const end = Math.max(tokens[amount.numberEnd - 1]?.end ?? start, last?.end ?? start);
  const { low, high, unit, each } = amount;
  const manner = mannerOf(tokens, normal.text, amount);
  const plain: LineAmount =
    normal.origins === undefined
      ? { low, high, unit, start, end }
      : { low, high, unit, ...spanInOriginal(normal, start, end) };
  const unwritten = amount.implied && amount.from === amount.numberEnd;
  if (each === null && manner === '' && !unwritten) return plain;
  return {
    ...plain,
    ...(each === null ? {} : { each }),
    ...(manner === '' ? {} : { manner }),
    ...(unwritten ? { unwritten } : {}),
  };
}

const NO_READ: readonly ReadAmount[] = [];
const NO_AMOUNTS: readonly LineAmount[] = [];

function toLineAmounts(
  tokens: readonly Token[],
  normal: NormalText,
  some: readonly ReadAmount[],
  more: readonly ReadAmount[],
): readonly LineAmount[] {
  if (some.length === 0 && more.length === 0) return NO_AMOUNTS;
  return [...some, ...more].map((amount) => toLineAmount(tokens, normal, amount));
}

/** Labels the tokens of all leading amounts; connecting words belong to what follows them. */
function markAmounts(body: BodyReader, read: ReadAmounts, from: number): void {
  body.mark(from, read.next, 'quantity');
  body.markAmount(read.amount);
  // What remains after the last amount is a repeated unit ("400 g tin").
  let last = read.amount.next;
  for (const amount of read.plus) {
    body.markAmount(amount);
    last = Math.max(last, amount.next);
  }
  for (const amount of read.equivalents) {
    body.markAmount(amount);
    last = Math.max(last, amount.next);
  }
  if (read.amount.unit !== null) body.mark(last, read.next, 'unit');
}

/** "2 garlic cloves": returns the token of a unit after the food, or -1. */
function unitBehind(tokens: readonly Token[], body: BodyReader): number {
  let last = body.nameTo - 1;
  while (last > body.nameFrom && tokens[last]?.kind !== 'word') last -= 1;
  const token = tokens[last];
  const before = tokens[last - 1];
  if (last <= body.nameFrom || !isWord(token, Is.tail) || before?.kind !== 'word') return -1;
  const { unit } = token?.fact ?? { unit: null };
  const wanted = TAIL_OF.get(unit ?? '');
  return wanted === undefined || wanted.has(before.word) ? last : -1;
}
// Cinnamon sticks and whole cloves are the food itself.
const TAIL_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['clove', new Set(['garlic'])],
  ['stick', new Set(['celery', 'butter'])],
  ['rib', new Set(['celery'])],
]);

/**
 * Parses one ingredient line ("400 g / 14 oz beef mince, thawed") in English, or in a language whose lexicon is
 * registered; common units of German, French, Spanish and Italian are known without it. Loses no text: anything unrecognized becomes the comment. Reads the first 600
 * characters. Never throws.
 */
export const readLine = (text: string): IngredientLine => readLineIn(text, undefined);

/**
 * {@link readLine} for a line of a recipe.
 * @param given the language of the recipe; null for English, undefined to detect it
 */
export function readLineIn(text: string, given: LanguageCode | null | undefined): IngredientLine {
  const read = text.length > MAX_READ ? text.slice(0, lastBlank(text)) : text;
  buildFoodIndex();
  const tokenized = tokenize(read);
  const { normal } = tokenized;
  const language = given === undefined ? languageOfTokens(tokenized) : given;
  const tokens = localizeTokens(language, tokenized);
  const [first] = tokens;
  if (!isMark(first, '(') || !isMark(tokens.at(-1), ')'))
    return readTokens({ text, readTo: read.length, normal, language }, tokens);
  // "(1/2 cup chopped walnuts)": the brackets make the whole line optional.
  return readTokens({ text, readTo: read.length, normal, language }, tokens.slice(1, -1), true);
}

/** The line that tokens belong to. */
interface LineSource {
  readonly text: string;
  /** The end of the part that was read. */
  readonly readTo: number;
  readonly normal: NormalText;
  readonly language: LanguageCode | null | undefined;
}

/** Parses the tokens of a line, or those of one of its ingredients. */
function readTokens(source: LineSource, tokens: readonly Token[], optional = false): FoundLine {
  const { text, readTo, normal, language } = source;
  const body = new BodyReader(tokens);
  body.optional = optional;
  const start = beginning(normal.text, tokens, body);
  let amounts = readAmounts(tokens, start);
  let from = start;
  if (amounts === null) {
    const extract = afterExtract(tokens, start);
    amounts = extract === -1 ? null : readAmounts(tokens, extract);
    if (amounts !== null) {
      body.mark(start, extract, 'preparation');
      from = extract;
    }
  }
  if (amounts !== null) {
    const next = nextIngredient(tokens, amounts.next);
    if (next !== null) return readSeveral(source, tokens, next);
    markAmounts(body, amounts, from);
    from = amounts.next;
    while (isWord(tokens[from], Is.of) && (amounts.amount.unit !== null || tokens[from]?.word === 'of')) {
      const elided = afterElision(tokens, from);
      const named = tokens[elided]?.word === 'the' ? elided + 1 : elided;
      if (tokens[named]?.kind !== 'word') break;
      body.mark(from, named, 'unit');
      from = named;
    }
  }
  body.lacksAmount = amounts === null;
  body.read(from);
  let amount = amounts === null ? null : toLineAmount(tokens, normal, amounts.amount);
  if (amount !== null && amount.unit === null) {
    const behind = unitBehind(tokens, body);
    const unit: UnitName | null = tokens[behind]?.fact.unit ?? null;
    if (behind !== -1 && unit !== null) {
      amount = { ...amount, unit };
      body.mark(behind, behind + 1, 'unit');
      body.nameTo = behind;
    }
  }
  // "Butter, 100 g": the first amount after the name becomes the amount.
  const firstEquivalent = amount === null ? body.equivalents.shift() : undefined;
  if (firstEquivalent !== undefined) amount = toLineAmount(tokens, normal, firstEquivalent);
  if (
    amount !== null &&
    amount.each === undefined &&
    body.each !== null &&
    body.each.unit !== null &&
    (amount.unit === null || !isMeasure(amount.unit))
  ) {
    const { low, high, unit } = body.each;
    amount = { ...amount, each: { low, high, unit } };
  }
  const said = new LineParts(normal);
  said.addAll(language === 'ja' ? tokens.toSorted((one, other) => one.start - other.start) : tokens);
  const cut = readTo < text.length;
  if (cut && text.slice(readTo).trim() !== '') said.addRest(text, readTo);
  const implied = amounts !== null && amounts.amount.implied;
  const { parts, name } = said;
  return new FoundLine(
    text,
    amount,
    amounts === null ? NO_AMOUNTS : toLineAmounts(tokens, normal, amounts.plus, body.plus),
    toLineAmounts(tokens, normal, amounts?.equivalents ?? NO_READ, body.equivalents),
    said,
    body,
    baseConfidenceOf(name, amount, implied, parts.length, body.numbered, cut),
    language,
  );
}

/** Parses a line that holds several ingredients; the result describes the first one. */
function readSeveral(source: LineSource, tokens: readonly Token[], { to, from }: Joint): FoundLine {
  const { text, normal } = source;
  const rest = readTokens(source, tokens.slice(from));
  const first = readTokens({ ...source, readTo: text.length }, tokens.slice(0, to));
  const { start } = spanInOriginal(normal, tokens[to]?.start ?? 0, tokens[to]?.end ?? 0);
  return first.withMore([rest, ...rest.more], { kind: 'more', start, end: rest.parts.at(-1)?.end ?? start });
}

/** Parses the lines of one recipe, in the language that understands most of them. */
export function readLines(texts: readonly string[]): IngredientLine[] {
  const language = detectLanguage(texts);
  return texts.map((text) => readLineIn(text, language));
}

/** Returns where to truncate a line that is too long: after a whole word if there is one. */
function lastBlank(text: string): number {
  const blank = text.lastIndexOf(' ', MAX_READ);
  return blank > 0 ? blank : MAX_READ;
}
