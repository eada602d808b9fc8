import { FOODS, namesOf } from '#ingredient-catalogue';
import { searchWords } from '#search-words';
import { isMendable, slipsForgivenIn, slipsTo } from '#search/spelling';

let words: ReadonlySet<string> | undefined;

/** The words of foods' names: known wherever somebody searches, whether a recipe has them or not. */
export function foodVocabulary(): ReadonlySet<string> {
  words ??= new Set(FOODS.flatMap((food) => namesOf(food).flatMap(searchWords)).filter(isMendable));
  return words;
}

let lettersOfWords: readonly (readonly [word: string, letters: number])[] | undefined;

/** Those that a misspelt word may be meant to be. */
export function foodWordsLike(word: string, isBeginning: boolean): string[] {
  lettersOfWords ??= [...foodVocabulary()].map((known) => [known, letterBits(known)] as const);
  const letters = letterBits(word);
  const forgiven = slipsForgivenIn(word);
  // Each slip brings in one letter at most and leaves out one, so nearly all words are told apart before their letters are compared
  // in order.
  return lettersOfWords.flatMap(([known, knownLetters]) =>
    bitsIn(letters & ~knownLetters) <= forgiven &&
    (isBeginning || bitsIn(knownLetters & ~letters) <= forgiven) &&
    slipsTo(known, word, isBeginning) !== null
      ? known
      : [],
  );
}

/** A bit for each letter of a word; letters of other alphabets share one now and then. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function bitsIn(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}
