import type { Wish } from '@larder/culinary/wish';

import type { RecipeWish } from '#features/assistant/generator.ts';
import type { Ctx } from '#platform/context.ts';

import type { Asked } from '../commands/begin.ts';
import type { SuggestedIdea } from '../discussed-recipes.ts';
import { mergeRules } from './rule-check.ts';
import { listEarlierMessages } from './earlier-messages.ts';

export type { Wish } from '@larder/culinary/wish';

/** What a message wishes to have made, for whoever must not eat what was said before in its conversation. */
export async function readWish(ctx: Ctx, asked: Asked): Promise<Wish> {
  // What reads it is large, and nothing else here needs it.
  const reader = await import('@larder/culinary/wish');
  const wish = reader.readWish(asked.content);
  const before = (await listEarlierMessages(ctx, asked)).map((text) => reader.readLasting(text));
  return { ...wish, ...mergeRules([wish, ...before]) };
}

/** What a message about a suggested recipe wishes for besides its title, with the rules that the recipe was suggested under. */
export function besidesTitle({ title, message = '' }: SuggestedIdea, asked: Asked): Asked {
  // Words of a title are no wishes: a one-bowl cake is not for one.
  const named = new RegExp(RegExp.escape(title), 'giu');
  return { ...asked, content: `${message}. ${asked.content}`.replaceAll(named, ' ') };
}

/** Asks for the very recipe that was suggested. */
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
  baby: ['I make no recipes for babies: what they may have differs by the month.', 'What foods should a baby not eat?'],
  pet: ['I only cook for people.', 'What foods are dangerous for dogs and cats?'],
} as const;
const CHOKING = 'Which foods are a choking hazard for small children?';

/** Why nothing is made for whoever is to eat it; undefined where something is. */
export async function declineFor({ eater }: Wish): Promise<string | undefined> {
  if (eater !== 'baby' && eater !== 'pet') return undefined;
  const [no, rules] = DECLINED[eater];
  const { answerQuestion } = await import('@larder/culinary/answer');
  return `${no}\n\n${answerQuestion(rules).text}`;
}

/** What whoever cooks it should know of who is to eat it. */
export async function cautionsFor({ eater }: Wish): Promise<readonly string[]> {
  if (eater !== 'toddler') return [];
  const { answerQuestion } = await import('@larder/culinary/answer');
  return [answerQuestion(CHOKING).text];
}
