import type { Eater, ReadEater } from '@larder/culinary/answers/eater';

import { readEating } from '#features/profile/queries.ts';

import { statesRestriction } from '@larder/culinary/intent/dietary-question';
import { hasScopes, CANNOT_READ_PROFILE, READ_PROFILE } from '../policy.ts';
import type { Question } from './kitchen.ts';
import { inWords, isStrict, together } from './rules-kept.ts';
import { listSaidBefore } from './said-before.ts';

type Asker = Pick<Question, 'ctx' | 'asked'>;

async function readTold(message: string): Promise<ReadEater | undefined> {
  if (!statesRestriction(message)) return undefined;
  // What reads it is large, and nothing else here needs it.
  const { readEater } = await import('@larder/culinary/answers/eater');
  return readEater(message);
}

/** What the person said of themselves in this conversation before, the last first. */
async function listToldBefore({ ctx, asked }: Asker): Promise<readonly ReadEater[]> {
  const told = await Promise.all((await listSaidBefore(ctx, asked)).map(readTold));
  return told.filter((each) => each !== undefined);
}

/** What has to be kept to in this conversation, beyond the profile. */
async function readAllTold(asker: Asker): Promise<Eater> {
  const now = await readTold(asker.asked.content);
  const all = [...(now === undefined ? [] : [now]), ...(await listToldBefore(asker))];
  return together(all);
}

/** What whoever asks does not eat, by their profile and by what they said. */
export async function eaterOf(asker: Asker): Promise<Eater> {
  const [{ diets, allergies }, told] = [await readEating(asker.ctx), await readAllTold(asker)];
  return together([{ diets, without: allergies }, told]);
}

/** The question, with all that is made for it keeping to what was said before: an allergy is not forgotten after one message. */
export async function keepingToTold(question: Question): Promise<Question> {
  const told = await readAllTold(question);
  if (!isStrict(told)) return question;
  return {
    ...question,
    make: (wish) => question.make({ ...wish, ...together([told, wish]) }),
    suggest: (query, rules = {}) => question.suggest(query, { ...rules, ...together([told, rules]) }),
  };
}

export const PROFILE_LINK = '[your profile](/profile#eating)';

/** Where an allergy is mentioned for the first time in a conversation, that it can be kept for good; undefined otherwise. */
export async function remindOfProfile(asker: Asker): Promise<string | undefined> {
  const told = await readTold(asker.asked.content);
  if (told === undefined || !isStrict(told)) return undefined;
  const { diets, allergies } = await readEating(asker.ctx);
  const known = new Set([...diets, ...allergies].map((each) => each.toLowerCase()));
  if ([...told.diets, ...told.without].every((each) => known.has(each))) return undefined;
  if ((await listToldBefore(asker)).length > 0) return undefined;
  return `In this conversation I keep to that: ${inWords(told)}. To have it kept always, write it under “What you eat” in ${PROFILE_LINK}.`;
}

const NOTHING_ELSE: ReadonlySet<string> = new Set(
  "i i'm im am is are a an the my our we have has and also just so you know please note that both to son daughter husband wife partner child kid kids friend mother father mum mom dad hi hello hey by way severely very highly been diagnosed with disease".split(
    ' ',
  ),
);

/** Whether it says what somebody does not eat and nothing else. */
export async function isOnlyTold(message: string): Promise<boolean> {
  const told = await readTold(message);
  if (told === undefined || !isStrict(told)) return false;
  const words = told.rest
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,.!]+/u);
  return words.every((word) => word === '' || NOTHING_ELSE.has(word));
}

/** What the profile says of it. */
export async function tellProfile({ ctx }: Pick<Question, 'ctx'>): Promise<string> {
  if (!hasScopes(ctx.actor, READ_PROFILE)) return CANNOT_READ_PROFILE;
  const { diets, allergies } = await readEating(ctx);
  const eater = { diets, without: allergies };
  return isStrict(eater)
    ? `Your profile says: ${inWords(eater)}. Whatever I make for you keeps to that. You can change it under “What you eat” in ${PROFILE_LINK}.`
    : `Your profile names no diets and no allergies so far. Write them under “What you eat” in ${PROFILE_LINK}, and whatever I make keeps to them.`;
}
