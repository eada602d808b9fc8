/** The nine recipe categories, in the order in which menus list them. */
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

/** The category of a recipe without one. */
export const DEFAULT_CATEGORY = 'Main Dish' satisfies RecipeCategory;

/** The categories that suit each meal. A category may suit several; beverages suit none. */
export const MEAL_CATEGORIES = {
  Breakfast: ['Breakfast'],
  Lunch: ['Soup', 'Salad', 'Main Dish', 'Appetizer'],
  Dinner: ['Main Dish', 'Side Dish', 'Soup', 'Appetizer'],
  Dessert: ['Dessert'],
  Snack: ['Snack'],
} as const satisfies Readonly<Record<string, readonly RecipeCategory[]>>;

export type Meal = keyof typeof MEAL_CATEGORIES;
