import { type GeneratedRecipe, SURPRISE_INGREDIENT } from '@larder/contract/assistant';
import { CHAT_TEXTS } from '@larder/contract/chat';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { GeneratorResult, RecipeWish } from '#features/assistant/generator.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { saveGenerated } from '../save-generated.ts';
import { pickIngredients, hasOtherWords } from '@larder/culinary/intent/classify';
import { hasScopes, CANNOT_SAVE_RECIPES, SAVE_RECIPES } from '../policy.ts';
import { presentOwnHit } from '../present.ts';
import { findSuggested } from '../discussed-recipes.ts';
import { besidesTitle, cautionsFor, declineFor, readWish, type Wish, wishForIdea } from './wish.ts';
import type { Question } from './question.ts';
import { formatRecipe } from './format-recipe.ts';

const MAX_REASONS = 3;
const MAX_NOTES = 5;

/** Makes a recipe from what the message names, and keeps it; for a token that may keep none it is told in words. */
export async function generate({ ctx, writing, asked, make }: Question): Promise<Draft> {
  const idea = await findSuggested(ctx, asked);
  const wish = await readWish(ctx, idea === undefined ? asked : besidesTitle(idea, asked));
  const declined = await declineFor(wish);
  if (declined !== undefined) return draft(declined);
  const wanted = idea === undefined ? wishFor(wish, asked.messageId) : wishForIdea(idea, wish);
  const { made, instead } = await generateOrSurprise(make, wish, wanted);
  const { answered_by } = made;
  if (made.recipe === null) {
    const content = lines([CHAT_TEXTS.generate_failed, ...reasonsOf(made.unusable)]);
    return draft(content, { state: 'failed', answered_by });
  }
  const isKept = hasScopes(ctx.actor, SAVE_RECIPES);
  const content = [
    ...(instead === undefined ? [] : [nothingUsable(wish), ...reasonsOf(told(instead.unusable, wish))]),
    isKept ? `${describe(made.recipe)} It is in your cookbook.` : describe(made.recipe),
    ...(isKept ? [] : [formatRecipe(made.recipe), CANNOT_SAVE_RECIPES]),
    ...(instead === undefined ? reasonsOf(told(made.unusable, wish)) : []),
    ...made.notes.slice(0, MAX_NOTES),
    ...(await cautionsFor(wish)),
  ];
  if (!isKept) return draft(lines(content), { answered_by });
  const recipe = presentOwnHit(await saveGenerated(ctx, writing, asked.messageId, made.recipe));
  return draft(lines(content), { action: 'recipe_generated', recipe, answered_by });
}

/** The words of the list first; what else is wished stands beside them, as it may name more ("leeks", "something thai"). */
function wishFor({ phrase, without, diets, servings, minutes, eater }: Wish, seed: string): RecipeWish {
  const ingredients = phrase.slice(0, RECIPE_LIMITS.ingredient_max_characters).toWellFormed();
  return {
    ingredients: [...pickIngredients(phrase), ...(hasOtherWords(ingredients) ? [ingredients] : [])],
    without: eater === 'toddler' ? [...without, 'alcohol'] : [...without],
    ...(diets.length === 0 ? {} : { diets: [...diets] }),
    ...(servings === undefined ? {} : { servings }),
    ...(minutes === undefined ? {} : { minutes }),
    seed,
  };
}

const OF_THE_DAY = /^(?:dinner|lunch|supper)$/u;

/** @returns `instead` of what something else was made, where nothing could be made of it */
async function generateOrSurprise(
  make: Question['make'],
  wish: Wish,
  asked: RecipeWish,
): Promise<{ made: GeneratorResult; instead?: Pick<GeneratorResult, 'unusable'> }> {
  const { title: _title, ...rules } = asked;
  const surprise: RecipeWish = { ...rules, ingredients: [SURPRISE_INGREDIENT], category: wish.meal ?? 'Main Dish' };
  if (OF_THE_DAY.test(wish.phrase)) return { made: await make(surprise) };
  const made = asked.ingredients.length === 0 ? undefined : await make(asked);
  if (made !== undefined && made.recipe !== null) return { made };
  return { made: await make(surprise), instead: made ?? { unusable: [] } };
}

function nothingUsable({ phrase }: Wish): string {
  return phrase === ''
    ? 'You named nothing to cook with, so I chose something myself.'
    : 'I found nothing to cook with in that, so I chose something myself.';
}

function describe({ title, description, preparation_time, cooking_time, servings }: GeneratedRecipe): string {
  return `I made “${title}” for you: ${description} It takes ${preparation_time + cooking_time} minutes and serves ${servings}.`;
}

const UNKNOWN = / is no food I know$/u;
const MAX_WORDS = 2;

/** What is not in it, and why; of what is no food a word or two, as a sentence was hardly meant to be one. */
function told(unusable: GeneratorResult['unusable'], { foods, unknown }: Wish): GeneratorResult['unusable'] {
  return unusable.filter(
    ({ text, reason }) =>
      // Of these a note speaks.
      !unknown.includes(text) && (!UNKNOWN.test(reason) || (foods.length > 0 && text.split(' ').length <= MAX_WORDS)),
  );
}

function reasonsOf(unusable: GeneratorResult['unusable']): readonly string[] {
  return unusable.slice(0, MAX_REASONS).map(({ text, reason }) => {
    // It is among the words that are picked out, so it is not complained about as no food.
    if (text === 'sauce') return 'I cannot tell which sauce you mean.';
    return /[.!?]$/u.test(reason) ? reason : `${reason}.`;
  });
}

function lines(all: readonly string[]): string {
  return all.join('\n\n');
}
