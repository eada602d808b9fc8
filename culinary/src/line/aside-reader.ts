import { afterPreparation } from '#line/preparations';
import type { LinePartKind } from '#line/ingredient-line-type';
import { type ReadAmount, readBracket, readCounted, readMeasure, skipAbout, unitOver } from '#line/measures';
import { readRange } from '#line/numbers';
import { glued, isDash, isMark, isNumber, isPercent, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';

/** From token `from` to before token `to`. */
interface TokenSpan {
  readonly from: number;
  readonly to: number;
}

export const isOpen = (token: Token | undefined): boolean => isMark(token, '(') || isMark(token, '[');
export const isSpacedDash = (tokens: readonly Token[], at: number): boolean =>
  isDash(tokens[at]) &&
  (tokens[at]?.word === '—' || !(glued(tokens[at - 1], tokens[at]) || glued(tokens[at], tokens[at + 1])));

/** "4 fillets à 150 g", "zu je 150 g". */
const APIECE: ReadonlySet<string> = new Set(['à', 'je', 'zu', 'cadauno', 'elk', '@']);

/** True if a word or sign that means "each" is before a measure, or "of": "4 filets de poulet de 150 g". */
export function isApiece(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.fact.number === 0 && APIECE.has(token.word)) return readMeasure(tokens, skipAbout(tokens, at + 1)) !== null;
  return (
    (isWord(token, Is.of) || token.word === 'da') && isNumber(tokens[at + 1]) && readMeasure(tokens, at + 1) !== null
  );
}

/** Labels each token of a line and parses everything around the name: brackets and trailing segments. */
export class AsideReader {
  readonly alternatives: TokenSpan[] = [];
  /** Equivalents written after the name. */
  readonly equivalents: ReadAmount[] = [];
  readonly plus: ReadAmount[] = [];
  /** The size of each one, written after the name. */
  each: ReadAmount | null = null;
  optional = false;
  /** No amount precedes the name. */
  lacksAmount = false;
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  mark(from: number, to: number, kind: LinePartKind): void {
    for (let at = from; at < to; at += 1) {
      const token = this.tokens[at];
      if (token !== undefined) token.part = kind;
    }
  }

  markAmount(amount: ReadAmount): void {
    for (let at = amount.from; at < amount.next; at += 1) {
      const token = this.tokens[at];
      if (token === undefined) continue;
      const size = at >= amount.numberEnd && at < amount.unitFrom && isWord(token, Is.size);
      token.part = size ? 'size' : at < amount.unitFrom || at < amount.numberEnd ? 'quantity' : 'unit';
    }
  }

  /** Parses a bracket (amount, alternative, preparation or comment) and returns the token after it. */
  protected bracket(at: number): number {
    const { tokens } = this;
    const measures = readBracket(tokens, at);
    if (measures !== null) {
      for (const amount of measures.amounts) this.markAmount(amount);
      const size = measures.each ? measures.amounts.find(({ unit }) => unit !== null) : undefined;
      this.each ??= size ?? null;
      for (const amount of measures.amounts) if (amount !== size) this.equivalents.push(amount);
      this.mark(at, measures.amounts[0]?.from ?? at, 'quantity');
      return measures.next;
    }
    const end = this.closing(at);
    if (this.segment(at + 1, end, 'comment') !== 'alternative') this.measureWithin(at + 1, end);
    return end + 1;
  }

  /** Reads the measure after a comma or bracket within brackets: "(thawed, 12 ounces)", "(chopped (150 g))". */
  private measureWithin(from: number, end: number): void {
    const { tokens } = this;
    for (let at = from; at < end; at += 1) {
      const token = tokens[at];
      if (token?.kind !== 'mark' || !(isOpen(token) || token.word === ',' || token.word === ';')) continue;
      const amount = this.measureIn(at + 1, end);
      if (amount === null || amount.unit === null) continue;
      const next = tokens[amount.next];
      const apiece = next?.word === 'each' || next?.word === 'apiece';
      if (!apiece) this.equivalents.push(amount);
      else this.each ??= amount;
      this.markAmount(amount);
      if (apiece) this.mark(amount.next, amount.next + 1, 'unit');
      return;
    }
  }

  /** Returns the index of the matching closing bracket, or the end of the line. */
  protected closing(at: number): number {
    const { tokens } = this;
    let depth = 0;
    for (let end = at; end < tokens.length; end += 1) {
      if (isOpen(tokens[end])) depth += 1;
      else if (isMark(tokens[end], ')') || isMark(tokens[end], ']')) depth -= 1;
      if (depth === 0) return end;
    }
    return tokens.length;
  }

  protected tail(from: number): void {
    const { tokens } = this;
    let start = from;
    let previous: LinePartKind = 'comment';
    let at = from;
    while (at <= tokens.length) {
      const token = tokens[at];
      if (token !== undefined && token.kind !== 'mark') {
        at += 1;
        continue;
      }
      const open = isOpen(token);
      if (token === undefined || open || isMark(token, ',') || isMark(token, ';') || isSpacedDash(tokens, at)) {
        if (at > start) previous = this.segment(start, at, previous);
        at = open ? this.bracket(at) : at + 1;
        start = at;
      } else at += 1;
    }
  }

  /** Classifies a segment between commas or in brackets. */
  private segment(start: number, end: number, previous: LinePartKind): LinePartKind {
    const { tokens } = this;
    let from = start;
    while (from < end && tokens[from]?.kind === 'mark' && !isApiece(tokens, from)) from += 1;
    if (from >= end) return previous;
    for (let at = from; at < end; at += 1) {
      const token = tokens[at];
      if (token === undefined || !isWord(token, Is.optional)) continue;
      this.optional = true;
      token.part = 'optional';
    }
    if (isWord(tokens[from], Is.or) && from + 1 < end) return this.alternative(from, end);
    const source = this.sourceIn(from, end);
    if (source !== null) {
      this.equivalents.push(source);
      this.markAmount(source);
      this.fill(from, end, 'comment');
      return 'comment';
    }
    const more = isWord(tokens[from], Is.plus) ? skipAbout(tokens, from + 1) : -1;
    // ", plus 2 tbsp for frying", ", plus 1 for brushing".
    const added = more === -1 ? null : (readMeasure(tokens, more) ?? readCounted(tokens, more));
    if (added !== null && added.next <= end && (added.next === end || isWord(tokens[added.next], Is.stop))) {
      this.plus.push(added);
      this.markAmount(added);
      this.fill(from, end, 'comment');
      return 'comment';
    }
    const each = isApiece(tokens, from) ? skipAbout(tokens, from + 1) : from;
    const amount = this.measureIn(each, end);
    if (amount !== null) {
      const { word } = tokens[amount.next] ?? {};
      const apiece = each > from || word === 'each' || word === 'apiece';
      if (apiece && this.each === null) this.each = amount;
      // "1½ cups milk + 100 ml".
      else if (tokens.slice(Math.max(0, start - 1), from).some((token) => isMark(token, '+'))) this.plus.push(amount);
      else this.equivalents.push(amount);
      this.markAmount(amount);
      if (word === 'each' || word === 'apiece') this.mark(amount.next, amount.next + 1, 'unit');
      this.mark(from, amount.from, 'quantity');
      this.fill(amount.next, end, 'comment');
      return 'comment';
    }
    const count = this.countIn(from, end);
    if (count !== null) {
      this.lacksAmount = false;
      this.equivalents.push(count);
      this.markAmount(count);
      this.mark(count.next, end, 'size');
      return 'comment';
    }
    const kind = isWord(tokens[from], Is.and) ? previous : this.kindOf(from);
    this.fill(from, end, kind);
    return kind;
  }

  /** "Russet potatoes, 3-5", "Onions, 2 large": the count of a line that has no other amount. */
  private countIn(from: number, end: number): ReadAmount | null {
    if (!this.lacksAmount || this.equivalents.length > 0) return null;
    const count = readCounted(this.tokens, from);
    if (count === null) return null;
    let { next } = count;
    while (next < end && isWord(this.tokens[next], Is.size)) next += 1;
    return next === end ? count : null;
  }

  /** "(from 3 oranges)", "(about 3 oranges)": what the amount is made of. */
  private sourceIn(from: number, end: number): ReadAmount | null {
    const { tokens } = this;
    const isFrom = tokens[from]?.word === 'from';
    if (!isFrom && (this.lacksAmount || !isOpen(tokens[from - 1]))) return null;
    const at = skipAbout(tokens, isFrom ? from + 1 : from);
    const range = readRange(tokens, at);
    if (range === null || range.implied || range.next >= end || isPercent(tokens[range.next])) return null;
    if (unitOver(tokens, range.next, range.high) !== null) return null;
    const isFood = tokens
      .slice(range.next, end)
      .every(
        (token) =>
          token.kind === 'word' &&
          (token.fact.number > 0 || isWord(token, Is.size | Is.quality)) &&
          !isWord(token, Is.special),
      );
    if (!isFrom && !isFood) return null;
    const { next } = range;
    return { ...range, unit: null, each: null, from: at, numberEnd: next, unitFrom: next };
  }

  protected fill(from: number, to: number, kind: LinePartKind): void {
    for (let at = from; at < to; at += 1) {
      const token = this.tokens[at];
      if (token !== undefined) token.part ??= kind;
    }
  }

  private kindOf(at: number): LinePartKind {
    const { tokens } = this;
    if (afterPreparation(tokens, at) !== -1) return 'preparation';
    const { word = '' } = tokens[at] ?? {};
    if (word === 'cut' || (word === 'at' && tokens[at + 1]?.word === 'room')) return 'preparation';
    return word.length > 4 && word.endsWith('ed') ? 'preparation' : 'comment';
  }

  private alternative(from: number, end: number): LinePartKind {
    const { tokens } = this;
    let start = from + 1;
    if (tokens[start]?.word === 'substitute' || tokens[start]?.word === 'use') start += 1;
    else if (isWord(tokens[start], Is.vague) && !isNumber(tokens[start]) && !isWord(tokens[start], Is.article)) {
      this.fill(from, end, 'comment');
      return 'comment';
    }
    this.fill(from, end, 'alternative');
    this.alternatives.push({ from: start, to: end });
    return 'alternative';
  }

  /** Parses an equivalent such as "about 1 pound" if the segment begins with one. */
  private measureIn(from: number, end: number): ReadAmount | null {
    const { tokens } = this;
    let at = from;
    while (isWord(tokens[at], Is.about)) at += 1;
    const amount = readMeasure(tokens, at);
    if (amount === null || amount.next > end || amount.unit === 'cm' || amount.unit === 'inch') return null;
    const follower = tokens[amount.next];
    return amount.next >= end ||
      // "1 cup chopped".
      afterPreparation(tokens, amount.next) === end ||
      follower?.kind === 'mark' ||
      follower?.word === 'total' ||
      follower?.word === 'each' ||
      follower?.word === 'apiece'
      ? amount
      : null;
  }
}
