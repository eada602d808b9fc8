import { FOODS, namesOf } from '#ingredient-catalogue';
import { countBits, letterBits } from '#letter-bits';
import { searchWords } from '#plain-words';
import { isCorrectable, maxEditsFor, editDistanceTo } from '#search/spelling';

let words: ReadonlySet<string> | undefined;

/** Returns the words of food names, which spelling correction accepts even if no recipe contains them. */
export function foodVocabulary(): ReadonlySet<string> {
  words ??= new Set(FOODS.flatMap((food) => namesOf(food).flatMap(searchWords)).filter(isCorrectable));
  return words;
}

let lettersOfWords: readonly (readonly [word: string, letters: number])[] | undefined;

/** Returns the food words that a misspelled word may mean. */
export function similarFoodWords(word: string, isPrefix: boolean): string[] {
  lettersOfWords ??= [...foodVocabulary()].map((known) => [known, letterBits(known)] as const);
  const letters = letterBits(word);
  const maxEdits = maxEditsFor(word);
  // An edit adds and removes at most one letter, so comparing letter sets rules out nearly all words cheaply.
  return lettersOfWords.flatMap(([known, knownLetters]) =>
    countBits(letters & ~knownLetters) <= maxEdits &&
    (isPrefix || countBits(knownLetters & ~letters) <= maxEdits) &&
    editDistanceTo(known, word, isPrefix) !== null
      ? known
      : [],
  );
}
