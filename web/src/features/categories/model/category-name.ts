import { RECIPE_CATEGORIES } from '@larder/contract/recipes';
import type { CategoryFilter } from '@larder/contract/categories';

export type Category = NonNullable<CategoryFilter['category']>;

/** "Main Dishes", "Desserts". */
export function pluralOf(category: Category): string {
  return /(?:s|sh|ch|x)$/u.test(category) ? `${category}es` : `${category}s`;
}

/** The category that an address names, in the singular or the plural and however it is written; null for no category. */
export function parseCategoryName(name: string): Category | null {
  const wanted = name
    .trim()
    .toLowerCase()
    .replaceAll(/[-_+\s]+/gu, ' ');
  const isIt = (category: Category) => [category, pluralOf(category)].some((form) => form.toLowerCase() === wanted);
  return RECIPE_CATEGORIES.find(isIt) ?? null;
}
