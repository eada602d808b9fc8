import { applyFacts, type Fact, type FactChanges } from '@larder/culinary/dialog/facts';
import { languageToAnswerIn } from '@larder/culinary/spoken/detect-language';

import type { Db } from '#platform/db/tables.ts';

import { listUserMessages, type MessageRange } from './queries.ts';

/** How many messages back the facts of an earlier conversation are read. */
const FACT_MESSAGES_MAX = 30;

/** What a message says that holds for the rest of its conversation, in any language that REECE answers in. */
export async function readChanges(message: string): Promise<FactChanges> {
  // Loaded on demand, because the parser is large.
  const { readFacts } = await import('@larder/culinary/dialog/read-facts');
  const changes = readFacts(message);
  const language = languageToAnswerIn(message, []);
  if (language === undefined) return changes;
  const [{ readSpokenFacts }, { loadPack }] = await Promise.all([
    import('@larder/culinary/spoken/spoken-facts'),
    import('@larder/culinary/spoken/load-pack'),
  ]);
  return { ...changes, adds: [...changes.adds, ...readSpokenFacts(message, await loadPack(language))] };
}

/** The facts after these messages, the first one first. */
export async function factsAfter(messages: readonly string[]): Promise<Fact[]> {
  let facts: Fact[] = [];
  for (const message of messages) facts = applyFacts(facts, await readChanges(message));
  return facts;
}

/** The facts of a conversation from before facts were stored. */
export async function factsOfEarlier(db: Db, range: MessageRange): Promise<Fact[]> {
  return factsAfter((await listUserMessages(db, range, FACT_MESSAGES_MAX)).toReversed());
}
