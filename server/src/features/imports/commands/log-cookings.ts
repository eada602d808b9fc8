import { v5 as uuidv5 } from 'uuid';

import { COOK_LOG_LIMITS } from '@larder/contract/cook-log';
import { type Draft } from '@larder/contract/imports';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { addCookEntry } from '#features/cook-log/commands.ts';

import { IMPORT_WRITES } from './wanted-drafts.ts';

const COOKINGS_MAX = 200;

/** Writes the earlier cookings of a draft to the user's cook log. Idempotent. Without a day, there is no entry. */
export async function logCookings(ctx: Ctx, recipeId: string, { cooked }: Draft): Promise<void> {
  const today = ctx.now.toISOString().slice(0, 10);
  for (const [index, { date, servings, note, stars, image_url = null }] of cooked.slice(0, COOKINGS_MAX).entries()) {
    const day = dayOf(date);
    if (day === null || day > today) continue;
    await addCookEntry(ctx, IMPORT_WRITES, recipeId, {
      id: uuidv5(`cooked ${index}`, recipeId),
      cooked_on: day,
      servings: isServings(servings) ? servings : null,
      note: note?.slice(0, COOK_LOG_LIMITS.note_max_characters).toWellFormed() ?? null,
      stars: stars !== null && stars >= 1 && stars <= COOK_LOG_LIMITS.stars_max ? stars : null,
      image_url,
    });
  }
}

/** The day of an ISO 8601 date or time; null for another text. */
function dayOf(date: string | null): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/u.exec(date ?? '')?.[0] ?? '';
  return Number.isNaN(Date.parse(day)) ? null : day;
}

function isServings(servings: number | null): servings is number {
  return Number.isInteger(servings) && (servings ?? 0) >= 1 && (servings ?? 0) <= RECIPE_LIMITS.servings_max;
}
