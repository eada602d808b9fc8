import { buildFoodIndex } from '#ingredient-catalogue';
import { readAmounts, type ReadAmounts } from '#line/amounts';
import type { ReadAmount } from '#line/measures';
import { BodyReader } from '#line/body-reader';
import { FoundLine, baseConfidenceOf } from '#line/found-line';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { isOpen, isSpacedDash } from '#line/aside-reader';
import { glued, isMark, isNumber, isWord } from '#line/numbers';
import { joined, LineParts } from '#line/parts';
import { tokenize, type Token } from '#line/tokens';
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

/** True for a bullet, a check box or an emoji before the line. */
const isBullet = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && token.word !== '(' && token.word !== '~' && token.word !== '=';

/** Skips bullets, "Optional:", and a heading such as "Dressing –" before an amount. */
function beginning(tokens: readonly Token[], body: BodyReader): number {
  let at = 0;
  while (isBullet(tokens[at])) at += 1;
  if (isWord(tokens[at], Is.optional) && isMark(tokens[at + 1], ':')) {
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

/** Returns the position after a few words and a colon or dash, if an amount and a food follow them; else -1. */
function afterLabel(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at - from < LONGEST_LABEL && tokens[at]?.kind === 'word') at += 1;
  if (at === from || !(isMark(tokens[at], ':') || isSpacedDash(tokens, at))) return -1;
  const amounts = isNumber(tokens[at + 1]) ? readAmounts(tokens, at + 1) : null;
  return amounts !== null && tokens[amounts.next]?.kind === 'word' ? at + 1 : -1;
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
  const start = tokens[amount.from]?.start ?? 0;
  const end = tokens[amount.next - 1]?.end ?? start;
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
 * Parses one ingredient line ("400 g / 14 oz beef mince, thawed") in English, and the units and numbers of German,
 * French, Spanish and Italian. Loses no text: anything unrecognized becomes the comment. Reads the first 600
 * characters. Never throws.
 */
export function readLine(text: string): IngredientLine {
  const read = text.length > MAX_READ ? text.slice(0, lastBlank(text)) : text;
  buildFoodIndex();
  const { normal, tokens } = tokenize(read);
  const [first] = tokens;
  if (!isMark(first, '(') || !isMark(tokens.at(-1), ')')) return readTokens(text, read.length, normal, tokens);
  // "(1/2 cup chopped walnuts)": the brackets make the whole line optional.
  return readTokens(text, read.length, normal, tokens.slice(1, -1), true);
}

/** Parses the tokens of a line, or those of one of its ingredients. */
function readTokens(
  text: string,
  readTo: number,
  normal: NormalText,
  tokens: readonly Token[],
  optional = false,
): FoundLine {
  const body = new BodyReader(tokens);
  body.optional = optional;
  const start = beginning(tokens, body);
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
    if (next !== null) return readSeveral(text, readTo, normal, tokens, next);
    markAmounts(body, amounts, from);
    from = amounts.next;
    while (isWord(tokens[from], Is.of) && (amounts.amount.unit !== null || tokens[from]?.word === 'of')) {
      const named = afterElision(tokens, from);
      if (tokens[named]?.kind !== 'word') break;
      body.mark(from, named, 'unit');
      from = named;
    }
  }
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
    amount.unit === null
  ) {
    const { low, high, unit } = body.each;
    amount = { ...amount, each: { low, high, unit } };
  }
  const said = new LineParts(normal);
  said.addAll(tokens);
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
  );
}

/** Where the next ingredient of a line begins: the sign or word before it, and its first token. */
interface Joint {
  readonly to: number;
  readonly from: number;
}

/** Finds "+ 1 egg yolk", "and 2 tbsp oil", ", 2 parsnips" after the name of an ingredient, or returns null. */
function nextIngredient(tokens: readonly Token[], from: number): Joint | null {
  for (let at = from + 2; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || (token.kind === 'word' && token.fact.value === 0)) continue;
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

/** Parses a line that holds several ingredients; the result describes the first one. */
function readSeveral(
  text: string,
  readTo: number,
  normal: NormalText,
  tokens: readonly Token[],
  { to, from }: Joint,
): FoundLine {
  const rest = readTokens(text, readTo, normal, tokens.slice(from));
  const first = readTokens(text, text.length, normal, tokens.slice(0, to));
  const { start } = spanInOriginal(normal, tokens[to]?.start ?? 0, tokens[to]?.end ?? 0);
  return first.withMore([rest, ...rest.more], { kind: 'more', start, end: rest.parts.at(-1)?.end ?? start });
}

/** Returns where to truncate a line that is too long: after a whole word if there is one. */
function lastBlank(text: string): number {
  const blank = text.lastIndexOf(' ', MAX_READ);
  return blank > 0 ? blank : MAX_READ;
}
