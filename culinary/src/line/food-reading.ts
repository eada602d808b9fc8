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
  // How a food was bought, sized or cut says nothing about which food it is; what is done to food at the hob is known already.
  [
    DESCRIBING,
    'little fresh organic free range ripe raw leftover frozen boneless skinless lean good quality best some any my few bag local whole extra baby young mini thick thin bone skin unsalted roast roasted fried baked fine coarse plain natural pure real homemade prepared store bought hot cold warm low reduced fat sodium salt unsweetened sweetened pitted mixed assorted favorite favourite such vegetarian vegan gluten kosher style brand wild firm crisp tender juicy light dark strong mild flat curly imported day old bunch handful piece stalk clove head slice pinch rasher can tin jar canned tinned jarred dried dry packet package nonfat nonstick unbleached superfine more',
  ],
  // Cuts and forms that stand behind the food's own name.
  [
    FORM,
    'half piece slice wedge chunk strip cube leaf sprig floret stalk stem root bulb clove pod fillet steak chop cutlet meat thread strand segment spear tip crown rasher heart joint quarter ring round stick frond zest rind peel ear cob knob medallion tenderloin tender escalope carcass bone bit coin disc matchstick ribbon batons dice shaving side',
  ],
  [GLUE, 'of the a an and or la le les el los las il lo i gli'],
  // What follows one of these says more about the food that stands before it.
  [CUTS_OFF, 'd de di du des del dell della dei in with from on without for at to per as like plus'],
  // Names that share such a last word with the one before "or": "turkey or chicken broth" is broth both times.
  [SHARED, 'stock broth juice zest vinegar flour breast thigh leg leaf sauce wine pepper bean'],
  // Butter oil is a thing, but nobody means it by "butter or olive oil".
  [FAT, 'butter ghee lard margarine shortening'],
  // Things that merely contain a food's name, in a phrase where no head can be told.
  [
    NOT_FOOD,
    'wire carton crate box phone iphone glue soap plastic foil shampoo toy tire tyre candle bowl plate pan knife shoe costume bag house car paint paper lamp tree field lotion perfume gun cream-colored scented wax detergent bath keyring stand dish rack peeler grinder press board',
  ],
];

/** Tells an index the words that stand around the names of foods. */
export function describeTalk(index: NameIndex<unknown>): void {
  describeKinds(index);
  for (const [is, words] of TALK) index.describe(is, words);
}

/** Sizes and what was done to a food tell nothing of which it is; to be told again when more words are known. */
export const describeKinds = (index: NameIndex<unknown>): void =>
  index.describeAll(DESCRIBING, Is.size | Is.manner | Is.done | Is.adverb);

const MOST_MENDED = 4;

type Words = readonly WordFact[];

/** All that any of the words is. */
function allThatIs(words: Words): number {
  let is = 0;
  for (const word of words) is |= word.talk;
  return is;
}

const withoutGlue = (all: Words): Words => all.filter(({ talk, number }) => (talk & GLUE) === 0 || number > 0);

/** "Gluten-free", but not "free-range": what a thing is free of, it is not. */
const isFree = (all: Words, at: number): boolean => all[at]?.word === 'free' && all[at + 1]?.word !== 'range';
const withoutFree = (all: Words): Words => all.filter((_, at) => !isFree(all, at) && !isFree(all, at + 1));
/** Flour for these, not of these. */
const FLOUR_FOR = /^(?:pasta|pizza|bread|cake|pastry|biscuit|cookie)$/u;

/** Words as far as the first that only adds to the food ("anchovy fillets in oil", "huile d'olive"). */
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

/** The longest name at the end of the words; cuts and forms behind it are passed over, any other word there names another thing. */
function headOf<Found>(index: NameIndex<Found>, all: Words): Match<Found> | null {
  for (let to = all.length; to > 0; to -= 1) {
    const match = index.endingAt(all, to);
    // "Masa harina flour" is masa harina; flour alone would be wheat.
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

/** Whether a word before the match may belong to a longer name, a describing word between them. */
function namesBefore(all: Words, to: number): boolean {
  for (let at = to - 1; at >= 0; at -= 1) {
    const word = all[at];
    if (word !== undefined && word.number > 0 && (word.talk & DESCRIBING) === 0) return true;
  }
  return false;
}

function readExactly<Found>(index: NameIndex<Found>, all: Words): Found | null {
  const is = allThatIs(all);
  let kept = all;
  if ((is & GLUE) !== 0) {
    const whole = exactly(index, all);
    if (whole !== null) return whole;
    kept = withoutGlue(all);
  }
  if ((is & CUTS_OFF) !== 0) {
    // "Herbes de Provence" is a name with such a word in it.
    const across = headOf(index, kept);
    if (across !== null && (allThatIs(kept.slice(across.from, across.to)) & CUTS_OFF) !== 0) return across.found;
    kept = cutOff(kept);
  }
  const first = headOf(index, kept);
  if ((is & DESCRIBING) === 0 || (first !== null && !namesBefore(kept, first.from))) return first?.found ?? null;
  const second = headOf(index, withoutTalk(withoutFree(kept)));
  return (lengthOf(second) > lengthOf(first) ? second : first)?.found ?? null;
}

/** The words with the misspelt among them mended, or null if none was. */
function mendedWords(index: NameIndex<unknown>, words: readonly string[], read: Words, freely: boolean): Words | null {
  const { mender } = index;
  if (mender === undefined) return null;
  let left = MOST_MENDED;
  let changed: WordFact[] | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const known = read[at];
    const word = words[at];
    if (left === 0 || word === undefined || known === undefined || known.number > 0 || known.talk > 0 || known.is > 0)
      continue;
    left -= 1;
    const better = mender.mend(word, freely);
    if (better === word) continue;
    changed ??= [...read];
    changed[at] = factOf(better);
  }
  return changed;
}

/** What the words name, their last noun above all, or null. Misspelt words are mended only where nothing is found without. */
export function findByHead<Found>(index: NameIndex<Found>, words: readonly string[], read: Words): Found | null {
  const found = readExactly(index, read);
  if (found !== null) return found;
  const better = mendedWords(index, words, read, false);
  const mended = better === null ? null : readExactly(index, better);
  if (mended !== null || words.length < 2) return mended;
  // Two words that make a name together vouch for each other: "chikcen brest".
  const best = mendedWords(index, words, read, true);
  return best === null ? null : exactly(index, best);
}

/**
 * Of two names joined by "or" or "and" the first.
 * @param joint which of the words joins them
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
  // "fresh or canned broth": only one food is named; salt is one too, though it tells nothing about others.
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
      if (((all[match.to]?.talk ?? 0) & NOT_FOOD) === 0 && !isFree(all, match.to)) found.push(match.found);
      at = match.to;
    }
  }
  return found;
}

/** All names in a phrase, in order. */
export function findEach<Found>(index: NameIndex<Found>, words: readonly string[], read: Words): Found[] {
  const found = scan(index, withoutGlue(read));
  if (found.length > 0) return found;
  const better = mendedWords(index, words, read, false);
  return better === null ? [] : scan(index, withoutGlue(better));
}
