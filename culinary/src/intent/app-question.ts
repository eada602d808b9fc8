import { normalizeText } from '#intent/normalize';

const WHERE =
  /\bwhere (?:is|are|did|do|can|could|would)\b.{0,40}\b(?:recipes?|drafts?)\b(?!.{0,20}\b(?:from|come|origin))|\brecipe\b.{0,40}\bwhere (?:is|did) (?:it|that)\b|\b(?:can't|cannot|can not) find (?:my|the) recipes?\b/u;

/** True for a question about where recipes are stored: "I created a recipe yesterday, where is it?". */
export const asksWhereRecipesAre = (message: string): boolean => WHERE.test(normalizeText(message));

export const WHERE_RECIPES_ARE =
  'Your saved recipes are in your [cookbook](/), the newest first; say “find” and a title and I look for one. A recipe that I write here is a draft until you keep it.';
