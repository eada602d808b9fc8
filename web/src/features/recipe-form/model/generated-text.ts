import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import type { AnsweredBy, Generation } from '@larder/contract/assistant';

import type { Told } from '#features/recipes/model/recipe-text.ts';

const KEPT = 'Everything you typed is kept.';

/** Why no recipe came of it. */
export function describeGenerated({ state, problem }: Pick<Generation, 'state' | 'problem'>): Told & {
  readonly failed: boolean;
} {
  if (state === 'cancelled') return { failed: false, message: 'Stopped', detail: KEPT };
  const isSaid = problem === null || problem === ASSISTANT_TEXTS.generate_failed;
  const detail = isSaid ? KEPT : `${problem} ${KEPT}`;
  return { failed: true, message: ASSISTANT_TEXTS.generate_failed, detail };
}

const MADE_BY: Readonly<Record<AnsweredBy, string>> = {
  kitchen: 'REECE’s kitchen engine made this.',
  provider: 'REECE made this.',
  worker: 'REECE’s worker made this.',
  simulated: 'This is a sample of the simulated provider.',
};

export function madeByText(answeredBy: AnsweredBy): string {
  return MADE_BY[answeredBy];
}
