import type { TextSpan } from '#line/ingredient-line-type';
import { foodWords } from '#food-words';

export interface StepWord extends TextSpan {
  /** Lower case, no accents, singular; empty for non-Latin letters. */
  readonly word: string;
}

const MAX_WORDS = 1500;
/** Characters of a step that are parsed. */
export const MAX_READ = 10_000;

/** Returns the words of a step with their positions; the first 1,500. */
export function stepWords(text: string): StepWord[] {
  const words: StepWord[] = [];
  for (const match of text.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’]s(?!\p{L}))?/gu)) {
    if (words.length >= MAX_WORDS) break;
    words.push({
      start: match.index,
      end: match.index + match[0].length,
      word: foodWords(match[0].slice(0, 40)).join(''),
    });
  }
  return words;
}

export interface FoundPhrase<Value> extends TextSpan {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds every dictionary phrase in the text, longest match first. Keys are words as {@link stepWords} gives them,
 * joined by one space. A phrase does not cross punctuation, except a hyphen or an apostrophe.
 */
export function findPhrases<Value>(
  text: string,
  words: readonly StepWord[],
  phrases: ReadonlyMap<string, Value>,
  longest: number,
): FoundPhrase<Value>[] {
  const found: FoundPhrase<Value>[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    let key = '';
    let best: FoundPhrase<Value> | undefined;
    for (let to = at; to < Math.min(words.length, at + longest); to += 1) {
      const word = words[to];
      const before = words[to - 1];
      if (
        first === undefined ||
        word === undefined ||
        (to > at && !/^(?:[ \u00A0-]{1,2}|['’])$/u.test(text.slice(before?.end, word.start)))
      )
        break;
      key = to === at ? word.word : `${key} ${word.word}`;
      const value = phrases.get(key);
      if (value !== undefined) best = { start: first.start, end: word.end, value, from: at, to: to + 1 };
    }
    if (best === undefined) at += 1;
    else {
      found.push(best);
      at = best.to;
    }
  }
  return found;
}
