import { setTimeout } from 'node:timers/promises';

import type { NewMessage } from '@larder/contract/chat';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';

import { type AnswerHandle, type RunningAnswers, finishedAnswer } from '../running-answers.ts';
import { ANSWER_POLL_MS, messageLimit } from '../limits.ts';
import { isFinished, presentMessage } from '../present.ts';
import { conversationNotFound, findMessage } from '../queries.ts';
import type { MessageRow } from '../tables.ts';
import { beginAnswer } from './begin.ts';

export interface SendDeps {
  readonly answers: RunningAnswers;
  /** Multiplies the limit of messages. */
  readonly limitFactor: number;
  now(): Date;
}

/**
 * Sends a message to the assistant, and returns its answer. Idempotent: the same message gets the same answer, whichever process
 * generates it. `signal` is aborted when the client disconnects. Throws `conflict`, `too_many_requests`, `unavailable` while the server
 * shuts down, and `not_found` if the conversation is deleted meanwhile.
 */
export async function sendMessage(
  ctx: Ctx,
  { answers, limitFactor, now }: SendDeps,
  message: NewMessage,
  signal: AbortSignal,
): Promise<AnswerHandle> {
  let answer: MessageRow | undefined;
  for (;;) {
    answers.requireOpen();
    const running = answers.find(ctx, message);
    if (running !== undefined) return running;
    const freshCtx = { ...ctx, now: now() };
    if (answer === undefined || isLeaseExpired(answer, freshCtx.now)) {
      const result = await beginAnswer(freshCtx, message, messageLimit(limitFactor));
      if ('toAnswer' in result) return answers.begin(freshCtx, result.toAnswer);
      answer = result.answer;
    }
    if (isFinished(answer)) return finishedAnswer(presentMessage(answer));
    if (signal.aborted) throw new AppError('timeout', ERROR_TEXTS.timeout);
    await setTimeout(ANSWER_POLL_MS);
    // A plain read: waiting for another process takes no locks.
    answer = await findMessage(ctx, answer.id);
    if (answer === undefined) throw conversationNotFound();
  }
}

function isLeaseExpired({ state, held_until: until }: MessageRow, now: Date): boolean {
  return state === 'running' && (until === null || until <= now);
}
