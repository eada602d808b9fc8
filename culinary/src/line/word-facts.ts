import { singular } from '#food-words';
import { NUMBERS, UNIT_WORDS, type UnitWords } from '#line/unit-words';
import type { UnitName } from '#units';

/** Flags of a word in an ingredient line. A word may have several; its position decides. */
export const Is = {
  unit: 1,
  number: 2,
  article: 4,
  size: 8,
  manner: 16,
  about: 32,
  /** A preparation participle ("chopped"). */
  preparation: 64,
  /** An adverb of a preparation ("finely"). */
  adverb: 128,
  /** An adjective that says what to buy and so belongs to the name ("fresh", "boneless"). */
  quality: 256,
  /** Ends the name ("for", "such", "preferably"). */
  stop: 512,
  of: 1024,
  or: 2048,
  and: 4096,
  plus: 8192,
  to: 16384,
  /** An extract of a food: "juice of 2 lemons". */
  extract: 32768,
  optional: 65536,
  /** A unit that may follow the food: "2 garlic cloves". */
  tail: 131072,
  /** A unit that implies one without a number: "handful of parsley". */
  alone: 262144,
  /** A unit that is also a food word, so its plural must agree: "2 strip steaks". */
  agrees: 524288,
  /** A package whose size is often given. */
  pack: 1048576,
  /** Words after "or" that introduce no food: "or to taste". */
  vague: 2097152,
  /** Intensifies a size or an adverb: "extra large". */
  degree: 4194304,
  /** May begin a multi-word unit, or is a unit in some positions only. */
  special: 8388608,
  /** A unit that measures rather than counts. */
  measure: 16777216,
  /** A number in digits below one ("¾", "3/4"), so that it may follow a whole number. */
  fraction: 33554432,
} as const;

export interface WordFact {
  readonly word: string;
  readonly is: number;
  readonly unit: UnitName | null;
  /** How many of the unit one is. */
  readonly scale: number;
  /** Value of a number in digits or words; 0 for other words. */
  readonly value: number;
  readonly plural: boolean;
  /** Above 0 if the word occurs in a food name. */
  readonly number: number;
  /** Flags of the word around a food name, as `food-reading` defines them. */
  readonly talk: number;
}

const WORDS: readonly (readonly [is: number, words: string])[] = [
  [Is.article, 'a an'],
  [Is.size, 'large small medium lg lge sm sml md med big tiny jumbo sized size'],
  [Is.manner, 'heaped heaping level leveled levelled scant rounded generous packed additional another'],
  [Is.about, 'about approx approximately around roughly circa nearly almost between'],
  [
    Is.preparation,
    'chopped diced sliced slivered blanched hulled sieved strained stewed parboiled precooked minced grated shredded cooked uncooked crushed toasted crumbled peeled shelled steamed mashed torn drained melted squeezed cracked seeded deseeded halved quartered chilled cubed boiled poached trimmed cut shaved cleaned sifted rinsed washed thawed softened beaten whisked cored sauteed browned pressed packed snipped soaked ground smashed cooled squashed',
  ],
  [
    Is.adverb,
    'finely freshly coarsely thinly roughly lightly loosely firmly tightly thickly newly gently evenly slightly very neatly hard soft well partially',
  ],
  [
    Is.quality,
    'fresh ripe cold hot warm boneless skinless skin bone dried frozen canned raw firm dry thin thick fine organic free range good quality best whole lean crisp soft young baby extra plain mild sweet sharp strong salted unsalted smoked low sodium fat reduced non sugar gluten boiling cool tender sour tart bittersweet unsweetened sweetened stale day old high heavy light plump dark red green yellow white black brown fresco fresca frescos frescas purple golden frais fraiche',
  ],
  [
    Is.stop,
    'divided for such preferably ideally if as at to until plus optional cut into per needed garnish each ea see approximately about more like eg ie depending use used alternatively available only serve serving because weighing weight amount e.g',
  ],
  [Is.of, 'of de d di del dell della dei des du la le les l'],
  [Is.degree, 'extra very'],
  [Is.special, 'fl fluid imperial t in filet filets filo c tea dessert'],
  [Is.or, 'or'],
  [Is.and, 'and y e'],
  [Is.plus, 'plus'],
  [Is.to, 'to or a à'],
  [Is.extract, 'juice zest rind peel juices seeds pulp flesh whites yolks white yolk leaves jus'],
  [Is.optional, 'optional optionally'],
  [Is.vague, 'to more less as enough a use half even your something substitute so both until whatever according'],
];

// Keyed by the English name of the unit.
const UNIT_KINDS: readonly (readonly [is: number, units: string])[] = [
  [Is.measure, 'mg g kg oz lb ml cl dl l tsp dessertspoon tbsp cup pint quart gallon cm inch'],
  [Is.pack, 'can jar bottle packet package envelope pot tube bag box carton tub punnet basket container sachet'],
  [Is.tail, 'clove sprig stalk stick bulb head slice rasher ear branch loaf rib spear'],
  [Is.alone, 'handful pinch bunch knob dash splash drizzle drop dollop squeeze sprig glass'],
  [
    Is.agrees,
    'strip rib cake ball ear bar log rack link square block joint stem head loaf leaf bulb stick glass pot can',
  ],
];

/** Maximum letters that the bits encode. */
export const MAX_LETTERS = 12;

/** A mutable lexicon entry; holders see later additions. A single class keeps property access monomorphic and fast. */
class LexiconEntry implements WordFact {
  readonly word: string;
  readonly last: number;
  readonly before: number;
  /** True if its bits identify the word uniquely. */
  readonly isUnique: boolean;
  /** The next entry in the same hash slot. */
  next: LexiconEntry | undefined;
  is = 0;
  unit: UnitName | null = null;
  scale = 1;
  value = 0;
  plural = false;
  number = 0;
  talk = 0;

  constructor(word: string, last: number, before: number, isUnique: boolean) {
    this.word = word;
    this.last = last;
    this.before = before;
    this.isUnique = isUnique;
    this.next = undefined;
  }
}

/** The entry of unknown words and of tokens that are no words. */
export const UNKNOWN_WORD: WordFact = new LexiconEntry('', 0, 0, false);
const wholeNumbers: WordFact[] = [];
const MAX_SHARED_NUMBERS = 100;

/** Returns the entry of a number in digits; small whole numbers are shared. */
export function numberFact(value: number, fraction: boolean): WordFact {
  if (!fraction && value < wholeNumbers.length && Number.isInteger(value)) return wholeNumbers[value] ?? UNKNOWN_WORD;
  const fact = createFact(fraction ? Is.fraction : 0, null, 1, value);
  if (!fraction && value === wholeNumbers.length && value < MAX_SHARED_NUMBERS) wholeNumbers.push(fact);
  return fact;
}

/** Returns the facts of a token that the line lexicon does not have: a number, a word of another language. */
export function createFact(is: number, unit: UnitName | null, scale: number, value: number): WordFact {
  const fact = new LexiconEntry('', 0, 0, false);
  fact.is = is;
  fact.unit = unit;
  fact.scale = scale;
  fact.value = value;
  return fact;
}

export const unitFlags = (unit: UnitName): number =>
  UNIT_KINDS.reduce<number>((is, [kind, units]) => (units.split(' ').includes(unit) ? is | kind : is), Is.unit);

/** A power of two, about twice the number of words. */
const SLOTS = 16384;
const slots: (LexiconEntry | undefined)[] = [];
const all: LexiconEntry[] = [];
// Known plurals by their singulars; they receive the same additions.
const plurals = new Map<string, LexiconEntry[]>();

/** Encodes the last twelve letters with five bits each: the last six in one number, the six before in another. */
export const LETTERS = 0x3fffffff;

const slotOf = (last: number, before: number): number =>
  Math.imul(last ^ Math.imul(before, 0x9e3779b1), 0x85ebca6b) >>> 18;

/**
 * Returns the known word of at most twelve letters a–z with these bits, which identify it without a string comparison.
 */
export function findByLetterCode(last: number, before: number): WordFact | undefined {
  if (all.length === 0) build();
  let known = slots[slotOf(last, before)];
  while (known !== undefined && (known.last !== last || known.before !== before || !known.isUnique)) known = known.next;
  return known;
}

function bitsOf(word: string): [last: number, before: number] {
  let last = 0;
  let before = 0;
  for (let at = 0; at < word.length; at += 1) {
    before = ((before << 5) | (last >>> 25)) & LETTERS;
    last = ((last << 5) | (word.charCodeAt(at) & 31)) & LETTERS;
  }
  return [last, before];
}

function findWord(word: string): LexiconEntry | undefined {
  if (all.length === 0) build();
  const [last, before] = bitsOf(word);
  let known = slots[slotOf(last, before)];
  while (known !== undefined && known.word !== word) known = known.next;
  return known;
}

function entryFor(word: string): LexiconEntry {
  const there = findWord(word);
  if (there !== undefined) return there;
  const [last, before] = bitsOf(word);
  const known = new LexiconEntry(word, last, before, word.length <= MAX_LETTERS && /^[a-z]+$/u.test(word));
  // Behind the others: the words that most lines have are added first.
  let end = slots[slotOf(last, before)];
  while (end?.next !== undefined) end = end.next;
  if (end === undefined) slots[slotOf(last, before)] = known;
  else end.next = known;
  all.push(known);
  return known;
}

/** Returns the entry of a word; a plural also subscribes to additions of its singular. */
function entryForPlural(word: string): LexiconEntry {
  const there = findWord(word);
  if (there !== undefined) return there;
  const known = entryFor(word);
  const one = singular(word);
  if (one === word) return known;
  const others = plurals.get(one);
  if (others === undefined) plurals.set(one, [known]);
  else others.push(known);
  return known;
}

function build(): void {
  for (let at = 0; at < SLOTS; at += 1) slots.push(undefined);
  // Set before any lookup; otherwise the lookup would build again.
  all.push(new LexiconEntry('', 0, 0, false));
  for (let value = 0; value < MAX_SHARED_NUMBERS; value += 1) numberFact(value, false);
  addWords(WORDS, NUMBERS, UNIT_WORDS);
}

/** Adds words with their flags to the lexicon. A word may have several flags. */
export function addWords(
  kinds: readonly (readonly [is: number, words: string])[],
  numbers: string,
  units: UnitWords,
): void {
  for (const [is, words] of kinds) for (const word of words.split(' ')) entryForPlural(word).is |= is;
  for (const pair of numbers.split(' ')) {
    const [word = '', value] = pair.split(':');
    const known = entryForPlural(word);
    known.is |= Is.number;
    known.value = Number(value);
  }
  for (const [unit, words, scale = 1] of units) {
    const is = unitFlags(unit);
    const addUnit = (word: string, plural: boolean): void => {
      const known = entryForPlural(word);
      known.is |= is;
      known.unit = unit;
      known.scale = scale;
      known.plural ||= plural;
    };
    for (const word of words.split(' ')) {
      addUnit(word, false);
      if (findWord(`${word}s`) === undefined) addUnit(`${word}s`, true);
    }
  }
}

/** Returns the lexicon entry of a lower-case word without accents, singular or plural. */
export function factOf(word: string): WordFact {
  const known = findWord(word);
  if (known !== undefined) return known;
  const one = singular(word);
  const base = one === word ? undefined : findWord(one);
  if (base === undefined || (base.number === 0 && base.talk === 0)) return UNKNOWN_WORD;
  // Plurals of known words are stored; there are few per word.
  const fact = entryForPlural(word);
  fact.number = base.number;
  fact.talk = base.talk;
  return fact;
}

/** Adds food-name facts to a word. Its known plurals receive them too. */
export function addFacts(word: string, number: number, talk: number): WordFact {
  const fact = entryFor(word);
  fact.number ||= number;
  fact.talk |= talk;
  for (const plural of plurals.get(word) ?? []) {
    plural.number = fact.number;
    plural.talk = fact.talk;
  }
  return fact;
}

/** Returns the words that have a flag. */
export function wordsWithFlag(is: number): readonly string[] {
  if (all.length === 0) build();
  return all.filter((fact) => (fact.is & is) !== 0).map(({ word }) => word);
}
