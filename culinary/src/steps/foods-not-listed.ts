import type { FoodRole } from '#catalogue/food-row';
import { foodWords } from '#food-words';
import { findFood, namesOf } from '#ingredient-catalogue';
import type { IngredientLine, TextSpan } from '#line/ingredient-line-type';
import { qualifiedFoodsIn, type QualifiedFood } from '#line-contents';
import { findEquipment } from '#steps/find-equipment';
import { findTemperatures } from '#steps/find-temperatures';
import { findTimes } from '#steps/find-times';
import { gatherParts } from '#steps/gather-parts';
import type { StepIngredient, StepPart } from '#steps/step-type';
import { blank, withoutComparisons } from '#steps/comparisons';
import { MAX_READ, stepWords } from '#steps/step-words';

// A line that ends in the name of another food is not that food: "fry in butter" means no peanut butter.
const NOT_THE_SAME: ReadonlyMap<FoodRole, FoodRole> = new Map([['fat', 'spread']]);
// "Mince the garlic", "fish it out": verbs, not foods. The lookbehind runs only at word starts; from each of many signs
// it would be quadratic.
const VERB_USES =
  /\b(?<=^\W*|[.;:!?(,]\s*|\b(?:and|then|to|or|gently|lightly|finely|briefly|meanwhile)\s+)(?:char|toast|mince|cream|bread|rice|fish|juice|shell|stock|date|wrap|fluff|sprinkle|ice|mix)(?=\s+(?:the|your|it|them|all|both|each|any|together|until|out|up|in|with|over|finely|well|for|lightly|gently)\b)/giu;
// "Whole milk" does not mean the oat milk of the list.
const ORDINARY =
  /\b(?:cow['’]?s?|dairy|real|regular|ordinary|normal|plain|whole|skimmed|wheat|wheaten|pork|beef|chicken)\s$/iu;
const BROTHS: readonly FoodRole[] = ['stock', 'sauce', 'meat', 'braise', 'poultry', 'cured', 'offal', 'veg'];
/**
 * Words that are foods, but in a step usually denote the dish or its state: always with an empty list of roles,
 * otherwise when the list has a food of such a role.
 */
const AMBIGUOUS_WORDS: ReadonlyMap<string, readonly FoodRole[]> = new Map<string, readonly FoodRole[]>([
  ...'up fluff juice syrup dressing sauce tongue muffin burger patty sprinkle ice green seed mix broth'
    .split(' ')
    .map((word): [string, FoodRole[]] => [word, []]),
  ['toast', ['bread', 'wrap', 'flour']],
  ['bread', ['bread', 'wrap', 'flour']],
  ['wrap', ['bread', 'wrap', 'flour']],
  ['tortilla', ['bread', 'wrap', 'flour']],
  ['rib', ['meat', 'braise']],
  ['stock', BROTHS],
  ['chocolate', ['chocolate']],
  ['oil', ['fat']],
  ['noodle', ['noodle', 'pasta']],
  ['pasta', ['pasta', 'noodle']],
]);
// States that a step produces: its fried onions are not those from a bag.
const COOKED: ReadonlySet<string> = new Set(
  'fried cooked roasted roast toasted melted whipped grated boiled poached scrambled'.split(' '),
);
const CLAUSE = /[.;:!?()[\]\n,]/u;
/** Foods are searched in windows of this many words. */
const WINDOW_WORDS = 30;
const OVERLAP_WORDS = 4;

/** True if a mention of a line denotes something other than what the line holds. */
function isOtherFood(text: string, { start, end, lines }: StepIngredient, list: readonly IngredientLine[]): boolean {
  if (ORDINARY.test(text.slice(Math.max(0, start - 20), start))) return true;
  const named = findFood(text.slice(start, end))?.food;
  if (named === undefined) return false;
  const roles = lines.map((at) => list[at]?.food?.food.role);
  return roles.every((role) => role !== undefined && NOT_THE_SAME.get(named.role) === role);
}

/** Replaces `parts`, which do not overlap, by spaces. */
function blankAll(text: string, parts: readonly TextSpan[]): string {
  let at = 0;
  const pieces: string[] = [];
  for (const { start, end } of parts.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

/** Like `readStep`, but without timer labels, which are expensive and not needed here. */
function partsOf(text: string, list: readonly IngredientLine[]): readonly StepPart[] {
  const read = text.slice(0, MAX_READ);
  const words = stepWords(read);
  const pieces = findEquipment(read, words);
  return gatherParts(read, words, list, pieces, findTimes(read), findTemperatures(read)).parts;
}

/** Yields the spans to search for foods: clauses, and overlapping windows of long ones. */
function* windows(text: string): Generator<TextSpan> {
  let start = 0;
  for (const clause of text.split(CLAUSE)) {
    const words = [...clause.matchAll(/\S+/gu)];
    for (let at = 0; at < words.length; at += WINDOW_WORDS - OVERLAP_WORDS) {
      const last = words[Math.min(at + WINDOW_WORDS, words.length) - 1];
      yield { start: start + (words[at]?.index ?? 0), end: start + (last?.index ?? 0) + (last?.[0].length ?? 0) };
      if (at + WINDOW_WORDS >= words.length) break;
    }
    start += clause.length + 1;
  }
}

const namesInWords = new Map<string, readonly string[]>();

/** Returns the words of a catalog name (memoized). */
function wordsOfName(name: string): readonly string[] {
  const known = namesInWords.get(name) ?? foodWords(name).filter((word) => word !== 'of');
  namesInWords.set(name, known);
  return known;
}

/**
 * Finds the foods that a span names exactly; in running text a near match is usually another word.
 * @param open the same words without those that denote a line of the list
 */
function foodsCalled(words: string, open: string, roles: ReadonlySet<FoodRole | undefined>): QualifiedFood[] {
  const found = qualifiedFoodsIn(words);
  if (found.length === 0) return found;
  const there = new Set(foodWords(words));
  const beyond = new Set(foodWords(open));
  const isDistinctive = (word: string): boolean =>
    beyond.has(word) && !COOKED.has(word) && AMBIGUOUS_WORDS.get(word)?.length !== 0;
  const isNamed = (name: string): boolean => {
    const called = wordsOfName(name);
    const [first = 'a', ...more] = called;
    // "A1" is a name, "a sauce" is none.
    if (first === 'a' || !called.every((word) => there.has(word))) return false;
    if (!called.some(isDistinctive) && (more.length === 0 || !called.every((word) => beyond.has(word)))) return false;
    const loose = more.length === 0 ? AMBIGUOUS_WORDS.get(first) : undefined;
    return loose === undefined || !loose.some((role) => roles.has(role));
  };
  return found.filter(({ food }) => namesOf(food).some(isNamed));
}

/**
 * Finds the foods that a step or title names but no line of the list has, with claims applied. "Vegan butter" on the
 * list may be "the butter" in a step. Never throws.
 */
export function foodsNotListed(text: string, list: readonly IngredientLine[]): QualifiedFood[] {
  const meant = withoutComparisons(text.replaceAll(VERB_USES, blank));
  const open = blankAll(
    meant,
    partsOf(text, list).filter((part) => {
      const isTool = part.kind === 'equipment' && !text.slice(part.end, part.end + 6).startsWith(' sauce');
      return isTool || (part.kind === 'ingredient' && !isOtherFood(text, part, list));
    }),
  );
  const listed = list.map(({ food }) => food?.food);
  const roles = new Set(listed.map((food) => food?.role));
  const names = new Set(listed.map((food) => food?.name));
  return [...windows(meant)]
    .flatMap(({ start, end }) => foodsCalled(meant.slice(start, end), open.slice(start, end), roles))
    .filter(({ food }) => !names.has(food.name));
}
