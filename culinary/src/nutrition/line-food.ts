import { findFood, type Food, getFood, nameWords } from '#ingredient-catalogue';
import { languageIndex } from '#lexicon/languages';
import { productNames } from '#lexicon/products';
import { qualifiersIn } from '#lexicon/qualifiers-in';
import type { IngredientLine } from '#line/ingredient-line-type';
import { factOf } from '#line/word-facts';
import { type Grams, grams } from '#measure';
import { gramsIn } from '#units';

/** Returns the weight that a line of an unknown food states; it counts as unrecognized weight. */
export function statedWeight({ amount, equivalents }: IngredientLine): Grams | null {
  for (const each of amount === null ? [] : [amount, ...equivalents]) {
    const size = each.each === undefined ? each.unit : each.each.unit;
    const one = size === null ? null : gramsIn(size);
    if (one !== null) return grams(each.low * (each.each?.low ?? 1) * one);
  }
  return null;
}

/** Characters of a line that qualify its food. */
export const MAX_SAID = 600;
const ALTERNATIVE = /\bor (?=\p{L}).*$/iu;

/**
 * Returns what a line says about its first food: not what it says about others ("milk or 2% milk"). A noun that both
 * share belongs to the first too: "chicken or vegetable broth" is broth.
 */
export function saidOf(line: IngredientLine, several: boolean): string {
  const text = (several ? `${line.name}, ${line.preparation}, ${line.comment}` : line.text).slice(0, MAX_SAID);
  const own = ALTERNATIVE.test(text) ? text.replace(ALTERNATIVE, line.food?.name ?? '') : text;
  return line.language === null ? own : inEnglish(own, line);
}

/** Compounds and phrases of other languages that name how fat something is, or what it lies in, and the English words. */
const SAID: readonly (readonly [says: RegExp, english: string])[] = [
  [
    /demi-?écrémé|semi-?desnatad|parzialmente scremat|halfvol|me[ij]o[- ]gordo|mellanmjölk|fettarm|półtłust|低脂肪|teilentrahmt/iu,
    'semi-skimmed',
  ],
  [/à l['’]huile|en aceite|sott['’]olio|\bin Öl\b|i olja|w oleju|em óleo|em azeite|op olie|in olie|油漬/iu, 'in oil'],
];

/** Adds the English words for what a line says about its food: what follows its first comma stays behind one. */
function inEnglish(text: string, { language, food }: IngredientLine): string {
  const index = language === null ? null : languageIndex(language);
  if (index === null) return text;
  const [named = '', ...rest] = text.split(/[,(;]/u);
  // "Mager spek", "lard maigre": streaky bacon, not the lean back.
  const skipped = food?.food.role === 'cured' ? 'lean' : null;
  const words = (part: string): string =>
    qualifiersIn(index, part)
      .filter((each) => each !== skipped)
      .join(' ');
  const also = SAID.filter(([says]) => says.test(text)).map(([, english]) => english);
  return `${[words(named), ...also].join(' ')} ${text}, ${words(rest.join(' '))}`;
}

/** Characters of a name that are read. */
const MAX_NAME = 100;

/** Words after a name that say nothing about the food; the reader of lines does not know them. */
const AFTER_NAME =
  /[\s,]+(?:(?:at )?room temp(?:erature)?|any (?:kind|variety)|of (?:your )?choice|crumbles|sheets)\W*$/iu;
const ONLY_QUALITIES = /^(?:(?:boneless|skinless|skin-on|bone-in|fresh|large|small|and|raw)[\s,]*)+$/iu;

/**
 * Returns the food of a line. For nutrition a close guess is better than none, so that "eggs room temperature" and
 * "boneless (skinless chicken breasts, sliced)" count; what a line contains is judged without it. A product counts as
 * the row that it is like.
 */
export function foodOf(line: IngredientLine): Food | null {
  const { food, comment, language } = line;
  const name = line.name.slice(0, MAX_NAME);
  const whole = /\bmade (?:from|of|with)\b/iu.exec(name);
  if (whole !== null && whole.index > 0) return findFood(name.slice(0, whole.index))?.food ?? food?.food ?? null;
  if (food?.food.name === 'turkey breast' && isWholeTurkey(line)) return getFood('roasting turkey');
  const product = language === null ? productIn(name) : null;
  if (food !== null) return product !== null && isNearer(product, food.name, name) ? product.food : food.food;
  if (product !== null) return product.food;
  const plain = (ONLY_QUALITIES.test(name) ? (comment.split(';')[0] ?? '') : name)
    .replace('&', 'and')
    .replace(AFTER_NAME, '');
  return plain === name ? null : (findFood(plain)?.food ?? null);
}

/** True for a product whose name says more than that of the food, or is all of the line's: "turkey cutlet" is no whole breast. */
const isNearer = (product: { readonly words: number }, found: string, name: string): boolean =>
  product.words > found.split(' ').length || (product.words > 1 && product.words === nameWords(name).length);

/** Grams: more than a turkey breast weighs. */
const WHOLE_TURKEY = 3000;

/** "10 pounds turkey" is a whole bird. */
const isWholeTurkey = (line: IngredientLine): boolean =>
  (statedWeight(line) ?? 0) >= WHOLE_TURKEY && !/\b(?:breast|cutlet|steak|deli|boneless)/iu.test(line.text);

/** What follows these names another food: "butter or vegan spread", "snails in garlic butter". */
const SECOND_FOOD = /(?<!\p{L})(?:or|in|with|from)(?!\p{L})|[,(/].*$/iu;

/** Returns the last product of a name, and the number of words that name it. */
function productIn(name: string): { readonly food: Food; readonly words: number } | null {
  const facts = nameWords(name.split(SECOND_FOOD, 1)[0] ?? '').map(factOf);
  const products = productNames();
  for (let to = facts.length; to > 0; to -= 1) {
    const match = products.endingAt(facts, to);
    if (match === null) continue;
    const { found } = match.found;
    return found === null ? null : { food: found.food, words: match.to - match.from };
  }
  return null;
}
