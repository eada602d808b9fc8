import { beforeAll, describe, expect, test } from 'vitest';

import type { Allergen, Diet } from '#catalogue/food-row';
import { LEXICONS, loadEveryLanguage } from '#every-language';
import { allergensIn, dietsBroken, dietsRuledOut } from '#food-diets';
import { FOODS } from '#ingredient-catalogue';
import { readIngredientList } from '#ingredient-list';
import { formsIn } from '#lexicon/forms';
import { languageWords } from '#lexicon/language-index';
import { languageIndex } from '#lexicon/languages';
import type { Lexicon } from '#lexicon/lexicon';
import { contentsOf } from '#line-contents';
import { parseIngredientLine, weightOfLine } from '#ingredient-line';
import { readLineIn } from '#line/read-line';

beforeAll(loadEveryLanguage);

interface Named {
  readonly name: string;
  readonly food: string | null;
  readonly contains: readonly Allergen[];
  readonly breaks: readonly Diet[];
}

/** Every name of a lexicon with what it means; the first meaning of a name counts. */
function everyName({ foods, products }: Lexicon): readonly Named[] {
  const named = new Map<string, Named>();
  const add = (names: string, meaning: Omit<Named, 'name'>): void => {
    for (const name of formsIn(names).flat()) if (!named.has(name)) named.set(name, { name, ...meaning });
  };
  for (const food of FOODS)
    add(foods[food.name] ?? '', { food: food.name, contains: allergensIn(food), breaks: dietsRuledOut(food) });
  for (const { names, like, contains, rulesOut = [] } of products)
    add(names, { food: like ?? null, contains, breaks: dietsBroken(rulesOut, contains) });
  return [...named.values()];
}

/** Remarks in brackets that change the food. */
const IN_BRACKETS = /\(.*\)/u;

describe.each(LEXICONS)('the names of the lexicon %s', (language, lexicon) => {
  const lineOf = (name: string): string => (language === 'ja' ? `${name} 200g` : `200 g ${name}`);

  test('are the foods of a line, with all that they hold', () => {
    const wrong = everyName(lexicon).flatMap(({ name, food, contains, breaks }) => {
      const line = readLineIn(lineOf(name), language);
      const found = contentsOf(line);
      const isWrong = food !== null && line.food?.food.name !== food && !IN_BRACKETS.test(name);
      if (found.unknown.length > 0) return isWrong && line.food !== null ? [`${name}: ${line.food.food.name}`] : [];
      const missed = contains.filter((each) => !found.allergens.has(each) && !found.mayContain.has(each));
      const fits = breaks.filter((each) => !found.breaks.has(each) && !found.mayBreak.has(each));
      return isWrong || missed.length + fits.length > 0
        ? [`${name}: ${line.food?.food.name ?? ''} ${[...missed, ...fits].join(' ')}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test('give a figure alone no meaning, because it is an amount', () => {
    const index = languageIndex(language);
    const kinds = ['0', '1', '2', '3', '5', '10', '20'].map(
      (each) => index?.meantAt(languageWords(each), 0).meaning?.kind,
    );
    expect(kinds.filter((kind) => kind !== undefined && kind !== 'measure')).toEqual([]);
  });
});

/** A line alone, its amount, unit, the foods in it and its weight. */
const LINES: readonly (readonly [string, number | null, string | null, string, number | null])[] = [
  // Units of several words hold no food.
  ['1 cuil. à café de moutarde de Dijon', 1, 'tsp', 'dijon mustard', null],
  ['2 c. à soupe rases de maïzena', 2, 'tbsp', 'cornstarch', null],
  ['2 xícaras (chá) de farinha de trigo', 2, 'cup', 'all-purpose flour', null],
  ['1 colher (chá) de fermento em pó', 1, 'tsp', 'baking powder', null],
  ['3 c. de sopa de azúcar', 3, 'tbsp', 'sugar', null],
  ['2 c. de postre de miel', 2, 'tsp', 'honey', null],
  // An amount is no share of fat.
  ['2 dl mjölk', 2, 'dl', 'milk', 200],
  ['0,5 l melk', 0.5, 'l', 'milk', 500],
  ['4 port ris', 4, 'piece', 'long-grain rice', null],
  ['25 g jäst', 25, 'g', 'compressed yeast', 25],
  // A sign for "number" precedes the number.
  ['n. 2 uova', 2, null, 'egg', 100],
  ['N° 3 uova', 3, null, 'egg', 150],
  // A fillet, a drizzle.
  ['2 filets de poulet', 2, 'fillet', 'chicken breast', 340],
  ["1 filet d'huile d'olive", 1, 'drizzle', 'olive oil', 5],
  ['1 filet de vinaigre', 1, 'drizzle', 'red wine vinegar', 5],
  ["4 filetti di acciuga sott'olio", 4, 'fillet', 'anchovy', 16],
  // What one of them weighs.
  ['1 noix de beurre', 1, null, 'butter', 15],
  ['1 noce di burro', 1, null, 'butter', 15],
  ['1 nuez de mantequilla', 1, null, 'butter', 15],
  ['4 escalopes de dinde', 4, null, 'turkey breast', 520],
  ['2 Putenschnitzel', 2, null, 'turkey breast', 300],
  ['4 Rinderrouladen', 4, null, 'beef roast', 680],
  ['4 Maultaschen', 4, null, 'ravioli', 240],
  ['8 obleas para empanadillas', 8, null, 'pizza dough', 160],
  ['ししゃも 6尾', 6, 'piece', 'cod fillet', 120],
  ['高野豆腐 2枚', 2, 'piece', 'firm tofu', 120],
  ['1 kieliszek wódki', 1, 'glass', 'vodka', 38],
  // Cuts and parts.
  ['1 Römersalatherz', 1, null, 'romaine lettuce', 626],
  ['200 g Hähnchenstreifen', 200, 'g', 'chicken', 200],
  ['2 eetlepels augurkenblokjes', 2, 'tbsp', 'pickle', 18],
  ['1 burk tonfisk i vatten', 1, 'can', 'canned tuna', 165],
  ['100 g de cacahuetes', 100, 'g', 'peanut', 100],
  ['レバー 200g', 200, 'g', 'chicken liver', 200],
  ['明太子 1腹', 1, 'piece', 'fish roe', null],
  ['バニラエッセンス 数滴', 3, 'drop', 'vanilla extract', null],
  ['シーザーサラダドレッシング 大さじ1', 1, 'tbsp', 'caesar dressing', null],
  // The language of a single line.
  ['2 Knoblauchzehen, gepresst', 2, null, 'garlic', null],
  ['200 g de alubias blancas', 200, 'g', 'white bean', 200],
  ['1 dado', 1, null, 'stock cube', null],
];

test.each(LINES)('%s', (text, amount, unit, food, weight) => {
  const [line = null] = readIngredientList([text]);
  expect(line).not.toBeNull();
  if (line === null) return;
  const { foods, unknown } = contentsOf(line);
  expect([line.amount?.low ?? null, line.amount?.unit ?? null]).toEqual([amount, unit]);
  expect([line.food?.food.name, unknown]).toEqual([food, []]);
  expect(foods.map((each) => each.food.name)).toEqual([food]);
  if (weight !== null && line.food !== null) expect(Math.round(weightOfLine(line, line.food.food) ?? 0)).toBe(weight);
});

test('a stick of butter weighs a quarter of a pound, one of cinnamon some grams', () => {
  const weightsOf = (text: string): number | null => {
    const line = parseIngredientLine(text);
    return line.food === null ? null : weightOfLine(line, line.food.food);
  };
  expect(['1 stick butter', '1 stick cinnamon', '2 sticks celery'].map(weightsOf)).toEqual([113, 3, 80]);
});
