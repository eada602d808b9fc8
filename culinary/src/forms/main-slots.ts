import { either, isNamed, isRole } from '#compose/dish-form';
import type { Slot } from '#compose/slot';
import {
  isPotBean,
  isPotLiquid,
  isPotVeg,
  isTableSauce,
  isThickener,
  isWarmSpice,
  isWokVeg,
} from '#forms/main-foods-data';
import { BASE } from '#forms/slots';

/** Onions, garlic and other aromatics that are softened first. */
export const ALLIUMS: Slot = { ...BASE, takes: either(BASE.takes, isNamed('celery')) };
export const WOK_AROMATIC: Slot = {
  id: 'aromatic',
  takes: either(isRole('aromatic'), isNamed('onion', 'shallot', 'red onion', 'leek')),
  max: 4,
  cut: 'slice',
};
export const WOK_VEG: Slot = { id: 'veg', takes: isWokVeg, max: 6, budget: 170, cut: 'strip' };
export const WOK_FINISH: Slot = {
  id: 'finish',
  takes: either(
    isNamed(
      'cashew',
      'peanut',
      'sesame seed',
      'cilantro',
      'scallion',
      'basil',
      'mint',
      'almond',
      'chives',
      'pickled ginger',
      'kimchi',
    ),
    isRole('seaweed'),
  ),
  max: 4,
};
export const POT_VEG: Slot = { id: 'veg', takes: isPotVeg, max: 7, budget: 220, cut: 'chunk' };
export const POT_BEANS: Slot = { id: 'beans', takes: isPotBean, max: 2, budget: 100 };
export const POT_LIQUID: Slot = { id: 'liquid', takes: isPotLiquid, max: 3 };
export const SHARP: Slot = { id: 'sharp', takes: isRole('citrus', 'vinegar'), max: 1 };
/** Thickeners, stirred in at the end. */
export const THICK: Slot = { id: 'thick', takes: isThickener, max: 1, budget: 4 };
/** Sauces served with carved or seared food. */
export const RELISH: Slot = { id: 'relish', takes: isTableSauce, max: 1 };
export const WARM_SPICE: Slot = { id: 'spice', takes: isWarmSpice, max: 6 };
