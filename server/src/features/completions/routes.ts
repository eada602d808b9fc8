import {
  type CompletionChunk,
  type CompletionRequest,
  type completionsRoutes,
  REECE_MODEL,
} from '@larder/contract/completions';

import { messageLimit } from '#features/chat/limits.ts';
import type { Ctx } from '#platform/context.ts';
import { EventStream } from '#platform/http/event-stream.ts';
import type { HttpExchange, Handlers } from '#platform/http/route-handlers.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import { HOP_HEADER } from '#platform/models/routes.ts';
import { countUse } from '#platform/rate-limit.ts';

import { type CheckDeps, checkService } from './check.ts';
import { ask, complete, type CompletionsDeps } from './commands.ts';
import { isWorker, requireMayForward } from './policy.ts';
import { readAll, streamChunks } from './stream.ts';

export type CompletionsRouteDeps = CompletionsDeps & CheckDeps & { readonly startedAt: Date };

export function completionsHandlers(deps: CompletionsRouteDeps): Handlers<typeof completionsRoutes> {
  const { limitFactor } = deps;
  const createCompletion = async (ctx: Ctx, { body }: { readonly body: CompletionRequest }, exchange: HttpExchange) => {
    const fromWorker = isWorker(ctx.actor);
    await countUse(ctx.db, `chat:${ctx.actor.id}`, messageLimit(limitFactor * (fromWorker ? 50 : 1)), ctx.now);
    const isForwarded = exchange.request.headers[HOP_HEADER] !== undefined;
    if (isForwarded) requireMayForward(ctx.actor);
    const signal = abortOnDisconnect(exchange.reply);
    const pieces = complete(ctx, deps, body, { signal, isWorker: fromWorker, isForwarded });
    const input = JSON.stringify(body.messages);
    if (body.stream !== true) return readAll(pieces, input, ctx.now);
    const chunks = await streamChunks(pieces, {
      input,
      signal,
      log: ctx.log,
      now: ctx.now,
      includesUsage: body.stream_options?.include_usage === true,
    });
    return new EventStream<CompletionChunk>(() => chunks, '[DONE]');
  };
  return {
    async askReece(ctx, { body }, { reply }) {
      await countUse(ctx.db, `chat:${ctx.actor.id}`, messageLimit(limitFactor), ctx.now);
      return ask(ctx, deps, body.query, abortOnDisconnect(reply));
    },

    testOpenai: (ctx, _input, { reply }) => checkService(ctx, deps, abortOnDisconnect(reply)),

    createCompletion,
    createCompletionV1: createCompletion,

    async listModels() {
      const created = Math.floor(deps.startedAt.getTime() / 1000);
      return { object: 'list', data: [{ id: REECE_MODEL, object: 'model', created, owned_by: REECE_MODEL }] };
    },
  };
}
