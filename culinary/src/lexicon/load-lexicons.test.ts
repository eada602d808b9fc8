import { expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import { readLine } from '#line/read-line';
import { loadNamesFor } from '#names-on-demand';

const NAMES: readonly (readonly [text: string, language: string | null, food: string])[] = [
  ['2 cups flour', null, 'all-purpose flour'],
  ['Hähnchenbrust', 'de', 'chicken breast'],
  ['Putenkeule', 'de', 'turkey leg'],
  ['Weizenmehl', 'de', 'all-purpose flour'],
  ['beurre', 'fr', 'butter'],
  ['farine de blé', 'fr', 'all-purpose flour'],
  ['pechuga de pollo', 'es', 'chicken breast'],
  ['cebollas', 'es', 'onion'],
  ['aglio', 'it', 'garlic'],
  ['kipfilet', 'nl', 'chicken breast'],
  ['farinha de trigo', 'pt', 'all-purpose flour'],
  ['kycklingfilé', 'sv', 'chicken breast'],
  ['rödlök', 'sv', 'red onion'],
  ['pierś z kurczaka', 'pl', 'chicken breast'],
  ['鶏もも肉', 'ja', 'chicken thigh'],
];

// In this order, because loading is irreversible.
test.each(NAMES)('%s loads the lexicon of its language (%s)', async (text, language, food) => {
  await loadNamesFor([text]);
  const line = readLine(text);
  expect([line.language, line.food?.food.name]).toEqual([language, food]);
});

test('English loads no lexicon', async () => {
  loadAllNames();
  await loadNamesFor(['2 lbs boneless, skinless chicken thighs', '1 (14-oz) can San Marzano tomatoes, drained']);
  expect(readLine('2 lbs boneless, skinless chicken thighs').language).toBeNull();
});
