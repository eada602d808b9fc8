import { listed } from '@larder/culinary/answers/phrasing';
import { type CookbookTag, RECIPE_LIMITS } from '@larder/contract/recipes';
import { SEARCH_LIMITS } from '@larder/contract/search';
import type { Eater } from '@larder/culinary/answers/eater';
import type { Diet } from '@larder/culinary/catalogue/food-row';

import type { Ctx } from '#platform/context.ts';
import type { RecipeCardRow, WholeRecipeRow } from '#features/recipes/present.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';
import { countRecipes, listRecipes, type OwnList } from '#features/recipes/queries/list.ts';

import { draft, type Draft } from '../draft.ts';
import { asksAboutSelf } from '@larder/culinary/intent/dietary-question';
import {
  type CookbookQuestion,
  parseCookbookQuestion,
  parseRecipeQuestion,
  type RecipeAspect,
  type RecipeQuestion,
} from '@larder/culinary/intent/cookbook-question';
import { hasScopes, CANNOT_READ_RECIPES, READ_RECIPES } from '../policy.ts';
import { presentOwnHit } from '../present.ts';
import { askWhich, hasDuplicateTitles } from './choice.ts';
import type { MessageContext } from '../chat-request.ts';
import { filterOwnRecipes, isQuick } from './filter-own.ts';
import { answerDietaryQuestion } from './dietary-question.ts';
import { describeRules, hasRules } from './rule-check.ts';
import { countOf } from './search.ts';
import { findByTitle, toQuery } from './find-by-title.ts';
import { readAllRules, describeProfile } from './stated-rules.ts';

/** Answers a question about the user's own recipes. Undefined for any other question. */
export async function answerCookbookQuestion(request: MessageContext, isSearch = false): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const { content } = message;
  const eating = await answerDietaryQuestion(request);
  if (eating !== undefined) return eating;
  const { parseExclusions } = await import('@larder/culinary/answers/eater');
  const { rest, ...stated } = parseExclusions(content);
  const isByProfile = !hasRules(stated) && asksAboutSelf(content.toLowerCase());
  const question = parseCookbookQuestion(rest, { narrows: hasRules(stated) || isByProfile, isSearch });
  const about = parseRecipeQuestion(content);
  if (!hasScopes(ctx.actor, READ_RECIPES)) {
    const isOfOwn = question !== undefined || about?.isOwn === true;
    return isOfOwn ? draft(CANNOT_READ_RECIPES) : undefined;
  }
  if (question === undefined) return about === undefined ? undefined : answerRecipeQuestion(request, about);
  if (NUTRITION_QUESTION.test(content)) return draft(NUTRITION_UNKNOWN);
  const rules = isByProfile ? await readAllRules(request) : stated;
  if (isByProfile && !hasRules(rules)) return draft(await describeProfile(request));
  return listOrCount(ctx, question, rules);
}

const NUTRITION_QUESTION =
  /\b(?:(?:low|high|less)[- ](?:carb|fat|cal(?:orie)?|sodium|sugar|salt|protein|fib(?:er|re))s?|keto\w*|paleo|(?:low )?fodmap|diabet\w+|health(?:y|ier))\b/iu;
const NUTRITION_UNKNOWN =
  'I can’t sort your recipes by that. I only go by foods and diets, such as vegan, gluten-free or without nuts. Each recipe shows its nutrition per serving.';

const TAG_OF: Partial<Record<Diet, CookbookTag>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-Free',
};
/** Words for many foods. A text search would miss them: "nuts" does not find almonds. */
const FOOD_GROUP =
  /^(?:tree nuts?|nuts?|peanuts?|gluten|wheat|dairy|lactose|milk|eggs?|fish|seafood|shell ?fish|crustaceans?|mollus[ck]s?|soya?|sesame|mustard|celery|lupin|sul(?:ph|f)ites?|meat|pork|alcohol)$/u;

async function listOrCount(
  ctx: Ctx,
  question: CookbookQuestion,
  { diets, without }: Eater,
): Promise<Draft | undefined> {
  // Some diets are stored as tags, which the list can filter by.
  const tagged = diets.flatMap((diet) => TAG_OF[diet] ?? []);
  const narrow = { ...question, tags: [...new Set([...question.tags, ...tagged])] };
  const rules = { diets: diets.filter((diet) => TAG_OF[diet] === undefined), without };
  if (hasRules(rules)) return listChecked(ctx, narrow, rules, 'yes');
  const { containing = '' } = question;
  if (FOOD_GROUP.test(containing) && !question.isGuess) {
    return listChecked(ctx, { ...narrow, containing: undefined }, { diets: [], without: [containing] }, 'no');
  }
  return question.asks === 'count' ? count(ctx, narrow) : list(ctx, narrow);
}

async function listChecked(
  ctx: Ctx,
  question: CookbookQuestion,
  rules: Eater,
  verdict: 'yes' | 'no',
): Promise<Draft | undefined> {
  const { minutes = Number.POSITIVE_INFINITY } = question;
  const passes = (row: RecipeCardRow) => question.minutes === undefined || isQuick(row, minutes);
  const { rows, unsure, more } = await filterOwnRecipes(ctx, { list: narrowed(question), rules, verdict, passes });
  if (rows.length === 0 && question.isGuess) return undefined;
  const how = verdict === 'yes' ? `, ${describeRules(rules)}` : ` with ${listed(rules.without, 'or')} in them`;
  const named = `${describe(question, rows.length, false)}${how}`;
  const head =
    rows.length === 0
      ? `You have no ${named}${more ? ' among the newest ones, which are all I checked' : ''}.`
      : more
        ? `Here are some of your ${named}; there may be more.`
        : `You have ${describe(question, rows.length)}${how}.`;
  const open =
    unsure.length === 0
      ? []
      : [`I’m not sure about ${listed(unsure.map(({ title }) => `“${title}”`))}: I don’t recognize every ingredient.`];
  const found = rows.length === 0 ? {} : { action: 'search_results' as const, results: rows.map(presentOwnHit) };
  return draft([head, ...open].join(' '), { ...found, citations: rows.map(({ id, title }) => ({ id, title })) });
}

const PAGE = RECIPE_LIMITS.page_size_max;
/** The maximum number of pages read when the times of each recipe have to be checked. */
const MAX_PAGES = 20;
const RECENT = 10;

function narrowed({ favorites, tags, containing }: CookbookQuestion): Omit<OwnList, 'limit'> {
  return {
    ...(favorites ? { favorites: 'true' } : {}),
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(containing === undefined ? {} : { q: toQuery(containing) }),
  };
}

async function count(ctx: Ctx, question: CookbookQuestion): Promise<Draft> {
  const { minutes } = question;
  const { count: found, more } =
    minutes === undefined ? await countRecipes(ctx, narrowed(question)) : await countQuick(ctx, question, minutes);
  return draft(`You have ${more ? 'more than ' : ''}${describe(question, found)}.`);
}

async function countQuick(ctx: Ctx, question: CookbookQuestion, minutes: number) {
  const { rows, more } = await readQuick(ctx, question, minutes, Number.POSITIVE_INFINITY);
  return { count: rows.length, more };
}

async function list(ctx: Ctx, question: CookbookQuestion): Promise<Draft | undefined> {
  const { asks, minutes } = question;
  const { rows, more } =
    minutes === undefined
      ? await readFirst(ctx, question, asks === 'recent' ? RECENT : SEARCH_LIMITS.hits_max)
      : await readQuick(ctx, question, minutes, SEARCH_LIMITS.hits_max);
  const results = rows.map(presentOwnHit);
  if (asks === 'recent') {
    const content =
      rows.length === 0
        ? 'There is nothing in your cookbook yet.'
        : 'I don’t see what you cook, only what you save. Here are your newest recipes.';
    return draft(content, rows.length === 0 ? {} : { action: 'search_results', results });
  }
  if (rows.length === 0 && question.isGuess) return undefined;
  if (rows.length === 0) return draft(`You have no ${describe(question, 0, false)}.`);
  const head = more
    ? `Here are the first of your ${describe(question, rows.length, false)}.`
    : `You have ${describe(question, rows.length)}.`;
  return draft(head, { action: 'search_results', results, citations: rows.map(({ id, title }) => ({ id, title })) });
}

async function readFirst(ctx: Ctx, question: CookbookQuestion, limit: number) {
  const { rows, nextCursor } = await listRecipes(ctx, { ...narrowed(question), limit });
  return { rows, more: nextCursor !== null && question.asks !== 'recent' };
}

async function readQuick(ctx: Ctx, question: CookbookQuestion, minutes: number, limit: number) {
  const found: RecipeCardRow[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES && found.length <= limit; page += 1) {
    const { rows, nextCursor } = await listRecipes(ctx, { ...narrowed(question), cursor, limit: PAGE });
    found.push(...rows.filter((row) => isQuick(row, minutes)));
    if (nextCursor === null) return { rows: found.slice(0, limit), more: found.length > limit };
    cursor = nextCursor;
  }
  return { rows: found.slice(0, limit), more: true };
}

/** "3 vegan recipes with beans in at most 30 minutes". */
function describe({ favorites, tags, minutes, containing }: CookbookQuestion, found: number, withCount = true): string {
  const kinds = tags.map((tag) => tag.toLowerCase()).join(' ');
  const noun = favorites ? 'favorite recipe' : 'recipe';
  const what = withCount
    ? countOf(found, kinds === '' ? noun : `${kinds} ${noun}`)
    : `${kinds === '' ? '' : `${kinds} `}${noun}s`;
  const inside = containing === undefined ? '' : ` for “${containing}”`;
  return `${what}${inside}${minutes === undefined ? '' : ` that ${withCount && found === 1 ? 'takes' : 'take'} at most ${minutes} minutes`}`;
}

const MAX_RECIPES = 3;

/** Answers a question about a recipe by its title. Undefined if the user has none by that title. */
async function answerRecipeQuestion(
  request: MessageContext,
  { aspect, phrase, isOwn }: RecipeQuestion,
): Promise<Draft | undefined> {
  const { ctx } = request;
  const named = await findByTitle(request, phrase, { isOwn });
  if (hasDuplicateTitles(named)) return askWhich(request, named, 'answer');
  const recipes =
    named.length === 0
      ? []
      : await readWhole(
          ctx,
          named.slice(0, MAX_RECIPES).map(({ id }) => id),
        );
  if (recipes.length === 0) return undefined;
  const content = recipes.map((recipe) => DESCRIBE[aspect](recipe)).join('\n\n');
  return draft(content, { citations: recipes.map(({ id, title }) => ({ id, title })) });
}

type Described = Pick<
  WholeRecipeRow,
  'title' | 'preparation_time' | 'cooking_time' | 'servings' | 'ingredients' | 'instructions'
>;

/** One aspect of a recipe in words. */
export const describeAspect = (recipe: Described, aspect: RecipeAspect): string => DESCRIBE[aspect](recipe);

const DESCRIBE: Readonly<Record<RecipeAspect, (recipe: Described) => string>> = {
  time({ title, preparation_time, cooking_time }) {
    const total = (preparation_time ?? 0) + (cooking_time ?? 0);
    if (total === 0) return `Your “${title}” does not say how long it takes.`;
    const parts = [
      ...(preparation_time === null || preparation_time === 0 ? [] : [`${preparation_time} to prepare`]),
      ...(cooking_time === null || cooking_time === 0 ? [] : [`${cooking_time} to cook`]),
    ];
    return `Your “${title}” takes ${countOf(total, 'minute')}: ${parts.join(' and ')}.`;
  },
  servings: ({ title, servings }) =>
    servings === null ? `Your “${title}” does not say how many it serves.` : `Your “${title}” serves ${servings}.`,
  ingredients: ({ title, ingredients }) =>
    `Your “${title}” needs:\n${ingredients.map((each) => `• ${each}`).join('\n')}`,
  instructions: ({ title, instructions }) =>
    `This is how you make your “${title}”:\n${instructions.map((each, at) => `${at + 1}. ${each}`).join('\n')}`,
};
