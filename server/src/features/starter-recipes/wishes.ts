import type { ComposeRequest } from '@larder/culinary/compose';
import type { RecipeCategory } from '@larder/culinary/recipe-category';

export interface StarterWish extends Pick<ComposeRequest, 'cuisine' | 'diets'> {
  /** Names of foods, separated by semicolons. */
  readonly foods: string;
  readonly dish: string;
  /** Defaults to four. */
  readonly servings?: number;
  /** Selects another variant of the dish than the default. */
  readonly seed?: string;
}

/** The requests for the starter recipes: dishes of many cuisines, for every meal, many of them vegan or gluten-free. */
export const STARTER_WISHES: Readonly<Record<RecipeCategory, readonly StarterWish[]>> = {
  'Main Dish': [
    { foods: 'chicken thigh; yogurt; tomato; ginger; garam masala', dish: 'curry', cuisine: 'indian' },
    { foods: 'mushroom; parmesan; white wine', dish: 'risotto' },
    { foods: 'ground beef; kidney bean; bell pepper', dish: 'chili', servings: 6 },
    { foods: 'salmon; lemon; fennel; potato', dish: 'fish-parcels', servings: 2 },
    { foods: 'lamb shoulder; apricot; chickpea; carrot', dish: 'tagine', cuisine: 'moroccan', servings: 6 },
    { foods: 'tofu; broccoli; bell pepper; cashew', dish: 'stir-fry', diets: ['vegan'] },
    { foods: 'shrimp; rice noodles; bean sprout; peanut; lime', dish: 'rice-noodles', cuisine: 'thai', servings: 2 },
    { foods: 'sweet potato; peanut butter; spinach; tomato', dish: 'peanut-stew', diets: ['vegan'] },
    { foods: 'eggplant; ground lamb; tomato', dish: 'moussaka', servings: 6 },
  ],
  'Side Dish': [
    { foods: 'potato; cream; garlic; gruyere', dish: 'gratin', servings: 6 },
    { foods: 'carrot; honey; thyme', dish: 'roast-side', seed: 'b' },
    { foods: 'green bean; almond; lemon', dish: 'pan-side', diets: ['vegan'] },
    { foods: 'onion; cardamom; pea', dish: 'pilaf', diets: ['vegan'] },
    { foods: 'kale; chickpea; lemon', dish: 'braised-greens', diets: ['vegan'], seed: 'c' },
  ],
  Appetizer: [
    { foods: 'chickpea; tahini; lemon; garlic', dish: 'dip', servings: 6, diets: ['vegan'], seed: 'b' },
    { foods: 'tomato; basil; garlic; bread', dish: 'bruschetta' },
    { foods: 'shrimp; rice paper; mint; carrot; cucumber', dish: 'summer-rolls', cuisine: 'vietnamese' },
    { foods: 'mushroom; garlic; parmesan; parsley', dish: 'stuffed-mushrooms' },
    { foods: 'onion; chickpea flour', dish: 'fritters', cuisine: 'indian', diets: ['vegan'] },
  ],
  Dessert: [
    { foods: 'apple; oats; cinnamon; brown sugar', dish: 'crumble', servings: 6 },
    { foods: 'walnut', dish: 'brownies', servings: 12 },
    { foods: 'cherry', dish: 'clafoutis', servings: 6 },
    { foods: 'lemon; poppy seed', dish: 'loaf-cake', servings: 8 },
    { foods: 'rice; coconut milk; mango', dish: 'rice-pudding', diets: ['vegan'] },
  ],
  Breakfast: [
    { foods: 'egg; tomato; bell pepper; feta', dish: 'shakshuka', servings: 2 },
    { foods: 'blueberry; buttermilk', dish: 'pancakes' },
    { foods: 'oats; almond; honey; raisin', dish: 'granola', servings: 8 },
    { foods: 'oats; banana; chia seed; almond milk', dish: 'overnight-oats', servings: 2, diets: ['vegan'], seed: 'b' },
    { foods: 'corn tortilla; egg; black bean; avocado', dish: 'huevos-rancheros', servings: 2 },
  ],
  Soup: [
    { foods: 'red lentil; carrot; cumin; lemon', dish: 'lentil-soup', diets: ['vegan'] },
    { foods: 'butternut squash; ginger; coconut milk', dish: 'smooth-soup', diets: ['vegan'], seed: 'b' },
    { foods: 'cannellini bean; zucchini; tomato; pasta', dish: 'minestrone', servings: 6 },
    {
      foods: 'tomato; cucumber; bell pepper; bread',
      dish: 'gazpacho',
      cuisine: 'spanish',
      diets: ['vegan'],
      seed: 'd',
    },
    { foods: 'chicken breast; coconut milk; lemongrass; mushroom', dish: 'coconut-soup', cuisine: 'thai' },
    { foods: 'ramen noodles; egg; mushroom; scallion; miso', dish: 'noodle-soup', cuisine: 'japanese', servings: 2 },
  ],
  Salad: [
    { foods: 'bulgur; parsley; tomato; lemon', dish: 'tabbouleh', diets: ['vegan'] },
    { foods: 'potato; mustard; dill; pickle; white wine vinegar', dish: 'potato-salad', servings: 6, diets: ['vegan'] },
    { foods: 'quinoa; black bean; sweet potato; avocado', dish: 'grain-bowl', diets: ['vegan'] },
    { foods: 'tomato; cucumber; red onion; feta; olive; oregano', dish: 'leafy-salad', cuisine: 'greek' },
    {
      foods: 'rice vermicelli; shrimp; cucumber; mint; peanut',
      dish: 'noodle-salad',
      cuisine: 'vietnamese',
      servings: 2,
    },
  ],
  Beverage: [
    { foods: 'mango; yogurt; cardamom', dish: 'lassi', servings: 2 },
    { foods: 'lemon; mint', dish: 'cooler' },
    { foods: 'apple juice; cinnamon; clove; orange', dish: 'mulled-drink', servings: 6 },
    { foods: 'watermelon; lime', dish: 'agua-fresca', cuisine: 'mexican' },
  ],
  Snack: [
    { foods: 'date; almond; cocoa', dish: 'energy-bites', diets: ['vegan'], servings: 6 },
    { foods: 'almond; pecan; rosemary; honey', dish: 'spiced-nuts', servings: 6 },
    { foods: 'chickpea; cumin; paprika', dish: 'crisp-snack', diets: ['vegan'] },
    { foods: 'oats; chocolate; butter', dish: 'cookies', servings: 12 },
  ],
};
