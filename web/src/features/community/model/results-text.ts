import { countText } from '#features/recipes/model/recipe-text.ts';

/** How many recipes of the community fit; `more` than have been loaded, as nobody counts them all. */
export function foundText(loaded: number, more: boolean): string {
  const text = countText(loaded, 'recipe');
  return more ? `More than ${text}` : text;
}
