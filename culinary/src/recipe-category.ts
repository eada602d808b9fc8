/** The nine kinds of recipe the product knows, in the order every menu shows them. */
export const RECIPE_CATEGORIES = [
  'Main Dish',
  'Side Dish',
  'Appetizer',
  'Dessert',
  'Breakfast',
  'Soup',
  'Salad',
  'Beverage',
  'Snack',
] as const;

export type RecipeCategory = (typeof RECIPE_CATEGORIES)[number];

/** The category of a recipe whose author chose none. */
export const DEFAULT_CATEGORY = 'Main Dish' satisfies RecipeCategory;
