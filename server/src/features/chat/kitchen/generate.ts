import { type GeneratedRecipe, SURPRISE_INGREDIENT } from '@larder/contract/assistant';
import { CHAT_TEXTS } from '@larder/contract/chat';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { GeneratorResult, RecipeWish } from '#features/assistant/generator.ts';

import { draft, type Draft } from '../draft.ts';
import { pickIngredients, hasOtherWords } from '@larder/culinary/intent/classify';
import { titleWords } from '@larder/culinary/intent/recipe-phrase';
import { DRAFT_QUESTION, draftProposal } from '../proposals.ts';
import { findSuggested } from '../discussed-recipes.ts';
import { describeLackingEquipment } from './lacking-equipment.ts';
import { withoutIdeaTitle, cautionsFor, declineFor, hazardIn, parseWish, type Wish, wishForIdea } from './wish.ts';
import type { ChatRequest } from '../chat-request.ts';

const MAX_REASONS = 3;
const MAX_NOTES = 5;

/** Generates the recipe that the message asks for, as a draft: it is saved only when the user keeps it. */
export async function generateDraft({ ctx, message, generateRecipe }: ChatRequest): Promise<Draft> {
  const idea = await findSuggested(ctx, message);
  const wish = await parseWish(idea === undefined ? message : withoutIdeaTitle(idea, message));
  const declined = await declineFor(wish);
  const hazard = await hazardIn(message, wish);
  if (hazard?.isRefused === true || declined !== undefined)
    return draft(lines([hazard?.text, declined].filter((text) => text !== undefined)));
  const wanted = idea === undefined ? wishFor(wish, message.messageId) : wishForIdea(idea, wish);
  const { generated, rejected } = await generateOrSurprise(generateRecipe, wish, wanted);
  const { answered_by } = generated;
  // For this eater there is no such dish, and another one was not asked for.
  const asked = idea?.title ?? wish.phrase;
  if (hazard?.isOfEater === true && generated.recipe !== null && !isWanted(generated.recipe, asked, wish))
    return draft(lines([hazard.text, NO_SAFE_DISH]));
  if (generated.recipe === null) {
    const content = lines([CHAT_TEXTS.generate_failed, ...reasonsOf(generated.unusable)]);
    return draft(content, { state: 'failed', answered_by });
  }
  const content = [
    ...(hazard === undefined ? [] : [hazard.text]),
    ...(rejected === undefined ? [] : [nothingUsable(wish), ...reasonsOf(reportable(rejected.unusable, wish))]),
    describe(generated.recipe),
    ...(rejected === undefined ? reasonsOf(reportable(generated.unusable, wish)) : []),
    ...generated.notes.slice(0, MAX_NOTES),
    ...(await describeMissingEquipment(message.content, generated.recipe)),
    ...(await describeLackingEquipment(message, wish, generated.recipe)),
    ...(await cautionsFor(wish, message.facts)).filter((text) => text !== hazard?.text),
    DRAFT_QUESTION,
  ];
  const proposal = draftProposal(generated.recipe, message.messageId);
  return draft(lines(content), { action: 'recipe_generated', proposal, answered_by });
}

/**
 * The wish as ingredients: those of the known list if it names nothing else, or the whole phrase, of which "pork shoulder" and "rice noodles" are
 * no pork and rice besides.
 */
function wishFor({ phrase, recorded, without, diets, servings, minutes, eaters }: Wish, seed: string): RecipeWish {
  const ingredients = phrase.slice(0, RECIPE_LIMITS.ingredient_max_characters).toWellFormed();
  return {
    ingredients: recorded || hasOtherWords(ingredients) ? [ingredients] : [...pickIngredients(phrase)],
    without: [...without],
    ...(eaters.length === 0 ? {} : { eaters }),
    ...(diets.length === 0 ? {} : { diets: [...diets] }),
    ...(servings === undefined ? {} : { servings }),
    ...(minutes === undefined ? {} : { minutes }),
    seed,
  };
}

const NO_SAFE_DISH = 'I know no safe version of it, so I made none. Ask me for another dish, and I will keep to that.';

/** Whether a recipe is the dish that was asked for, or is made of the first food that was. */
const isWanted = ({ title, ingredients }: GeneratedRecipe, asked: string, { foods: [food] }: Wish): boolean =>
  sharesWord(asked, title) || (food !== undefined && sharesWord(food, ingredients.join(' ')));

/** Whether a title has a word of what was asked for, besides short ones. */
const sharesWord = (phrase: string, title: string): boolean => {
  const asked = new Set(titleWords(phrase));
  return titleWords(title).some((word) => asked.has(word));
};

const OF_THE_DAY = /^(?:dinner|lunch|supper)$/u;

/** Generates the wanted recipe, or else a surprise. Then `rejected` lists the unusable ingredients of the wish. */
async function generateOrSurprise(
  generateRecipe: ChatRequest['generateRecipe'],
  wish: Wish,
  wanted: RecipeWish,
): Promise<{ generated: GeneratorResult; rejected?: Pick<GeneratorResult, 'unusable'> }> {
  const { title: _title, ...rules } = wanted;
  const surprise: RecipeWish = { ...rules, ingredients: [SURPRISE_INGREDIENT], category: wish.meal ?? 'Main Dish' };
  if (OF_THE_DAY.test(wish.phrase)) return { generated: await generateRecipe(surprise) };
  const generated = wanted.ingredients.length === 0 ? undefined : await generateRecipe(wanted);
  if (generated !== undefined && generated.recipe !== null) return { generated };
  return { generated: await generateRecipe(surprise), rejected: generated ?? { unusable: [] } };
}

function nothingUsable({ phrase }: Wish): string {
  return phrase === ''
    ? 'You didn’t name anything to cook with, so I picked something myself.'
    : `I have no recipe for “${phrase}”. This is the nearest I could think of.`;
}

function describe({ title, description, preparation_time, cooking_time, servings }: GeneratedRecipe): string {
  return `I made “${title}” for you: ${description} It takes ${preparation_time + cooking_time} minutes and serves ${servings}.`;
}

/** Says that the steps are not for the equipment that the message asks for, if so. */
async function describeMissingEquipment(text: string, { instructions }: GeneratedRecipe): Promise<readonly string[]> {
  const { readEquipment } = await import('@larder/culinary/wish/equipment');
  const { wanted } = readEquipment(text.toLowerCase());
  if (wanted === null || !APPLIANCES.test(wanted) || instructions.some((step) => step.toLowerCase().includes(wanted)))
    return [];
  return [`Its steps are not written for the ${wanted}.`];
}
const APPLIANCES = /^(?:air fryer|slow cooker|pressure cooker|microwave)$/u;

const UNKNOWN = / is not a food I know$/u;
const MAX_WORDS = 2;

/** The unusable ingredients worth mentioning. Of unknown ones only short ones: a sentence was hardly meant as an ingredient. */
function reportable(unusable: GeneratorResult['unusable'], { foods, unknown }: Wish): GeneratorResult['unusable'] {
  return unusable.filter(
    ({ text, reason }) =>
      // The notes of the generation mention these already.
      !unknown.includes(text) && (!UNKNOWN.test(reason) || (foods.length > 0 && text.split(' ').length <= MAX_WORDS)),
  );
}

function reasonsOf(unusable: GeneratorResult['unusable']): readonly string[] {
  return unusable.slice(0, MAX_REASONS).map(({ text, reason }) => {
    // 'sauce' is on the list of known words, but is too vague to cook with.
    if (text === 'sauce') return 'I cannot tell which sauce you mean.';
    return /[.!?]$/u.test(reason) ? reason : `${reason}.`;
  });
}

function lines(all: readonly string[]): string {
  return all.join('\n\n');
}
