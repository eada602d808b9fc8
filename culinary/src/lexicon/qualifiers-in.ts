import { type LanguageIndex, type LanguageWord, languageWords } from '#lexicon/language-index';
import type { Qualifier } from '#lexicon/lexicon';

/** Returns the qualifiers of a phrase under their English names; those within a food's name too ("riz cuit"). */
export function qualifiersIn(index: LanguageIndex, phrase: string): Qualifier[] {
  const words = languageWords(phrase);
  const found: Qualifier[] = [];
  const add = (some: readonly LanguageWord[], from: number): number => {
    const { meaning, modifier, to } = index.meantAt(some, from);
    // An amount is no share of fat.
    if (some.slice(from, to).every(({ word }) => /^\p{N}/u.test(word))) return Math.max(to, from + 1);
    for (const each of [modifier, meaning]) if (each?.kind === 'qualifier') found.push(each.qualifier);
    return Math.max(to, from + 1);
  };
  for (let at = 0; at < words.length;) {
    const to = add(words, at);
    if (to > at + 1) for (const word of words.slice(at, to)) add([word], 0);
    at = to;
  }
  return found;
}
