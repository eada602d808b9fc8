import { ASSISTANT_TEXTS, QUICK_CREATE_PHRASE, SURPRISE_INGREDIENT } from '@larder/contract/assistant';

import type { RecipeWish } from './generator.ts';
import { withEating } from './diet-check.ts';
import type { GenerationRequest, GenerationRow } from './tables.ts';

/** The wish of a generation request. */
export function wishFrom({ id, request }: Pick<GenerationRow, 'id' | 'request'>): RecipeWish {
  switch (request.kind) {
    case 'ingredients': {
      const { kind: _kind, keep: _keep, seed = id, ...wish } = request;
      return { ...wish, seed };
    }
    case 'surprise':
      return { ingredients: [SURPRISE_INGREDIENT], seed: id };
    case 'quick':
      return { ingredients: [QUICK_CREATE_PHRASE], seed: id };
    case 'suggestion': {
      const { kind: _kind, ...suggested } = request;
      // The kitchen engine suggested the dish with its title as seed.
      return { ...suggested, ingredients: [request.title], seed: request.title };
    }
  }
}

/** Adds the diets, exclusions, servings and time that the ingredient texts and the search state. */
export async function withStatedRules({ searched, ...requested }: RecipeWish): Promise<RecipeWish> {
  // Loaded on first use, so that the server starts faster.
  const { parseRow, parseWish } = await import('@larder/culinary/wish');
  const { servings, minutes, ...search } = parseWish(searched ?? '');
  const rows = requested.ingredients.map((row) => parseRow(row));
  const stated = [search, ...rows].map(({ diets, without }) => ({ diets, allergies: without }));
  const named = rows.map(({ row }) => row).filter((row) => row !== '');
  const wish: RecipeWish = {
    ...(servings === undefined ? {} : { servings }),
    ...(minutes === undefined ? {} : { minutes }),
    ...requested,
    ingredients: named.length === 0 ? [SURPRISE_INGREDIENT] : named,
  };
  return stated.reduce(withEating, wish);
}

const PROBLEMS: Readonly<Record<GenerationRequest['kind'], string>> = {
  ingredients: ASSISTANT_TEXTS.generate_failed,
  surprise: ASSISTANT_TEXTS.surprise_failed,
  quick: ASSISTANT_TEXTS.quick_create_failed,
  suggestion: ASSISTANT_TEXTS.suggestion_failed,
};

/** The message for the user when a generation fails. */
export function failureMessage({ request }: Pick<GenerationRow, 'request'>): string {
  return PROBLEMS[request.kind];
}
