import { formsIn } from '#lexicon/forms';
import { withoutAccents } from '#line/accents';
import { addWords, factOf } from '#line/word-facts';
import type { UnitName } from '#units';

const isFree = (word: string): boolean => {
  const { is, number, talk } = factOf(word);
  return is === 0 && number === 0 && talk === 0;
};

/**
 * Adds the names of a unit in another language, in the notation of a lexicon. A word that the line lexicon has in any
 * other sense stays as it is.
 */
export function addUnits(unit: UnitName, names: string): void {
  for (const forms of formsIn(names))
    for (const form of forms) {
      const [name = '', scale] = form.split('=');
      const word = withoutAccents(name.toLowerCase());
      if (!/^\p{L}+$/u.test(word) || !isFree(word)) continue;
      addWords([], '', [[unit, word, Number(scale ?? '1')]]);
    }
}
