import { beforeAll, expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import { findEaterAdvice, hazardsForBabies, hazardsIn } from '#dialog/eater-hazards';

beforeAll(loadAllNames);

const recipe = (title: string, ingredients: readonly string[], step = 'Mix and serve.') => ({
  title,
  ingredients,
  instructions: [step],
});

test.each([
  ['raw fish', recipe('Poke', ['4 salmon fillets, sold for eating raw']), 'pregnant', ['raw fish, meat or eggs']],
  [
    'a step with raw eggs',
    recipe('Mousse', ['4 eggs'], 'Fold in the raw eggs.'),
    'toddler',
    ['raw fish, meat or eggs'],
  ],
  ['a tartare of beef', recipe('Beef Tartare', ['300 g beef']), 'pregnant', ['raw fish, meat or eggs']],
  ['a tartare of beets', recipe('Beet Tartare', ['300 g beets']), 'pregnant', []],
  ['liver', recipe('Liver with Onions', ['500 g calf liver', '2 onions']), 'pregnant', ['calf liver']],
  ['liver', recipe('Liver with Onions', ['500 g calf liver', '2 onions']), 'toddler', []],
  ['whole nuts', recipe('Granola', ['60 g whole almonds']), 'toddler', ['whole almond']],
  ['whole nuts', recipe('Granola', ['60 g whole almonds']), 'pregnant', []],
  ['halved grapes', recipe('Toasts', ['300 g grapes, halved']), 'toddler', ['whole grape']],
  ['quartered grapes', recipe('Toasts', ['300 g grapes'], 'Cut the grapes lengthwise into quarters.'), 'toddler', []],
  ['ground nuts', recipe('Cake', ['60 g ground almonds', '1 tbsp peanut butter']), 'baby', []],
] as const)('hazardsIn of %s in %j for a %s', (_what, given, eater, names) => {
  expect(hazardsIn(given, [eater]).map(({ name }) => name)).toEqual(names);
});

test('hazardsIn finds nothing without an eater at risk', () => {
  expect(hazardsIn(recipe('Poke', ['salmon, sold for eating raw']), [])).toEqual([]);
});

test('findEaterAdvice gives advice only where the request names something harmful for the eater', () => {
  expect(findEaterAdvice('make tiramisu', ['pregnant'])?.entry).toBe('pregnancy-eggs');
  expect(findEaterAdvice('make sushi', ['pregnant'])?.entry).toBe('pregnancy-raw-fish');
  expect(findEaterAdvice('make pancakes with honey', ['baby'])?.entry).toBe('honey-babies');
  expect(findEaterAdvice('make tomato soup', ['baby', 'toddler', 'pregnant'])).toBeNull();
  expect(findEaterAdvice('make tiramisu', [])).toBeNull();
});

test.each([
  [
    ['200 g flour', '1 pinch salt', '20 g sugar', '2 tbsp maple syrup'],
    ['salt', 'sugar', 'maple syrup'],
  ],
  [['2 bananas', '1 tbsp honey'], ['honey']],
  [['2 carrots', '1 potato'], []],
])('%j has %j, which babies must not have', (ingredients, names) => {
  expect(hazardsForBabies(recipe('Pancakes', ingredients)).map(({ name }) => name)).toEqual(names);
});
