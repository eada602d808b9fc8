import { setTimeout } from 'node:timers/promises';

import type { NewMessage } from '@larder/contract/chat';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';

import { type Answer, type RunningAnswers, standingAnswer } from '../running-answers.ts';
import { LOOK_AGAIN_MS, messageLimit } from '../policy/limits.ts';
import { isStanding, presentMessage } from '../present.ts';
import { beginAnswer } from './begin.ts';

export interface SendingDeps {
  readonly answers: RunningAnswers;
  /** Multiplies how much somebody may say in ten minutes. */
  readonly limitFactor: number;
  now(): Date;
}

/**
 * Says something to the assistant, and gives its answer. The same message sent again has the same answer, wherever that is made;
 * `signal` is aborted when nobody waits for it. Throws `conflict` and `too_many_requests`.
 */
export async function sendMessage(
  ctx: Ctx,
  { answers, limitFactor, now }: SendingDeps,
  message: NewMessage,
  signal: AbortSignal,
): Promise<Answer> {
  for (;;) {
    const here = answers.find(ctx, message.id);
    if (here !== undefined) return here;
    const present = { ...ctx, now: now() };
    const beginning = await beginAnswer(present, message, messageLimit(limitFactor));
    if (beginning.turn === 'ours') return answers.begin(present, beginning.asked);
    if (isStanding(beginning.answer)) return standingAnswer(presentMessage(beginning.answer));
    if (signal.aborted) throw new AppError('timeout', ERROR_TEXTS.timeout);
    await setTimeout(LOOK_AGAIN_MS);
  }
}
