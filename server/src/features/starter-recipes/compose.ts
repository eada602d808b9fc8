import { composeRecipe } from '@larder/culinary/compose';
import { RECIPE_CATEGORIES, type RecipeCategory } from '@larder/culinary/recipe-category';

import { type Derived, derive } from '#features/recipes/derived.ts';

import { STARTER_WISHES, type StarterWish } from './wishes.ts';

const SERVINGS = 4;

export interface StarterRecipe extends Omit<Derived, 'title_order'> {
  readonly title: string;
  readonly description: string;
  readonly ingredients: string[];
  readonly instructions: string[];
  readonly preparation_time: number;
  readonly cooking_time: number;
  readonly servings: number;
  readonly category: RecipeCategory;
}

/** Composes all starter recipes. Categories alternate, so that the newest recipes are not all of one category. */
export async function composeStarterRecipes(): Promise<StarterRecipe[]> {
  const recipes = [];
  for (const wish of interleaveCategories()) recipes.push(await composeOne(wish));
  return recipes;
}

interface Wish extends StarterWish {
  readonly category: RecipeCategory;
}

function interleaveCategories(): Wish[] {
  const rounds = Math.max(...Object.values(STARTER_WISHES).map((wishes) => wishes.length));
  return Array.from({ length: rounds }, (_, round) =>
    RECIPE_CATEGORIES.flatMap((category) => {
      const wish = STARTER_WISHES[category][round];
      return wish === undefined ? [] : [{ ...wish, category }];
    }),
  ).flat();
}

async function composeOne({ foods, seed = '', servings = SERVINGS, ...wish }: Wish): Promise<StarterRecipe> {
  const ingredients = foods.split('; ');
  const { recipe } = composeRecipe({ ...wish, ingredients, servings, seed: `house/${seed}` });
  if (recipe === null) throw new Error(`The kitchen engine composes nothing from ${foods}`);
  const { title_order: _unused, ...derived } = await derive(recipe);
  return { ...recipe, ...derived };
}
