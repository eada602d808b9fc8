import { expect, test } from 'vitest';

import { recipeAsText } from '#features/cooking/model/recipe-as-text.ts';

const SOUP = { title: 'Leek soup 🥬', description: 'Green.', preparation_time: 10, cooking_time: 20 };

test('recipeAsText writes the title, the facts, the list and numbered steps', () => {
  const shaped = {
    ingredients: ['3 leeks', 'For the top:', 'chives'],
    instructions: ['Slice.', 'Simmer.'],
    notes: [{ line: 0, step: null, text: 'Taste it.' }],
    parts: [],
  };
  expect(recipeAsText(SOUP, shaped, '6 servings')).toBe(
    [
      'Leek soup 🥬\n',
      '6 servings · 30 minutes\n',
      'Green.\n',
      'Ingredients\n- 3 leeks\n\nFor the top:\n- chives\n',
      'Instructions\n1. Slice.\n2. Simmer.\n',
      'Notes on this size\n- Taste it.\n',
    ].join('\n'),
  );
});

test('recipeAsText leaves out what is unknown', () => {
  const text = recipeAsText(
    { ...SOUP, preparation_time: null, cooking_time: null },
    { ingredients: ['salt'], instructions: ['Stir.'], notes: [], parts: [] },
    null,
  );
  expect(text).toBe('Leek soup 🥬\n\nGreen.\n\nIngredients\n- salt\n\nInstructions\n1. Stir.\n');
});
