import { listed } from '@larder/culinary/answers/phrasing';
import { type Comparison, parseRecipeInQuestion } from '@larder/culinary/intent/recipe-in-question';
import type { Nutrient, NutritionFacts } from '@larder/culinary/nutrition/food-figures';

import type { ChatRequest } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { describeAspect } from './cookbook-question.ts';
import { citationOf, type DiscussedRow, readDiscussed } from './find-visible.ts';

const MAX_COMPARED = 10;
/** Below this share of recognized weight a sum would mislead. */
const MIN_RECOGNIZED = 0.6;

/** Answers a question about the recipe under discussion, or compares several. Undefined for any other message. */
export async function answerRecipeInQuestion({ ctx, message }: ChatRequest): Promise<Draft | undefined> {
  const question = parseRecipeInQuestion(message.content);
  if (question === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const { recipes } = await findDiscussed(ctx, message);
  const found = await Promise.all(recipes.slice(0, MAX_COMPARED).map((each) => readDiscussed(ctx, each)));
  const rows = found.filter((row) => row !== undefined);
  const [only, another] = rows;
  if (only === undefined) return undefined;
  if (question.asks === 'compare') return another === undefined ? undefined : compare(rows, question.by);
  if (another !== undefined) return undefined;
  const citations = citationOf(only);
  if (question.asks !== 'nutrition') return draft(describeAspect(only, question.asks), { citations });
  return draft(await describeNutrition(only, question.nutrients), { citations });
}

async function factsOf({ ingredients, instructions, servings }: DiscussedRow) {
  const [{ loadEveryLanguage }, { nutritionOfRecipe }] = await Promise.all([
    import('@larder/culinary/every-language'),
    import('@larder/culinary/nutrition'),
  ]);
  loadEveryLanguage();
  return nutritionOfRecipe(ingredients, servings ?? 1, instructions);
}

const NAMES: Readonly<Record<Nutrient, string>> = {
  energy: 'kcal',
  protein: 'protein',
  fat: 'fat',
  saturatedFat: 'saturated fat',
  carbohydrate: 'carbohydrate',
  sugars: 'sugars',
  fiber: 'fiber',
  salt: 'salt',
};

const amountOf = (facts: NutritionFacts, nutrient: Nutrient): string => {
  const value = facts[nutrient];
  if (nutrient === 'energy') return `${Math.round(value / 5) * 5} kcal`;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} g of ${NAMES[nutrient]}`;
};

async function describeNutrition(recipe: DiscussedRow, nutrients: readonly Nutrient[]): Promise<string> {
  const { title, servings } = recipe;
  const { perServing, recognized, incomplete } = await factsOf(recipe);
  if (recognized < MIN_RECOGNIZED) return `I don’t recognize enough of the ingredients of “${title}” to tell.`;
  const per = servings === null ? 'The whole of' : 'A serving of';
  const atLeast = nutrients.some((each) => incomplete.includes(each)) ? 'at least ' : 'about ';
  // Salt to taste has no amount in the list.
  const taste = nutrients.includes('salt') ? ' Salt that you add to taste comes on top.' : '';
  return `${per} “${title}” has ${atLeast}${listed(nutrients.map((each) => amountOf(perServing, each)))}, worked out from its ingredients.${taste}`;
}

const minutesOf = ({ preparation_time, cooking_time }: DiscussedRow): number =>
  (preparation_time ?? 0) + (cooking_time ?? 0);

async function compare(rows: readonly DiscussedRow[], by: Comparison): Promise<Draft> {
  const measured = await Promise.all(rows.map(async (row) => ({ row, value: await MEASURES[by].of(row) })));
  const known = measured.filter(({ value }) => value > 0).toSorted((one, other) => one.value - other.value);
  const best = by === 'protein' ? known.at(-1) : known[0];
  if (best === undefined) return draft('None of them says, so I can’t compare them.');
  const others = known.filter((each) => each !== best).slice(0, 3);
  const rest = others.map(({ row, value }) => `“${row.title}” ${MEASURES[by].say(value)}`);
  const content = `“${best.row.title}”: ${MEASURES[by].say(best.value)}.${rest.length === 0 ? '' : ` ${listed(rest)}.`}`;
  return draft(content, { citations: citationOf(best.row) });
}

const MEASURES: Readonly<
  Record<Comparison, { of: (row: DiscussedRow) => number | Promise<number>; say: (value: number) => string }>
> = {
  time: { of: minutesOf, say: (value) => `takes ${value} minutes` },
  ingredients: { of: ({ ingredients }) => ingredients.length, say: (value) => `has ${value} ingredients` },
  energy: {
    of: async (row) => Math.round((await factsOf(row)).perServing.energy / 5) * 5,
    say: (value) => `has about ${value} kcal a serving`,
  },
  protein: {
    of: async (row) => Math.round((await factsOf(row)).perServing.protein),
    say: (value) => `has about ${value} g of protein a serving`,
  },
};
