import { isReady, readyFood } from '#compose/leftovers';
import { type FoodName, type FoundFood, getFood } from '#ingredient-catalogue';
import { inFigures } from '#text/figures';

// "Peppers", or one that is counted, are the vegetable; "pepper" alone is the spice.
const PEPPERS =
  /\bpeppers\b|(?:^|\s)(?:an?|[\d.]+)\s+(?:(?:big|large|small|medium|whole|sweet|fresh|stuffed)\s+)?pepper\b/iu;
const UNCOOKED = /\b(?:raw|uncooked|dry)\b/iu;

// The joint for a roast; "roast chicken" among other foods is already cooked.
const JOINT_OF: Partial<Record<string, FoodName>> = {
  chicken: 'roasting chicken',
  turkey: 'roasting turkey',
  duck: 'roasting duck',
  goose: 'goose',
  beef: 'beef roast',
  lamb: 'leg of lamb',
  pork: 'pork loin',
};
const ROAST = /^(?:an? |the |make |cook |some |sunday )*roast(?:ed)? (\p{L}{4,7})$/iu;

// "Pork" in a stew means shoulder, not a chop.
const POT = /\b(?:stew|casserole|goulash|hotpot|braised?|ragout|ragù|tagine|slow[- ]cook\w*)\b/iu;
const POT_CUTS: Partial<Record<FoodName, FoodName>> = {
  'beef steak': 'stewing beef',
  'pork chop': 'pork shoulder',
  'lamb chop': 'lamb shoulder',
  'veal cutlet': 'stewing veal',
};
// "Beef" in a cottage pie means mince, not a steak.
const MINCED_OF: Partial<Record<FoodName, FoodName>> = {
  'beef steak': 'ground beef',
  'lamb chop': 'ground lamb',
  'pork chop': 'ground pork',
  'veal cutlet': 'ground veal',
  'turkey breast': 'ground turkey',
  chicken: 'ground chicken',
};
/** A burger of chicken is a piece of it as often. */
const BURGER = /\bburgers?\b/iu;
const MINCED = /\b(?:cottage pie|meatballs?|burgers?|bolognese|lasagn[ae])\b/iu;
const SALAD = /\bsalad\b/iu;
const CUT = /\b(?:chops?|steaks?|cutlets?|loin)\b/iu;

const called = (food: FoodName, name: string): FoundFood => ({ food: getFood(food), name });

// Alone, this is the requested dish; among other foods, a cooked ingredient.
const WISH = /^(?:an? |the |make |cook |some |sunday )*(?:boiled|steamed|poached|roast|roasted|grilled|baked) /iu;

/** "Cauliflower roasted with rosemary" describes the result. */
const DISH = /\b(?:roasted|baked|braised|grilled|poached|steamed|fried)(?: (?:with|in|on)\b|\s*$)/iu;

/**
 * Resolves a food by the words around its name: cooked, uncooked, or a different food of the same name.
 * @param alone true if no other food was named
 */
export function resolveFood({ food, name }: FoundFood, text: string, alone: boolean): FoundFood {
  if (food.name === 'black pepper' && PEPPERS.test(inFigures(text).text))
    return called('red bell pepper', 'bell pepper');
  if (food.name === 'kidney bean' && UNCOOKED.test(text)) return called('dried kidney bean', 'dried kidney bean');
  const mince = MINCED_OF[food.name];
  if (mince !== undefined && MINCED.test(text) && !CUT.test(text) && !(food.role === 'poultry' && BURGER.test(text)))
    return called(mince, mince);
  // Red lentils disintegrate.
  if (food.name === 'red lentil' && SALAD.test(text) && !/\bred\b/iu.test(text))
    return called('green lentil', 'green lentil');
  const cut = POT_CUTS[food.name];
  if (cut !== undefined && POT.test(text) && !CUT.test(text)) return called(cut, cut);
  return isReady(text, food) && !(alone && (WISH.test(text) || DISH.test(text)))
    ? { food: readyFood(food), name }
    : { food, name };
}

/** Returns the joint for a text that asks only for a roast: "roast lamb". Else null. */
export function requestedJoint(text: string): FoundFood | null {
  const kind = ROAST.exec(text)?.[1] ?? '';
  const joint = JOINT_OF[kind.toLowerCase()];
  return joint === undefined ? null : called(joint, joint);
}
