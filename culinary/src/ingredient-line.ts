import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import { type Grams, grams } from '#measure';

/** What one line of an ingredient list says. Text that is neither amount nor name is kept in `comment`. */
export interface IngredientLine {
  readonly quantity?: number;
  readonly unit?: LineUnit;
  readonly name: string;
  readonly comment: string;
}

export type LineUnit =
  | 'g'
  | 'kg'
  | 'ml'
  | 'cl'
  | 'dl'
  | 'l'
  | 'tsp'
  | 'tbsp'
  | 'cup'
  | 'oz'
  | 'lb'
  | 'fl oz'
  | 'pint'
  | 'clove'
  | 'stalk'
  | 'slice'
  | 'sprig'
  | 'handful'
  | 'bunch'
  | 'can'
  | 'head'
  | 'pinch'
  | 'piece'
  | 'knob'
  | 'cm'
  | 'stick'
  | 'pack';

const UNIT_WORDS: ReadonlyMap<string, LineUnit> = new Map<string, LineUnit>([
  ['g', 'g'],
  ['gram', 'g'],
  ['grams', 'g'],
  ['gr', 'g'],
  ['kg', 'kg'],
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['kilogram', 'kg'],
  ['kilograms', 'kg'],
  ['ml', 'ml'],
  ['millilitre', 'ml'],
  ['milliliter', 'ml'],
  ['millilitres', 'ml'],
  ['milliliters', 'ml'],
  ['cl', 'cl'],
  ['dl', 'dl'],
  ['l', 'l'],
  ['litre', 'l'],
  ['liter', 'l'],
  ['litres', 'l'],
  ['liters', 'l'],
  ['tsp', 'tsp'],
  ['tsps', 'tsp'],
  ['teaspoon', 'tsp'],
  ['teaspoons', 'tsp'],
  ['tbsp', 'tbsp'],
  ['tbsps', 'tbsp'],
  ['tbs', 'tbsp'],
  ['tablespoon', 'tbsp'],
  ['tablespoons', 'tbsp'],
  ['cup', 'cup'],
  ['cups', 'cup'],
  ['oz', 'oz'],
  ['ounce', 'oz'],
  ['ounces', 'oz'],
  ['lb', 'lb'],
  ['lbs', 'lb'],
  ['pound', 'lb'],
  ['pounds', 'lb'],
  ['pint', 'pint'],
  ['pints', 'pint'],
  ['clove', 'clove'],
  ['cloves', 'clove'],
  ['stalk', 'stalk'],
  ['stalks', 'stalk'],
  ['rib', 'stalk'],
  ['ribs', 'stalk'],
  ['slice', 'slice'],
  ['slices', 'slice'],
  ['sprig', 'sprig'],
  ['sprigs', 'sprig'],
  ['handful', 'handful'],
  ['handfuls', 'handful'],
  ['bunch', 'bunch'],
  ['bunches', 'bunch'],
  ['can', 'can'],
  ['cans', 'can'],
  ['tin', 'can'],
  ['tins', 'can'],
  ['head', 'head'],
  ['heads', 'head'],
  ['pinch', 'pinch'],
  ['pinches', 'pinch'],
  ['dash', 'pinch'],
  ['piece', 'piece'],
  ['pieces', 'piece'],
  ['knob', 'knob'],
  ['cm', 'cm'],
  ['stick', 'stick'],
  ['sticks', 'stick'],
  ['pack', 'pack'],
  ['packs', 'pack'],
  ['packet', 'pack'],
  ['packets', 'pack'],
  ['package', 'pack'],
  ['jar', 'pack'],
  ['bag', 'pack'],
  ['box', 'pack'],
]);

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map<string, number>([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['twelve', 12],
  ['dozen', 12],
  ['half', 0.5],
  ['quarter', 0.25],
  ['couple', 2],
  ['few', 3],
  ['several', 3],
]);
const VULGAR: Readonly<Record<string, number>> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
  '⅕': 0.2,
};

const MOST_READ = 300;
const NUMBER =
  /^(?:(\d{1,5})\s+(\d{1,2})\s*[/⁄]\s*(\d{1,3})|(\d{1,3})\s*[/⁄]\s*(\d{1,3})|(\d{1,6}(?:[.,]\d{1,3})?)\s*([½⅓⅔¼¾⅛⅜⅝⅞⅕])?|([½⅓⅔¼¾⅛⅜⅝⅞⅕]))/u;

function readNumber(text: string): { value: number; rest: string } | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [all, whole, mixedTop, mixedBottom, top, bottom, decimal, tail, vulgar] = match;
  const rest = text.slice(all.length);
  const ratio = (above: string, below: string): number => Number(above) / Math.max(1, Number(below));
  let value = 0;
  if (whole !== undefined) value = Number(whole) + ratio(mixedTop ?? '0', mixedBottom ?? '1');
  else if (top !== undefined) value = ratio(top, bottom ?? '1');
  else if (decimal !== undefined)
    value = Number(decimal.replace(',', '.')) + (tail === undefined ? 0 : (VULGAR[tail] ?? 0));
  else if (vulgar !== undefined) value = VULGAR[vulgar] ?? 0;
  return value > 0 ? { value, rest } : null;
}

function readNumberWords(text: string): { value: number; rest: string } | null {
  let rest = text;
  let value: number | undefined;
  // "half a dozen" multiplies, and "of" is only glue.
  for (let match = /^([a-z]+)\b\s*/iu.exec(rest); match !== null; match = /^([a-z]+)\b\s*/iu.exec(rest)) {
    const word = (match[1] ?? '').toLowerCase();
    const number = NUMBER_WORDS.get(word);
    if (number === undefined && !(word === 'of' && value !== undefined)) break;
    if (number !== undefined) value = (value ?? 1) * number;
    rest = rest.slice(match[0].length);
  }
  return value === undefined || rest === '' ? null : { value, rest };
}

/** Reads one line ("400g beef mince, thawed"). Never throws; what it cannot place stays in the name or the comment. */
export function parseIngredientLine(line: string): IngredientLine {
  const text = line
    .slice(0, MOST_READ)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[-–•*·]+\s*/u, '');
  const number = readNumber(text) ?? readNumberWords(text);
  let rest = number?.rest ?? text;
  // Of a range the lower end is what is surely there.
  if (number !== null) rest = rest.replace(/^\s*(?:[-–—]|to\b)\s*\d+(?:[.,]\d+)?\s*/iu, ' ').trimStart();
  let unit: LineUnit | undefined;
  if (number !== null) {
    const fluid = /^(?:fl\.?|fluid)\s*(?:oz|ounces?)\.?\s+/iu.exec(rest);
    const word = /^([a-z]+)\.?(?:\s+of\b)?(?:\s+|$)/iu.exec(rest);
    const known = word === null ? undefined : UNIT_WORDS.get((word[1] ?? '').toLowerCase());
    if (fluid !== null) {
      unit = 'fl oz';
      rest = rest.slice(fluid[0].length);
    } else if (word !== null && known !== undefined && rest.length > word[0].length) {
      unit = known;
      rest = rest.slice(word[0].length);
    }
  }
  const comments: string[] = [];
  rest = rest.replace(/\(([^)]*)\)/gu, (_, inside: string) => {
    comments.push(inside.trim());
    return ' ';
  });
  const comma = rest.indexOf(',');
  if (comma > 0) {
    comments.push(rest.slice(comma + 1).trim());
    rest = rest.slice(0, comma);
  }
  const name = rest.replace(/\s+/gu, ' ').trim();
  return {
    ...(number === null ? {} : { quantity: number.value }),
    ...(unit === undefined ? {} : { unit }),
    name: name === '' ? text : name,
    comment: comments.filter((comment) => comment !== '').join('; '),
  };
}

// Cup, spoons and fluid ounce as US nutrition labels count them (21 CFR 101.9: 240, 15 and 5 ml); the ounce is avoirdupois, 28.35 g.
const GRAMS_IN: Partial<Record<LineUnit, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.35,
  lb: 453.6,
  pinch: 0.4,
  knob: 15,
  stick: 113,
};
const MILLILITRES_IN: Partial<Record<LineUnit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 5,
  tbsp: 15,
  cup: 240,
  'fl oz': 29.6,
  pint: 473,
};

/** The weight a line stands for, or null where its unit says nothing certain about this food ("a bag of spinach"). */
export function weightOfLine(line: IngredientLine, food: Food): Grams | null {
  const { quantity, unit } = line;
  if (quantity === undefined || quantity > 10_000) return null;
  const each = gramsPerUnit(food);
  if (unit === undefined || unit === 'piece')
    return food.unit === 'piece' ||
      food.unit === 'head' ||
      food.unit === 'stalk' ||
      food.unit === 'slice' ||
      food.unit === 'can'
      ? grams(quantity * each)
      : null;
  if (unit === food.unit) return grams(quantity * each);
  const weight = GRAMS_IN[unit];
  if (weight !== undefined)
    return unit === 'stick' && food.unit === 'stalk' ? grams(quantity * each) : grams(quantity * weight);
  const volume = MILLILITRES_IN[unit];
  if (volume === undefined) return unit === 'can' ? grams(quantity * (food.role === 'legume' ? 240 : 400)) : null;
  const density =
    food.unit === 'tsp'
      ? each / 5
      : food.unit === 'tbsp'
        ? each / 15
        : food.role === 'flour' || food.role === 'oats'
          ? 0.5
          : 1;
  return grams(quantity * volume * density);
}
