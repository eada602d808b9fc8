import type { Eater, ReadEater } from '@larder/culinary/answers/eater';
import { eatersIn, type Fact, factValue, missingIn, rulesOf } from '@larder/culinary/dialog/facts';

import type { RecipeWish } from '#features/assistant/generator.ts';
import { readDietPreferences } from '#features/profile/queries.ts';

import { statesRestriction } from '@larder/culinary/intent/dietary-question';
import { readChanges } from '../facts.ts';
import { hasScopes, CANNOT_READ_PROFILE, READ_PROFILE } from '../policy.ts';
import type { ChatRequest, MessageContext } from '../chat-request.ts';
import { generateSafely } from './generate-safely.ts';
import { describeRules, hasRules, mergeRules } from './rule-check.ts';

/** All restrictions of the user, from the profile and from the conversation. */
export async function readAllRules({ ctx, message }: MessageContext): Promise<Eater> {
  const { diets, allergies } = await readDietPreferences(ctx);
  return mergeRules([{ diets, without: allergies }, rulesOf(message.facts)]);
}

/** The question, with the facts of the conversation applied to everything generated for it: an allergy is not forgotten after one message. */
export function withConversationFacts(request: ChatRequest): ChatRequest {
  const { facts } = request.message;
  if (facts.length === 0) return request;
  const stated = rulesOf(facts);
  const eaters = eatersIn(facts);
  return {
    ...request,
    generateRecipe: generateSafely(
      (wish) => request.generateRecipe({ ...withFacts(wish, facts), ...mergeRules([stated, wish]) }),
      eaters,
    ),
    suggest: async (query, rules = {}, avoid = []) =>
      request.suggest(
        await withKitchen(query, facts),
        {
          missing: missingIn(facts),
          ...rules,
          ...mergeRules([stated, rules]),
          eaters: [...eaters, ...(rules.eaters ?? [])],
        },
        avoid,
      ),
  };
}

/** The query, with the foods at hand if it names none. */
async function withKitchen(query: string, facts: readonly Fact[]): Promise<string> {
  const atHand = facts.flatMap((fact) => (fact.kind === 'foods' ? fact.value : []));
  if (atHand.length === 0) return query;
  // Loaded on demand, because the parser is large.
  const { parseWish } = await import('@larder/culinary/wish');
  const { foods, dish } = parseWish(query);
  return foods.length > 0 || dish ? query : `${query} with ${atHand.join(', ')}`;
}

/** The wish, for the people, the time and the kitchen of the conversation as far as it does not say otherwise. */
function withFacts(wish: RecipeWish, facts: readonly Fact[]): RecipeWish {
  const missing = missingIn(facts);
  return {
    ...wish,
    ...(missing.length === 0 ? {} : { missing }),
    eaters: [...new Set([...eatersIn(facts), ...(wish.eaters ?? [])])],
    servings: wish.servings ?? factValue(facts, 'servings'),
    minutes: wish.minutes ?? factValue(facts, 'minutes'),
  };
}

export const PROFILE_LINK = '[your profile](/profile#eating)';

/** Where a restriction is first stated in a conversation, a hint that the profile can store it; undefined otherwise. */
export async function remindOfProfile({ ctx, message }: MessageContext): Promise<string | undefined> {
  const { learned = (await readChanges(message.content)).adds, facts } = message;
  const [stated, all] = [learned, facts].map((each) =>
    each.filter(({ kind }) => kind === 'diet' || kind === 'without'),
  );
  if (stated === undefined || stated.length === 0 || stated.length !== all?.length) return undefined;
  const { diets, allergies } = await readDietPreferences(ctx);
  const known = new Set([...diets, ...allergies].map((each) => each.toLowerCase()));
  if (stated.every(({ value }) => known.has(String(value)))) return undefined;
  return `I’ll stick to that in this conversation: ${describeRules(rulesOf(stated))}. To make it permanent, add it under “What you eat” in ${PROFILE_LINK}.`;
}

const FILLER_WORDS: ReadonlySet<string> = new Set(
  "i i'm im am is are a an the my our we have has and also just so you know please note that both to son daughter husband wife partner child kid kids friend mother father mum mom dad hi hello hey by way severely very highly been diagnosed with disease".split(
    ' ',
  ),
);

async function parseStatedRules(message: string): Promise<ReadEater | undefined> {
  if (!statesRestriction(message)) return undefined;
  // Loaded on demand, because the parser is large.
  const { parseEater } = await import('@larder/culinary/answers/eater');
  return parseEater(message);
}

/** Whether the message states a restriction and nothing else. */
export async function isOnlyStatement(message: string): Promise<boolean> {
  const stated = await parseStatedRules(message);
  if (stated === undefined || !hasRules(stated)) return false;
  const words = stated.rest
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,.!]+/u);
  return words.every((word) => word === '' || FILLER_WORDS.has(word));
}

/** The diets and allergies of the profile, in words. */
export async function describeProfile({ ctx }: Pick<ChatRequest, 'ctx'>): Promise<string> {
  if (!hasScopes(ctx.actor, READ_PROFILE)) return CANNOT_READ_PROFILE;
  const { diets, allergies } = await readDietPreferences(ctx);
  const eater = { diets, without: allergies };
  return hasRules(eater)
    ? `Your profile says: ${describeRules(eater)}. Everything I make for you follows that. You can change it under “What you eat” in ${PROFILE_LINK}.`
    : `Your profile names no diets and no allergies so far. Add them under “What you eat” in ${PROFILE_LINK}, and everything I make will follow them.`;
}
