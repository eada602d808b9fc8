import { ASSISTANT_TEXTS, QUICK_CREATE_PHRASE, SURPRISE_INGREDIENT } from '@larder/contract/assistant';

import type { RecipeWish } from './generator.ts';
import { withEating } from './diet-check.ts';
import type { GenerationRequest, GenerationRow } from './tables.ts';

/** What is to be made, from what was asked for. */
export function wishOf({ id, request }: Pick<GenerationRow, 'id' | 'request'>): RecipeWish {
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
      // With the title as its seed the engine makes the very dish that it suggested under it.
      return { ...suggested, ingredients: [request.title], seed: request.title };
    }
  }
}

/** The same wish, keeping as well to what is said where its foods are named, and to what was searched for. */
export async function withSaid({ searched, ...asked }: RecipeWish): Promise<RecipeWish> {
  // Loaded when somebody asks for the first time: a start does not wait for it.
  const { readRow, readWish } = await import('@larder/culinary/wish');
  const { servings, minutes, ...search } = readWish(searched ?? '');
  const rows = asked.ingredients.map((row) => readRow(row));
  const said = [search, ...rows].map(({ diets, without }) => ({ diets, allergies: without }));
  const named = rows.map(({ row }) => row).filter((row) => row !== '');
  const wish: RecipeWish = {
    ...(servings === undefined ? {} : { servings }),
    ...(minutes === undefined ? {} : { minutes }),
    ...asked,
    ingredients: named.length === 0 ? [SURPRISE_INGREDIENT] : named,
  };
  return said.reduce(withEating, wish);
}

const PROBLEMS: Readonly<Record<GenerationRequest['kind'], string>> = {
  ingredients: ASSISTANT_TEXTS.generate_failed,
  surprise: ASSISTANT_TEXTS.surprise_failed,
  quick: ASSISTANT_TEXTS.quick_create_failed,
  suggestion: ASSISTANT_TEXTS.suggestion_failed,
};

/** What a person is told when nothing came of it. */
export function problemOf({ request }: Pick<GenerationRow, 'request'>): string {
  return PROBLEMS[request.kind];
}
