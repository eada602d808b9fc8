import type { Diet } from '#catalogue/food-row';
import type { FoodName } from '#ingredient-catalogue';

const RENNET = ' It is set with rennet from calves; other hard cheeses come with vegetarian rennet.';
const FINED = ' Some producers clear it with egg, milk or fish; look for a bottle marked vegan.';
const TAMARI = ' Tamari and sauces marked gluten-free are made without wheat.';

/** Caveats to a plain yes or no. */
const NOTES: Partial<Record<FoodName, Partial<Record<Diet, string>>>> = {
  'rolled oats': {
    'gluten-free':
      ' Oats themselves have hardly any, but wheat and barley get mixed in at the field and the mill: buy oats marked gluten-free.',
  },
  'white wine': { vegan: FINED },
  'red wine': { vegan: FINED },
  beer: { vegan: FINED },
  parmesan: { vegetarian: RENNET },
  pecorino: { vegetarian: RENNET },
  'soy sauce': { 'gluten-free': TAMARI },
  'worcestershire sauce': { vegan: ' There are vegan brands.', vegetarian: ' There are brands without anchovies.' },
  butter: { 'dairy-free': ' It has only traces of lactose.' },
  ghee: { 'dairy-free': ' It has hardly a trace of lactose, but avoid it with a milk allergy.' },
  sugar: { vegan: ' Some American cane sugar is whitened with bone char; organic sugar is not.' },
  gelatin: {
    halal: ' Fish or halal beef gelatin and agar are.',
    vegetarian: ' Agar and pectin are.',
    vegan: ' Agar and pectin are.',
  },
  marshmallow: {
    halal: ' Most are set with pork gelatin; some brands use halal beef gelatin.',
    vegetarian: ' Most are set with gelatin.',
    vegan: ' Most are set with gelatin.',
  },
  honey: { vegan: ' Maple syrup and agave are.' },
};

/** Returns a sentence with a leading space, or an empty string. */
export const dietNote = (name: FoodName, diet: Diet): string => NOTES[name]?.[diet] ?? '';
