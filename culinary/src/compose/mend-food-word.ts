import { isTypoOf } from '#food-words';
import { FOODS } from '#ingredient-catalogue';

const LEAST_LETTERS = 4;

/**
 * What a misspelt word may stand for: groups of foods and allergens before single foods. All that are as near, because whoever must not
 * have one of them is served best without any.
 * @param groups names of groups, in the singular
 */
export function mendFoodWord(word: string, groups: readonly string[]): readonly string[] {
  if (word.length < LEAST_LETTERS) return [];
  const meant = (name: string): boolean => name.startsWith(word.slice(0, 1)) && isTypoOf(word, name);
  const found = groups.filter(meant);
  return found.length > 0 ? found : FOODS.map(({ name }) => name).filter(meant);
}
