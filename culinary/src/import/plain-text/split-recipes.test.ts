import { describe, expect, it } from 'vitest';

import { PLAIN_TEXT } from '#import/plain-text/plain-text-format';

const titlesOf = (...lines: readonly string[]): string[] => PLAIN_TEXT.read(lines.join('\n')).map(({ title }) => title);

describe('plain text with several recipes', () => {
  it('begins a recipe at a line of dashes between recipes', () => {
    expect(titlesOf('Soup', 'Ingredients', '1 onion', '-----', 'Toast', 'Ingredients', '2 slices bread')).toEqual([
      'Soup',
      'Toast',
    ]);
  });

  it('keeps a text before the first recipe with it', () => {
    expect(titlesOf('Soup', 'My favorite.', '-----', 'Ingredients', '1 onion', '-----', 'Notes', 'Good.')).toEqual([
      'Soup',
    ]);
  });

  it('keeps a recipe together around a line of dashes', () => {
    expect(titlesOf('Soup', 'Ingredients', '1 onion', '-----', 'Method', 'Cook.')).toEqual(['Soup']);
  });

  it('begins a recipe at each labelled title, with its tags', () => {
    const drafts = PLAIN_TEXT.read(
      'Title: Soup\nTags: quick^warm\nIngredients:\n1 onion\nTitle: Toast\nIngredients:\nbread',
    );
    expect(drafts.map(({ title, tags }) => [title, tags])).toEqual([
      ['Soup', ['quick', 'warm']],
      ['Toast', []],
    ]);
  });

  it('begins a recipe at the title above a further heading for ingredients', () => {
    expect(
      titlesOf(
        'Soup',
        '',
        'Ingredients',
        '1 onion',
        '',
        'Method',
        'Cook.',
        '',
        'Toast',
        'Serves 2',
        '',
        'Ingredients',
        '2 slices bread',
      ),
    ).toEqual(['Soup', 'Toast']);
  });

  it('stays one recipe where a further list is for a part of the dish', () => {
    expect(
      titlesOf(
        'Cake',
        '',
        'Ingredients',
        '2 eggs',
        '',
        'Ingredients for the glaze',
        '100 g sugar',
        '',
        'Method',
        'Bake.',
      ),
    ).toEqual(['Cake']);
  });

  it('reads labelled fields, tabs before lines, and empty labels', () => {
    const [draft] = PLAIN_TEXT.read(
      'Title: Salad\nDescription: \nSource: Our Kitchen\nOriginal URL: https://example.com/s\nYield: 4 servings\nActive Time: 15 mins\nTotal Time: 40 mins\nImage: https://example.com/s.jpg\nIngredients:\n\t1 cup lentils\n\nInstructions:\n\tCook.\n\nNotes:\n\tGood cold.',
    );
    expect(draft).toMatchObject({
      title: 'Salad',
      description: null,
      source_name: 'Our Kitchen',
      source_url: 'https://example.com/s',
      image_url: 'https://example.com/s.jpg',
      servings: 4,
      preparation_time: 15,
      total_time: 40,
      ingredients: ['1 cup lentils'],
      instructions: ['Cook.'],
      notes: 'Good cold.',
    });
  });
});
