import type { IndexedEntry } from '#answers/entry-index';
import { stemsOf } from '#answers/word-stem';
import { type Food, findFoods } from '#ingredient-catalogue';

/** "Without vinegar", "I have no flour": the words after it. */
const EXCLUDED =
  /\b(?:without(?: (?:a|an|any|the|using))?|no|don['’]?t have(?: (?:a|an|any))?|out of)\s+((?:[\p{L}-]+\s?){1,4})/giu;
const CLAUSE_END = /\b(?:how|can|what|is|are|do|does|in|for|to|but|with|i)\b.*$/iu;
const TOOL = /\b(?:cooker|mixer|maker|machine|processor|thermometer|pan|press)\b/iu;
const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;
/** Share of an answer that must remain for it to make sense. */
const MIN_SHARE = 0.3;
/** Roles whose foods stand for one another when one is excluded: no eggs, no yolks. */
const WHOLE_ROLES: ReadonlySet<Food['role']> = new Set(['egg', 'wine', 'spirit']);

function excludedFoods(text: string): readonly Food[] {
  const parts = [...text.matchAll(EXCLUDED)].map(([, said = '']) => said.replace(CLAUSE_END, ''));
  return parts.filter((part) => !TOOL.test(part)).flatMap((part) => findFoods(part).map(({ food }) => food));
}

const isSame = (food: Food, other: Food): boolean =>
  food.name === other.name || (food.role === other.role && WHOLE_ROLES.has(food.role));

/**
 * Returns the answer of an entry without the sentences that use what the question excludes; null if its first sentence,
 * the main instruction, does. An entry whose title names the excluded food is about going without it.
 */
export function withoutExcluded({ entry, topic, titleStems }: IndexedEntry, asked: string): string | null {
  if (topic === 'safety') return entry.text;
  const excluded = excludedFoods(asked).filter(({ name }) => !stemsOf(name).some((stem) => titleStems.has(stem)));
  if (excluded.length === 0) return entry.text;
  const uses = (sentence: string): boolean =>
    findFoods(sentence).some(({ food }) => excluded.some((other) => isSame(food, other)));
  const [first = '', ...others] = entry.text.split(SENTENCES);
  const rest = [first, ...others.filter((sentence) => !uses(sentence))].join(' ');
  return uses(first) || rest.length < MIN_SHARE * entry.text.length ? null : rest;
}
