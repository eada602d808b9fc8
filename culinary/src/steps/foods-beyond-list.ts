import type { FoodRole } from '#catalogue/food-row';
import { foodWords } from '#food-words';
import { findFood, namesOf } from '#ingredient-catalogue';
import type { IngredientLine, TextSpan } from '#line/ingredient-line-type';
import { foodsSaidIn, type SaidFood } from '#line-contents';
import { findEquipment } from '#steps/find-equipment';
import { findTemperatures } from '#steps/find-temperatures';
import { findTimes } from '#steps/find-times';
import { gatherParts } from '#steps/gather-parts';
import type { StepIngredient, StepPart } from '#steps/step-type';
import { MOST_READ, stepWords } from '#steps/step-words';

// A line that ends in the name of another food is not that food: "fry in butter" means no peanut butter.
const NOT_THE_SAME: ReadonlyMap<FoodRole, FoodRole> = new Map([['fat', 'spread']]);
// "Mince the garlic", "fish it out": done, not eaten. Looks back only where a word begins: from each of many signs it would read to the start.
const DONE =
  /\b(?<=^\W*|[.;:!?(,]\s*|\b(?:and|then|to|or|gently|lightly|finely|briefly)\s+)(?:toast|mince|cream|bread|rice|fish|juice|shell|stock|date|wrap|fluff|sprinkle|ice|mix)(?=\s+(?:the|your|it|them|all|both|each|any|together|until|out|up|in|with|over|finely|well|for|lightly|gently)\b)/giu;
// How large, how thick or what it is like: none of it is in the dish.
const LIKENESS =
  /\b(?:(?:size|shape|thickness|consistency|texture|colou?r|look) of|resembl(?:es?|ing)|(?:looks?|feels?|smells?|tastes?) like|as (?:thick|thin|big|large|small|fine|coarse) as|similar to)\s+(?:(?:an?|the|small|large|big|thick|thin|heavy|double|single|pouring|whipped|softened|wet|coarse|fine|dried|rough|ripe)\s+)*[\p{L}\p{M}]+(?:\s(?:cream|crumbs?|batter|sand|flour|butter|milk|nuts?|beans?))?/giu;
// Begins only where a word does: from each letter of a long word it would read on to its end.
const SHAPED =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:-(?:brown|like|style)|[-\s](?:sized?|shaped|colou?red))(?![\p{L}\p{M}])|\bnut brown\b/giu;
const LEFT_OUT =
  /\b(?:instead of|in place of|rather than|without|no|not|never|omit|skip|avoid|leave out)\s+(?:(?:any|the|a|an|more|adding|using)\s+)*[\p{L}\p{M}-]+(?:\s[\p{L}\p{M}-]+)?/giu;
// Who says whole milk does not mean the oat milk of the list.
const ORDINARY =
  /\b(?:cow['’]?s?|dairy|real|regular|ordinary|normal|plain|whole|skimmed|wheat|wheaten|pork|beef|chicken)\s$/iu;
const BROTHS: readonly FoodRole[] = ['stock', 'sauce', 'meat', 'braise', 'poultry', 'cured', 'offal', 'veg'];
/**
 * Words that are food by themselves, but in a step more often what the dish is or has become, as it always is with an empty list of roles,
 * and else where the list has something of that kind.
 */
const LOOSE: ReadonlyMap<string, readonly FoodRole[]> = new Map<string, readonly FoodRole[]>([
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
// What a step may have done to a food of the list: its fried onions are not those from a bag.
const COOKED: ReadonlySet<string> = new Set(
  'fried cooked roasted roast toasted melted whipped grated boiled poached scrambled'.split(' '),
);
const CLAUSE = /[.;:!?()[\]\n,]/u;
/** Foods are looked for in so many words at once. */
const WINDOW_WORDS = 30;
const OVERLAP_WORDS = 4;

/** Whether a mention of a line means something else than what is on it. */
function isOtherFood(text: string, { start, end, lines }: StepIngredient, list: readonly IngredientLine[]): boolean {
  if (ORDINARY.test(text.slice(Math.max(0, start - 20), start))) return true;
  const named = findFood(text.slice(start, end))?.food;
  if (named === undefined) return false;
  const roles = lines.map((at) => list[at]?.food?.food.role);
  return roles.every((role) => role !== undefined && NOT_THE_SAME.get(named.role) === role);
}

const blank = (text: string): string => ' '.repeat(text.length);

/** The text with spaces in place of `parts`, which do not overlap. */
function blankAll(text: string, parts: readonly TextSpan[]): string {
  let at = 0;
  const pieces: string[] = [];
  for (const { start, end } of parts.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

/** What `readStep` finds, but for its times: what each of them is the time of takes long to find and is not needed. */
function partsOf(text: string, list: readonly IngredientLine[]): readonly StepPart[] {
  const read = text.slice(0, MOST_READ);
  const words = stepWords(read);
  const pieces = findEquipment(read, words);
  return gatherParts(read, words, list, pieces, findTimes(read), findTemperatures(read)).parts;
}

/** Where to look for foods at once: clauses, and of long ones so many words at a time. */
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

/** The words of a name of the catalogue. */
function wordsOfName(name: string): readonly string[] {
  const known = namesInWords.get(name) ?? foodWords(name).filter((word) => word !== 'of');
  namesInWords.set(name, known);
  return known;
}

/**
 * The foods that some words call by one of their names; a slip of the pen in running text is more often another word.
 * @param open the same words without those that stand for a line of the list
 */
function foodsCalled(words: string, open: string, roles: ReadonlySet<FoodRole | undefined>): SaidFood[] {
  const found = foodsSaidIn(words);
  if (found.length === 0) return found;
  const there = new Set(foodWords(words));
  const beyond = new Set(foodWords(open));
  const tells = (word: string): boolean => beyond.has(word) && !COOKED.has(word) && LOOSE.get(word)?.length !== 0;
  const isMeant = (name: string): boolean => {
    const called = wordsOfName(name);
    const [first = 'a', ...more] = called;
    // "A1" is a name, "a sauce" is none.
    if (first === 'a' || !called.every((word) => there.has(word))) return false;
    if (!called.some(tells) && (more.length === 0 || !called.every((word) => beyond.has(word)))) return false;
    const loose = more.length === 0 ? LOOSE.get(first) : undefined;
    return loose === undefined || !loose.some((role) => roles.has(role));
  };
  return found.filter(({ food }) => namesOf(food).some(isMeant));
}

/**
 * The foods that a step or a title names and that stand on no line of the list, as its writer means them. What the list calls
 * "vegan butter" may be "the butter" there. Never throws.
 */
export function foodsBeyondList(text: string, list: readonly IngredientLine[]): SaidFood[] {
  const meant = [DONE, LIKENESS, LEFT_OUT, SHAPED].reduce((left, pattern) => left.replaceAll(pattern, blank), text);
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
