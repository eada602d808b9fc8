import { both, either, isHotVeg, isNamed, isRole, isSaladLeaf, not } from '#compose/dish-form';
import type { Slot } from '#compose/slot';
import { tasteOf, type Food } from '#ingredient-catalogue';

// Slots that many forms share; a form spreads one and overrides what differs.
const isAllium = (food: Food): boolean => food.texture === 'allium';
export const isSavoryFruit = both(isRole('fruit'), (food) => tasteOf(food) === 'both');
export const isCookingLeaf = both(isHotVeg, (food) => food.texture === 'leaf' && food.name !== 'scallion');
export const isCrumblyCheese = isNamed('feta', 'goat cheese', 'blue cheese', 'parmesan', 'ricotta', 'mozzarella');
export const isSweetTop = either(
  isRole('nut', 'seed', 'dried-fruit'),
  isNamed('mint', 'chocolate chip', 'dark chocolate', 'milk chocolate'),
);
export const isRawFruit = both(isRole('fruit'), (food) => food.cooked !== true);
/** Sweeteners that are used by the spoon and add body; stevia does neither. */
export const isSugar = both(isRole('sweetener'), not(isNamed('stevia')));
/** Milk that stays smooth when heated. */
export const isSweetMilk = both(isRole('milk'), not(isNamed('buttermilk', 'kefir', 'whey')));
export const isTopping = either(isRole('herb', 'nut', 'seed'), isNamed('scallion'));

export const BASE: Slot = { id: 'base', takes: either(isRole('aromatic'), isAllium), max: 5, cut: 'dice' };
export const HOT_VEG: Slot = {
  id: 'veg',
  takes: both(isHotVeg, not(isSaladLeaf)),
  max: 8,
  budget: 220,
  cut: 'chunk',
  cost: 1.2,
};
export const FINISH: Slot = { id: 'finish', takes: isTopping, max: 4 };
export const CITRUS: Slot = { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 2 };
export const SPICE: Slot = { id: 'spice', takes: isRole('spice'), max: 5 };
