import type { Recipe } from '@larder/contract/recipes';
import { z } from 'zod';

import { countText, totalMinutes } from '#features/recipes/model/recipe-text.ts';

/** A larger booklet is slow to lay out. */
export const BOOKLET_MAX_RECIPES = 500;

const Choice = z.array(z.uuid()).max(BOOKLET_MAX_RECIPES);

/** Parses the stored ids of a booklet. Undefined if the value is not a list of ids. */
export function parseBookletChoice(value: unknown): string[] | undefined {
  const parsed = Choice.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

const LEFT_TO_RIGHT_MARK = '\u200e';
/** Hebrew, Arabic and related scripts. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The default title of the cover. */
export function coverTitle(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  // The mark keeps the line left to right after a name in a right-to-left script.
  return trimmed === '' ? 'My cookbook' : `${RTL.test(trimmed) ? LEFT_TO_RIGHT_MARK : ''}${trimmed}’s cookbook`;
}

/** "65 minutes · 4 servings". Total minutes, as paper is not read aloud. */
export function factsLine(recipe: Recipe): string {
  const minutes = totalMinutes(recipe);
  const facts = [
    minutes === null ? '' : countText(minutes, 'minute'),
    recipe.servings === null ? '' : countText(recipe.servings, 'serving'),
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
