import { loadEveryLanguage } from '#every-language';
import { findFood, namesOf } from '#ingredient-catalogue';
import { searchTerms } from '#search-terms';

/**
 * Returns the synonyms of a search term that names a food, each as search terms, the shortest first: "courgette" →
 * [["zucchini"]], "knoblauch" → [["garlic"]]. Empty for a term that names no food.
 */
export function synonymsOf(term: string): string[][] {
  loadEveryLanguage();
  const found = findFood(term);
  if (found === null) return [];
  return namesOf(found.food)
    .map(searchTerms)
    .filter((name) => !name.includes(term))
    .toSorted((a, b) => a.length - b.length);
}
