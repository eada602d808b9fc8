import { countText } from '#features/recipes/model/recipe-text.ts';

/** The count of matches. The server does not count them all: with `more` it is a lower bound. */
export function foundText(loaded: number, more: boolean): string {
  const text = countText(loaded, 'recipe');
  return more ? `More than ${text}` : text;
}
