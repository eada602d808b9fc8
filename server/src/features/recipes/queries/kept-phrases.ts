import { LRUCache } from 'lru-cache';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

import { type Phrase, type PhraseQuestion, understandPhrase, within } from './phrase.ts';

/**
 * So long a phrase stays understood, if nothing of the person's own changes. What others change in what they share is found so
 * much later; what they take back is not seen any more at once, as each query looks at what one may see.
 */
const KEPT_MS = 10_000;
/** Each holds some hundred ids at most. */
const KEPT_MAX = 500;

const phrasesOf = new WeakMap<Ctx['reader'], LRUCache<string, Promise<Phrase>>>();

/** Those that were asked of one database last. */
function keptPhrases({ reader }: Ctx): LRUCache<string, Promise<Phrase>> {
  const known = phrasesOf.get(reader);
  if (known !== undefined) return known;
  const kept = new LRUCache<string, Promise<Phrase>>({ ttl: KEPT_MS, max: KEPT_MAX });
  phrasesOf.set(reader, kept);
  return kept;
}

const readRevision = prepareLookup<{ userId: string }>()((db, param) =>
  db.selectFrom('recipe_figures').select('revision').where('user_id', '=', param('userId')),
);

/**
 * What a phrase means to the actor. It is read once for a page, its count, the next page and another order or filter, which is most
 * of the work of a search; and anew as soon as the actor's recipes change. Whoever shows one category alone says so: it changes how
 * what fits is found there, and not what is meant.
 */
export async function readPhrase(ctx: Ctx, question: PhraseQuestion, category?: string): Promise<Phrase> {
  const [{ revision } = { revision: 0 }] = await readRevision(ctx.lookups, { userId: ctx.actor.id });
  const key = [ctx.actor.id, revision, question.sources, question.bestFirst, question.q];
  const phrase = await keep(ctx, key, () => understandPhrase(ctx, question));
  return category === undefined ? phrase : keep(ctx, [...key, category], () => within(ctx, phrase, category));
}

/** Whoever asks for the same meanwhile gets the same. */
async function keep(ctx: Ctx, parts: readonly unknown[], understand: () => Promise<Phrase>): Promise<Phrase> {
  const kept = keptPhrases(ctx);
  const key = JSON.stringify(parts);
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
