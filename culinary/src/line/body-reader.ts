import { AsideReader, isApiece, isOpen, isSpacedDash } from '#line/aside-reader';
import { afterPreparation, afterSize, isParticiple } from '#line/preparations';
import { readMeasure } from '#line/measures';
import { readNumber, readRange } from '#line/numbers';
import { glued, isDash, isMark, isNumber, isPercent, isWord } from '#line/token-kinds';
import { Is } from '#line/word-facts';

/** Flags of words that may precede the name without being part of it. */
const LEADS = Is.article | Is.size | Is.degree | Is.preparation | Is.adverb | Is.manner;
const LONGEST_ASIDE = 3;
const LONGEST_LISTED = 5;
/** A higher number at the end belongs to the name: "Licor 43". */
const MOST_COUNTED = 20;
/** Words that a number follows: "Layer 2". */
const NUMBERED: ReadonlySet<string> = new Set(
  'type typ tipo no nr part step layer day note option recipe omega filling'.split(' '),
);

/** Parses what follows the amount: sizes and preparations before the name, the name, and everything after it. */
export class BodyReader extends AsideReader {
  nameFrom = 0;
  nameTo = 0;
  /** Whether the name contains an "or", a number. */
  choice = false;
  numbered = false;
  /** Index of the "or" before the last of several comma-separated foods. */
  listEnd = -1;

  read(at: number): void {
    this.nameFrom = this.lead(at);
    const end = this.name(this.nameFrom);
    this.nameTo = end;
    this.fill(this.nameFrom, end, 'name');
    this.tail(end);
  }

  /** True if the token can be part of the name. */
  private isNameWord(at: number): boolean {
    const token = this.tokens[at];
    return (
      token !== undefined &&
      (token.kind === 'number' || (token.kind === 'word' && !isWord(token, Is.stop)) || isOpen(token))
    );
  }

  private lead(from: number): number {
    const { tokens } = this;
    let at = from;
    while (at < tokens.length) {
      const token = tokens[at];
      if (isOpen(token)) at = this.bracket(at);
      else if (token?.kind === 'mark') at += 1;
      else {
        const next = this.leadWord(at);
        if (next === at) break;
        at = next;
      }
    }
    return at;
  }

  private leadWord(at: number): number {
    const { tokens } = this;
    if (!isWord(tokens[at], LEADS)) return at;
    if (isWord(tokens[at], Is.article) && tokens[at + 1]?.word === 'little' && this.isNameWord(at + 2)) {
      this.mark(at, at + 2, 'comment');
      return at + 2;
    }
    const size = afterSize(tokens, at);
    if (size !== -1 && isWord(tokens[size], Is.or) && isNumber(tokens[size + 1])) {
      // "4 large or 8 small eggs": the first count is the amount, the second becomes a comment.
      const other = afterSize(tokens, size + 2);
      if (other !== -1 && this.nameFollows(other)) {
        this.mark(at, size, 'size');
        this.mark(size, other, 'comment');
        return other;
      }
    }
    if (size !== -1 && this.nameFollows(size)) {
      this.mark(at, size, 'size');
      return size;
    }
    const preparation = afterPreparation(tokens, at);
    if (preparation !== -1 && this.nameFollows(preparation)) {
      this.mark(at, preparation, 'preparation');
      return preparation;
    }
    if (isWord(tokens[at], Is.adverb) && isWord(tokens[at + 1], Is.manner) && this.isNameWord(at + 2)) {
      this.mark(at, at + 2, 'comment');
      return at + 2;
    }
    if (isWord(tokens[at], Is.manner) && this.isNameWord(at + 1)) {
      this.mark(at, at + 1, 'comment');
      return at + 1;
    }
    return at;
  }

  /** True if the name is still to come. */
  private nameFollows(at: number): boolean {
    let next = at;
    if (isMark(this.tokens[next], ',')) {
      // "2 large, chopped" has ended; "ripe, large tomatoes" has not.
      if (afterPreparation(this.tokens, next + 1) === -1 && !isWord(this.tokens[next + 1], Is.quality | Is.size))
        return false;
      next += 1;
    }
    if (isWord(this.tokens[next], Is.or | Is.and) || this.tokens[next]?.word === 'with') return false;
    return this.isNameWord(next);
  }

  private name(from: number): number {
    const { tokens } = this;
    let at = from;
    // Before the first noun a comma only separates adjectives: "boneless, skinless chicken".
    let noun = false;
    while (at < tokens.length) {
      const token = tokens[at];
      if (token === undefined) break;
      if (token.kind === 'word' && token.fact.is === 0 && !isParticiple(token) && token.word !== 'q') {
        noun = true;
        at += 1;
      } else if (token.kind === 'mark') {
        const next = this.markInName(at, noun);
        if (next === -1) break;
        at = next;
      } else if (token.kind === 'number') {
        // "Lemon juice from 3 lemons".
        if (at > from + 1 && tokens[at - 1]?.word === 'from') {
          at -= 1;
          break;
        }
        const isApart = at > from && !glued(tokens[at - 1], token);
        if (isApart && (readMeasure(tokens, at) !== null || this.endsWithCount(at))) break;
        noun = true;
        this.numbered = true;
        at += 1;
      } else {
        const next = this.wordInName(at, at === from, noun);
        if (next === -1) break;
        noun ||=
          !isWord(token, Is.quality | Is.size | Is.preparation | Is.adverb | Is.and | Is.or) && !isParticiple(token);
        at = next;
      }
    }
    while (at > from && tokens[at - 1]?.kind === 'mark' && !isMark(tokens[at - 1], ')') && !isMark(tokens[at - 1], ']'))
      at -= 1;
    return at;
  }

  /** "Uova 3": the count of a line that has no other amount ends it. */
  private endsWithCount(at: number): boolean {
    const { tokens } = this;
    const range = this.lacksAmount ? readRange(tokens, at) : null;
    if (range === null || NUMBERED.has(tokens[at - 1]?.word ?? '')) return false;
    return range.next === tokens.length && range.low > 0 && range.high <= MOST_COUNTED;
  }

  /** Returns the position after a mark within the name, or -1 if the name ends before it. */
  private markInName(at: number, noun: boolean): number {
    const { tokens } = this;
    const { word } = tokens[at] ?? { word: '' };
    if (word === ',') {
      if (at > this.listEnd) this.listEnd = this.listsOthers(at + 1);
      return at < this.listEnd || (!noun && this.isNameWord(at + 1)) ? at + 1 : -1;
    }
    if (word === '(' || word === '[') {
      const aside = this.afterAside(at);
      if (aside !== -1) return aside;
      const next = this.closing(at) + 1;
      const follower = tokens[next];
      const goes =
        follower?.kind === 'word' && !isWord(follower, Is.stop | Is.preparation | Is.adverb | Is.plus | Is.optional);
      return goes && !(isWord(follower, Is.or) && this.isVague(next + 1)) ? this.bracket(at) : -1;
    }
    if (word === ';' || word === ':' || isApiece(tokens, at)) return -1;
    if (isSpacedDash(tokens, at)) return -1;
    if (word === '.') {
      const before = tokens[at - 1];
      const short = before !== undefined && before.end - before.start <= 3 && before.kind === 'word';
      return short && tokens[at + 1]?.kind === 'word' ? at + 1 : -1;
    }
    return at + 1;
  }

  private isVague(at: number): boolean {
    return (
      isWord(this.tokens[at], Is.vague) || (readNumber(this.tokens, at) !== null && !isPercent(this.tokens[at + 1]))
    );
  }

  private wordInName(at: number, first: boolean, noun: boolean): number {
    const { tokens } = this;
    const token = tokens[at];
    // "ready-to-use", "thick-cut".
    if (first || (isDash(tokens[at - 1]) && glued(tokens[at - 1], token))) return at + 1;
    if (isApiece(tokens, at)) return -1;
    this.choice ||= isWord(token, Is.or);
    if (isWord(token, Is.or) && this.isVague(at + 1) && !isWord(tokens[at + 1], Is.article)) return -1;
    if (isWord(token, Is.stop | Is.plus | Is.optional)) return -1;
    if (token?.word === 'q' && tokens[at + 2]?.word === 'b') return -1;
    if (isWord(token, Is.and) && (tokens[at + 1]?.word === 'more' || tokens[at + 1]?.word === 'extra')) return -1;
    if (noun && isParticiple(token) && JOINS.has(tokens[at + 1]?.word ?? '')) return -1;
    const preparation = afterPreparation(tokens, at);
    if (preparation !== -1) {
      const follower = tokens[preparation];
      const goes =
        follower?.kind === 'word' &&
        !isWord(follower, Is.stop | Is.or | Is.and | Is.plus) &&
        !FOLLOWS_PREPARATION.has(follower.word);
      if (!goes) return -1;
      if (!noun && isWord(tokens[at - 1], Is.quality) && !KEEPS.has(tokens[at - 1]?.word ?? ''))
        this.mark(HEAT.has(tokens[at - 1]?.word ?? '') ? at - 1 : at, preparation, 'preparation');
      return preparation;
    }
    if (!noun) {
      const size = afterSize(tokens, at);
      if (size !== -1 && this.isNameWord(size)) {
        this.mark(at, size, 'size');
        return size;
      }
    }
    return at + 1;
  }

  /** "heavy (whipping) cream": returns the position after a short aside within the name, or -1. */
  private afterAside(at: number): number {
    const { tokens } = this;
    let next = at + 1;
    while (
      next - at <= LONGEST_ASIDE &&
      tokens[next]?.kind === 'word' &&
      !isWord(tokens[next], Is.stop | Is.or | Is.preparation | Is.manner | Is.plus | Is.optional)
    ) {
      next += 1;
      if (isDash(tokens[next]) && glued(tokens[next - 1], tokens[next])) next += 1;
    }
    if (next === at + 1 || !(isMark(tokens[next], ')') || isMark(tokens[next], ']'))) return -1;
    const follower = tokens[next + 1];
    return follower?.kind === 'word' &&
      !isWord(follower, Is.stop | Is.preparation | Is.adverb | Is.plus | Is.optional) &&
      !FOLLOWS_PREPARATION.has(follower.word) &&
      // "pork shoulder (butt) or 2 lb pork belly".
      !(isWord(follower, Is.or) && this.isVague(next + 2))
      ? next + 1
      : -1;
  }

  /** "canola, vegetable, or peanut oil": returns the index of the "or" that ends a list of foods, else -1. */
  private listsOthers(from: number): number {
    const { tokens } = this;
    let words = 0;
    for (let at = from; at < tokens.length && words <= LONGEST_LISTED; at += 1) {
      const token = tokens[at];
      if (isMark(token, ',')) words = 0;
      else if (isWord(token, Is.or)) {
        const food =
          at > from && !this.isVague(at + 1) && afterPreparation(tokens, at + 1) === -1 && this.isNameWord(at + 1);
        // "fresh or frozen" is no list of foods.
        return food && !(isWord(tokens[at + 1], Is.quality) && tokens[at + 2]?.kind !== 'word') ? at : -1;
      } else if (token?.kind !== 'word') {
        if (!isDash(token)) return -1;
      } else {
        if (
          isWord(token, Is.stop | Is.preparation | Is.adverb | Is.plus | Is.and) ||
          FOLLOWS_PREPARATION.has(token.word) ||
          NOT_LISTED.test(token.word)
        )
          return -1;
        words += 1;
      }
    }
    return -1;
  }
}

/** "mixed with", "dredged in": what was done to a food that is named already. */
const JOINS: ReadonlySet<string> = new Set('with in into from'.split(' '));
const HEAT: ReadonlySet<string> = new Set('hot cold warm'.split(' '));
const FOLLOWS_PREPARATION: ReadonlySet<string> = new Set(
  'in with on from by into over along lengthwise crosswise lengthways very thin'.split(' '),
);
const KEEPS: ReadonlySet<string> = new Set('canned frozen'.split(' '));
const NOT_LISTED = /^(?:with|at|in|on|not|.*(?:ed|ing))$/u;
