import { exactFood } from '#compose/note-words';
import { parseExclusion } from '#compose/constraints';
import { foodWords, isTypoOf } from '#food-words';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What people are allergic to most: a list of these goes on where one of other foods may have ended. */
const ALLERGENS = words(
  'nut treenut peanut almond walnut cashew hazelnut pistachio pecan egg milk dairy lactose cheese gluten wheat coeliac celiac fish shellfish seafood shrimp prawn crab lobster mussel oyster crustacean mollusc mollusk soy soya soybean sesame mustard celery sulphite sulfite lupin',
);
const OF_TWO_WORDS = new Set([
  'tree nut',
  'red meat',
  'milk product',
  'dairy product',
  'milk protein',
  'cow milk',
  'added sugar',
  'ground nut',
  'stone fruit',
]);
/** Read as foods elsewhere, but hardly meant as one here. */
const NO_FOODS = words('date mole time hot bread-knife');

export const isAllergen = (text: string): boolean => {
  const read = foodWords(text);
  return read.join(' ') === 'tree nut' || (read.length === 1 && ALLERGENS.has(read[0] ?? ''));
};

const USUAL = 5;

/** Does it mean something as it is written? */
function isKnown(text: string): boolean {
  const meant = parseExclusion(text);
  return meant !== null && (meant.corrected ?? []).length === 0;
}

/** The allergen that a word means with a slip of the pen in it ("diary", "egs"); null where it means none. */
export function closestAllergen(word: string, shortest = USUAL): string | null {
  if (word.length < shortest || isKnown(word)) return null;
  const read = foodWords(word).join(' ');
  for (const allergen of ALLERGENS)
    if (allergen.length >= shortest && allergen[0] === word[0] && isTypoOf(read, allergen)) return allergen;
  return null;
}

/** Does anybody know what is meant by it, a slip of the pen aside? */
export const isFoodWord = (text: string): boolean => isKnown(text) || closestAllergen(text) !== null;

/** Whether these words are the name of a food or of a group of foods, and of nothing more. */
function isThing(said: readonly string[]): boolean {
  const text = said.join(' ');
  if (said.length > 1) return OF_TWO_WORDS.has(foodWords(text).join(' ')) || exactFood(text) !== null;
  return said.length === 1 && !NO_FOODS.has(text) && isFoodWord(text);
}

const LONGEST = 4;

/** How many of the first words name one thing; 0 where they name none. */
export function countLeadingFoodWords(said: readonly string[]): number {
  for (let count = Math.min(LONGEST, said.length); count > 0; count -= 1)
    if (isThing(said.slice(0, count))) return count;
  return 0;
}

/** How many of the last words name one thing; 0 where they name none. */
export function countTrailingFoodWords(said: readonly string[]): number {
  for (let count = Math.min(LONGEST, said.length); count > 0; count -= 1) if (isThing(said.slice(-count))) return count;
  return 0;
}
