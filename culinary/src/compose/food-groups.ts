import type { Allergen, Diet, FoodRole } from '#catalogue/food-row';
import { allergensIn, allergensMaybeIn, dietsRuledOut } from '#food-diets';
import { foodWords } from '#food-words';
import type { Food } from '#ingredient-catalogue';
import { materialsOf } from '#made-of';

export type Test = (food: Food) => boolean;

const readNames = new Map<string, readonly string[]>();
// Memoized; the number of names is bounded by the catalog.
export function wordsOf(name: string): readonly string[] {
  const known = readNames.get(name);
  if (known !== undefined) return known;
  const read = foodWords(name);
  readNames.set(name, read);
  return read;
}

const withRole = (...roles: readonly FoodRole[]): Test => {
  const set = new Set(roles);
  return ({ role }) => set.has(role);
};
/** Matches foods of which some usual products contain the allergen, too. */
const withAllergen =
  (...allergens: readonly Allergen[]): Test =>
  (food) =>
    [...allergensIn(food), ...allergensMaybeIn(food)].some((allergen) => allergens.includes(allergen));
export const withWord = (...words: readonly string[]): Test => {
  const set = new Set(words);
  return ({ name }) => wordsOf(name).some((word) => set.has(word));
};
export const any =
  (...tests: readonly Test[]): Test =>
  (food) =>
    tests.some((test) => test(food));
const ruledOutBy =
  (diet: Diet): Test =>
  (food) =>
    dietsRuledOut(food).includes(diet);
export const never: Test = () => false;
/** Matches the food itself or anything that it is made of: ketchup contains tomato. */
export const inIt =
  (test: Test): Test =>
  (food) =>
    test(food) || materialsOf(food).some(test);

const FISHES = any(withRole('fish', 'tinned-fish', 'shellfish'), withAllergen('fish', 'crustaceans', 'molluscs'));
const BIRDS = any(
  withRole('poultry'),
  withWord('chicken', 'turkey', 'duck', 'goose', 'quail', 'hen', 'pheasant', 'fowl'),
);
const MEATS: Test = (food) => ruledOutBy('vegetarian')(food) && !FISHES(food);
const DRINKS_WITH_ALCOHOL: Test = (food) =>
  withRole('wine', 'spirit')(food) ||
  (withWord('wine', 'beer', 'rum', 'liqueur', 'brandy')(food) && ruledOutBy('halal')(food));
const FLESH = withRole('meat', 'braise', 'mince', 'sausage', 'cured', 'offal');
const HOT = withWord(
  'chili',
  'chilli',
  'jalapeno',
  'habanero',
  'serrano',
  'cayenne',
  'sriracha',
  'harissa',
  'gochujang',
  'gochugaru',
  'chipotle',
  'wasabi',
  'nduja',
  'sambal',
);
const CITRUS = any(
  withRole('citrus'),
  withWord('lemon', 'lime', 'orange', 'mandarin', 'grapefruit', 'pomelo', 'kumquat', 'yuzu', 'ponzu'),
);
const PULSES = any(
  withRole('legume', 'lentil'),
  withAllergen('peanuts', 'soybeans', 'lupin'),
  withWord('pea', 'chickpea', 'lentil', 'edamame', 'fenugreek'),
  (food) => withWord('bean')(food) && !withWord('vanilla', 'coffee', 'cocoa', 'tonka')(food),
);
const NIGHTSHADES = any(
  withRole('tomato'),
  withWord(
    'tomato',
    'tomatillo',
    'eggplant',
    'chili',
    'jalapeno',
    'habanero',
    'cayenne',
    'paprika',
    'pimiento',
    'goji',
  ),
  (food) => withWord('potato')(food) && !withWord('sweet')(food),
  (food) => withWord('bell', 'poblano', 'banana', 'shishito', 'roasted')(food) && withWord('pepper')(food),
);
const MILK = withAllergen('milk');
const GLUTEN = withAllergen('gluten');
const SOY = withAllergen('soybeans');
const MOLLUSCS = withAllergen('molluscs');
const SULPHITES = withAllergen('sulphites');
const PORK: Test = (food) => ruledOutBy('halal')(food) && !DRINKS_WITH_ALCOHOL(food);
const SUGARS = any(withRole('sweetener', 'confection'), withWord('sugar'));
const ALLIUMS = any(withWord('onion', 'garlic', 'leek', 'shallot', 'scallion', 'chive', 'ramp'));

// Keys in the singular, as `foodWords` gives them. Entries cover several allergens or roles; single foods are looked up
// in the catalog.
export const GROUPS: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['nut', withAllergen('nuts', 'peanuts')],
  ['tree nut', withAllergen('nuts')],
  ['peanut', withAllergen('peanuts')],
  ['dairy', MILK],
  ['milk', MILK],
  ['milk product', MILK],
  ['lactose', MILK],
  ['cow milk', MILK],
  ['casein', MILK],
  ['whey', MILK],
  ['gluten', GLUTEN],
  ['wheat', GLUTEN],
  ['coeliac', GLUTEN],
  ['celiac', GLUTEN],
  ['egg', withAllergen('eggs')],
  ['fish', any(withRole('fish', 'tinned-fish'), withAllergen('fish'))],
  ['seafood', FISHES],
  ['shellfish', any(withRole('shellfish'), withAllergen('crustaceans', 'molluscs'))],
  ['crustacean', withAllergen('crustaceans')],
  ['mollusc', MOLLUSCS],
  ['mollusk', MOLLUSCS],
  ['soy', SOY],
  ['soya', SOY],
  ['soybean', SOY],
  ['sesame', withAllergen('sesame')],
  ['mustard', withAllergen('mustard')],
  ['celery', withAllergen('celery')],
  ['sulphite', SULPHITES],
  ['sulfite', SULPHITES],
  ['lupin', withAllergen('lupin')],
  ['meat', MEATS],
  ['animal', ruledOutBy('vegan')],
  ['red meat', (food) => FLESH(food) && !BIRDS(food)],
  ['poultry', BIRDS],
  ['bird', BIRDS],
  ['pork', PORK],
  ['pig', PORK],
  ['offal', withRole('offal')],
  ['alcohol', DRINKS_WITH_ALCOHOL],
  ['wine', DRINKS_WITH_ALCOHOL],
  ['cheese', withRole('cheese')],
  ['cream', withRole('cream')],
  ['bread', withRole('bread', 'wrap')],
  ['pasta', withRole('pasta')],
  ['noodle', withRole('noodle')],
  ['rice', any(withRole('rice', 'risotto-rice'), withWord('rice'))],
  ['grain', withRole('grain', 'rice', 'risotto-rice', 'oats', 'pasta', 'noodle', 'bread', 'wrap', 'flour', 'pastry')],
  ['bean', withRole('legume')],
  ['legume', PULSES],
  ['pulse', PULSES],
  ['lentil', any(withRole('lentil'), withWord('lentil'))],
  ['mushroom', withWord('mushroom', 'chanterelle', 'morel', 'porcini', 'shiitake', 'truffle')],
  ['herb', withRole('herb')],
  ['spice', withRole('spice', 'sweet-spice')],
  ['spicy', HOT],
  ['heat', HOT],
  ['chili', HOT],
  ['chilli', HOT],
  ['citru', CITRUS],
  ['citrus', CITRUS],
  ['citrus fruit', CITRUS],
  ['nightshade', NIGHTSHADES],
  ['allium', ALLIUMS],
  ['fruit', withRole('fruit', 'dried-fruit')],
  ['vinegar', withRole('vinegar')],
  ['sugar', SUGARS],
  ['added sugar', SUGARS],
  ['chocolate', any(withRole('chocolate'), withWord('chocolate', 'cocoa'))],
  ['seed', withRole('seed')],
  ['tofu', withWord('tofu')],
  ['seaweed', withRole('seaweed')],
  ['caffeine', withWord('coffee', 'espresso', 'tea', 'matcha', 'cola')],
]);

/** One name for each group, whatever a user calls it: "dairy" and "lactose" are one group. */
export const GROUP_NAMES: ReadonlyMap<Test, string> = new Map(
  [...GROUPS].toReversed().map(([name, group]) => [group, name]),
);

// Related foods that are never added either: many oyster sauces contain fish.
export const NEAR_GROUPS: ReadonlyMap<string, Test> = new Map([['fish', FISHES]]);
