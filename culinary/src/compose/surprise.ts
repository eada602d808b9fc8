import type { SeededRandom } from '#seeded-random';
import { CUISINE_CALLS } from '#compose/cuisine-calls-data';
import type { CuisineName } from '#compose/cuisine-names';
import type { FoodName } from '#ingredient-catalogue';
import type { RecipeCategory } from '#recipe-category';

export interface Idea {
  readonly foods: readonly FoodName[];
  readonly category: RecipeCategory;
}

const idea = (category: RecipeCategory, ...foods: readonly FoodName[]): Idea => ({ category, foods });

const IDEAS: readonly Idea[] = [
  idea('Main Dish', 'chicken thigh', 'potato', 'lemon', 'rosemary'),
  idea('Main Dish', 'salmon fillet', 'asparagus', 'potato', 'dill'),
  idea('Main Dish', 'shrimp', 'snow pea', 'egg noodle', 'ginger', 'lime'),
  idea('Main Dish', 'chickpea', 'spinach', 'coconut milk', 'curry powder'),
  idea('Main Dish', 'penne', 'sausage', 'broccoli', 'chili flakes'),
  idea('Main Dish', 'mushroom', 'arborio rice', 'thyme', 'parmesan'),
  idea('Main Dish', 'ground beef', 'flour tortilla', 'avocado', 'black bean', 'lime'),
  idea('Main Dish', 'stewing beef', 'carrot', 'mushroom', 'white wine'),
  idea('Main Dish', 'cod fillet', 'cherry tomato', 'olive', 'white bean'),
  idea('Main Dish', 'firm tofu', 'bok choy', 'long-grain rice', 'soy sauce'),
  idea('Main Dish', 'spaghetti', 'zucchini', 'lemon', 'ricotta'),
  idea('Main Dish', 'halloumi', 'quinoa', 'red bell pepper', 'chickpea'),
  idea('Main Dish', 'sweet potato', 'black bean', 'corn', 'avocado', 'flour tortilla'),
  idea('Main Dish', 'egg', 'potato', 'onion', 'red bell pepper'),
  idea('Main Dish', 'couscous', 'chickpea', 'cherry tomato', 'parsley'),
  idea('Main Dish', 'rice noodle', 'firm tofu', 'snow pea', 'ginger', 'lime'),
  idea('Main Dish', 'spaghetti', 'cherry tomato', 'basil', 'garlic'),
  idea('Side Dish', 'cauliflower', 'tahini', 'pomegranate'),
  idea('Side Dish', 'green bean', 'almond', 'lemon'),
  idea('Side Dish', 'carrot', 'honey', 'thyme'),
  idea('Side Dish', 'potato', 'chives', 'butter'),
  idea('Appetizer', 'baguette', 'tomato', 'basil'),
  idea('Appetizer', 'mushroom', 'goat cheese', 'bread', 'thyme'),
  idea('Appetizer', 'white bean', 'rosemary', 'lemon'),
  idea('Dessert', 'apple', 'rolled oats', 'cinnamon'),
  idea('Dessert', 'strawberry', 'heavy cream', 'vanilla extract'),
  idea('Dessert', 'dark chocolate', 'egg', 'hazelnut'),
  idea('Dessert', 'plum', 'almond', 'honey'),
  idea('Dessert', 'lemon', 'blueberry', 'all-purpose flour'),
  idea('Breakfast', 'blueberry', 'buttermilk', 'all-purpose flour', 'egg'),
  idea('Breakfast', 'rolled oats', 'banana', 'walnut'),
  idea('Breakfast', 'egg', 'spinach', 'feta'),
  idea('Breakfast', 'potato', 'egg', 'scallion', 'cheddar'),
  idea('Soup', 'butternut squash', 'ginger', 'coconut milk'),
  idea('Soup', 'white bean', 'kale', 'carrot', 'parmesan'),
  idea('Soup', 'tomato', 'basil', 'garlic'),
  idea('Soup', 'red lentil', 'carrot', 'ground cumin', 'lemon'),
  idea('Salad', 'arugula', 'pear', 'walnut', 'blue cheese'),
  idea('Salad', 'lettuce', 'cucumber', 'tomato', 'feta', 'olive'),
  idea('Salad', 'beet', 'orange', 'goat cheese'),
  idea('Salad', 'chickpea', 'cucumber', 'parsley', 'lemon'),
  idea('Beverage', 'mango', 'plain yogurt', 'lime'),
  idea('Beverage', 'strawberry', 'mint', 'lemon'),
  idea('Beverage', 'banana', 'peanut butter', 'milk', 'cocoa powder'),
  idea('Beverage', 'milk', 'dark chocolate', 'cinnamon'),
  idea('Snack', 'date', 'almond', 'cocoa powder'),
  idea('Snack', 'chickpea', 'smoked paprika'),
  idea('Snack', 'rolled oats', 'peanut butter', 'honey'),
];

/** Returns the combinations in the seed's order, those of the requested cuisine first. */
export function ideas(category: RecipeCategory | undefined, cuisine: CuisineName | null, chance: SeededRandom): Idea[] {
  const calls: Partial<Record<string, number>> = cuisine === null ? {} : CUISINE_CALLS[cuisine].hints;
  const callOf = ({ foods }: Idea): number => foods.reduce((sum, name) => sum + (calls[name] ?? 0), 0);
  return IDEAS.filter((each) => category === undefined || each.category === category)
    .map((each) => ({ each, rank: callOf(each) * 2 + chance.at(`idea ${each.foods.join()}`) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ each }) => each);
}
