import { conceptsOfStem, ESSENTIAL_CONCEPTS } from '#answers/concepts';
import { entryIndex, type IndexedEntry, titleKey } from '#answers/entry-index';
import type { Question } from '#answers/question';

export interface Match {
  readonly found: IndexedEntry;
  /** 0–1: the share of the question's weight that the entry covers. */
  readonly coverage: number;
  readonly score: number;
}

/** Weight of an intent word, lower than that of content words. */
const INTENT_WEIGHT = 0.6;
/** Weight of a word that occurs only in answers. */
const ANSWER_WORD_WEIGHT = 1.5;
/** Share of a stem's weight that is covered if only the answer text mentions it. */
const MENTION_SHARE = 0.4;
/** Weight of an unknown word: that of the rarest one. */
const UNKNOWN_WEIGHT = 6;

function weightOf(stem: string): number {
  const { weights, known } = entryIndex();
  if (conceptsOfStem(stem).length > 0) return INTENT_WEIGHT;
  return weights.get(stem) ?? (known.has(stem) ? ANSWER_WORD_WEIGHT : UNKNOWN_WEIGHT);
}

function countMatchedGroups({ alternatives }: IndexedEntry, question: Question, stems: ReadonlySet<string>): number {
  let most = 0;
  for (const { groups, banned } of alternatives) {
    const has = groups.every((terms) =>
      terms.some((term) =>
        typeof term === 'string' ? question.concepts.has(term) : term.every((stem) => stems.has(stem)),
      ),
    );
    if (has && !banned.some((stem) => stems.has(stem))) most = Math.max(most, groups.length);
  }
  return most;
}

function measure(found: IndexedEntry, question: Question, groups: number): Match {
  let total = 0;
  let matched = 0;
  let inTitle = 0;
  for (const stem of question.content) {
    const weight = weightOf(stem);
    const isMatch = found.stems.has(stem) || conceptsOfStem(stem).some((concept) => found.concepts.has(concept));
    // General advice on vegetables need not name the vegetable that the question names.
    total += isMatch || !question.foodStems.has(stem) ? weight : Math.min(weight, ANSWER_WORD_WEIGHT);
    if (isMatch) matched += weight;
    else if (found.textStems.has(stem)) matched += MENTION_SHARE * weight;
    if (found.titleStems.has(stem)) inTitle += weight;
  }
  const missed = [...question.concepts].filter(
    (concept) => ESSENTIAL_CONCEPTS.has(concept) && !found.concepts.has(concept) && !coversConcept(found, concept),
  ).length;
  let titleTotal = total;
  for (const stem of found.titleStems)
    if (!question.stems.includes(stem) && found.stems.has(stem)) titleTotal += weightOf(stem);
  // "What does best before mean": only stop words, but an exact match.
  const coverage = total > 0 ? matched / total : groups > 1 ? 1 : 0;
  const likeness = titleTotal === 0 ? 0 : inTitle / titleTotal;
  return {
    found,
    coverage: coverage - 0.2 * missed,
    score: coverage + 0.6 * likeness + 0.05 * Math.min(groups, 4) - 0.4 * missed,
  };
}

// True if an entry covers an intent by a word of its own ("fridge", "split") instead of the intent marker.
const coversConcept = (found: IndexedEntry, concept: string): boolean =>
  [...found.stems].some((stem) => conceptsOfStem(stem).some((each) => each === concept)) ||
  (concept === 'fix' && found.topic === 'rescue');

export const entryTitled = (text: string): IndexedEntry | null => entryIndex().byTitle.get(titleKey(text)) ?? null;

/** Returns the best entry whose required words all occur in the question, or null. */
export function findEntry(question: Question): Match | null {
  const { byStem } = entryIndex();
  const stems = new Set(question.stems);
  const candidates = new Set([...stems].flatMap((stem) => byStem.get(stem) ?? []));
  let best: Match | null = null;
  for (const candidate of candidates) {
    const groups = countMatchedGroups(candidate, question, stems);
    if (groups === 0) continue;
    const match = measure(candidate, question, groups);
    if (best === null || match.score > best.score) best = match;
  }
  return best;
}

/**
 * Returns the titles of the most similar entries, whether or not their required words occur; for questions without an
 * answer.
 */
export function nearbyTitles(question: Question, count: number): string[] {
  const { byStem } = entryIndex();
  const scores = new Map<IndexedEntry, number>();
  for (const stem of question.content)
    for (const found of byStem.get(stem) ?? [])
      scores.set(found, (scores.get(found) ?? 0) + weightOf(stem) * (found.titleStems.has(stem) ? 1 : 0.4));
  return [...scores]
    .toSorted(([one, more], [other, less]) => less - more || one.entry.id.localeCompare(other.entry.id))
    .slice(0, count)
    .map(([{ entry }]) => entry.title);
}
