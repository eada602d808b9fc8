import { setTimeout } from 'node:timers/promises';

import type { NewMessage } from '@larder/contract/chat';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';

import { type Answer, type RunningAnswers, finishedAnswer } from '../running-answers.ts';
import { ANSWER_POLL_MS, messageLimit } from '../limits.ts';
import { isFinished, presentMessage } from '../present.ts';
import { conversationNotFound, findMessage } from '../queries.ts';
import type { MessageRow } from '../tables.ts';
import { beginAnswer } from './begin.ts';

export interface SendingDeps {
  readonly answers: RunningAnswers;
  /** Multiplies how much somebody may say in ten minutes. */
  readonly limitFactor: number;
  now(): Date;
}

/**
 * Says something to the assistant, and gives its answer. The same message sent again has the same answer, wherever that is made;
 * `signal` is aborted when nobody waits for it. Throws `conflict`, `too_many_requests`, `unavailable` when the server stops, and
 * `not_found` when the conversation is deleted meanwhile.
 */
export async function sendMessage(
  ctx: Ctx,
  { answers, limitFactor, now }: SendingDeps,
  message: NewMessage,
  signal: AbortSignal,
): Promise<Answer> {
  let begun: MessageRow | undefined;
  for (;;) {
    answers.requireOpen();
    const here = answers.find(ctx, message);
    if (here !== undefined) return here;
    const present = { ...ctx, now: now() };
    if (begun === undefined || isAbandoned(begun, present.now)) {
      const beginning = await beginAnswer(present, message, messageLimit(limitFactor));
      if ('asked' in beginning) return answers.begin(present, beginning.asked);
      begun = beginning.answer;
    }
    if (isFinished(begun)) return finishedAnswer(presentMessage(begun));
    if (signal.aborted) throw new AppError('timeout', ERROR_TEXTS.timeout);
    await setTimeout(ANSWER_POLL_MS);
    // Only looked at, so that whoever waits for another instance holds nobody up.
    begun = await findMessage(ctx, begun.id);
    if (begun === undefined) throw conversationNotFound();
  }
}

function isAbandoned({ state, held_until: until }: MessageRow, now: Date): boolean {
  return state === 'running' && (until === null || until <= now);
}
