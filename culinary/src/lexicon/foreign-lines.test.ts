import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { loadEveryLanguage } from '#every-language';
import { parseIngredientLine } from '#ingredient-line';
import type { LanguageCode } from '#lexicon/lexicon';
import { readLineIn } from '#line/read-line';
import { scaleLine } from '#scaling/scale-line';

beforeAll(loadEveryLanguage);

type Row = readonly [line: string, amount: number, unit: string | null, name: string, twice: string];

/** Lines with their amount, unit and name, and the line for twice the servings. */
const LINES: Readonly<Record<Exclude<LanguageCode, 'ja'>, readonly Row[]>> = {
  de: [
    ['2 gehäufte EL Mehl', 2, 'tbsp', 'Mehl', '4 gehäufte EL Mehl'],
    ['1 Hand voll Petersilie', 1, 'handful', 'Petersilie', '2 Hand voll Petersilie'],
    ['2 Hände voll Spinat', 2, 'handful', 'Spinat', '4 Hände voll Spinat'],
    ['1 gut gefüllter EL Quark', 1, 'tbsp', 'Quark', '2 gut gefüllter EL Quark'],
    ['1 Tetra Pak Milch', 1, 'carton', 'Milch', '2 Tetra Pak Milch'],
    ['2 leicht gehäufte TL Zucker', 2, 'tsp', 'Zucker', '4 leicht gehäufte TL Zucker'],
    ['zweieinhalb Tassen Milch', 2.5, 'cup', 'Milch', '5 Tassen Milch'],
  ],
  fr: [
    ["1 c. à s. d'huile", 1, 'tbsp', 'huile', "2 c. à s. d'huile"],
    ['2 cuillères à café de sucre', 2, 'tsp', 'sucre', '4 cuillères à café de sucre'],
    ['2 petites cuillères de miel', 2, 'tsp', 'miel', '4 petites cuillères de miel'],
    ['1 cuillère à dessert de miel', 1, 'dessertspoon', 'miel', '2 cuillère à dessert de miel'],
    ['1 pointe de couteau de safran', 1, 'pinch', 'safran', '2 pointe de couteau de safran'],
    ['1 verre à vin de lait', 1, 'glass', 'lait', '2 verre à vin de lait'],
    ['2 gros morceaux de beurre', 2, 'chunk', 'beurre', '4 gros morceaux de beurre'],
    ['un quart de citron', 0.25, null, 'citron', '½ citron'],
    ['2 doses de farine', 2, 'sachet', 'farine', '4 doses de farine'],
  ],
  es: [
    ['2 cucharadas soperas de aceite', 2, 'tbsp', 'aceite', '4 cucharadas soperas de aceite'],
    ['1 cucharada de postre de azúcar', 1, 'dessertspoon', 'azúcar', '2 cucharada de postre de azúcar'],
    ['2 cucharadas de té de azúcar', 2, 'tsp', 'azúcar', '4 cucharadas de té de azúcar'],
    ['2 cucharas pequeñas de miel', 2, 'tsp', 'miel', '4 cucharas pequeñas de miel'],
    ['1 tetra brik de leche', 1, 'carton', 'leche', '2 tetra brik de leche'],
    ['1 punta de cuchillo de canela', 1, 'pinch', 'canela', '2 punta de cuchillo de canela'],
    ['cuarto de kilo de harina', 0.25, 'kg', 'harina', '0.5 kilo de harina'],
    ['kilo y medio de harina', 1500, 'g', 'harina', '2 kilo y medio de harina'],
    ['medio kilo de harina', 0.5, 'kg', 'harina', '1 kilo de harina'],
  ],
  it: [
    ['1 cucchiaio da tè di zucchero', 1, 'tsp', 'zucchero', '2 cucchiaio da tè di zucchero'],
    ['2 cucchiai da minestra di farina', 2, 'tbsp', 'farina', '4 cucchiai da minestra di farina'],
    ['2 cucchiaini da caffè di zucchero', 2, 'tsp', 'zucchero', '4 cucchiaini da caffè di zucchero'],
    ['1 cucchiaio da dessert di miele', 1, 'dessertspoon', 'miele', '2 cucchiaio da dessert di miele'],
    ['2 tazze da tè di latte', 2, 'cup', 'latte', '4 tazze da tè di latte'],
    ['1 punta di coltello di cannella', 1, 'pinch', 'cannella', '2 punta di coltello di cannella'],
    ['1 bicchierino da liquore di latte', 1, 'shot', 'latte', '2 bicchierino da liquore di latte'],
  ],
  nl: [
    ['2 afgestreken eetlepels bloem', 2, 'tbsp', 'bloem', '4 afgestreken eetlepels bloem'],
    ['1 flinke scheut melk', 1, 'splash', 'melk', '2 flinke scheut melk'],
    ['2 goed gevulde eetlepels honing', 2, 'tbsp', 'honing', '4 goed gevulde eetlepels honing'],
    ['een halve citroen', 0.5, null, 'citroen', '1 citroen'],
    ['anderhalve theelepel suiker', 1.5, 'tsp', 'suiker', '3 theelepel suiker'],
    ['twee el olijfolie', 2, 'tbsp', 'olijfolie', '4 el olijfolie'],
  ],
  pt: [
    ['2 colheres de chá de açúcar', 2, 'tsp', 'açúcar', '4 colheres de chá de açúcar'],
    ['1 colher (sopa) de manteiga', 1, 'tbsp', 'manteiga', '2 colher (sopa) de manteiga'],
    ['3 colheres (sopa) cheias de açúcar', 3, 'tbsp', 'açúcar', '6 colheres (sopa) cheias de açúcar'],
    ['1 xícara (chá) de açúcar', 1, 'cup', 'açúcar', '2 xícara (chá) de açúcar'],
    ['2 c. de sobremesa de mel', 2, 'dessertspoon', 'mel', '4 c. de sobremesa de mel'],
    ['meia xícara de chá de leite', 0.5, 'cup', 'leite', '1 xícara de chá de leite'],
    ['1 ponta de faca de canela', 1, 'pinch', 'canela', '2 ponta de faca de canela'],
    ['2 dentes de alho', 2, 'clove', 'alho', '4 dentes de alho'],
  ],
  sv: [
    ['1 rågad msk socker', 1, 'tbsp', 'socker', '2 rågad msk socker'],
    ['2 strukna tsk socker', 2, 'tsp', 'socker', '4 strukna tsk socker'],
    ['1 liten skvätt mjölk', 1, 'splash', 'mjölk', '2 liten skvätt mjölk'],
    ['en och en halv dl mjölk', 1.5, 'dl', 'mjölk', '3 dl mjölk'],
    ['en halv citron', 0.5, null, 'citron', '1 citron'],
    ['2 till 3 dl mjölk', 2, 'dl', 'mjölk', '4 till 6 dl mjölk'],
    ['två matskedar olivolja', 2, 'tbsp', 'olivolja', '4 matskedar olivolja'],
  ],
  pl: [
    ['2 łyżeczki cukru', 2, 'tsp', 'cukru', '4 łyżeczki cukru'],
    ['3 łyżki stołowe mąki', 3, 'tbsp', 'mąki', '6 łyżki stołowe mąki'],
    ['2 małe łyżeczki miodu', 2, 'tsp', 'miodu', '4 małe łyżeczki miodu'],
    ['2 łyżeczki do herbaty cukru', 2, 'tsp', 'cukru', '4 łyżeczki do herbaty cukru'],
    ['1 szklanka mleka', 1.042, 'cup', 'mleka', '2 szklanka mleka'],
    ['pół szklanki cukru', 0.521, 'cup', 'cukru', '1 szklanki cukru'],
    ['jeden i pół łyżki mąki', 1.5, 'tbsp', 'mąki', '3 łyżki mąki'],
  ],
};

const METRIC = { system: 'metric', comma: false } as const;
const LANGUAGES: readonly Exclude<LanguageCode, 'ja'>[] = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'pl'];

describe.each(LANGUAGES)('a line in the language %s', (language) => {
  test.each(LINES[language])('%s: its unit is one of the language', (text, amount, unit, name, twice) => {
    const line = readLineIn(text, language);
    expect([line.amount?.low, line.amount?.unit, line.name]).toEqual([amount, unit, name]);
    expect(scaleLine(line, 2, METRIC).text).toBe(twice);
  });

  test('keeps every letter, and its parts are in order, whatever is written', () => {
    const words = LINES[language].flatMap(([text]) => text.split(' '));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, '(', ')', ',', '½', '-', '.'), { maxLength: 12 }), (some) => {
        const text = some.join(' ');
        const { parts } = readLineIn(text, language);
        const rest = parts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
        expect(rest).not.toMatch(/[\p{L}\d]/u);
        expect(parts).toEqual(parts.toSorted((one, other) => one.start - other.start));
      }),
    );
  });
});

test.each<readonly [string, number, number, string | null, string, string]>([
  ['バター 大さじ2', 2, 2, 'tbsp', 'バター', 'バター 大さじ4'],
  ['バター　大さじ２', 2, 2, 'tbsp', 'バター', 'バター　大さじ4'],
  ['砂糖 小さじ1/2', 0.5, 0.5, 'tsp', '砂糖', '砂糖 小さじ1'],
  ['醤油 大さじ1と1/2', 1.5, 1.5, 'tbsp', '醤油', '醤油 大さじ3'],
  ['醤油大さじ2', 2, 2, 'tbsp', '醤油', '醤油大さじ4'],
  ['大さじ2 醤油', 2, 2, 'tbsp', '醤油', '大さじ4 醤油'],
  ['ごま油 小さじ1/2〜1', 0.5, 1, 'tsp', 'ごま油', 'ごま油 小さじ1〜2'],
  ['牛乳 カップ1/2', 100, 100, 'ml', '牛乳', '牛乳 カップ1'],
  ['米 2合', 360, 360, 'ml', '米', '米 4合'],
  ['水 200cc', 200, 200, 'ml', '水', '水 400cc'],
  ['豚肉 300g', 300, 300, 'g', '豚肉', '豚肉 600g'],
  ['玉ねぎ 2個', 2, 2, 'piece', '玉ねぎ', '玉ねぎ 4個'],
  ['卵2個', 2, 2, 'piece', '卵', '卵4個'],
  ['にんじん 2〜3本', 2, 3, 'piece', 'にんじん', 'にんじん 4〜6本'],
  ['にんにく 1片', 1, 1, 'clove', 'にんにく', 'にんにく 2片'],
  ['豆腐 半丁', 0.5, 0.5, 'block', '豆腐', '豆腐 1丁'],
  ['鶏もも肉 1枚(300g)', 1, 1, 'piece', '鶏もも肉', '鶏もも肉 2枚(600g)'],
  ['食パン 6枚切り 2枚', 2, 2, 'piece', '食パン 6枚切り', '食パン 6枚切り 4枚'],
  ['玉ねぎ（みじん切り） 1/2個', 0.5, 0.5, 'piece', '玉ねぎ', '玉ねぎ（みじん切り） 1個'],
  ['塩 少々', 1, 1, 'pinch', '塩', '塩 少々'],
])('the Japanese line %s has an amount after the name', (text, low, high, unit, name, twice) => {
  const line = parseIngredientLine(text);
  expect([line.amount?.low, line.amount?.high, line.amount?.unit, line.name]).toEqual([low, high, unit, name]);
  expect(scaleLine(line, 2, METRIC).text).toBe(twice);
});

test('a Japanese amount as one likes it is a comment', () => {
  const { amount, name, comment } = readLineIn('塩 適量', 'ja');
  expect([amount, name, comment]).toEqual([null, '塩', '適量']);
});

test('any Japanese line keeps its letters, and its parts are in order', () => {
  const pieces = [
    '醤油',
    '大さじ',
    '2',
    '1/2',
    'と',
    '〜',
    '個',
    '半',
    '（',
    '）',
    ' ',
    '約',
    '少々',
    '切り',
    '・',
    'g',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (some) => {
      const text = some.join('');
      const { parts, amount } = readLineIn(text, 'ja');
      const rest = parts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
      expect(rest).not.toMatch(/[^〜・（）/ ]/u);
      expect(parts).toEqual(parts.toSorted((one, other) => one.start - other.start));
      expect(amount === null || (amount.low > 0 && amount.start < amount.end)).toBe(true);
    }),
  );
});

test.each<readonly [LanguageCode, string, string, string]>([
  ['pt', 'óleo para fritar', 'óleo', 'para fritar'],
  ['pt', '2 ovos para a massa', 'ovos', 'para a massa'],
  ['de', 'Butter für die Form', 'Butter', 'für die Form'],
  ['fr', 'beurre pour le moule', 'beurre', 'pour le moule'],
  ['es', 'aceite para freír', 'aceite', 'para freír'],
  ['it', 'burro per la teglia', 'burro', 'per la teglia'],
  ['it', 'farina per polenta', 'farina per polenta', ''],
  ['nl', 'boter voor de vorm', 'boter', 'voor de vorm'],
  ['sv', 'smör till formen', 'smör', 'till formen'],
  ['pl', 'masło do formy', 'masło', 'do formy'],
])('in the language %s, "%s" names the food without its purpose', (language, text, name, comment) => {
  const line = readLineIn(text, language);
  expect([line.name, line.comment]).toEqual([name, comment]);
});

test.each<readonly [LanguageCode, string, string]>([
  ['fr', 'un peu de beurre', 'beurre'],
  ['it', "un po' di sale", 'sale'],
  ['es', 'un poco de sal', 'sal'],
  ['pt', 'um pouco de sal', 'sal'],
  ['nl', 'een beetje zout', 'zout'],
  ['de', 'ein wenig Salz', 'Salz'],
])('in the language %s, "%s" has no amount', (language, text, name) => {
  const line = readLineIn(text, language);
  expect([line.amount, line.name]).toEqual([null, name]);
});

test.each<readonly [LanguageCode, string, string | null, string]>([
  ['fr', '1 filet mignon de porc', null, 'filet mignon de porc'],
  ['fr', '2 filets de saumon', 'fillet', 'saumon'],
  ['pl', '2 ząbki czosnku', 'clove', 'czosnku'],
])('in the language %s, "%s" has the unit %s', (language, text, unit, name) => {
  const line = readLineIn(text, language);
  expect([line.amount?.unit, line.name]).toEqual([unit, name]);
});

test('a name in another language gets no English plural', () => {
  expect(scaleLine(readLineIn('1 kleine Zwiebel', 'de'), 2, METRIC).text).toBe('2 kleine Zwiebel');
});

test('the units of other languages do not change how English is read', () => {
  for (const text of ['1 pond scum', '2 tour biscuits', '1 bol weevil', '2 sats eggs', '3 grains rice'])
    expect(readLineIn(text, null).amount?.unit ?? null).toBeNull();
});
