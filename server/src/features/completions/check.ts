import type { completionsRoutes } from '@larder/contract/completions';
import type { RouteResponse } from '@larder/contract/route';

import { REASONS } from '#features/assistant/compose.ts';
import { type Providers, primaryProvider } from '#features/assistant/select-provider.ts';
import type { Ctx } from '#platform/context.ts';
import { GREETING } from '#platform/models/check.ts';
import { ModelError } from '#platform/models/model-error.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

type CheckResult = RouteResponse<typeof completionsRoutes.testOpenai>;

/** Limited because each check costs tokens. */
const CHECKS_PER_USER: RateLimit = { max: 20, windowSeconds: 60 * 60 };
const BY_WORKER = 'No AI service answers; the worker does.';

export interface CheckDeps {
  readonly providers: Providers;
  readonly chatModel: string;
  /** Multiplies the limit of checks. */
  readonly limitFactor: number;
}

/** Sends the AI service a greeting, and reports whether it answers. Throws `too_many_requests`. */
export async function checkService(ctx: Ctx, deps: CheckDeps, signal: AbortSignal): Promise<CheckResult> {
  const { providers, chatModel: model, limitFactor } = deps;
  const answered_by = primaryProvider(providers);
  if (!providers.models.can('chat')) {
    const message = 'No AI service is set up; REECE answers without one.';
    return { status: 'off', message, model: null, answered_by, milliseconds: null };
  }
  await countUse(ctx.db, `test-openai:${ctx.actor.id}`, scaled(CHECKS_PER_USER, limitFactor), ctx.now);
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    let text = '';
    for await (const piece of providers.models.stream(
      { userId: ctx.actor.id, signal },
      { task: 'chat', messages: GREETING },
    )) {
      if (piece.type === 'text') text += piece.text;
      if (piece.type === 'restart') text = '';
      if (piece.type === 'end' && piece.answeredBy === 'worker')
        return { status: 'failing', message: BY_WORKER, model, answered_by, milliseconds: took() };
    }
    if (text.trim() === '') throw new ModelError('unusable', 'The answer is empty');
    return { status: 'ok', message: 'The AI service answers.', model, answered_by, milliseconds: took() };
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === 'cancelled') throw error;
    ctx.log.warn({ err: error }, 'the AI service does not answer');
    const why = error.failure === 'unusable' ? 'The AI service’s answers cannot be read' : REASONS[error.failure];
    return { status: 'failing', message: `${why}.`, model, answered_by, milliseconds: took() };
  }
}
