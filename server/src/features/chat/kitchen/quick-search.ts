import { findTimeLimit, QUICK, QUICK_MINUTES } from '@larder/culinary/wish/counts';
import { parseCommand } from '@larder/culinary/intent/command';
import { extractPhrase } from '@larder/culinary/intent/recipe-phrase';

import { presentHit } from '#features/search/present.ts';
import { searchRecipes } from '#features/search/queries.ts';

import type { ChatRequest } from '../chat-request.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { isQuick } from './filter-own.ts';
import { toQuery } from './find-by-title.ts';
import { findVisible } from './find-visible.ts';
import { checkRules, describeRules, hasRules } from './rule-check.ts';
import { countOf, offerIdeas } from './search.ts';
import { parseWish } from './wish.ts';

const VAGUE =
  /\b(?:something|anything|recipes?|dish(?:es)?|meals?|food|that (?:takes?|is)|takes?|and|which|ready|done)\b/giu;

/**
 * "Find me something quick with lentils": the own recipes of that name, ingredient and time, then those of others. Undefined for any other
 * message, and for one about the own recipes only.
 */
export async function answerQuickSearch({ ctx, message, suggest }: ChatRequest): Promise<Draft | undefined> {
  const { content } = message;
  if (parseCommand(content) !== 'search' || /\b(?:my|our)\b/iu.test(content)) return undefined;
  if (!hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const limit = findTimeLimit(content);
  const minutes = limit?.count ?? (QUICK.test(content.toLowerCase()) ? QUICK_MINUTES : undefined);
  if (minutes === undefined) return undefined;
  const wish = await parseWish(message);
  const rest = limit === undefined ? content : `${content.slice(0, limit.start)} ${content.slice(limit.end)}`;
  const { parseExclusions } = await import('@larder/culinary/answers/eater');
  const plain = parseExclusions(rest).rest.replaceAll(new RegExp(QUICK.source, 'giu'), ' ').replaceAll(VAGUE, ' ');
  const phrase = toQuery(extractPhrase('search', plain));
  if (phrase === '') return undefined;
  const { rows } = await searchRecipes(ctx, phrase);
  const found = (await Promise.all(rows.map(({ id }) => findVisible(ctx, id)))).filter((row) => row !== undefined);
  const quick = [];
  for (const row of found.filter((each) => isQuick(each, minutes))) {
    // A recipe with lines that are not understood may break a rule.
    if (!hasRules(wish) || (await checkRules(row, wish)).verdict === 'yes') quick.push(row);
  }
  const rules = hasRules(wish) ? `, ${describeRules(wish)}` : '';
  const what = `for “${phrase}” that take at most ${minutes} minutes${rules}`;
  if (quick.length === 0) {
    const none = `I found no recipes ${what}.`;
    const inTime = await offerIdeas({ suggest }, phrase, { ...wish, minutes }, none);
    if (inTime.details.offers !== undefined) return inTime;
    return offerIdeas({ suggest }, phrase, { ...wish, minutes: undefined }, `${none} What I know takes longer.`);
  }
  return draft(
    `I found ${countOf(quick.length, 'recipe')} ${what.replace('that take', quick.length === 1 ? 'that takes' : 'that take')}.`,
    {
      action: 'search_results',
      results: quick.map(presentHit),
    },
  );
}
