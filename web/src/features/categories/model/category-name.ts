import { RECIPE_CATEGORIES } from '@larder/contract/recipes';
import type { CategoryFilter } from '@larder/contract/categories';

export type Category = NonNullable<CategoryFilter['category']>;

/** "Main Dishes", "Desserts". */
export function pluralOf(category: Category): string {
  return /(?:s|sh|ch|x)$/u.test(category) ? `${category}es` : `${category}s`;
}

/** Parses a category from the URL: singular or plural, any case, spaces or dashes. Null if unknown. */
export function parseCategoryName(name: string): Category | null {
  const wanted = name
    .trim()
    .toLowerCase()
    .replaceAll(/[-_+\s]+/gu, ' ');
  const isIt = (category: Category) => [category, pluralOf(category)].some((form) => form.toLowerCase() === wanted);
  return RECIPE_CATEGORIES.find(isIt) ?? null;
}
