import { singular } from '#food-words';

const ACCENTED_WORD = /[\p{L}\p{M}]*[^\P{L}a-zA-Z][\p{L}\p{M}]*/gu;
const spellings = new Map<string, Set<string>>();

/** Removes the accents of a word: "pâté" → "pate". */
export const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}+/gu, '');

/** Remembers how a name writes its accents: "pâté". */
export function registerAccents(name: string): void {
  for (const [written] of name.normalize('NFC').toLowerCase().matchAll(ACCENTED_WORD)) {
    const word = singular(written);
    const folded = withoutAccents(word);
    const known = spellings.get(folded);
    if (known === undefined) spellings.set(folded, new Set([word]));
    else known.add(word);
  }
}

/**
 * True if a word in lower case differs by its accents from every name with the same letters: "pâtes" is no pâté. A word
 * or a name without accents may lack them.
 */
export function hasOtherAccents(word: string): boolean {
  const one = singular(word);
  const folded = withoutAccents(one);
  return folded !== one && spellings.get(folded)?.has(one) === false;
}
