import { composeRecipeLazily } from '@larder/culinary/compose-lazily';

import { splitIngredients } from '#features/landing/split-ingredients.ts';

/** A preview of a recipe. Times in minutes. */
export interface Teaser {
  title: string;
  description: string;
  picture: string;
  minutes: number;
  servings: number;
  ingredients: string[];
  /** The number of ingredients and steps that the preview leaves out. */
  more: { ingredients: number; steps: number };
}

export interface TeaserAnswer {
  teaser: Teaser | null;
  /** Ingredients that were not used, with the reason. */
  unusable: { text: string; reason: string }[];
  /** Notes for the cook. */
  notes: string[];
}

const SHOWN_INGREDIENTS = 5;

/** Composes a preview in the browser, without a request. Deterministic: the same text and attempt give the same dish. */
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
