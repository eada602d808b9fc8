import { type EaterAtRisk, eatersIn, type Fact, rulesOf } from '@larder/culinary/dialog/facts';
import type { Wish as ParsedWish } from '@larder/culinary/wish';

import type { Eater } from '@larder/culinary/wish/vulnerable-eater';
import type { RecipeWish } from '#features/assistant/generator.ts';
import type { UserMessage } from '../chat-request.ts';
import type { SuggestedIdea } from '../discussed-recipes.ts';
import { mergeRules } from './rule-check.ts';

export interface Wish extends ParsedWish {
  /** True if it names a dish of the cookbook. */
  readonly recorded: boolean;
}

const NAMES_NOTHING = /^(?:breakfast|brunch|lunch|dinner|supper|snack)?$/u;

/** The wish that a message expresses, with the restrictions, the people and the foods of the conversation. */
export async function parseWish({ content, facts }: UserMessage): Promise<Wish> {
  // Loaded on demand, because the parser is large.
  const parser = await import('@larder/culinary/wish');
  const wish = parser.parseWish(content);
  const atHand = facts.flatMap((fact) => (fact.kind === 'foods' ? fact.value : []));
  // "Something quick" and "something for breakfast" are made of what is there.
  const phrase = atHand.length > 0 && NAMES_NOTHING.test(wish.phrase) ? atHand.join(', ') : wish.phrase;
  return { ...wish, recorded: parser.namesRecordedDish(wish), ...mergeRules([wish, rulesOf(facts)]), phrase };
}

/** The message about a suggested recipe without the recipe's title, preceded by the rules that it was suggested under. */
export function withoutIdeaTitle(idea: SuggestedIdea, message: UserMessage): UserMessage {
  // The words of a title express no wish: a one-bowl cake is not for one.
  const title = new RegExp(RegExp.escape(idea.title), 'giu');
  return { ...message, content: `${idea.message ?? ''}. ${message.content}`.replaceAll(title, ' ') };
}

/** The wish that generates exactly the suggested recipe. */
export function wishForIdea({ title, message }: SuggestedIdea, wish: Wish): RecipeWish {
  const { diets, without, servings, minutes, eaters } = wish;
  return {
    ingredients: [title],
    ...(message === undefined ? {} : { title }),
    diets: [...diets],
    without: [...without],
    servings,
    minutes,
    ...(eaters.length === 0 ? {} : { eaters }),
    // The engine suggested it with this seed.
    seed: title,
  };
}

const DECLINED = {
  baby: 'I don’t make recipes for babies: what they can eat changes by the month.',
  pet: 'I only cook for people.',
} as const;

/** An eater at risk for whom recipes are made, without what harms them. */
const isComposedFor = (eater: Eater): eater is EaterAtRisk => eater !== 'baby' && eater !== 'pet';

/** The answer that declines to cook for babies and pets; undefined for anyone else. */
export async function declineFor({ eaters }: Pick<Wish, 'eaters'>): Promise<string | undefined> {
  const eater = eaters.find((each) => each === 'baby' || each === 'pet');
  if (eater === undefined) return undefined;
  const { answerForEater } = await import('@larder/culinary/answer');
  return `${DECLINED[eater]}\n\n${answerForEater(eater).text}`;
}

/**
 * The safety advice that the request calls for, and whether it rules the recipe out. A dish of the cookbook is cooked
 * safely by its own recipe, and what a pregnant eater or a small child must avoid is left out: both are made with a warning.
 */
export async function hazardIn(
  { content, facts }: Pick<UserMessage, 'content' | 'facts'>,
  { eaters, recorded }: Pick<Wish, 'eaters' | 'recorded'>,
): Promise<RequestHazard | undefined> {
  const [{ findRequestHazard }, { findEaterAdvice }] = await Promise.all([
    import('@larder/culinary/answers/request-hazard'),
    import('@larder/culinary/dialog/eater-hazards'),
  ]);
  const forEater = findEaterAdvice(content, eatersOf({ eaters }, facts));
  if (forEater !== null) return { text: forEater.text, isRefused: false, isOfEater: true };
  const advice = findRequestHazard(content);
  return advice === null
    ? undefined
    : { text: advice.text, isRefused: !recorded && !eaters.some(isComposedFor), isOfEater: false };
}

export interface RequestHazard {
  readonly text: string;
  /** True if no recipe is made. */
  readonly isRefused: boolean;
  /** True if it is one only for the small child or pregnant person who eats. */
  readonly isOfEater: boolean;
}

/** The small children and pregnant people who will eat the dish, also those that the conversation named earlier. */
function eatersOf({ eaters }: Pick<Wish, 'eaters'>, facts: readonly Fact[]): readonly EaterAtRisk[] {
  return [...new Set([...eatersIn(facts), ...eaters.filter(isComposedFor)])];
}

/** Safety notes about the people who will eat the dish, also those that the conversation named earlier. */
export async function cautionsFor(
  { eaters }: Pick<Wish, 'eaters'>,
  facts: readonly Fact[],
): Promise<readonly string[]> {
  const { answerForEater } = await import('@larder/culinary/answer');
  const at = eatersOf({ eaters }, facts).filter((each) => each !== 'child');
  return at.map((each) => answerForEater(each).text);
}
