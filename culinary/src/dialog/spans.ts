import { exactFood } from '#compose/note-words';
import { dishNamedIn } from '#dishes/named-dish';
import { foodWords } from '#food-words';
import { findFood } from '#ingredient-catalogue';

/** A part of a text. */
export interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}'’-]+/gu;
const LONGEST = 5;
/** Words of questions that are names of foods too. */
const NO_FOOD: ReadonlySet<string> = new Set(
  'can could how what which when long much many time times season does boil boiled last good best well goes go is are instead substitute date hot mole it that this i a an the and or g kg cup cups one two for in of do roast roasted stew sub steam whole cut'.split(
    ' ',
  ),
);

const isName = (phrase: string): boolean => {
  if (exactFood(phrase) !== null || (!/[\s-]/u.test(phrase) && findFood(phrase) !== null)) return true;
  const dish = dishNamedIn(phrase, [], true);
  return dish !== null && dish.phrase.trim() === foodWords(phrase).join(' ');
};

/** Finds the foods and dishes that a text names, with their positions; the longest name wins. */
export function nameSpans(text: string): readonly Span[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    if (first === undefined) break;
    let next = at + 1;
    for (let to = Math.min(words.length, at + LONGEST); to > at; to -= 1) {
      const last = words[to - 1];
      if (last === undefined) continue;
      const phrase = text.slice(first.start, last.end);
      if ((to - at === 1 && NO_FOOD.has(first.word.toLowerCase())) || !isName(phrase)) continue;
      spans.push({ text: phrase, start: first.start, end: last.end });
      next = to;
      break;
    }
    at = next;
  }
  return spans;
}
