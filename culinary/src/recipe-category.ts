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

/** When a dish of some category is eaten. What fits two meals is in both; a drink belongs to none. */
export const MEAL_CATEGORIES = {
  Breakfast: ['Breakfast'],
  Lunch: ['Soup', 'Salad', 'Main Dish', 'Appetizer'],
  Dinner: ['Main Dish', 'Side Dish', 'Soup', 'Appetizer'],
  Dessert: ['Dessert'],
  Snack: ['Snack'],
} as const satisfies Readonly<Record<string, readonly RecipeCategory[]>>;

export type Meal = keyof typeof MEAL_CATEGORIES;
