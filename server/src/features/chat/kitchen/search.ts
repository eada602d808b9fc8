import type { SearchHit } from '@larder/contract/search';
import { presentHit } from '#features/search/present.ts';
import { searchRecipes } from '#features/search/queries.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';

import { draft, type Draft } from '../draft.ts';
import { extractPhrase } from '@larder/culinary/intent/recipe-phrase';
import { presentOwnHit } from '../present.ts';
import type { ChatRequest } from '../chat-request.ts';
import { toQuery } from './find-by-title.ts';
import { hazardIn, parseWish, type Wish } from './wish.ts';

const NEWEST = 5;

/** Searches all recipes that the user may see for what the message names. */
export async function search({ ctx, message, suggest }: ChatRequest): Promise<Draft> {
  const phrase = toQuery(extractPhrase('search', message.content));
  if (phrase === '') return showNewest({ ctx });
  const hazard = await hazardIn(message, await parseWish(message));
  if (hazard?.isRefused === true) return draft(hazard.text);
  const { rows, reading } = await searchRecipes(ctx, phrase);
  if (rows.length === 0) {
    const rules = await parseWish(message);
    return offerIdeas({ suggest }, phrase, rules, `No recipes found matching "${phrase}".`);
  }
  const summary = `I found ${countOf(rows.length, 'recipe')} for “${reading.mended ?? phrase}”.`;
  const content = reading.mended === null ? summary : `Nothing is called “${phrase}”. ${summary}`;
  return draft(content, { action: 'search_results', results: rows.map(presentHit) });
}

async function showNewest({ ctx }: Pick<ChatRequest, 'ctx'>): Promise<Draft> {
  const { rows } = await listRecipes(ctx, { limit: NEWEST });
  if (rows.length === 0) return draft('What should I look for? Your cookbook is still empty.');
  const results: SearchHit[] = rows.map(presentOwnHit);
  return draft('What should I look for? These are your newest recipes.', { action: 'search_results', results });
}

/** Suggests dishes that could be generated for the phrase. */
export async function offerIdeas(
  { suggest }: Pick<ChatRequest, 'suggest'>,
  phrase: string,
  rules: Wish,
  intro: string,
): Promise<Draft> {
  const { recipes, answered_by } = await suggest(phrase, rules);
  const [first] = recipes;
  if (first === undefined) return draft(intro, { answered_by });
  const list = recipes.map(({ title, description }) => `• ${title}: ${description}`).join('\n');
  const how = `Say “make a recipe for ${first.title}” and I will write it down.`;
  const constraints = [
    ...rules.diets,
    ...rules.without.map((text) => `without ${text}`),
    ...(rules.minutes === undefined ? [] : [`in ${rules.minutes} minutes`]),
    ...(rules.servings === undefined ? [] : [`for ${rules.servings} people`]),
  ];
  const offers = recipes.map(({ title }) => ({
    words: title,
    message: [`Make a recipe for ${title}`, ...constraints].join(', '),
  }));
  return draft([`${intro} I could make one of these:`, list, how].join('\n\n'), {
    answered_by,
    ideas: recipes.map(({ title }) => title),
    offers,
  });
}

export function countOf(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? what : `${what}s`}`;
}
