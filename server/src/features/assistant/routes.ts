import { Readable } from 'node:stream';

import type { assistantRoutes } from '@larder/contract/assistant';

import type { PictureProcessing } from '#features/pictures/picture-processing.ts';
import type { Ctx } from '#platform/context.ts';
import { EventStream } from '#platform/http/event-stream.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { cancelGeneration } from './commands/cancel-generation.ts';
import { createGeneration } from './commands/create-generation.ts';
import { extractIngredients } from './commands/extract-ingredients.ts';
import { markSeen } from './commands/mark-seen.ts';
import { suggestRecipes } from './commands/suggest-recipes.ts';
import type { Generations } from './generations.ts';
import { presentGeneration } from './present.ts';
import { getGeneration, listGenerations } from './queries.ts';
import { type Providers, describeProviders } from './select-provider.ts';

export interface AssistantDeps {
  readonly generations: Generations;
  readonly providers: Providers;
  readonly pictureProcessing: PictureProcessing;
  /** Scales the hourly rate limits. */
  readonly limitFactor: number;
}

const REQUESTS_PER_USER: RateLimit = { max: 120, windowSeconds: 60 * 60 };

export function assistantHandlers(deps: AssistantDeps): Handlers<typeof assistantRoutes> {
  const { generations, providers, pictureProcessing, limitFactor } = deps;
  const countRequest = ({ db, actor, now }: Ctx, what: string) => {
    return countUse(db, `assistant-${what}:${actor.id}`, scaled(REQUESTS_PER_USER, limitFactor), now);
  };
  return {
    async createGeneration(ctx, { body }, { wantsEvents }) {
      const { row, isNew } = await createGeneration(ctx, deps, body);
      if (isNew) await generations.begin(row, ctx.actor);
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

    async extractIngredients(ctx, _input, { request, reply }) {
      await countRequest(ctx, 'extract');
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      const photo = { body, declaredBytes: Number(request.headers['content-length'] ?? 0) };
      return extractIngredients(ctx, { ...providers, pictureProcessing }, photo, abortOnDisconnect(reply));
    },

    async suggestRecipes(ctx, { body }, { reply }) {
      await countRequest(ctx, 'ideas');
      return suggestRecipes(ctx, providers, body, abortOnDisconnect(reply));
    },

    async getAssistantStatus() {
      return describeProviders(providers);
    },
  };
}
