import { type DishForm, isOfCookbook } from '#compose/dish-form';
import { COOKBOOK } from '#dishes/dish-forms';
import { BITES } from '#forms/bites/bites';
import { BREADS } from '#forms/breads/breads';
import { BREAKFASTS } from '#forms/breakfasts/breakfasts';
import { DRINKS } from '#forms/drinks/drinks';
import { GRAINS } from '#forms/grains/grains';
import { HANDHELDS } from '#forms/handhelds/handhelds';
import { NOODLES } from '#forms/noodles/noodles';
import { OVEN } from '#forms/oven/oven';
import { PANS } from '#forms/pans/pans';
import { SALADS } from '#forms/salads/salads';
import { SIDES } from '#forms/sides/sides';
import { SOUPS } from '#forms/soups/soups';
import { STEWS } from '#forms/stews/stews';
import { SWEETS } from '#forms/sweets/sweets';

/** All dish forms, by family. Their recipes are separate, so that a browser loads only the family that it needs. */
const FAMILIES = {
  soups: SOUPS,
  stews: STEWS,
  grains: GRAINS,
  noodles: NOODLES,
  pans: PANS,
  oven: OVEN,
  handhelds: HANDHELDS,
  salads: SALADS,
  sides: SIDES,
  bites: BITES,
  breakfasts: BREAKFASTS,
  breads: BREADS,
  sweets: SWEETS,
  drinks: DRINKS,
  cookbook: COOKBOOK,
} as const satisfies Readonly<Record<string, readonly DishForm[]>>;

export type Family = keyof typeof FAMILIES;

const FAMILY_NAMES = [
  'soups',
  'stews',
  'grains',
  'noodles',
  'pans',
  'oven',
  'handhelds',
  'salads',
  'sides',
  'bites',
  'breakfasts',
  'breads',
  'sweets',
  'drinks',
  'cookbook',
] as const satisfies readonly Family[];

export const DISH_FORMS: readonly DishForm[] = Object.values(FAMILIES).flat();

const families = new Map<DishForm, Family>();

export function familyOf(form: DishForm): Family {
  if (families.size === 0) for (const name of FAMILY_NAMES) for (const each of FAMILIES[name]) families.set(each, name);
  // A variant of a cookbook's dish is in no list.
  const family = families.get(form) ?? (isOfCookbook(form) ? 'cookbook' : undefined);
  if (family === undefined) throw new Error(`${form.id} belongs to no family`);
  return family;
}
