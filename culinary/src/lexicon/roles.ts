import type { WordRole } from '#lexicon/lexicon';
import { createFact, Is, type WordFact } from '#line/word-facts';

/** The flags of the roles that the line reader knows. A number word is an article too, so articles have none. */
const FLAGS: readonly (readonly [role: WordRole, is: number])[] = [
  ['of', Is.of],
  ['and', Is.and],
  ['or', Is.or],
  ['plus', Is.plus],
  ['to', Is.to],
  ['stop', Is.stop],
  ['about', Is.about],
  ['optional', Is.optional],
  ['size', Is.size],
  ['manner', Is.manner],
  ['adverb', Is.adverb],
  ['preparation', Is.preparation],
];

/** Facts of words that have a role. */
export const ROLE_FACTS: ReadonlyMap<WordRole, WordFact> = new Map(
  FLAGS.map(([role, is]) => [role, createFact(is, null, 1, 0)]),
);
