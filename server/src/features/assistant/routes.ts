import { Readable } from 'node:stream';

import type { AssistantStatus, assistantRoutes } from '@larder/contract/assistant';

import { EventStream } from '#platform/http/event-stream.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { cancelGeneration } from './commands/cancel-generation.ts';
import { createGeneration } from './commands/create-generation.ts';
import { extractIngredients } from './commands/extract-ingredients.ts';
import { markSeen } from './commands/mark-seen.ts';
import { suggestRecipes } from './commands/suggest-recipes.ts';
import type { Generations } from './generations.ts';
import { presentGeneration } from './present.ts';
import { getGeneration, listGenerations } from './queries.ts';

export interface AssistantDeps {
  readonly generations: Generations;
  /** Multiplies how often somebody may ask in an hour. */
  readonly limitFactor: number;
}

export function assistantHandlers(deps: AssistantDeps): Handlers<typeof assistantRoutes> {
  const { generations } = deps;
  return {
    async createGeneration(ctx, { body }, { wantsEvents }) {
      const { row, isNew } = await createGeneration(ctx, deps, body);
      if (isNew) generations.begin(row, ctx.actor);
      if (wantsEvents) return new EventStream((signal) => generations.watch(ctx, row.id, signal));
      return presentGeneration(await generations.end(ctx, row.id));
    },

    async getGeneration(ctx, { params }, { wantsEvents }) {
      const row = await getGeneration(ctx, params.id);
      if (wantsEvents) return new EventStream((signal) => generations.watch(ctx, row.id, signal));
      return presentGeneration(row);
    },

    async listGenerations(ctx) {
      return { generations: (await listGenerations(ctx)).map(presentGeneration) };
    },

    async markGenerationSeen(ctx, { params }) {
      await markSeen(ctx, params.id);
      return undefined;
    },

    async cancelGeneration(ctx, { params }) {
      if (await cancelGeneration(ctx, params.id)) generations.abort(params.id);
      return undefined;
    },

    extractIngredients: (_ctx, _input, { request: { body, headers } }) => {
      return extractIngredients(body instanceof Readable ? body : undefined, Number(headers['content-length'] ?? 0));
    },

    suggestRecipes: (_ctx, { body }) => suggestRecipes(body.query),

    async getAssistantStatus(): Promise<AssistantStatus> {
      const capabilities = { generateRecipe: true, searchRecipes: true, manageCookbook: true, chatSupport: true };
      return { answered_by: 'kitchen', falls_back: false, capabilities, sees: false, paints: false };
    },
  };
}
