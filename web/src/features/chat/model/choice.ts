import type { RecipeChoice } from '@larder/contract/chat';

const DAY = { dateStyle: 'medium' } as const;
const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;
const SECOND = { dateStyle: 'medium', timeStyle: 'medium' } as const;

function textsIn(recipes: readonly RecipeChoice[], format: Intl.DateTimeFormatOptions): readonly string[] {
  return recipes.map(({ created_at: at }) => new Date(at).toLocaleString('en', format));
}

function areApart(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** When each of several recipes was added: the day, with as much of the time as it takes to tell them apart. */
export function addedTexts(recipes: readonly RecipeChoice[]): readonly string[] {
  const days = textsIn(recipes, DAY);
  if (areApart(days)) return days;
  const times = textsIn(recipes, TIME);
  return areApart(times) ? times : textsIn(recipes, SECOND);
}
