import { Readable } from 'node:stream';

import type { assistantRoutes } from '@larder/contract/assistant';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { extractIngredients, generateRecipe } from './commands.ts';
import type { RecipeGenerator } from './generator.ts';

export interface AssistantDeps {
  readonly generator: RecipeGenerator;
}

export function assistantHandlers({ generator }: AssistantDeps): Handlers<typeof assistantRoutes> {
  return {
    generateRecipe: (_ctx, { body }) => generateRecipe(generator, body),
    extractIngredients: (_ctx, _input, { request: { body, headers } }) => {
      return extractIngredients(body instanceof Readable ? body : undefined, Number(headers['content-length'] ?? 0));
    },
  };
}
