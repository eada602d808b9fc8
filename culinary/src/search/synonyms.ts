import { loadEveryLanguage } from '#every-language';
import { findFood, namesOf } from '#ingredient-catalogue';
import { searchTerms } from '#search-terms';
import { foodVocabulary } from '#search/food-vocabulary';
import { editDistanceTo } from '#search/spelling';

/**
 * Returns the synonyms of a search term that names a food, each as search terms, the shortest first: "courgette" →
 * [["zucchini"]], "knoblauch" → [["garlic"]]. Empty for a term that names no food, and for a misspelled name.
 */
export function synonymsOf(term: string): string[][] {
  loadEveryLanguage();
  const found = findFood(term);
  if (found === null || isMisspelled(term, found.name)) return [];
  return namesOf(found.food)
    .map(searchTerms)
    .filter((name) => !name.includes(term))
    .toSorted((a, b) => a.length - b.length);
}

const isMisspelled = (term: string, name: string): boolean =>
  !foodVocabulary().has(term) && searchTerms(name).some((each) => editDistanceTo(each, term) !== null);
