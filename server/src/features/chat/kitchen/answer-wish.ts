import { draft, type Draft } from '../draft.ts';
import { classifyIntent } from '@larder/culinary/intent/classify';
import {
  asksForDish,
  asksForIdeas,
  asksForRecipe,
  asksHowToMake,
  isShortStatement,
} from '@larder/culinary/intent/recipe-request';
import { generateDraft } from './generate.ts';
import { countListedFoods } from './listed-foods.ts';
import { offerDishes } from './ideas.ts';
import type { ChatRequest } from '../chat-request.ts';
import { parseWish, type Wish } from './wish.ts';

const OF_A_DAY = /^(?:breakfast|brunch|lunch|dinner|supper|dessert|snack)$/u;

/** "Low carb dinner with chicken" wishes for something that is not understood, and for a dinner. */
const MEAL = /\b(?:breakfast|brunch|lunch|dinner|supper|meal|dessert|snack)\b/iu;

/** "Give me some ideas for salmon" asks for more than one dish. */
const IDEAS = /\b(?:ideas|suggestions|inspiration)\b/iu;

/** Answers a wish without an explicit command ("dinner ideas", "pancakes"). Undefined if the message expresses none. */
export async function answerWish(request: ChatRequest): Promise<Draft | undefined> {
  const { message } = request;
  const { content } = message;
  const [ideas, asksRecipe, asksHow, isShort, asksDish] = [
    asksForIdeas,
    asksForRecipe,
    asksHowToMake,
    isShortStatement,
    asksForDish,
  ].map((test) => test(content));
  // A command to generate never gets here; its keywords alone only mention one.
  const recipe = asksRecipe === true && classifyIntent(content) !== 'generate';
  if (ideas !== true && !recipe && asksHow !== true && isShort !== true && asksDish !== true) return undefined;
  const wish = await parseWish(message);
  const isNamed = wish.foods.length > 0 || wish.dish || OF_A_DAY.test(wish.phrase);
  if (asksHow === true) return isNamed && wish.dish ? explainHowTo(request, wish) : undefined;
  if (ideas === true && IDEAS.test(content)) return offerDishes(request, wish);
  if (asksRecipe !== true && (await countListedFoods(content)) > 0) return generateDraft(request);
  // The dish of a short wish is made as its rules ask: "vegan lasagna for 8".
  if (
    wish.recorded &&
    (asksDish === true || (isShort === true && ideas !== true && isOnlyDish(wish) && !STATES.test(content)))
  )
    return generateDraft(request);
  if (asksDish === true && isNamed) return generateDraft(request);
  if (recipe && (isNamed || /\b(?:recipe|something|meal|food)\b/iu.test(content))) return generateDraft(request);
  if (ideas === true) return offerDishes(request, wish);
  const isOfMeal = MEAL.test(content) && !STATES.test(content);
  return isShort === true && isNamed && (isOfMeal || (await isOnlyFood(wish))) ? offerDishes(request, wish) : undefined;
}

async function isOnlyFood(wish: Wish): Promise<boolean> {
  const reader = await import('@larder/culinary/wish');
  return OF_A_DAY.test(wish.phrase) || reader.isOnlyFood(wish);
}

/** Words of a statement about a dish rather than a wish for it. */
const STATES =
  /\b(?:my|our|we|i|it|that|this|them|is|was|are|do|does|show|shared?|favou?rites?|don['’]t|never|not)\b/iu;
const MAX_OTHER_WORDS = 4;

/** Whether the wish says little besides the name of a dish. */
const isOnlyDish = ({ phrase, foods }: Wish): boolean =>
  phrase.split(' ').length <= MAX_OTHER_WORDS + foods.length && !phrase.includes(',');

/** How to make a dish, with an offer to write the recipe; the recipe itself where no notes are about that dish. */
async function explainHowTo(request: ChatRequest, { phrase, recorded }: Wish): Promise<Draft> {
  const { answerQuestion } = await import('@larder/culinary/answer');
  const { kind, text } = answerQuestion(request.message.content);
  const isAbout = text.toLowerCase().includes(phrase.split(' ').at(-1) ?? '');
  if (
    recorded &&
    !STATES.test(request.message.content.replace(/\b(?:do|i|we|does)\b/giu, '')) &&
    (kind === 'unknown' || !isAbout)
  )
    return generateDraft(request);
  const explanation = kind === 'unknown' ? 'I have no notes on that one, but I can write you a recipe.' : text;
  return draft(`${explanation}\n\nSay “make a recipe for ${phrase}” and I will write it down for you.`, {
    ideas: [phrase],
  });
}
