import { expect, test } from 'vitest';

import { composeRecipe } from '#compose';
import { readEquipment } from '#wish/equipment';

test.each([
  ['chicken in the air fryer', 'air fryer'],
  ['beef stew in a slow cooker', 'slow cooker'],
  ['instant pot beans', 'pressure cooker'],
  ['one pan chicken', 'one pan'],
  ['roast chicken', null],
  ['pan-fried fish', null],
])('%j asks for %j', (text, wanted) => {
  expect(readEquipment(text)).toMatchObject({ wanted, missing: [] });
});

test.each([
  ['no oven, salmon', ['oven']],
  ['salmon without an oven', ['oven']],
  ['I have no microwave, cake', ['microwave']],
  ['my oven is broken', ['oven']],
])('%j lacks %j', (text, missing) => {
  expect(readEquipment(text)).toMatchObject({ wanted: null, missing });
});

test.each(['chicken, potatoes', 'salmon, broccoli', 'beef stew', 'lasagna', 'cauliflower, cheddar'])(
  'no step for %j uses an oven that is missing, or no recipe is made and the answer says why',
  (foods) => {
    const { recipe, unusable } = composeRecipe({ ingredients: [...foods.split(', '), 'no oven'], seed: '1' });
    expect(recipe?.instructions.join(' ') ?? '').not.toMatch(/\boven\b/iu);
    expect(recipe !== null || unusable.some(({ reason }) => reason.includes('oven'))).toBe(true);
  },
);

test.each(['chicken thighs, potatoes', 'salmon, broccoli', 'hamburger'])(
  'an air fryer is used for %j, or a note says that it is not',
  (foods) => {
    const { recipe, notes } = composeRecipe({ ingredients: [...foods.split(', '), 'in the air fryer'], seed: '1' });
    expect(`${recipe?.instructions.join(' ')} ${notes.join(' ')}`).toMatch(/air fryer/u);
  },
);
