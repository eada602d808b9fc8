import { expect, test } from 'vitest';

import { readDocument } from './text-recipes.ts';

const TEXT = 'Cake\n\nIngredients\n2 cups flour\n1 egg\n\nDirections\n1. Mix the flour with the egg.\n2. Bake.';

test('readDocument marks the lines with guessed letters as unsure', async () => {
  const [item] = await Array.fromAsync(readDocument([{ text: TEXT, pictures: [], guesses: ['flour'] }], () => null));
  const doubts = item !== undefined && 'draft' in item ? item.draft.findings.filter(({ sure }) => !sure) : [];
  expect(doubts.map(({ field, line }) => [field, line])).toStrictEqual([
    ['ingredients', 0],
    ['instructions', 0],
  ]);
});

test('readDocument throws if none of the texts is a recipe', async () => {
  const letter = { text: 'Dear Anna', pictures: [], guesses: [] };
  await expect(Array.fromAsync(readDocument([letter], () => null))).rejects.toThrow('No recipe was found');
  expect(await Array.fromAsync(readDocument([letter, { ...letter, text: TEXT }], () => null))).toHaveLength(1);
});
