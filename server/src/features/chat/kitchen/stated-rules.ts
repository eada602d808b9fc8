import type { Eater, ReadEater } from '@larder/culinary/answers/eater';

import { readDietPreferences } from '#features/profile/queries.ts';

import { statesRestriction } from '@larder/culinary/intent/dietary-question';
import { hasScopes, CANNOT_READ_PROFILE, READ_PROFILE } from '../policy.ts';
import type { ChatRequest, MessageContext } from '../chat-request.ts';
import { describeRules, hasRules, mergeRules } from './rule-check.ts';
import { listEarlierMessages } from './earlier-messages.ts';

async function parseStatedRules(message: string): Promise<ReadEater | undefined> {
  if (!statesRestriction(message)) return undefined;
  // Loaded on demand, because the parser is large.
  const { parseEater } = await import('@larder/culinary/answers/eater');
  return parseEater(message);
}

/** The restrictions that the user stated earlier in this conversation, the latest first. */
async function listEarlierStatements({ ctx, message }: MessageContext): Promise<readonly ReadEater[]> {
  const stated = await Promise.all((await listEarlierMessages(ctx, message)).map(parseStatedRules));
  return stated.filter((each) => each !== undefined);
}

/** The restrictions stated anywhere in this conversation, which add to the profile. */
async function readConversationRules(request: MessageContext): Promise<Eater> {
  const now = await parseStatedRules(request.message.content);
  const all = [...(now === undefined ? [] : [now]), ...(await listEarlierStatements(request))];
  return mergeRules(all);
}

/** All restrictions of the user, from the profile and from the conversation. */
export async function readAllRules(request: MessageContext): Promise<Eater> {
  const [{ diets, allergies }, stated] = [await readDietPreferences(request.ctx), await readConversationRules(request)];
  return mergeRules([{ diets, without: allergies }, stated]);
}

/** The question, with the restrictions of the conversation applied to everything generated for it: an allergy is not forgotten after one message. */
export async function withConversationRules(request: ChatRequest): Promise<ChatRequest> {
  const stated = await readConversationRules(request);
  if (!hasRules(stated)) return request;
  return {
    ...request,
    generateRecipe: (wish) => request.generateRecipe({ ...wish, ...mergeRules([stated, wish]) }),
    suggest: (query, rules = {}) => request.suggest(query, { ...rules, ...mergeRules([stated, rules]) }),
  };
}

export const PROFILE_LINK = '[your profile](/profile#eating)';

/** Where a restriction is first stated in a conversation, a hint that the profile can store it; undefined otherwise. */
export async function remindOfProfile(request: MessageContext): Promise<string | undefined> {
  const stated = await parseStatedRules(request.message.content);
  if (stated === undefined || !hasRules(stated)) return undefined;
  const { diets, allergies } = await readDietPreferences(request.ctx);
  const known = new Set([...diets, ...allergies].map((each) => each.toLowerCase()));
  if ([...stated.diets, ...stated.without].every((each) => known.has(each))) return undefined;
  if ((await listEarlierStatements(request)).length > 0) return undefined;
  return `I’ll stick to that in this conversation: ${describeRules(stated)}. To make it permanent, add it under “What you eat” in ${PROFILE_LINK}.`;
}

const FILLER_WORDS: ReadonlySet<string> = new Set(
  "i i'm im am is are a an the my our we have has and also just so you know please note that both to son daughter husband wife partner child kid kids friend mother father mum mom dad hi hello hey by way severely very highly been diagnosed with disease".split(
    ' ',
  ),
);

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
