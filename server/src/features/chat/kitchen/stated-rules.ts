import type { Eater, ReadEater } from '@larder/culinary/answers/eater';

import { readEating } from '#features/profile/queries.ts';

import { statesRestriction } from '@larder/culinary/intent/dietary-question';
import { hasScopes, CANNOT_READ_PROFILE, READ_PROFILE } from '../policy.ts';
import type { Question } from './question.ts';
import { describeRules, hasRules, mergeRules } from './rule-check.ts';
import { listEarlierMessages } from './earlier-messages.ts';

type ModelCaller = Pick<Question, 'ctx' | 'asked'>;

async function parseStatedRules(message: string): Promise<ReadEater | undefined> {
  if (!statesRestriction(message)) return undefined;
  // Loaded on demand, because the parser is large.
  const { parseEater } = await import('@larder/culinary/answers/eater');
  return parseEater(message);
}

/** The restrictions that the user stated earlier in this conversation, the latest first. */
async function listEarlierStatements({ ctx, asked }: ModelCaller): Promise<readonly ReadEater[]> {
  const told = await Promise.all((await listEarlierMessages(ctx, asked)).map(parseStatedRules));
  return told.filter((each) => each !== undefined);
}

/** The restrictions stated anywhere in this conversation, which add to the profile. */
async function readConversationRules(asker: ModelCaller): Promise<Eater> {
  const now = await parseStatedRules(asker.asked.content);
  const all = [...(now === undefined ? [] : [now]), ...(await listEarlierStatements(asker))];
  return mergeRules(all);
}

/** All restrictions of the user, from the profile and from the conversation. */
export async function readAllRules(asker: ModelCaller): Promise<Eater> {
  const [{ diets, allergies }, told] = [await readEating(asker.ctx), await readConversationRules(asker)];
  return mergeRules([{ diets, without: allergies }, told]);
}

/** The question, with the restrictions of the conversation applied to everything generated for it: an allergy is not forgotten after one message. */
export async function withConversationRules(question: Question): Promise<Question> {
  const told = await readConversationRules(question);
  if (!hasRules(told)) return question;
  return {
    ...question,
    make: (wish) => question.make({ ...wish, ...mergeRules([told, wish]) }),
    suggest: (query, rules = {}) => question.suggest(query, { ...rules, ...mergeRules([told, rules]) }),
  };
}

export const PROFILE_LINK = '[your profile](/profile#eating)';

/** Where a restriction is first stated in a conversation, a hint that the profile can store it; undefined otherwise. */
export async function remindOfProfile(asker: ModelCaller): Promise<string | undefined> {
  const told = await parseStatedRules(asker.asked.content);
  if (told === undefined || !hasRules(told)) return undefined;
  const { diets, allergies } = await readEating(asker.ctx);
  const known = new Set([...diets, ...allergies].map((each) => each.toLowerCase()));
  if ([...told.diets, ...told.without].every((each) => known.has(each))) return undefined;
  if ((await listEarlierStatements(asker)).length > 0) return undefined;
  return `In this conversation I keep to that: ${describeRules(told)}. To have it kept always, write it under “What you eat” in ${PROFILE_LINK}.`;
}

const FILLER_WORDS: ReadonlySet<string> = new Set(
  "i i'm im am is are a an the my our we have has and also just so you know please note that both to son daughter husband wife partner child kid kids friend mother father mum mom dad hi hello hey by way severely very highly been diagnosed with disease".split(
    ' ',
  ),
);

/** Whether the message states a restriction and nothing else. */
export async function isOnlyStatement(message: string): Promise<boolean> {
  const told = await parseStatedRules(message);
  if (told === undefined || !hasRules(told)) return false;
  const words = told.rest
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,.!]+/u);
  return words.every((word) => word === '' || FILLER_WORDS.has(word));
}

/** The diets and allergies of the profile, in words. */
export async function describeProfile({ ctx }: Pick<Question, 'ctx'>): Promise<string> {
  if (!hasScopes(ctx.actor, READ_PROFILE)) return CANNOT_READ_PROFILE;
  const { diets, allergies } = await readEating(ctx);
  const eater = { diets, without: allergies };
  return hasRules(eater)
    ? `Your profile says: ${describeRules(eater)}. Whatever I make for you keeps to that. You can change it under “What you eat” in ${PROFILE_LINK}.`
    : `Your profile names no diets and no allergies so far. Write them under “What you eat” in ${PROFILE_LINK}, and whatever I make keeps to them.`;
}
