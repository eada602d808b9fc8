import type { Match, NameIndex } from '#line/food-index';
import { factOf, Is, type WordFact } from '#line/word-facts';

const DESCRIBING = 1;
const FORM = 2;
const GLUE = 4;
const CUTS_OFF = 8;
const SHARED = 16;
const NOT_FOOD = 32;
const FAT = 64;

const TALK: readonly (readonly [is: number, words: string])[] = [
  // How a food was bought, sized or cut does not identify it. Preparations come from the line lexicon.
  [
    DESCRIBING,
    'little fresh organic free range ripe raw leftover frozen boneless skinless lean good quality best some any my few bag local whole extra baby young mini thick thin bone skin shell unsalted roast roasted fried baked fine coarse plain natural pure real homemade prepared store bought hot cold warm low reduced fat sodium salt unsweetened sweetened pitted mixed assorted favorite favourite such vegetarian vegan gluten kosher style brand wild firm crisp tender juicy light dark strong mild flat curly imported day old bunch handful piece stalk clove head slice pinch rasher can tin jar canned tinned jarred dried dry packet package nonfat nonstick unbleached superfine more',
  ],
  // Cuts and forms that follow the food's name.
  [
    FORM,
    'half piece slice wedge chunk strip cube leaf sprig floret stalk stem root bulb clove pod fillet steak chop cutlet meat thread strand segment spear tip crown rasher heart joint quarter ring round stick frond zest rind peel ear cob knob medallion tenderloin tender escalope carcass bone bit coin disc matchstick ribbon batons dice shaving side',
  ],
  [GLUE, 'of the a an and or la le les el los las il lo i gli'],
  // Words that start a modifier of the preceding food.
  [CUTS_OFF, 'd de di du des del dell della dei in with from on without for at to per as like plus'],
  // Heads that both alternatives share: "turkey or chicken broth" is broth in both cases.
  [SHARED, 'stock broth juice zest vinegar flour breast thigh leg leaf sauce wine pepper bean'],
  // Butter oil exists, but "butter or olive oil" does not mean it.
  [FAT, 'butter ghee lard margarine shortening'],
  // Things that merely contain a food's name, in a phrase without a clear head.
  [
    NOT_FOOD,
    'wire carton crate box phone iphone glue soap plastic foil shampoo toy tire tyre candle bowl plate pan knife shoe costume bag house car paint paper lamp tree field lotion perfume gun cream-colored scented wax detergent bath keyring stand dish rack peeler grinder press board',
  ],
];

/** Registers the words that surround food names. */
export function registerTalk(index: NameIndex<unknown>): void {
  registerDescriptiveWords(index);
  for (const [is, words] of TALK) index.describe(is, words);
}

/** Registers sizes and preparations as descriptive; call again after more words are loaded. */
export const registerDescriptiveWords = (index: NameIndex<unknown>): void =>
  index.describeAll(DESCRIBING, Is.size | Is.manner | Is.preparation | Is.adverb);

const MAX_CORRECTIONS = 4;

type Words = readonly WordFact[];

/** Returns the union of the words' flags. */
function unionOfFlags(words: Words): number {
  let is = 0;
  for (const word of words) is |= word.talk;
  return is;
}

const withoutGlue = (all: Words): Words => all.filter(({ talk, number }) => (talk & GLUE) === 0 || number > 0);

/** "Gluten-free" but not "free-range": what a product is free of, it is not. */
export const isFree = (all: Words, at: number): boolean => all[at]?.word === 'free' && all[at + 1]?.word !== 'range';
/** True if a match names no food after all: "cake tin", "nut-free". */
export const isNoFood = (all: Words, match: Match<unknown>): boolean =>
  ((all[match.to]?.talk ?? 0) & NOT_FOOD) !== 0 || isFree(all, match.to);

const withoutFree = (all: Words): Words => all.filter((_, at) => !isFree(all, at) && !isFree(all, at + 1));
/** "Pasta flour" is flour for pasta, not of pasta. */
const FLOUR_FOR = /^(?:pasta|pizza|bread|cake|pastry|biscuit|cookie)$/u;

/** Truncates at the first modifier ("anchovy fillets in oil", "huile d'olive"). */
function cutOff(all: Words): Words {
  const plain: WordFact[] = [];
  let noun = false;
  for (const word of all) {
    if ((word.talk & CUTS_OFF) !== 0) {
      if (noun) break;
      continue;
    }
    plain.push(word);
    noun ||= (word.talk & DESCRIBING) === 0;
  }
  return plain;
}

const withoutTalk = (all: Words): Words => all.filter(({ talk }) => (talk & DESCRIBING) === 0);

/**
 * Returns the longest name at the end of the words. Skips trailing cuts and forms; any other trailing word denotes
 * something else.
 */
function headOf<Found>(index: NameIndex<Found>, all: Words): Match<Found> | null {
  for (let to = all.length; to > 0; to -= 1) {
    const match = index.endingAt(all, to);
    // "Masa harina flour" is masa harina; "flour" alone would be wheat.
    if (match !== null && all[match.from]?.word === 'flour' && !FLOUR_FOR.test(all[match.from - 1]?.word ?? ''))
      return index.endingAt(all, match.from) ?? match;
    if (match !== null) return match;
    if (isFree(all, to - 1)) to -= 1;
    else if (((all[to - 1]?.talk ?? 0) & (FORM | DESCRIBING)) === 0) return null;
  }
  return null;
}

const lengthOf = (match: Match<unknown> | null): number => (match === null ? 0 : match.to - match.from);

function exactly<Found>(index: NameIndex<Found>, all: Words): Found | null {
  const match = all.length === 0 ? null : index.endingAt(all, all.length);
  return match !== null && match.from === 0 ? match.found : null;
}

/** True if a word before the match may belong to a longer name, with a descriptive word in between. */
function namesBefore(all: Words, to: number): boolean {
  for (let at = to - 1; at >= 0; at -= 1) {
    const word = all[at];
    if (word !== undefined && word.number > 0 && (word.talk & DESCRIBING) === 0) return true;
  }
  return false;
}

function readExactly<Found>(index: NameIndex<Found>, all: Words): Found | null {
  const is = unionOfFlags(all);
  let remaining = all;
  if ((is & GLUE) !== 0) {
    const whole = exactly(index, all);
    if (whole !== null) return whole;
    remaining = withoutGlue(all);
  }
  if ((is & CUTS_OFF) !== 0) {
    // "Herbes de Provence" is a name that contains such a word.
    const across = headOf(index, remaining);
    if (across !== null && (unionOfFlags(remaining.slice(across.from, across.to)) & CUTS_OFF) !== 0)
      return across.found;
    remaining = cutOff(remaining);
  }
  const first = headOf(index, remaining);
  if ((is & DESCRIBING) === 0 || (first !== null && !namesBefore(remaining, first.from))) return first?.found ?? null;
  const second = headOf(index, withoutTalk(withoutFree(remaining)));
  return (lengthOf(second) > lengthOf(first) ? second : first)?.found ?? null;
}

/** Returns the words with misspellings corrected, or null if none was. */
function correctedWords(
  index: NameIndex<unknown>,
  words: readonly string[],
  read: Words,
  freely: boolean,
): Words | null {
  const { corrector } = index;
  if (corrector === undefined) return null;
  let left = MAX_CORRECTIONS;
  let changed: WordFact[] | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const known = read[at];
    const word = words[at];
    if (left === 0 || word === undefined || known === undefined || known.number > 0 || known.talk > 0 || known.is > 0)
      continue;
    left -= 1;
    const better = corrector.correct(word, freely);
    if (better === word) continue;
    changed ??= [...read];
    changed[at] = factOf(better);
  }
  return changed;
}

/**
 * Returns what the words denote, their last noun above all, or null. Corrects misspellings only if nothing matches
 * without.
 */
export function findByHead<Found>(index: NameIndex<Found>, words: readonly string[], read: Words): Found | null {
  const found = readExactly(index, read);
  if (found !== null) return found;
  const better = correctedWords(index, words, read, false);
  const corrected = better === null ? null : readExactly(index, better);
  if (corrected !== null || words.length < 2) return corrected;
  // Two misspelled words that form a name together confirm each other: "chikcen brest".
  const best = correctedWords(index, words, read, true);
  return best === null ? null : exactly(index, best);
}

/**
 * Returns the first of two names joined by "or" or "and".
 * @param joint index of the joining word
 */
export function findFirst<Found>(
  index: NameIndex<Found>,
  words: readonly string[],
  read: Words,
  joint: number,
): Found | null {
  const whole = exactly(index, read);
  if (whole !== null) return whole;
  const head = read.at(-1);
  const before = read.slice(0, joint);
  const one = withoutTalk(cutOff(withoutGlue(before)));
  const second = (): Found | null => findByHead(index, words.slice(joint + 1), read.slice(joint + 1));
  // "fresh or canned broth" names one food; "salt or" is a food too, although descriptive otherwise.
  if (head === undefined) return null;
  if (one.length === 0) return exactly(index, before) ?? second();
  const shared = ((one.at(-1)?.talk ?? 0) & FAT) === 0 ? exactly(index, [...one, head]) : null;
  if (shared !== null) return shared;
  if ((head.talk & SHARED) !== 0 && joint < words.length - joint - 1) return second();
  return findByHead(index, words.slice(0, joint), before) ?? second();
}

function scan<Found>(index: NameIndex<Found>, all: Words): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < all.length;) {
    const match = index.startingAt(all, at);
    if (match === null) at += 1;
    else {
      if (!isNoFood(all, match)) found.push(match.found);
      at = match.to;
    }
  }
  return found;
}

/** Returns all names in a phrase, in order. */
export function findEach<Found>(index: NameIndex<Found>, words: readonly string[], read: Words): Found[] {
  const found = scan(index, withoutGlue(read));
  if (found.length > 0) return found;
  const better = correctedWords(index, words, read, false);
  return better === null ? [] : scan(index, withoutGlue(better));
}
