import type { assistantRoutes } from '@larder/contract/assistant';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { generateRecipe } from './commands.ts';
import type { RecipeGenerator } from './generator.ts';

export interface AssistantDeps {
  readonly generator: RecipeGenerator;
}

export function assistantHandlers({ generator }: AssistantDeps): Handlers<typeof assistantRoutes> {
  return {
    generateRecipe: (_ctx, { body }) => generateRecipe(generator, body),
  };
}
