import type { SearchHit } from '@larder/contract/search';
import { presentHit } from '#features/search/present.ts';
import { searchRecipes } from '#features/search/queries.ts';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { listRecipes } from '#features/recipes/queries/list.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { extractPhrase } from '@larder/culinary/intent/recipe-phrase';
import { presentOwnHit } from '../present.ts';
import type { Question } from './question.ts';
import { readWish, type Wish } from './wish.ts';

const NEWEST = 5;

/** Looks for what the message names among all that one may see. */
export async function search({ ctx, asked, suggest }: Question): Promise<Draft> {
  const phrase = extractPhrase('search', asked.content).slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  if (phrase === '') return showNewest({ ctx });
  const { rows, reading } = await searchRecipes(ctx, phrase);
  if (rows.length === 0) {
    const rules = await readWish(ctx, asked);
    return offerIdeas({ suggest }, phrase, rules, `No recipes found matching "${phrase}".`);
  }
  const found = `I found ${countOf(rows.length, 'recipe')} for “${reading.mended ?? phrase}”.`;
  const content = reading.mended === null ? found : `Nothing is called “${phrase}”. ${found}`;
  return draft(content, { action: 'search_results', results: rows.map(presentHit) });
}

async function showNewest({ ctx }: Pick<Question, 'ctx'>): Promise<Draft> {
  const { rows } = await listRecipes(ctx, { limit: NEWEST });
  if (rows.length === 0) return draft('What shall I look for? Your cookbook is empty so far.');
  const results: SearchHit[] = rows.map(presentOwnHit);
  return draft('What shall I look for? These are your newest recipes.', { action: 'search_results', results });
}

/** What could be made instead of what was not found, or at all. */
export async function offerIdeas(
  { suggest }: Pick<Question, 'suggest'>,
  phrase: string,
  rules: Wish,
  before: string,
): Promise<Draft> {
  const { recipes, answered_by } = await suggest(phrase, rules);
  const [first] = recipes;
  if (first === undefined) return draft(before, { answered_by });
  const list = recipes.map(({ title, description }) => `• ${title}: ${description}`).join('\n');
  const how = `Say “make a recipe for ${first.title}” and I will write it down.`;
  const kept = [
    ...rules.diets,
    ...rules.without.map((text) => `without ${text}`),
    ...(rules.minutes === undefined ? [] : [`in ${rules.minutes} minutes`]),
    ...(rules.servings === undefined ? [] : [`for ${rules.servings} people`]),
  ];
  const offers = recipes.map(({ title }) => ({
    words: title,
    message: [`Make a recipe for ${title}`, ...kept].join(', '),
  }));
  return draft([`${before} I could make one of these:`, list, how].join('\n\n'), {
    answered_by,
    ideas: recipes.map(({ title }) => title),
    offers,
  });
}

export function countOf(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? what : `${what}s`}`;
}
