import { randomUUID } from 'node:crypto';

import type { GenerateRecipe, Generation } from '@larder/contract/assistant';

import type { RecipeGenerator } from './generator.ts';

/** Makes a recipe; nothing is kept. Each asking without a seed gives another one. */
export function generateRecipe(generator: RecipeGenerator, request: GenerateRecipe): Promise<Generation> {
  return generator.generateRecipe({ ...request, seed: request.seed ?? randomUUID() });
}
