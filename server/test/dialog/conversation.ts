import type { ChatMessage } from '@larder/contract/chat';

/** The user's turns separated by " | ", what the last answer must contain, and what it must not. */
export type Conversation = readonly [turns: string, has: RegExp, not?: RegExp];

/** A whole conversation: each turn of the user, what its answer must contain, and what it must not. */
export type Talk = readonly (readonly [turn: string, has: RegExp, not?: RegExp])[];

/** The request, the title of the draft (`null`: the answer says that it has no such dish; `undefined`: any), what the answer and draft must contain, and must not. */
export type DishRequest = readonly [request: string, title: RegExp | null | undefined, has?: RegExp, not?: RegExp];

/** All that an answer shows: its text, the draft, and the titles of listed recipes. */
export function readAnswer({ content, proposal, results, offers }: ChatMessage): string {
  const recipe = proposal?.after ?? null;
  const draft =
    recipe === null
      ? []
      : [
          recipe.title,
          recipe.description,
          `Serves ${recipe.servings}`,
          ...recipe.ingredients.map((line) => `• ${line}`),
          ...recipe.instructions,
        ];
  return [content, ...draft, ...results.map(({ title }) => title), ...offers.map(({ words }) => words)].join('\n');
}

/** The beginnings of an answer that knows nothing. */
export const UNKNOWN =
  /I (?:do not|don’t|don't) know (?:that|anything)|Sorry, I don’t|not sure (?:what|I)|can’t help with that|I can only help/iu;
