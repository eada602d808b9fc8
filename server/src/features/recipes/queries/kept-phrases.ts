import { LRUCache } from 'lru-cache';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

import { type FoundPhrase, type Phrase, type PhraseQuestion, understandIn, understandPhrase } from './phrase.ts';

/**
 * So long a phrase stays understood, if nothing of the person's own changes. What others change in what they share is found so
 * much later; what they take back is not seen any more at once, as each query looks at what one may see.
 */
const KEPT_MS = 10_000;
/** Each holds some hundred ids at most. */
const KEPT_MAX = 500;

type Kept<Of> = LRUCache<string, Promise<Of>>;

/** Those that were asked of one database last. */
function keptOf<Of>(): (ctx: Ctx) => Kept<Of> {
  const kept = new WeakMap<Ctx['reader'], Kept<Of>>();
  return ({ reader }) => {
    const known = kept.get(reader) ?? new LRUCache<string, Promise<Of>>({ ttl: KEPT_MS, max: KEPT_MAX });
    kept.set(reader, known);
    return known;
  };
}

const keptPhrases = keptOf<Phrase>();
const keptInCategories = keptOf<FoundPhrase>();

const readRevision = prepareLookup<{ userId: string }>()((db, param) =>
  db.selectFrom('recipe_figures').select('revision').where('user_id', '=', param('userId')),
);

/**
 * What a phrase means to the actor. It is read once for a page, its count, the next page and another order or filter, which is most
 * of the work of a search; and anew as soon as the actor's recipes change.
 */
export async function readPhrase(ctx: Ctx, question: PhraseQuestion): Promise<Phrase> {
  return keep(keptPhrases(ctx), await keyOf(ctx, question), () => understandPhrase(ctx, question));
}

/** The same for who shows one category alone, if one is named: it changes how what fits is found there, and not what is meant. */
export async function readPhraseIn(ctx: Ctx, question: PhraseQuestion, category?: string): Promise<FoundPhrase> {
  const key = await keyOf(ctx, question);
  const phrases = keptPhrases(ctx);
  const understand = () => keep(phrases, key, () => understandPhrase(ctx, question));
  if (category === undefined) return understand();
  const isKnown = phrases.has(key);
  return keep(keptInCategories(ctx), `${key}${category}`, () =>
    understandIn(ctx, question, category, { isKnown, understand }),
  );
}

async function keyOf(ctx: Ctx, { q, sources, bestFirst }: PhraseQuestion): Promise<string> {
  const [{ revision } = { revision: 0 }] = await readRevision(ctx.lookups, { userId: ctx.actor.id });
  return JSON.stringify([ctx.actor.id, revision, sources, bestFirst, q]);
}

/** Whoever asks for the same meanwhile gets the same. */
async function keep<Of>(kept: Kept<Of>, key: string, understand: () => Promise<Of>): Promise<Of> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const phrase = understand();
  kept.set(key, phrase);
  try {
    return await phrase;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}
