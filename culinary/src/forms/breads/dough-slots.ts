import { both, either, isNamed, isRole, not } from '#compose/dish-form';
import type { Slot } from '#compose/slot';
import { isSoftCheese } from '#forms/main-foods-data';

export const YEAST: Slot = { id: 'yeast', takes: isNamed('active dry yeast', 'compressed yeast'), max: 1, cost: 1 };
/** Wheat makes the dough; flour-mix.ts limits the share of other flours. */
export const FLOUR: Slot = {
  id: 'flour',
  takes: both(
    isRole('flour'),
    not(
      isNamed(
        'self-rising flour',
        'cornstarch',
        'rice flour',
        'glutinous rice flour',
        'masa harina',
        'corn flour',
        'chickpea flour',
      ),
    ),
  ),
  max: 3,
  cost: 1,
};
export const SWEET: Slot = { id: 'sweet', takes: isRole('sweetener'), max: 1 };
/** Fats are pantry items anyway; water has a slot because many dough recipes list it. */
export const LIQUID: Slot = { id: 'liquid', takes: either(isRole('milk'), isNamed('water', 'beer')), max: 2 };
const isBakingCheese = both(isRole('cheese'), not(isSoftCheese));
/** Kneaded in. */
export const BITS: Slot = {
  id: 'bits',
  takes: either(
    isBakingCheese,
    isRole('nut', 'seed', 'herb', 'oats', 'dried-fruit'),
    isNamed('olive', 'sun-dried tomato'),
  ),
  max: 3,
  budget: 22,
};
/** Pressed into the top of a flat dough. */
export const TOPS: Slot = {
  id: 'top',
  takes: either(
    isBakingCheese,
    isRole('herb', 'aromatic'),
    isNamed('olive', 'sun-dried tomato', 'tomato', 'onion', 'potato'),
  ),
  max: 4,
  budget: 45,
  cut: 'slice',
};
