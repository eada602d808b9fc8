import type { Computed } from '#answers/answer-type';
import type { FoodRole } from '#catalogue/food-row';
import type { Question } from '#answers/question';
import { manyOf, plainNumber } from '#answers/phrasing';
import { type Food, foodSet } from '#ingredient-catalogue';
import { inFigures } from '#text/figures';
import { findServings } from '#wish/counts';

/** Grams, ml or pieces per adult: as bought, raw and boneless unless stated otherwise. Kitchen practice. */
interface Portion {
  readonly amount: number;
  readonly unit: 'g' | 'ml' | 'bottle' | 'egg';
  readonly note: string;
}
const grams = (amount: number, note: string): Portion => ({ amount, unit: 'g', note });

/**
 * Words that may follow the food itself: "turkey for 12" and "turkey we need", but not "turkey sandwich" or "soup
 * stock".
 */
const AFTER =
  '(?= (?:for|do|does|to|should|would|will|can|must|need|needed|serve|serving|feed|per|at|with|in|on|and|or|as|i|we|is|are|when|if|a|\\d+)(?: |$)|$)';
const ends = (words: string): RegExp => new RegExp(`\\b(?:${words})${AFTER}`, 'u');
const ANY = /(?:)/u;
const POTATOES: readonly [string, Portion] = ['potatoes', grams(225, 'as a side')];
const LEAVES: readonly [string, Portion] = ['salad leaves', grams(45, 'as a side')];
const BONE: readonly [string, Portion] = ['meat on the bone', grams(400, 'weighed with the bones')];

/** The matched foods and the word that must name them: "duck" is the bird, a duck breast is not. */
const BY_FOOD: readonly (readonly [ReadonlySet<string>, RegExp, readonly [string, Portion]])[] = [
  [
    foodSet('turkey breast', 'roasting turkey'),
    ends('turkey'),
    ['whole turkey', grams(500, 'weighed with the bones, with some left over for tomorrow')],
  ],
  [
    foodSet('chicken', 'roasting chicken'),
    ends('(?:whole|roast) chicken'),
    ['whole chicken', grams(375, 'weighed with the bones')],
  ],
  [
    foodSet('duck breast', 'roasting duck', 'goose'),
    ends('duck|goose'),
    ['whole bird', grams(600, 'weighed with the bones')],
  ],
  [foodSet('spare rib', 'short rib', 'lamb shank', 'oxtail'), ANY, BONE],
  [
    foodSet('beef steak', 'ribeye steak', 'sirloin steak', 'strip steak', 'flank steak', 'skirt steak', 'minute steak'),
    ends('steak'),
    ['steak', grams(225, 'boneless')],
  ],
  [foodSet('potato', 'new potato'), ANY, POTATOES],
  [foodSet('lettuce', 'mixed greens'), ANY, LEAVES],
  [
    foodSet('white wine', 'red wine', 'sparkling wine'),
    ends('wine'),
    ['wine', { amount: 0.5, unit: 'bottle', note: 'with five glasses to a 750 ml bottle' }],
  ],
];
/** Dishes that are not in the food catalog. */
const SOUP = ends('soup');
const CAKE = ends('cake');
const NO_SWEET_CAKE: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'fish',
  'shellfish',
  'rice',
  'oats',
  'legume',
  'lentil',
  'meat',
  'mince',
  'poultry',
]);
/** Dishes that match only if the question names no food: a rice salad is not salad leaves. */
const ALONE: readonly (readonly [RegExp, readonly [string, Portion]])[] = [
  [ends('mash'), POTATOES],
  [ends('meat'), ['meat', grams(170, 'boneless, or about 275 g on the bone')]],
  [ends('salad'), LEAVES],
  [ends('cheese (?:board|platter)'), ['cheese', grams(80, 'after a meal')]],
];
const BY_ROLE: Partial<Record<FoodRole, Portion>> = {
  pasta: grams(90, 'dry, as a main course'),
  noodle: grams(80, 'dry, as a main course'),
  rice: grams(70, 'uncooked, as a side'),
  'risotto-rice': grams(80, 'uncooked'),
  grain: grams(65, 'uncooked, as a side'),
  lentil: grams(75, 'dry, as a main course'),
  legume: grams(75, 'dry, as a main course; 120 g from a can'),
  oats: grams(45, 'for a bowl of oatmeal'),
  poultry: grams(170, 'boneless'),
  meat: grams(170, 'boneless'),
  braise: grams(200, 'boneless; it shrinks as it cooks'),
  mince: grams(125, 'in a sauce; 150 g for a burger'),
  sausage: grams(150, 'about two'),
  fish: grams(170, 'as a fillet; 350 g for a whole fish'),
  veg: grams(175, 'as a side'),
  egg: { amount: 2, unit: 'egg', note: 'plus one more for big eaters' },
};
const ASKS = /\bhow (?:much|many|big)\b|\bwhat size\b|\bamount\b/u;
const MAX_PEOPLE = 500;

function total(value: number, { unit }: Portion): string {
  if (unit === 'bottle') return `${Math.ceil(value)} ${Math.ceil(value) === 1 ? 'bottle' : 'bottles'} of`;
  if (unit === 'egg') return String(Math.ceil(value));
  if (value >= 1000) return `${plainNumber(Math.round(value / 100) / 10)} ${unit === 'g' ? 'kg' : 'l'} of`;
  return `${Math.round(value / 10) * 10} ${unit} of`;
}

const portionOf = (question: Question): readonly [string, Portion, Food | null] | null => {
  const { foods, plain } = question;
  if (SOUP.test(plain))
    return ['soup', { amount: 350, unit: 'ml', note: '250 ml as an appetizer, 450 ml as a meal' }, null];
  if (CAKE.test(plain) && !foods.some(({ food }) => NO_SWEET_CAKE.has(food.role) || food.name === 'potato'))
    return ['cake', grams(110, 'a slice; a 23 cm round cake makes 10 to 12'), null];
  const dish = foods.length > 0 ? undefined : ALONE.find(([pattern]) => pattern.test(plain));
  if (dish !== undefined) return [...dish[1], null];
  for (const { food } of foods) {
    const named = BY_FOOD.find(([names, pattern]) => names.has(food.name) && pattern.test(plain));
    if (named !== undefined) return [...named[2], null];
  }
  for (const found of foods) {
    const portion = BY_ROLE[found.food.role];
    if (portion !== undefined) return [manyOf(found), portion, found.food];
  }
  return null;
};

const PASTA_WATER = /\bsalt\b.*?\b(?<amount>\d{1,4}(?:\.\d)?) ?(?<unit>g|grams?|kg|kilos?)\b/u;
const PASTA_ROLES: ReadonlySet<FoodRole> = new Set<FoodRole>(['pasta', 'noodle']);
const MAX_PASTA_G = 5000;
/** Grams of pasta to a liter of water, and of salt. Kitchen practice. */
const PASTA_PER_LITER_G = 100;
const SALT_PER_LITER_G = 10;

/** Answers "how much salt for 300 g of pasta": the water, and the salt in it. */
export function answerPastaWater({ plain, foods }: Question): Computed | null {
  const { amount, unit } = PASTA_WATER.exec(inFigures(plain).text)?.groups ?? {};
  if (amount === undefined || !ASKS.test(plain) || !foods.some(({ food }) => PASTA_ROLES.has(food.role))) return null;
  const pasta = Number(amount) * (unit?.startsWith('k') === true ? 1000 : 1);
  if (pasta <= 0 || pasta > MAX_PASTA_G) return null;
  const liters = pasta / PASTA_PER_LITER_G;
  return {
    topic: 'portion',
    text: `For ${plainNumber(pasta)} g of pasta, boil about ${plainNumber(liters)} liters of water with ${plainNumber(liters * SALT_PER_LITER_G)} g of salt: 1 liter for 100 g, and 10 g of salt (2 level teaspoons) a liter.`,
  };
}

/** Answers amounts for a number of people, 2 to 500: "how much rice for 4", "turkey for 12". */
export function answerPortions(question: Question): Computed | null {
  const people = findServings(question.text)?.count ?? 0;
  if (people < 2 || people > MAX_PEOPLE) return null;
  const plain = inFigures(question.plain).text;
  // "Turkey for 12" is a question without a question word.
  if (!ASKS.test(plain) && !/^\S+(?: \S+)? for \d+(?: \S+)?$/u.test(plain)) return null;
  if (/\b(?:long|minute|hour|keep|temperature|degree|calorie|protein|substitute|instead)\b/u.test(plain)) return null;
  const found = portionOf(question);
  if (found === null) return null;
  const [name, portion, food] = found;
  const sum = people * portion.amount;
  const each =
    food?.role !== 'veg'
      ? undefined
      : (food.each ?? (food.unit === 'piece' || food.unit === 'head' ? food.grams : undefined));
  const pieces =
    each !== undefined && each > 0 && portion.unit === 'g' ? `, about ${Math.ceil(sum / each)} of them` : '';
  const one =
    portion.unit === 'bottle'
      ? 'half a bottle each'
      : portion.unit === 'egg'
        ? `${portion.amount} each`
        : `${portion.amount} ${portion.unit} each`;
  return {
    topic: 'portion',
    text: `For ${people} people, plan on about ${total(sum, portion)} ${name}${pieces}: ${one}, ${portion.note}.${portion.unit === 'bottle' ? '' : ' Children eat about half.'}`,
    facts: {
      kind: 'portion',
      subject: { food: food?.name ?? null, name },
      people,
      total: sum,
      each: portion.amount,
      unit: portion.unit,
    },
  };
}
