import type { Diet } from '#catalogue/food-row';
import type { FoodName } from '#ingredient-catalogue';

const RENNET = ' It is set with rennet from calves; other hard cheeses come with vegetarian rennet.';
const FINED = ' Some makers clear it with egg, milk or fish; look for a bottle marked vegan.';
const TAMARI = ' Tamari and kinds so marked are made without wheat.';

/** Caveats to a plain yes or no. */
const NOTES: Partial<Record<FoodName, Partial<Record<Diet, string>>>> = {
  'rolled oats': {
    'gluten-free':
      ' Oats alone have hardly any, but fields and mills mix in wheat and barley: buy those marked gluten-free.',
  },
  'white wine': { vegan: FINED },
  'red wine': { vegan: FINED },
  beer: { vegan: FINED },
  parmesan: { vegetarian: RENNET },
  pecorino: { vegetarian: RENNET },
  'soy sauce': { 'gluten-free': TAMARI },
  'worcestershire sauce': { vegan: ' There are vegan ones.', vegetarian: ' There are ones without anchovies.' },
  butter: { 'dairy-free': ' Of lactose it has only traces.' },
  ghee: { 'dairy-free': ' Of lactose it has hardly a trace, but with a milk allergy leave it alone.' },
  sugar: { vegan: ' Some American cane sugar is whitened with bone char; organic sugar is not.' },
  gelatin: {
    halal: ' Fish or halal beef gelatin and agar are.',
    vegetarian: ' Agar and pectin are.',
    vegan: ' Agar and pectin are.',
  },
  marshmallow: {
    halal: ' Most are set with pork gelatin; there are some with halal beef gelatin.',
    vegetarian: ' Most are set with gelatin.',
    vegan: ' Most are set with gelatin.',
  },
  honey: { vegan: ' Maple syrup and agave are.' },
};

/** Returns a sentence with a leading space, or an empty string. */
export const dietNote = (name: FoodName, diet: Diet): string => NOTES[name]?.[diet] ?? '';
