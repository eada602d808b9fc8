import type { Diet } from '@larder/culinary/catalogue/food-row';

import type { RecipeTask } from './task.ts';

type Wish = RecipeTask['wish'];

const format = (ingredients: string, foods: readonly RegExp[], wish: Partial<Wish> = {}): RecipeTask => ({
  skill: 'format',
  wish: { ...wish, ingredients: ingredients.split(', ') },
  foods,
});
const diet = (ingredients: string, diets: readonly Diet[], without: readonly string[] = []): RecipeTask => ({
  skill: 'diet',
  wish: { ingredients: ingredients.split(', '), diets, without },
  foods: [],
});

/** Recipes that must come in the requested format, with the given foods, servings and time. */
const FORMAT_TASKS: readonly RecipeTask[] = [
  format('eggs, spinach, feta', [/egg/iu, /spinach/iu, /feta/iu], { minutes: 15 }),
  format('chicken thighs, rice, lemon', [/chicken/iu, /rice/iu, /lemon/iu], { servings: 4 }),
  format('red lentils, carrots, cumin', [/lentil/iu, /carrot/iu, /cumin/iu], { servings: 2 }),
  format('spaghetti, canned tomatoes, garlic', [/spaghetti|pasta/iu, /tomato/iu, /garlic/iu], { minutes: 30 }),
  format('ground beef, kidney beans, bell pepper', [/beef/iu, /bean/iu, /pepper/iu], { servings: 6 }),
  format('salmon, potatoes, dill', [/salmon/iu, /potato/iu, /dill/iu], { servings: 2 }),
  format('apples, oats, cinnamon', [/apple/iu, /oat/iu, /cinnamon/iu]),
  format('shrimp, coconut milk, rice noodles', [/shrimp|prawn/iu, /coconut/iu, /noodle/iu], { minutes: 30 }),
  format('mushrooms, cream, thyme', [/mushroom/iu, /cream/iu, /thyme/iu], { servings: 3 }),
  format('200 g minced lamb, mint, yogurt', [/lamb/iu, /mint/iu, /yogh?urt/iu], { servings: 2 }),
  format('flour, butter, sugar, eggs', [/flour/iu, /butter/iu, /sugar/iu, /egg/iu]),
  format('tofu, broccoli, soy sauce', [/tofu/iu, /broccoli/iu, /soy sauce/iu], { servings: 1 }),
];

/** Wishes in which what is given, or the usual way of the dish, breaks the rule. */
const DIET_TASKS: readonly RecipeTask[] = [
  diet('potatoes, butter, leek', ['vegan']),
  diet('pasta, cream, peas', ['vegan']),
  diet('pumpkin, honey, walnuts', ['vegan']),
  diet('rice, mushrooms, parmesan', ['vegetarian']),
  diet('white beans, bacon, tomatoes', ['vegetarian']),
  diet('flour, milk, eggs', ['gluten-free']),
  diet('beef, broccoli, soy sauce', ['gluten-free']),
  diet('couscous, zucchini, lemon', ['gluten-free']),
  diet('oats, banana, milk', ['dairy-free']),
  diet('chicken, noodles, lime', [], ['peanuts']),
  diet('bananas, chocolate, flour', [], ['nuts', 'eggs']),
  diet('tomatoes, chickpeas, tahini', [], ['sesame']),
  diet('rice, cod, ginger', [], ['soy', 'shellfish']),
  diet('pork, apples, onions', ['halal']),
];

export const RECIPE_TASKS: readonly RecipeTask[] = [...FORMAT_TASKS, ...DIET_TASKS];
