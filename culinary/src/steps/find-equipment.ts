import type { TextSpan } from '#line/ingredient-line-type';
import { EQUIPMENT } from '#steps/equipment-data';
import { findPhrases, type StepWord } from '#steps/step-words';
import { piecesByPhrase } from '#steps/tins';

const LONGEST = 5;
let names: ReadonlyMap<string, string> | undefined;

// "Whisk the eggs" is an action, "with a whisk" names the equipment.
const ALSO_VERBS: ReadonlySet<string> = new Set(
  'whisk grill sieve spoon fork microwave plate dish bottle skewer barbecue torch ladle'.split(' '),
);
const BEFORE_EQUIPMENT =
  /(?:\b(?:an?|the|your|with|hot|cold|warm|large|medium|small|deep|shallow|clean|under|in|into|to|through|on|onto|from|over|of|each|using|wooden|metal|preheated|heated|serving|individual|or|and a)|\d)[ -]$/iu;
// A tin of tomatoes is food.
const FULL = /^(?:e?s)? of\b|^s? tomato|^[- ]tender/u;
// "four" is an English number before it is a French oven.
const FOREIGN_ONLY = /^(?:four|forno|horno|ofen)$/iu;
const ARTICLE = /(?:le|du|au|el|al|il|nel|der|den|dem|im)\s$/iu;

/** Finds every piece of equipment in a text, in order, under its canonical name. Never throws. */
export function findEquipment(text: string, words: readonly StepWord[]): (TextSpan & { readonly name: string })[] {
  names ??= piecesByPhrase(EQUIPMENT);
  return findPhrases(text, words, names, LONGEST)
    .filter(({ start, end, value }) => {
      const before = text.slice(Math.max(0, start - 12), start);
      const rest = text.slice(end, end + 12);
      if (FULL.test(rest) && /^(?:tin|jar|bottle|glass|mug|fork)$/u.test(value)) return false;
      if (ALSO_VERBS.has(text.slice(start, end).toLowerCase()) && !BEFORE_EQUIPMENT.test(before)) return false;
      return !FOREIGN_ONLY.test(text.slice(start, end)) || ARTICLE.test(before);
    })
    .map(({ start, end, value }) => ({ start, end, name: value }));
}
