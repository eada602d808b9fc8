import { FOODS, namesOf } from '#ingredient-catalogue';
import { countBits, letterBits } from '#letter-bits';
import { searchWords } from '#plain-words';
import { isCorrectable, maxEditsFor, editDistanceTo } from '#search/spelling';

let words: ReadonlySet<string> | undefined;

/** Words of food names. Spelling correction knows them in every search, whether a recipe has them or not. */
export function foodVocabulary(): ReadonlySet<string> {
  words ??= new Set(FOODS.flatMap((food) => namesOf(food).flatMap(searchWords)).filter(isCorrectable));
  return words;
}

let lettersOfWords: readonly (readonly [word: string, letters: number])[] | undefined;

/** Those that a misspelt word may be meant to be. */
export function similarFoodWords(word: string, isBeginning: boolean): string[] {
  lettersOfWords ??= [...foodVocabulary()].map((known) => [known, letterBits(known)] as const);
  const letters = letterBits(word);
  const forgiven = maxEditsFor(word);
  // Each slip brings in one letter at most and leaves out one, so nearly all words are ruled out before their letters are compared
  // in order.
  return lettersOfWords.flatMap(([known, knownLetters]) =>
    countBits(letters & ~knownLetters) <= forgiven &&
    (isBeginning || countBits(knownLetters & ~letters) <= forgiven) &&
    editDistanceTo(known, word, isBeginning) !== null
      ? known
      : [],
  );
}
