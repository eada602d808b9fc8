import { ASSISTANT_TEXTS, QUICK_CREATE_PHRASE, SURPRISE_INGREDIENT } from '@larder/contract/assistant';

import type { RecipeWish } from './generator.ts';
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
    case 'suggestion':
      // With the title as its seed the engine makes the very dish that it suggested under it.
      return { ingredients: [request.title], title: request.title, seed: request.title };
  }
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
