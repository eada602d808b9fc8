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

/** What the cover says until somebody writes something else there. */
export function coverTitle(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' ? 'My cookbook' : `${trimmed}’s cookbook`;
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
