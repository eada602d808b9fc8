import { exactFood } from '#compose/note-words';
import { parseExclusion } from '#compose/constraints';
import { foodWords, isTypoOf } from '#food-words';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Common allergens. A list of allergens continues where a list of other foods may end. */
const ALLERGENS = words(
  'nut treenut peanut almond walnut cashew hazelnut pistachio pecan egg milk dairy lactose cheese gluten wheat coeliac celiac fish shellfish seafood shrimp prawn crab lobster mussel oyster crustacean mollusc mollusk soy soya soybean sesame mustard celery sulphite sulfite lupin',
);
const OF_TWO_WORDS = new Set([
  'tree nut',
  'red meat',
  'animal product',
  'milk product',
  'dairy product',
  'milk protein',
  'cow milk',
  'added sugar',
  'ground nut',
  'stone fruit',
]);
/** Food names that rarely mean a food in a wish. */
const NOT_FOODS = words('date mole time hot bread-knife');

export const isAllergen = (text: string): boolean => {
  const read = foodWords(text);
  return read.join(' ') === 'tree nut' || (read.length === 1 && ALLERGENS.has(read[0] ?? ''));
};

const MIN_CORRECTED_LETTERS = 5;

/** True if a text denotes a food, group or allergen without spelling correction. */
function isKnown(text: string): boolean {
  const meant = parseExclusion(text);
  return meant !== null && (meant.corrected ?? []).length === 0;
}

/** Returns the allergen that a misspelled word means ("diary", "egs"), or null. */
export function closestAllergen(word: string, shortest = MIN_CORRECTED_LETTERS): string | null {
  if (word.length < shortest || isKnown(word)) return null;
  const read = foodWords(word).join(' ');
  for (const allergen of ALLERGENS)
    if (allergen.length >= shortest && allergen[0] === word[0] && isTypoOf(read, allergen)) return allergen;
  return null;
}

/** True if a text denotes a food, group or allergen, misspelled allergens included. */
export const isFoodWord = (text: string): boolean => isKnown(text) || closestAllergen(text) !== null;

/** True if the words are exactly the name of a food or of a group of foods. */
function isFoodName(phrase: readonly string[]): boolean {
  const text = phrase.join(' ');
  if (phrase.length > 1) return OF_TWO_WORDS.has(foodWords(text).join(' ')) || exactFood(text) !== null;
  return phrase.length === 1 && !NOT_FOODS.has(text) && isFoodWord(text);
}

const LONGEST = 4;

/** Returns how many of the first words name one food; 0 if they name none. */
export function countLeadingFoodWords(phrase: readonly string[]): number {
  for (let count = Math.min(LONGEST, phrase.length); count > 0; count -= 1)
    if (isFoodName(phrase.slice(0, count))) return count;
  return 0;
}

/** Returns how many of the last words name one food; 0 if they name none. */
export function countTrailingFoodWords(phrase: readonly string[]): number {
  for (let count = Math.min(LONGEST, phrase.length); count > 0; count -= 1)
    if (isFoodName(phrase.slice(-count))) return count;
  return 0;
}
