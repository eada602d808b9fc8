import type { RecipeChoice } from '@larder/contract/chat';

const DAY = { dateStyle: 'medium' } as const;
const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;
const SECOND = { dateStyle: 'medium', timeStyle: 'medium' } as const;

function formatAll(recipes: readonly RecipeChoice[], format: Intl.DateTimeFormatOptions): readonly string[] {
  return recipes.map(({ created_at: at }) => new Date(at).toLocaleString('en', format));
}

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** Labels recipes with the day they were added, and with the time if the days alone are ambiguous. */
export function labelChoices(recipes: readonly RecipeChoice[]): readonly string[] {
  const days = formatAll(recipes, DAY);
  if (areDistinct(days)) return days;
  const times = formatAll(recipes, TIME);
  return areDistinct(times) ? times : formatAll(recipes, SECOND);
}
