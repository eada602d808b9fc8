import { expect, test } from 'vitest';
import { OTHER_NAMES } from '#all-names';
import { findFood, FOODS, hasUnknownWord } from '#ingredient-catalogue';
import { foreignWords } from '#line/foreign-words';
import { rareWords } from '#line/rare-words';
import { readLine } from '#line/read-line';
import { loadNamesFor } from '#names-on-demand';

// The order matters, because loading is irreversible.
const others = FOODS.flatMap((food) => {
  const { aliases = [], finds = [] } = OTHER_NAMES[food.name] ?? {};
  return [...aliases, ...finds].map((name) => [name, food.name] as const);
});

test('every alias has a word that triggers loading', () => {
  expect(others.length).toBeGreaterThan(500);
  // Plurals of the rows are known without the aliases.
  const hidden = others.filter(([name, food]) => !hasUnknownWord(name) && findFood(name)?.food.name !== food);
  expect(hidden).toEqual([]);
});

test('every foreign and every rare word triggers loading', () => {
  expect([...foreignWords(), ...rareWords()].filter((word) => !hasUnknownWord(word))).toEqual([]);
});

test('every misspelled word that would be corrected triggers loading', () => {
  expect(['brocolli', 'parsely', 'spagetti', 'onoin'].filter((word) => !hasUnknownWord(word))).toEqual([]);
});

test('common lines trigger no loading', async () => {
  await loadNamesFor(['2 cups flour', '3 cloves garlic, minced', '400 g tin chopped tomatoes']);
  expect(findFood('brocolli')).toBeNull();
});

test('every alias finds its food after loading', async () => {
  const [first] = others;
  await loadNamesFor([first?.[0] ?? '']);
  const wrong = others.filter(([name, food]) => findFood(name)?.food.name !== food);
  expect(wrong).toEqual([]);
  expect(hasUnknownWord('brocolli')).toBe(false);
  expect(findFood('brocolli')?.food.name).toBe('broccoli');
  expect(readLine('2 Zehen Knoblauch').amount?.unit).toBe('clove');
});
