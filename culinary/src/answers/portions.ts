import type { Computed } from '#answers/answer-type';
import type { FoodRole } from '#catalogue/food-row';
import type { Question } from '#answers/question';
import { manyOf, plainNumber } from '#answers/speaking';
import type { Food } from '#ingredient-catalogue';

/** Grams, ml or pieces for one grown-up: as bought, raw and boneless unless said otherwise. Kitchen practice. */
interface Portion {
  readonly amount: number;
  readonly unit: 'g' | 'ml' | 'bottle' | 'egg';
  readonly note: string;
}
const grams = (amount: number, note: string): Portion => ({ amount, unit: 'g', note });

const BY_NAME: readonly (readonly [RegExp, string, Portion])[] = [
  [
    /\bturkey\b(?!.*\b(?:breast|mince|ground)\b)/u,
    'whole turkey',
    grams(500, 'weighed with the bones, which leaves something for tomorrow'),
  ],
  [/\b(?:whole|roast) chicken\b|\bchickens\b/u, 'whole chicken', grams(375, 'weighed with the bones')],
  [/\b(?:goose|duck)\b(?!.*\bbreast\b)/u, 'whole bird', grams(600, 'weighed with the bones')],
  [/\b(?:ribs?|sparerib|lamb shank|oxtail)\b/u, 'meat on the bone', grams(400, 'weighed with the bones')],
  [/\bsteaks?\b/u, 'steak', grams(225, 'boneless')],
  [/\bpotatoe?s?\b|\bmash\b/u, 'potatoes', grams(225, 'as a side')],
  [/\bsalad\b|\blettuce\b/u, 'salad leaves', grams(45, 'as a side')],
  [/\bsoup\b/u, 'soup', { amount: 350, unit: 'ml', note: 'between a starter of 250 and a meal of 450' }],
  [/\bcheese board\b|\bcheese platter\b/u, 'cheese', grams(80, 'after a meal')],
  [/\bwine\b/u, 'wine', { amount: 0.5, unit: 'bottle', note: 'a bottle of 750 ml holds five glasses' }],
  [/\bcake\b/u, 'cake', grams(110, 'a slice; a round cake of 23 cm makes 10 to 12')],
];
const BY_ROLE: Partial<Record<FoodRole, Portion>> = {
  pasta: grams(90, 'dry, as a main course'),
  noodle: grams(80, 'dry, as a main course'),
  rice: grams(70, 'uncooked, as a side'),
  'risotto-rice': grams(80, 'uncooked'),
  grain: grams(65, 'uncooked, as a side'),
  lentil: grams(75, 'dry, as a main course'),
  legume: grams(75, 'dry, as a main course; from a can 120 g'),
  oats: grams(45, 'for a bowl of porridge'),
  poultry: grams(170, 'boneless'),
  meat: grams(170, 'boneless'),
  braise: grams(200, 'boneless, because it shrinks'),
  mince: grams(125, 'in a sauce; 150 for a burger'),
  sausage: grams(150, 'about two'),
  fish: grams(170, 'as a fillet; a whole fish 350'),
  veg: grams(175, 'as a side'),
  egg: { amount: 2, unit: 'egg', note: 'and one more for the hungry' },
};
const PEOPLE =
  /\b(?:for|serve|serving|feed|feeding) (?:a (?:party|group|crowd) of )?(\d{1,3})(?! ?(?:g|gram|kg|minute|min|hour|day|cup|oz|lb|ml|egg|week|month|degree|c|f)\b)/u;
const COUNTED = /\b(\d{1,3}) (?:people|person|adult|guest|serving|portion|head)\b/u;
const ASKS = /\bhow (?:much|many|big)\b|\bwhat size\b|\bamount\b/u;
const MOST_PEOPLE = 500;

function total(value: number, { unit }: Portion): string {
  if (unit === 'bottle') return `${Math.ceil(value)} ${Math.ceil(value) === 1 ? 'bottle' : 'bottles'} of`;
  if (unit === 'egg') return String(Math.ceil(value));
  if (value >= 1000) return `${plainNumber(Math.round(value / 100) / 10)} ${unit === 'g' ? 'kg' : 'l'} of`;
  return `${Math.round(value / 10) * 10} ${unit} of`;
}

const portionOf = (question: Question): readonly [string, Portion, Food | null] | null => {
  const named = BY_NAME.find(([pattern]) => pattern.test(question.plain));
  if (named !== undefined) return [named[1], named[2], null];
  for (const found of question.foods) {
    const portion = BY_ROLE[found.food.role];
    if (portion !== undefined) return [manyOf(found), portion, found.food];
  }
  return null;
};

/** Amounts for a number of people: "how much rice for 4", "turkey for 12". Between 2 and 500 of them. */
export function answerPortions(question: Question): Computed | null {
  const { plain } = question;
  const people = Number((COUNTED.exec(plain) ?? PEOPLE.exec(plain))?.[1] ?? Number.NaN);
  if (!(people >= 2 && people <= MOST_PEOPLE)) return null;
  // "Turkey for 12" asks without a word of asking.
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
  const pieces = each !== undefined && each > 0 && portion.unit === 'g' ? `, ${Math.ceil(sum / each)} or so` : '';
  const one =
    portion.unit === 'bottle'
      ? 'half a bottle each'
      : portion.unit === 'egg'
        ? `${portion.amount} each`
        : `${portion.amount} ${portion.unit} each`;
  return {
    topic: 'portion',
    text: `For ${people} people about ${total(sum, portion)} ${name}${pieces}: ${one}, ${portion.note}.${portion.unit === 'bottle' ? '' : ' Children eat about half.'}`,
  };
}
