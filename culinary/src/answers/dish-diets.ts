import type { Allergen, Diet } from '#catalogue/food-row';
import { searchWords } from '#plain-words';

export interface Dish {
  readonly name: string;
  readonly plural?: true;
  readonly contains: readonly Allergen[];
  /** Allergens that only some recipes contain. */
  readonly sometimes: readonly Allergen[];
  /** Diets violated by other contents than allergens: meat, pork, alcohol, honey. */
  readonly rulesOut: readonly Diet[];
}

const NO_MEAT: readonly Diet[] = ['vegetarian', 'vegan'];
const NO_PORK: readonly Diet[] = [...NO_MEAT, 'halal', 'kosher-style'];
/** Milk with meat. */
const NOT_TOGETHER: readonly Diet[] = [...NO_MEAT, 'kosher-style'];

interface Rest {
  readonly sometimes?: readonly Allergen[];
  readonly rulesOut?: readonly Diet[];
  readonly plural?: true;
}

const dish = (
  name: string,
  contains: readonly Allergen[],
  { sometimes = [], rulesOut = [], plural }: Rest = {},
): Dish => ({
  name,
  contains,
  sometimes,
  rulesOut,
  ...(plural === undefined ? {} : { plural }),
});

/** The longest name in a question wins; foods sold by these names are in the catalog instead. */
export const DISHES: readonly Dish[] = [
  dish('satay', ['peanuts'], { sometimes: ['soybeans', 'fish', 'crustaceans', 'gluten'], rulesOut: NO_MEAT }),
  dish('pad thai', ['fish', 'crustaceans', 'peanuts', 'eggs'], { sometimes: ['soybeans'], rulesOut: NO_MEAT }),
  dish('pad see ew', ['soybeans', 'gluten', 'eggs'], { sometimes: ['fish', 'molluscs'], rulesOut: NO_MEAT }),
  dish('gado gado', ['peanuts', 'eggs', 'soybeans'], { sometimes: ['crustaceans', 'fish', 'gluten'] }),
  dish('kung pao chicken', ['peanuts', 'soybeans', 'gluten'], { sometimes: ['sesame'], rulesOut: NO_MEAT }),
  dish('green curry', ['fish', 'crustaceans'], { rulesOut: NO_MEAT }),
  dish('red curry', ['fish', 'crustaceans'], { sometimes: ['peanuts'], rulesOut: NO_MEAT }),
  dish('thai curry', ['fish', 'crustaceans'], { sometimes: ['peanuts'], rulesOut: NO_MEAT }),
  dish('massaman curry', ['peanuts', 'fish', 'crustaceans'], { rulesOut: NO_MEAT }),
  dish('tom yum', ['crustaceans', 'fish'], { sometimes: ['milk'] }),
  dish('tom kha', ['fish'], { sometimes: ['crustaceans'], rulesOut: NO_MEAT }),
  dish('laksa', ['crustaceans', 'fish'], { sometimes: ['gluten', 'eggs', 'peanuts', 'soybeans'] }),
  dish('nasi goreng', ['crustaceans', 'eggs', 'soybeans', 'gluten'], {
    sometimes: ['fish', 'peanuts'],
    rulesOut: NO_MEAT,
  }),
  dish('pho', ['fish'], { sometimes: ['soybeans', 'gluten'], rulesOut: NO_MEAT }),
  dish('banh mi', ['gluten'], { sometimes: ['soybeans', 'fish', 'eggs', 'milk'], rulesOut: NO_PORK }),
  dish('fried rice', ['eggs', 'soybeans', 'gluten'], { sometimes: ['crustaceans', 'sesame', 'molluscs', 'fish'] }),
  dish('chow mein', ['gluten', 'soybeans'], { sometimes: ['eggs', 'molluscs', 'sesame', 'crustaceans'] }),
  dish('sweet and sour pork', ['gluten', 'soybeans'], { sometimes: ['eggs'], rulesOut: NO_PORK }),
  dish('mapo tofu', ['soybeans', 'gluten'], { sometimes: ['sesame', 'molluscs'], rulesOut: NO_PORK }),
  dish('spring rolls', ['gluten'], {
    sometimes: ['soybeans', 'eggs', 'crustaceans', 'sesame', 'molluscs'],
    plural: true,
  }),
  dish('gyoza', ['gluten', 'soybeans', 'sesame'], { sometimes: ['crustaceans'], rulesOut: NO_PORK }),
  dish('dim sum', ['gluten', 'soybeans', 'crustaceans', 'sesame'], {
    sometimes: ['molluscs', 'eggs'],
    rulesOut: NO_PORK,
  }),
  dish('sushi', ['fish', 'soybeans', 'gluten'], { sometimes: ['crustaceans', 'sesame', 'eggs', 'molluscs'] }),
  dish('miso soup', ['soybeans', 'fish'], { sometimes: ['gluten'] }),
  dish('tempura', ['gluten'], { sometimes: ['eggs', 'crustaceans', 'fish', 'soybeans'] }),
  dish('teriyaki', ['soybeans', 'gluten'], { sometimes: ['sesame'], rulesOut: ['halal'] }),
  dish('katsu curry', ['gluten', 'eggs'], { sometimes: ['milk', 'soybeans', 'celery', 'mustard'], rulesOut: NO_MEAT }),
  dish('okonomiyaki', ['gluten', 'eggs', 'fish'], {
    sometimes: ['soybeans', 'crustaceans', 'molluscs'],
    rulesOut: NO_PORK,
  }),
  dish('bibimbap', ['sesame', 'soybeans', 'gluten', 'eggs'], { rulesOut: NO_MEAT }),
  dish('bulgogi', ['soybeans', 'gluten', 'sesame'], { rulesOut: NO_MEAT }),
  dish('butter chicken', ['milk'], { sometimes: ['nuts', 'mustard'], rulesOut: NOT_TOGETHER }),
  dish('tikka masala', ['milk'], { sometimes: ['nuts', 'mustard'], rulesOut: NOT_TOGETHER }),
  dish('korma', ['milk', 'nuts'], { sometimes: ['mustard'] }),
  dish('biryani', ['milk'], { sometimes: ['nuts'], rulesOut: NOT_TOGETHER }),
  dish('samosas', ['gluten'], { sometimes: ['milk', 'mustard'], plural: true }),
  dish('pakoras', [], { sometimes: ['gluten', 'mustard'], plural: true }),
  dish('saag paneer', ['milk'], { sometimes: ['mustard'] }),
  dish('raita', ['milk'], { sometimes: ['mustard'] }),
  dish('tabbouleh', ['gluten']),
  dish('shakshuka', ['eggs'], { sometimes: ['milk'] }),
  dish('baklava', ['nuts', 'gluten'], { sometimes: ['milk', 'sesame'] }),
  dish('moussaka', ['milk', 'gluten'], { sometimes: ['eggs'], rulesOut: NOT_TOGETHER }),
  dish('tzatziki', ['milk']),
  dish('taramasalata', ['fish'], { sometimes: ['gluten', 'milk', 'eggs'] }),
  dish('paella', ['crustaceans', 'molluscs'], { sometimes: ['fish', 'sulphites'], rulesOut: NO_MEAT }),
  dish('gazpacho', [], { sometimes: ['gluten', 'sulphites'] }),
  dish('romesco', ['nuts'], { sometimes: ['gluten', 'sulphites'] }),
  dish('bouillabaisse', ['fish', 'crustaceans', 'molluscs'], {
    sometimes: ['celery', 'eggs', 'gluten', 'sulphites'],
    rulesOut: ['halal'],
  }),
  dish('carbonara', ['eggs', 'milk', 'gluten'], { rulesOut: NO_PORK }),
  dish('bolognese', ['celery'], { sometimes: ['milk', 'gluten', 'sulphites'], rulesOut: [...NO_MEAT, 'halal'] }),
  dish('alfredo', ['milk', 'gluten'], { sometimes: ['eggs'] }),
  dish('cacio e pepe', ['milk', 'gluten']),
  dish('risotto', ['milk'], { sometimes: ['celery', 'sulphites'], rulesOut: ['halal'] }),
  dish('minestrone', ['celery'], { sometimes: ['gluten', 'milk'] }),
  dish('pizza', ['gluten', 'milk']),
  dish('calzone', ['gluten', 'milk']),
  dish('vitello tonnato', ['fish', 'eggs'], { sometimes: ['mustard', 'celery', 'sulphites'], rulesOut: NO_MEAT }),
  dish('tiramisu', ['eggs', 'milk', 'gluten'], { sometimes: ['sulphites'], rulesOut: ['halal'] }),
  dish('panna cotta', ['milk'], { rulesOut: [...NO_MEAT, 'halal', 'kosher-style'] }),
  dish('cannoli', ['gluten', 'milk'], { sometimes: ['nuts', 'eggs', 'sulphites'], plural: true }),
  dish('caesar salad', ['fish', 'eggs', 'milk', 'gluten'], { sometimes: ['mustard'] }),
  dish('waldorf salad', ['nuts', 'celery', 'eggs'], { sometimes: ['mustard', 'milk'] }),
  dish('coleslaw', ['eggs'], { sometimes: ['mustard', 'milk', 'celery'] }),
  dish('potato salad', [], { sometimes: ['eggs', 'mustard', 'celery', 'milk'] }),
  dish('macaroni and cheese', ['gluten', 'milk'], { sometimes: ['mustard', 'eggs'] }),
  dish('mac and cheese', ['gluten', 'milk'], { sometimes: ['mustard', 'eggs'] }),
  dish('clam chowder', ['molluscs', 'milk'], { sometimes: ['gluten', 'celery', 'fish'], rulesOut: NO_PORK }),
  dish('chowder', ['milk'], { sometimes: ['molluscs', 'fish', 'crustaceans', 'gluten', 'celery'] }),
  dish('gumbo', ['gluten', 'celery'], { sometimes: ['crustaceans', 'molluscs', 'fish'], rulesOut: NO_MEAT }),
  dish('jambalaya', ['celery'], { sometimes: ['crustaceans', 'gluten', 'mustard'], rulesOut: NO_PORK }),
  dish('mole', ['nuts', 'sesame'], { sometimes: ['peanuts', 'gluten'] }),
  dish('enchiladas', [], { sometimes: ['milk', 'gluten'], plural: true }),
  dish('quesadillas', ['milk', 'gluten'], { plural: true }),
  dish('hamburger', ['gluten'], { sometimes: ['milk', 'eggs', 'sesame', 'mustard'], rulesOut: NO_MEAT }),
  dish('cheeseburger', ['gluten', 'milk'], { sometimes: ['eggs', 'sesame', 'mustard'], rulesOut: NOT_TOGETHER }),
  dish('fish and chips', ['fish', 'gluten'], { sometimes: ['eggs', 'milk', 'mustard'] }),
  dish('shepherd’s pie', [], { sometimes: ['milk', 'gluten', 'celery', 'fish'], rulesOut: NO_MEAT }),
  dish('cottage pie', [], { sometimes: ['milk', 'gluten', 'celery', 'fish'], rulesOut: NO_MEAT }),
  dish('yorkshire pudding', ['gluten', 'milk', 'eggs']),
  dish('schnitzel', ['gluten', 'eggs'], { sometimes: ['milk'], rulesOut: NO_MEAT }),
  dish('stroganoff', ['milk'], { sometimes: ['mustard', 'gluten', 'sulphites', 'celery'], rulesOut: NOT_TOGETHER }),
  dish('beef bourguignon', ['sulphites'], { sometimes: ['gluten', 'celery', 'milk'], rulesOut: NO_PORK }),
  dish('coq au vin', ['sulphites'], { sometimes: ['gluten', 'celery', 'milk'], rulesOut: NO_PORK }),
  dish('onion soup', ['gluten', 'milk'], { sometimes: ['celery', 'sulphites'], rulesOut: NO_MEAT }),
  dish('quiche', ['gluten', 'eggs', 'milk']),
  dish('quiche lorraine', ['gluten', 'eggs', 'milk'], { rulesOut: NO_PORK }),
  dish('souffle', ['eggs', 'milk', 'gluten']),
  dish('omelet', ['eggs'], { sometimes: ['milk'] }),
  dish('eggs benedict', ['eggs', 'milk', 'gluten'], { rulesOut: NO_PORK, plural: true }),
  dish('hollandaise', ['eggs', 'milk']),
  dish('bearnaise', ['eggs', 'milk'], { sometimes: ['sulphites'] }),
  dish('bechamel', ['milk', 'gluten']),
  dish('ratatouille', []),
  dish('guacamole', [], { sometimes: ['milk'] }),
  dish('pancakes', ['gluten', 'eggs', 'milk'], { plural: true }),
  dish('waffles', ['gluten', 'eggs', 'milk'], { plural: true }),
  dish('crepes', ['gluten', 'eggs', 'milk'], { plural: true }),
  dish('french toast', ['gluten', 'eggs', 'milk']),
  dish('brownies', ['gluten', 'eggs', 'milk'], { sometimes: ['nuts', 'soybeans'], plural: true }),
  dish('carrot cake', ['gluten', 'eggs'], { sometimes: ['nuts', 'milk'] }),
  dish('cheesecake', ['milk', 'eggs', 'gluten']),
  dish('pecan pie', ['nuts', 'gluten', 'eggs'], { sometimes: ['milk'] }),
  dish('pumpkin pie', ['gluten', 'eggs', 'milk']),
  dish('apple pie', ['gluten'], { sometimes: ['milk', 'eggs', 'nuts'] }),
  dish('macarons', ['nuts', 'eggs'], { sometimes: ['milk'], plural: true }),
  dish('pavlova', ['eggs'], { sometimes: ['milk'] }),
  dish('custard', ['milk', 'eggs']),
  dish('creme brulee', ['milk', 'eggs']),
  dish('chocolate mousse', ['eggs'], { sometimes: ['milk', 'soybeans', 'nuts'] }),
  dish('nougat', ['nuts', 'eggs'], { rulesOut: ['vegan'] }),
];

const key = (text: string): string => ` ${searchWords(text).join(' ')} `;
const BY_KEY = DISHES.map((each) => ({ key: key(each.name), dish: each })).toSorted(
  (one, other) => other.key.length - one.key.length,
);

export const findDish = (text: string): Dish | null => dishIn(key(text))?.dish ?? null;

/** Returns the question without the dish, as search words: "is there fish in fish and chips" is also about fish. */
export function withoutDish(text: string): string {
  const asked = key(text);
  const found = dishIn(asked);
  return found === undefined ? text : asked.replace(found.key, ' ');
}

const dishIn = (asked: string) => BY_KEY.find((each) => asked.includes(each.key));
