import { beforeAll, describe, expect, test } from 'vitest';

import { GROUPS } from '#compose/food-groups';
import { parseExclusion, violationOf } from '#compose/constraints';
import { composeRecipe } from '#compose';
import { parseRequest } from '#compose/parse-request';
import { LEXICONS, loadEveryLanguage } from '#every-language';
import { FOODS, namesOf } from '#ingredient-catalogue';
import { formsIn } from '#lexicon/forms';
import { entriesOf } from '#lexicon/language-index';
import type { LanguageCode } from '#lexicon/lexicon';
import { plainPhrase } from '#search/plain-phrase';
import { parseSearchPhrase } from '#search/phrase';
import { parseRow, parseWish } from '#wish';
import { plainRequest } from '#wish/plain-request';

beforeAll(loadEveryLanguage);

/** Phrases that exclude X. */
const PHRASES: Readonly<Record<LanguageCode, readonly string[]>> = {
  de: ['ohne X', 'allergisch gegen X', 'keine X', 'Nudeln ohne X', 'Xallergie'],
  fr: ['sans X', 'allergique aux X', 'pas de X', 'un gâteau sans X'],
  es: ['sin X', 'alérgico a X', 'sopa sin X'],
  it: ['senza X', 'allergico a X', 'torta senza X'],
  nl: ['zonder X', 'allergisch voor X', 'geen X', 'X allergie'],
  pt: ['sem X', 'alérgico a X', 'bolo sem X'],
  sv: ['utan X', 'allergisk mot X', 'inga X'],
  pl: ['bez X', 'alergia na X', 'ciasto bez X'],
  ja: ['Xなし', 'Xアレルギー', 'X抜き'],
};

/** The names of the foods that a row of the wizard excludes. */
function excludedBy(row: string): string[] {
  const { constraints } = parseRequest({ ingredients: [row], seed: 's' });
  return FOODS.filter((food) => violationOf(food, constraints) !== null).map(({ name }) => name);
}

const inEnglish = new Map<string, readonly string[]>();
function excludedWithout(group: string): readonly string[] {
  const names = inEnglish.get(group) ?? excludedBy(`without ${group}`);
  inEnglish.set(group, names);
  return names;
}

describe.each(LEXICONS)('in the language %s', (language, lexicon) => {
  test('every name of a group excludes what its English name does', () => {
    for (const [group, names] of entriesOf(lexicon.groups))
      for (const phrase of PHRASES[language])
        for (const name of formsIn(names).flat()) {
          const row = phrase.replace('X', name);
          expect.soft(excludedBy(row), row).toEqual(expect.arrayContaining([...excludedWithout(group)]));
        }
  });
});

test.each([
  ['ein Kuchen ohne Eier und Milch', 'eggs', 'milk'],
  ['un gâteau sans œufs ni lait', 'eggs', 'milk'],
  ['je suis allergique aux noix et au lait', 'nuts', 'milk'],
  ['una tarta sin huevo ni leche', 'eggs', 'milk'],
  ['soy alérgico a los cacahuetes y al sésamo', 'peanuts', 'sesame'],
  ['una torta senza glutine e senza latticini', 'gluten', 'dairy'],
  ['zonder noten en melk', 'nuts', 'milk'],
  ['sem leite e sem ovos', 'milk', 'eggs'],
  ['utan ägg och mjölk', 'eggs', 'milk'],
  ['bez mleka i orzechów', 'milk', 'nuts'],
  ['卵と牛乳なし', 'eggs', 'milk'],
  ['ich bin allergisch gegen Erdnüsse, Sellerie und Soja', 'peanuts', 'celery', 'soy'],
  ['nussfrei', 'nuts'],
  ['glutenfreier Kuchen', 'gluten'],
  ['gebak, glutenvrij', 'gluten'],
  ['make me pasta ohne Nüsse', 'nuts'],
  ['I want a cake ohne Eier', 'eggs'],
  ['please cook a cake senza uova', 'eggs'],
  ['cook rice utan ägg please', 'eggs'],
  ['a quick dinner with chicken bez mleka', 'milk'],
  ['dinner for two without meat, zonder noten', 'meat', 'nuts'],
  ['ohne Lachs', 'salmon'],
])('"%s" excludes each of its foods', (row, ...groups) => {
  const expected = groups.flatMap(excludedWithout);
  expect(excludedBy(row)).toEqual(expect.arrayContaining(expected));
  expect(parseWish(row).unknown).toEqual([]);
});

test.each([
  ['Mehl', 'Zucker', 'ohne Eier'],
  ['farine', 'sucre', 'sans œufs'],
  ['harina', 'azúcar', 'sin huevo'],
])('a recipe of %s, %s, %s has no egg', (...ingredients) => {
  const { recipe } = composeRecipe({ ingredients, seed: 's' });
  expect(recipe?.ingredients.filter((line) => /\beggs?\b/u.test(line))).toEqual([]);
});

test.each([
  ['Nüsse und Milch', 'nuts', 'milk'],
  ['pescado y marisco', 'fish', 'shellfish'],
  ['Milchprodukte', 'dairy'],
  ['小麦', 'wheat'],
])('the list "%s" excludes each of its groups', (list, ...groups) => {
  const excluded = FOODS.filter((food) => parseExclusion(list)?.is(food) === true).map(({ name }) => name);
  expect(excluded).toEqual(expect.arrayContaining(groups.flatMap(excludedWithout)));
});

test('a product with a claim stays an ingredient', () => {
  expect(parseRow('glutenfreies Mehl, Eier')).toMatchObject({ row: 'glutenfreies mehl, eier', diets: ['gluten-free'] });
});

test('a search without gluten is filtered in every language', () => {
  for (const q of [
    'Suppe ohne Gluten',
    'soupe sans gluten',
    'sopa sin gluten',
    'zuppa senza glutine',
    'soppa utan gluten',
  ])
    expect(parseSearchPhrase(q).filters, q).toEqual({ diets: ['gluten-free'] });
});

test('the words that state a rule are those that were typed', () => {
  expect(parseSearchPhrase('Suppe ohne Gluten und ohne Fisch')).toMatchObject({
    words: ['suppe', 'und'],
    understood: [{ text: 'ohne Gluten' }, { text: 'ohne Fisch' }],
  });
});

test('English requests are not translated', () => {
  const names = [...GROUPS.keys(), ...FOODS.flatMap(namesOf)];
  const translated = names
    .flatMap((name) => [name, `no ${name}`, `${name}-free dinner`, `I can't eat ${name} or eggs`])
    .filter((request) => plainRequest(request).text !== plainPhrase(request).text);
  expect(translated).toEqual([]);
});
