import type { DialogMessage } from '@larder/culinary/intent/change-request';

import type { RecipeInPlace } from '../kitchen/place.ts';
import { presentText } from '../present.ts';

/** The recipe in front of the cook for a prompt. What is short comes first, because a long recipe is cut. */
export function describePlace({ row, step, servings, timers, ingredients, instructions }: RecipeInPlace): object {
  return {
    id: row.id,
    source: row.source,
    current_step: step,
    timers: timers.map(({ label, seconds }) => ({ label, remaining_seconds: seconds })),
    ...presentText({ ...row, ingredients: [...ingredients], instructions: [...instructions], servings }),
    written_servings: row.servings,
  };
}

/** How many of the latest messages are a question and its answer, which stay together. */
const LATEST = 2;

/** The dialog, with the recipe in front of the user as one that was shown to them, so that "delete this" names it. */
export function withPlace(
  dialog: readonly DialogMessage[],
  place: RecipeInPlace | undefined,
): readonly DialogMessage[] {
  if (place === undefined) return dialog;
  return dialog.toSpliced(LATEST, 0, { author: 'assistant', content: '', titles: [place.row.title] });
}
