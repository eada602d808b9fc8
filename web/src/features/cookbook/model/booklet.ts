import type { Recipe } from '@larder/contract/recipes';
import { z } from 'zod';

import { countText, totalMinutes } from '#features/recipes/model/recipe-text.ts';

/** More would be a book, and slow to lay out. */
export const BOOKLET_MAX_RECIPES = 500;

const Choice = z.array(z.uuid()).max(BOOKLET_MAX_RECIPES);

/** The recipes that a booklet was asked for with, as they were kept; undefined where that is no such list. */
export function parseBookletChoice(value: unknown): string[] | undefined {
  const parsed = Choice.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

const LEFT_TO_RIGHT_MARK = '\u200e';
/** Letters of Hebrew, Arabic and those that are written like them. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** What the cover says until somebody writes something else there. */
export function coverTitle(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  // Begun from the left, also after a name that runs from the right.
  return trimmed === '' ? 'My cookbook' : `${RTL.test(trimmed) ? LEFT_TO_RIGHT_MARK : ''}${trimmed}’s cookbook`;
}

/** "1 hour 5 minutes" would be read aloud; on paper it is "65 minutes · 4 servings". */
export function factsLine(recipe: Recipe): string {
  const minutes = totalMinutes(recipe);
  const facts = [
    minutes === null ? '' : countText(minutes, 'minute'),
    recipe.servings === null ? '' : countText(recipe.servings, 'serving'),
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
