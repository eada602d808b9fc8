import { composeRecipeLazily } from '@larder/culinary/compose-lazily';

import { splitIngredients } from '#features/landing/split-ingredients.ts';

/** Enough of a recipe to make one hungry. Times in minutes. */
export interface Teaser {
  title: string;
  description: string;
  picture: string;
  minutes: number;
  servings: number;
  ingredients: string[];
  /** Ingredients and steps that the teaser does not show. */
  more: { ingredients: number; steps: number };
}

export interface TeaserAnswer {
  teaser: Teaser | null;
  /** What could not be used, and why. */
  unusable: { text: string; reason: string }[];
  /** What else its reader should know. */
  notes: string[];
}

const SHOWN_INGREDIENTS = 5;

/** Cooks up a teaser right here: no server is asked. The same text with the same attempt gives the same dish. */
export async function makeTeaser(text: string, attempt: number): Promise<TeaserAnswer> {
  const ingredients = splitIngredients(text);
  const [{ recipe, unusable, notes }, { drawDish }] = await Promise.all([
    composeRecipeLazily({ ingredients, seed: `${text}#${attempt}` }),
    import('@larder/culinary/dish-art'),
  ]);
  if (recipe === null) return { teaser: null, unusable, notes };
  const { title, category } = recipe;
  return {
    teaser: {
      title,
      description: recipe.description,
      picture: `data:image/svg+xml,${encodeURIComponent(drawDish({ title, category, ingredients: recipe.ingredients }))}`,
      minutes: recipe.preparation_time + recipe.cooking_time,
      servings: recipe.servings,
      ingredients: recipe.ingredients.slice(0, SHOWN_INGREDIENTS),
      more: {
        ingredients: Math.max(0, recipe.ingredients.length - SHOWN_INGREDIENTS),
        steps: recipe.instructions.length,
      },
    },
    unusable,
    notes,
  };
}
