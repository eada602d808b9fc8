import type { Wish } from '@larder/culinary/wish';

import type { RecipeWish } from '#features/assistant/generator.ts';
import type { Ctx } from '#platform/context.ts';

import type { UserMessage } from '../chat-request.ts';
import type { SuggestedIdea } from '../discussed-recipes.ts';
import { mergeRules } from './rule-check.ts';
import { listEarlierMessages } from './earlier-messages.ts';

export type { Wish } from '@larder/culinary/wish';

/** The wish that a message expresses, with the restrictions that were stated earlier in the conversation. */
export async function parseWish(ctx: Ctx, message: UserMessage): Promise<Wish> {
  // Loaded on demand, because the parser is large.
  const parser = await import('@larder/culinary/wish');
  const wish = parser.parseWish(message.content);
  const earlier = (await listEarlierMessages(ctx, message)).map((text) => parser.parseLastingRules(text));
  return { ...wish, ...mergeRules([wish, ...earlier]) };
}

/** The message about a suggested recipe without the recipe's title, preceded by the rules that it was suggested under. */
export function withoutIdeaTitle(idea: SuggestedIdea, message: UserMessage): UserMessage {
  // The words of a title express no wish: a one-bowl cake is not for one.
  const title = new RegExp(RegExp.escape(idea.title), 'giu');
  return { ...message, content: `${idea.message ?? ''}. ${message.content}`.replaceAll(title, ' ') };
}

/** The wish that generates exactly the suggested recipe. */
export function wishForIdea({ title, message }: SuggestedIdea, wish: Wish): RecipeWish {
  const { diets, without, servings, minutes } = wish;
  return {
    ingredients: [title],
    ...(message === undefined ? {} : { title }),
    diets: [...diets],
    without: [...without],
    servings,
    minutes,
    // The engine suggested it with this seed.
    seed: title,
  };
}

const DECLINED = {
  baby: 'I don’t make recipes for babies: what they can eat changes by the month.',
  pet: 'I only cook for people.',
} as const;

/** The answer that declines to cook for babies and pets; undefined for anyone else. */
export async function declineFor({ eater }: Wish): Promise<string | undefined> {
  if (eater !== 'baby' && eater !== 'pet') return undefined;
  const { answerForEater } = await import('@larder/culinary/answer');
  return `${DECLINED[eater]}\n\n${answerForEater(eater).text}`;
}

/** Safety notes about the person who will eat the dish. */
export async function cautionsFor({ eater }: Wish): Promise<readonly string[]> {
  if (eater !== 'toddler' && eater !== 'pregnant') return [];
  const { answerForEater } = await import('@larder/culinary/answer');
  return [answerForEater(eater).text];
}
