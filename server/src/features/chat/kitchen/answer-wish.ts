import { draft, type Draft } from '../draft.ts';
import { classifyIntent } from '@larder/culinary/intent/classify';
import { asksForIdeas, asksForRecipe, asksHowToMake, isShortStatement } from '@larder/culinary/intent/recipe-request';
import { generateDraft } from './generate.ts';
import { offerDishes } from './ideas.ts';
import type { ChatRequest } from '../chat-request.ts';
import { parseWish, type Wish } from './wish.ts';

const OF_A_DAY = /^(?:breakfast|brunch|lunch|dinner|supper|dessert|snack)$/u;

/** Answers a wish without an explicit command ("dinner ideas", "pancakes"). Undefined if the message expresses none. */
export async function answerWish(request: ChatRequest): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const { content } = message;
  const [ideas, asksRecipe, asksHow, isShort] = [asksForIdeas, asksForRecipe, asksHowToMake, isShortStatement].map(
    (test) => test(content),
  );
  // A command to generate never gets here; its keywords alone only mention one.
  const recipe = asksRecipe === true && classifyIntent(content) !== 'generate';
  if (ideas !== true && !recipe && asksHow !== true && isShort !== true) return undefined;
  const wish = await parseWish(ctx, message);
  const isNamed = wish.foods.length > 0 || wish.dish || OF_A_DAY.test(wish.phrase);
  if (asksHow === true) return isNamed && wish.dish ? explainHowTo(request, wish) : undefined;
  if (recipe && (isNamed || /\b(?:recipe|something|meal|food)\b/iu.test(content))) return generateDraft(request);
  if (ideas === true) return offerDishes(request, wish);
  return isShort === true && isNamed && (await isOnlyFood(wish)) ? offerDishes(request, wish) : undefined;
}

async function isOnlyFood(wish: Wish): Promise<boolean> {
  const reader = await import('@larder/culinary/wish');
  return OF_A_DAY.test(wish.phrase) || reader.isOnlyFood(wish);
}

/** How to make a dish, with an offer to write the recipe. */
async function explainHowTo({ message }: ChatRequest, { phrase }: Wish): Promise<Draft> {
  const { answerQuestion } = await import('@larder/culinary/answer');
  const { kind, text } = answerQuestion(message.content);
  const explanation = kind === 'unknown' ? 'I have no notes on that one, but I can write you a recipe.' : text;
  return draft(`${explanation}\n\nSay “make a recipe for ${phrase}” and I will write it down for you.`, {
    ideas: [phrase],
  });
}
