import { isDishWord } from '#compose/dish-words';
import { foodWords } from '#food-words';
import { DISH_FORMS } from '#forms/dish-forms';
import { findFood, type FoundFood } from '#ingredient-catalogue';

// Words around a food that are none themselves ("onion, finely minced", "something quick for dinner").
const FILLER_WORDS: ReadonlySet<string> = new Set(
  'finely roughly coarsely thinly freshly lightly well to for if and or at about very cut into in the some a an as i m am of my our we me us is are it that this needed taste serve serving garnish optional chopped diced sliced minced grated shredded peeled cubed crushed halved quartered drained rinsed trimmed thawed cooked melted softened beaten room temperature piece pieces strip strips cube cubes chunk chunks washed torn ground toasted divided plus extra more such etc please thanks boneless skinless stuff things anything whatever everything food foods recipe recipes meal meals dish idea ideas with using use up something make making cook cooking want would like love have need get got only just good nice tasty delicious easy quick fast healthy simple cheap light fresh hearty warm warming cozy cosy comfort comforting winter summer spring autumn fall festive weeknight midweek family friendly kids style leftover leftovers fridge dinner lunch supper tonight today breakfast brunch dessert snack starter appetizer side drink soup salad stew curry roast bake smoothie pie sandwich bowl creamy spicy sweet savory savoury crispy grilled baked roasted fried one pot what can could you should how do hi hello hey help me there over two couple cheap hungry friend today authentic traditional classic original real proper true ultimate perfect favorite favourite famous best better ever style old fashioned way school grandma grandmas grandmother grandmothers granny grannys nana nonna nonnas abuela oma mum mums mom moms mama mother mothers dad dads made from out instead meat peasy foolproof failsafe recette receta rezept ricetta przepis tarifi'.split(
    ' ',
  ),
);

/** A person before a name of a dish: "grandma's apple pie", "Jamie Oliver's". */
const POSSESSIVE = /\p{L}+['’]s\b/gu;

export const isFiller = (part: string): boolean =>
  (
    part
      .toLowerCase()
      .replaceAll(POSSESSIVE, 'my')
      .match(/\p{L}+/gu) ?? ['?']
  ).every((word) => FILLER_WORDS.has(word));

/** Matches a request to choose freely: 'surprise me', 'surprise me with available ingredients'. */
export const SURPRISE =
  /^\W*surprise\s+(?:me|us)\b(?:\s+(?:with|using|from))?(?:\s+(?:what\s+is|whatever\s+is|the|my|our|all))?(?:\s+(?:available|at\s+hand))?(?:\s+ingredients?)?(?:\s+(?:available|i\s+have|at\s+hand))?/iu;

/** Returns the food of "roast chicken dinner", where the last words are a dish or filler. */
export function foodBeforeDish(name: string): FoundFood | null {
  const words = name.split(/\s+/u).slice(0, 12);
  while (words.length > 1) {
    const last = foodWords(words.pop() ?? '').join(' ');
    if (!FILLER_WORDS.has(last) && !isDishWord(DISH_FORMS, last)) return null;
    const found = findFood(words.join(' '));
    if (found !== null) return found;
  }
  return null;
}

/**
 * Returns the food whose name is exactly the text: "slivered almonds" are a product, not almonds to sliver. `read` is
 * the result of the line parser.
 */
export function exactFood(text: string, read: FoundFood | null = null): FoundFood | null {
  if (read !== null && (text === read.name || text === read.food.plural)) return read;
  const found = findFood(text);
  return found !== null && foodWords(found.name).join(' ') === foodWords(text).join(' ') ? found : null;
}

/** Splits a part at "and" and "with". */
export function piecesOf(part: string): string[] {
  const joint = /\s+(?:and|&|\+|plus|with)\s+/iu;
  if (!joint.test(part)) return [part];
  // "sweet and sour sauce" is one name.
  if (exactFood(part) !== null) return [part];
  return part.split(joint).filter((piece) => piece.trim() !== '');
}

/** Truncates a user's text to 40 characters for display. */
export const abbreviate = (text: string): string =>
  text.length > 40 ? `${Array.from(text).slice(0, 39).join('')}…` : text;

const LOAF_CAKE = /\bloaf (cakes?)\b/giu;
const PAN_FRIED = /\bpan[- ]fried\b/giu;
const QUICK_PICKLED = /\bquick[- ]pickled\b/giu;

/** Replaces words that would be read as other foods: a loaf cake is no bread, and pan-fried food is not from a bag. */
export const withoutMisleadingWords = (text: string): string =>
  text.replace(LOAF_CAKE, '$1').replace(PAN_FRIED, 'panfried').replace(QUICK_PICKLED, 'pickling');

export const FREE_CHOICE = /\b(?:anything|whatever|something|surprise|ideas?|hungry|food|meal|dinner|lunch|supper)\b/iu;
export const STARTS_WITH_AMOUNT = /^\s*[\d½¼¾⅓⅔]/u;
export const WITH = /\b(?:with|from|using|use up|have|got|leftover)\b/iu;
export const HAS_CONTENT = /[\p{L}\p{N}\p{S}]/u;
