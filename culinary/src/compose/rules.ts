import type { Allergen, Diet, FoodRole } from '#catalogue/food-row';
import { allergensIn, dietsRuledOut } from '#food-diets';
import { foodWords } from '#food-words';
import { findFoods, type Food } from '#ingredient-catalogue';

type Test = (food: Food) => boolean;

/** Something that must not be in the dish. */
export interface Unwanted {
  /** As it was asked. */
  readonly text: string;
  /** What is surely meant. */
  readonly is: Test;
  /** What may be meant besides ("no butter": peanut butter): nobody's own food is refused for that, but nothing of it is added either. */
  readonly near: Test;
  /** Why one's own food is refused, where nobody asked for that. */
  readonly why?: string;
}

/** What a dish has to keep to. */
export interface Rules {
  readonly diets: readonly Diet[];
  readonly unwanted: readonly Unwanted[];
}

const withRole = (...roles: readonly FoodRole[]): Test => {
  const set = new Set(roles);
  return ({ role }) => set.has(role);
};
const withAllergen =
  (...allergens: readonly Allergen[]): Test =>
  (food) =>
    allergensIn(food).some((allergen) => allergens.includes(allergen));
const withWord = (...words: readonly string[]): Test => {
  const set = new Set(words);
  return ({ name }) => wordsOf(name).some((word) => set.has(word));
};
const any =
  (...tests: readonly Test[]): Test =>
  (food) =>
    tests.some((test) => test(food));
const ruledOutBy =
  (diet: Diet): Test =>
  (food) =>
    dietsRuledOut(food).includes(diet);
const never: Test = () => false;

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

// In the singular, as `foodWords` gives them. What leads to several allergens or roles is a group; a single food is looked up in the catalogue.
const GROUPS: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['nut', withAllergen('nuts', 'peanuts')],
  ['tree nut', withAllergen('nuts')],
  ['peanut', withAllergen('peanuts')],
  ['dairy', withAllergen('milk')],
  ['milk', withAllergen('milk')],
  ['milk product', withAllergen('milk')],
  ['lactose', withAllergen('milk')],
  ['cow milk', withAllergen('milk')],
  ['casein', withAllergen('milk')],
  ['whey', withAllergen('milk')],
  ['gluten', withAllergen('gluten')],
  ['wheat', withAllergen('gluten')],
  ['coeliac', withAllergen('gluten')],
  ['celiac', withAllergen('gluten')],
  ['egg', withAllergen('eggs')],
  ['fish', any(withRole('fish', 'tinned-fish'), withAllergen('fish'))],
  ['seafood', FISHES],
  ['shellfish', any(withRole('shellfish'), withAllergen('crustaceans', 'molluscs'))],
  ['crustacean', withAllergen('crustaceans')],
  ['mollusc', withAllergen('molluscs')],
  ['mollusk', withAllergen('molluscs')],
  ['soy', withAllergen('soybeans')],
  ['soya', withAllergen('soybeans')],
  ['soybean', withAllergen('soybeans')],
  ['sesame', withAllergen('sesame')],
  ['mustard', withAllergen('mustard')],
  ['celery', withAllergen('celery')],
  ['sulphite', withAllergen('sulphites')],
  ['sulfite', withAllergen('sulphites')],
  ['lupin', withAllergen('lupin')],
  ['meat', MEATS],
  ['red meat', (food) => FLESH(food) && !BIRDS(food)],
  ['poultry', BIRDS],
  ['bird', BIRDS],
  ['pork', (food) => ruledOutBy('halal')(food) && !DRINKS_WITH_ALCOHOL(food)],
  ['pig', (food) => ruledOutBy('halal')(food) && !DRINKS_WITH_ALCOHOL(food)],
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
  ['legume', withRole('legume', 'lentil')],
  ['pulse', withRole('legume', 'lentil')],
  ['lentil', any(withRole('lentil'), withWord('lentil'))],
  ['mushroom', withWord('mushroom', 'chanterelle', 'morel', 'porcini', 'shiitake', 'truffle')],
  ['herb', withRole('herb')],
  ['spice', withRole('spice', 'sweet-spice')],
  ['spicy', HOT],
  ['heat', HOT],
  ['chili', HOT],
  ['chilli', HOT],
  ['citru', withRole('citrus')],
  ['citrus', withRole('citrus')],
  ['fruit', withRole('fruit', 'dried-fruit')],
  ['vinegar', withRole('vinegar')],
  ['sugar', any(withRole('sweetener', 'confection'), withWord('sugar'))],
  ['added sugar', any(withRole('sweetener', 'confection'), withWord('sugar'))],
  ['chocolate', any(withRole('chocolate'), withWord('chocolate', 'cocoa'))],
  ['seed', withRole('seed')],
  ['tofu', withWord('tofu')],
  ['seaweed', withRole('seaweed')],
  ['caffeine', withWord('coffee', 'espresso', 'tea', 'matcha', 'cola')],
]);

// Words that stand behind the name of quite another thing: peanut butter is no butter.
const LOOSE_HEADS: ReadonlySet<string> = new Set([
  'butter',
  'oil',
  'flour',
  'sauce',
  'water',
  'juice',
  'stock',
  'paste',
  'powder',
  'sugar',
  'leaf',
  'seed',
  'pepper',
  'salt',
  'syrup',
  'milk',
  'corn',
  'apple',
]);

const words = new Map<string, readonly string[]>();
// Asked for every food a dish might get; there are no more of them than the catalogue has.
function wordsOf(name: string): readonly string[] {
  const known = words.get(name);
  if (known !== undefined) return known;
  const read = foodWords(name);
  words.set(name, read);
  return read;
}

/** What somebody does not want, in their own words; null where nobody can tell what that is. */
export function understandUnwanted(text: string): Unwanted | null {
  const whole = foodWords(text).filter((word) => !FILLERS.has(word));
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  // "Nuts and eggs" are two; salt and pepper are no group either way.
  if (parts.length < 2 || GROUPS.has(whole.join(' '))) return understandOne(text);
  const understood = parts.map(understandOne).filter((part) => part !== null);
  if (understood.length === 0) return null;
  return {
    text,
    is: any(...understood.map(({ is }) => is)),
    near: any(...understood.map(({ near }) => near)),
  };
}

function understandOne(text: string): Unwanted | null {
  const asked = foodWords(text).filter((word) => !FILLERS.has(word));
  const group = GROUPS.get(asked.join(' '));
  if (group !== undefined) return { text, is: group, near: never };
  const foods = [asked.join(' '), text].flatMap((each) => findFoods(each)).map(({ food }) => food);
  const parts = asked.map((word) => GROUPS.get(word)).filter((test) => test !== undefined);
  if (foods.length === 0) return parts.length === 0 ? null : { text, is: any(...parts), near: never };
  const names = new Set<string>(foods.map(({ name }) => name));
  const heads = asked.filter((word) => !LOOSE_HEADS.has(word));
  const is: Test = ({ name, like }) => {
    if (names.has(name) || (like !== undefined && names.has(like))) return true;
    const read = wordsOf(name);
    return asked.length === 1 && heads.some((head) => read.includes(head));
  };
  return { text, is, near: withWord(...asked) };
}
// As a list of what must not be in it is written.
const BETWEEN = /[,;&/+]|\s(?:and|or|nor)\s/iu;
const FILLERS: ReadonlySet<string> = new Set([
  'any',
  'of',
  'the',
  'a',
  'all',
  'please',
  'raw',
  'fresh',
  'more',
  'too',
  'much',
  'added',
  'kind',
  'product',
  'anything',
  'made',
  'from',
  'it',
  'no',
  'not',
  'never',
  'without',
  'free',
  'allergic',
  'allergy',
  'intolerant',
  'intolerance',
  'sensitive',
  'disease',
  'to',
  'i',
  'am',
  'my',
  'in',
  'containing',
  'contain',
  'trace',
]);

const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  halal: 'halal',
  'kosher-style': 'kosher',
};

/** Why a given food may not be in the dish ("is not vegan"), or null where it may. */
export function whyNot(food: Food, rules: Rules): string | null {
  const unwanted = rules.unwanted.find(({ is }) => is(food));
  if (unwanted !== undefined) return unwanted.why ?? `is or contains what you asked me to leave out (${unwanted.text})`;
  const broken = dietsRuledOut(food);
  const diet = rules.diets.find((each) => broken.includes(each));
  return diet === undefined ? null : `is not ${DIET_WORDS[diet]}`;
}

/** Whether a food nobody brought may go into the dish. */
export function mayAdd(food: Food, rules: Rules): boolean {
  if (rules.unwanted.length === 0 && rules.diets.length === 0) return true;
  return whyNot(food, rules) === null && !rules.unwanted.some(({ near }) => near(food));
}

/** The diets and exclusions of a dish in words, for saying that nothing keeps to them ("vegan and without nuts"). */
export function rulesInWords({ diets, unwanted }: Rules): string {
  const parts = [...diets.map((diet) => DIET_WORDS[diet]), ...new Set(unwanted.map(({ text }) => `without ${text}`))];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
