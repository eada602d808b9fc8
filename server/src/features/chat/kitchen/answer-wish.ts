import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { classifyIntent } from '@larder/culinary/intent/classify';
import { asksForIdeas, asksForRecipe, asksHowToMake, isShortStatement } from '@larder/culinary/intent/recipe-request';
import { generate } from './generate.ts';
import { offerDishes } from './ideas.ts';
import type { Question } from './question.ts';
import { readWish, type Wish } from './wish.ts';

const OF_A_DAY = /^(?:breakfast|brunch|lunch|dinner|supper|dessert|snack)$/u;

/** Answers a wish that is no explicit command ("dinner ideas", "pancakes"); undefined if the message expresses none. */
export async function answerWish(question: Question): Promise<Draft | undefined> {
  const { ctx, asked } = question;
  const { content } = asked;
  const [ideas, asks, how, bare] = [asksForIdeas, asksForRecipe, asksHowToMake, isShortStatement].map((test) =>
    test(content),
  );
  // A command to generate never gets here; its keywords alone only mention one.
  const recipe = asks === true && classifyIntent(content) !== 'generate';
  if (ideas !== true && !recipe && how !== true && bare !== true) return undefined;
  const wish = await readWish(ctx, asked);
  const isNamed = wish.foods.length > 0 || wish.dish || OF_A_DAY.test(wish.phrase);
  if (how === true) return isNamed && wish.dish ? explainHowTo(question, wish) : undefined;
  if (recipe && (isNamed || /\b(?:recipe|something|meal|food)\b/iu.test(content))) return generate(question);
  if (ideas === true) return offerDishes(question, wish);
  return bare === true && isNamed && (await isOnlyFood(wish)) ? offerDishes(question, wish) : undefined;
}

async function isOnlyFood(wish: Wish): Promise<boolean> {
  const reader = await import('@larder/culinary/wish');
  return OF_A_DAY.test(wish.phrase) || reader.isOnlyFood(wish);
}

/** How to make a dish, with an offer to write the recipe. */
async function explainHowTo({ asked }: Question, { phrase }: Wish): Promise<Draft> {
  const { answerQuestion } = await import('@larder/culinary/answer');
  const { kind, text } = answerQuestion(asked.content);
  const told = kind === 'unknown' ? 'I have nothing written down on that alone, but I can make you a recipe.' : text;
  return draft(`${told}\n\nSay “make a recipe for ${phrase}” and I will write it down for you.`, { ideas: [phrase] });
}
