import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { loadEveryLanguage } from '#every-language';
import { FOODS } from '#ingredient-catalogue';
import { parseIngredientLine } from '#ingredient-line';
import { readIngredientList } from '#ingredient-list';
import { contentsOf } from '#line-contents';
import { EMOJI, MOODS } from '#suggest-moods-data';

beforeAll(loadEveryLanguage);

/** Lines with the catalog rows that their foods are read as. */
const LINES: Readonly<Record<string, readonly (readonly [line: string, food: string])[]>> = {
  de: [
    ['2 Knoblauchzehen, gehackt', 'garlic'],
    ['250 g Weizenmehl', 'all-purpose flour'],
    ['4 Scheiben Toastbrot', 'white bread'],
    ['500 g fest kochende Kartoffeln, geschält', 'potato'],
    ['1 Prise Muskatnuss', 'nutmeg'],
    ['200 ml Kokosmilch', 'coconut milk'],
    ['1 TL Sojasoße', 'soy sauce'],
  ],
  ja: [
    ['玉ねぎ 2個', 'onion'],
    ['バター 大さじ2', 'butter'],
    ['鶏もも肉 500g', 'chicken thigh'],
    ['卵 2個', 'egg'],
  ],
  fr: [
    ['400 g de pâtes', 'penne'],
    ['2 œufs', 'egg'],
    ['2 oeufs battus', 'egg'],
    ['500 g pommes de terre à chair ferme', 'potato'],
    ['100 g d’olives noires dénoyautées', 'olive'],
    ['1 c. à soupe d’huile d’olive', 'olive oil'],
    ['20 cl de crème fraîche épaisse', 'crème fraîche'],
    ['1 pincée de noix de muscade', 'nutmeg'],
    ['1 pâté de campagne', 'pâté'],
  ],
  it: [
    ['200 g farina di mandorle', 'almond flour'],
    ['500 g carne macinata di manzo', 'ground beef'],
    ['80 g di burro morbido', 'butter'],
    ['2 cucchiai di olio extravergine d’oliva', 'olive oil'],
    ['noce moscata q.b.', 'nutmeg'],
    ['3 pesche mature', 'peach'],
    ['200 ml di latte di cocco', 'coconut milk'],
  ],
  es: [
    ['1 litro de leche entera', 'milk'],
    ['3 dientes de ajo picados', 'garlic'],
    ['2 tomates maduros', 'tomato'],
    ['100 g de mantequilla ablandada', 'butter'],
    ['400 ml de leche de coco', 'coconut milk'],
    ['6 palitos de cangrejo', 'crab stick'],
  ],
  pt: [
    ['2 dentes de alho picados', 'garlic'],
    ['200 g de farinha de trigo', 'all-purpose flour'],
    ['1 cebola média', 'onion'],
    ['100 ml de azeite', 'olive oil'],
  ],
  pl: [
    ['2 łyżki oliwy', 'olive oil'],
    ['250 g mąki pszennej', 'all-purpose flour'],
    ['3 jajka', 'egg'],
    ['2 ząbki czosnku', 'garlic'],
  ],
  nl: [
    ['2 eetlepels olijfolie', 'olive oil'],
    ['250 g rundergehakt', 'ground beef'],
    ['3 teentjes knoflook', 'garlic'],
    ['1 rode ui, gesnipperd', 'red onion'],
    ['100 g geraspte kaas', 'gouda'],
  ],
  sv: [
    ['2 msk olivolja', 'olive oil'],
    ['3 dl vetemjöl', 'all-purpose flour'],
    ['2 vitlöksklyftor', 'garlic'],
    ['1 gul lök, hackad', 'onion'],
  ],
};

describe.each(Object.entries(LINES))('a recipe in the language %s', (language, lines) => {
  test('is recognized, and each food is known', () => {
    const read = readIngredientList(lines.map(([line]) => line));
    expect(read.map((line) => line?.language)).toEqual(lines.map(() => language));
    expect(read.map((line, at) => [lines[at]?.[0], line?.food?.food.name])).toEqual(lines);
    expect(read.flatMap((line) => (line === null ? [] : contentsOf(line).unknown))).toEqual([]);
  });

  test('is unsure of a word that no lexicon has', () => {
    const read = readIngredientList([...lines.map(([line]) => line), '100 g zorblax']);
    const last = read.at(-1);
    expect(last === undefined || last === null ? [] : contentsOf(last).unknown).toEqual(['zorblax']);
  });
});

describe('words that differ by an accent', () => {
  test.each([
    ['400 g de pâtes', ['gluten']],
    ['100 g de pâté de foie', []],
  ])('%s', (line, allergens) => {
    const found = contentsOf(parseIngredientLine(line));
    expect([...found.allergens]).toEqual(expect.arrayContaining(allergens));
    expect(found.breaks.has('vegetarian')).toBe(line.includes('pâté'));
  });

  test('without accents a word is known only where they decide nothing', () => {
    const [creme, pate] = readIngredientList(['20 cl de creme fraiche', '200 g de pate', '100 g de farine']);
    expect(creme?.food?.food.name).toBe('crème fraîche');
    // Pasta, dough or pâté.
    const found = pate === undefined || pate === null ? null : contentsOf(pate);
    expect([...(found?.mayBreak ?? [])]).toEqual(expect.arrayContaining(['vegetarian', 'gluten-free']));
  });
});

describe('a compound', () => {
  test.each([
    ['200 g tomatensoep met room', ['milk']],
    ['100 ml notenmelk', ['nuts']],
    ['1 el mosterdsaus', ['mustard']],
  ])('%s holds the allergens of both parts, or is unsure', (line, allergens) => {
    const [read] = readIngredientList([line, '2 eetlepels olijfolie', '1 ui, gesnipperd']);
    const found = read === undefined || read === null ? null : contentsOf(read);
    const named = [...(found?.allergens ?? []), ...(found?.mayContain ?? [])];
    const isUnsure = found === null || found.unknown.length > 0;
    expect(isUnsure || allergens.every((allergen) => named.some((each) => each === allergen))).toBe(true);
  });
});

test('English stays English next to other lexicons', () => {
  const lines = ['1 cup rind of watermelon', '2 tbsp butter', '1 sole fillet', '1 pan of cornbread', '200 g pasta'];
  for (const line of readIngredientList(lines)) expect(line?.language).toBeNull();
});

test('our own phrases, and every name of a row, are English', () => {
  const ideas = [...Object.values(EMOJI), ...MOODS.flatMap(([, phrases]) => phrases)];
  const taken = [...ideas, ...FOODS.map(({ name }) => name)].filter(
    (phrase) => parseIngredientLine(phrase).language !== null,
  );
  expect(taken).toEqual([]);
});

test('reading never throws, whatever the script', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 5 }), (lines) => {
      expect(() => {
        for (const line of readIngredientList(lines)) if (line !== null) contentsOf(line);
      }).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
