import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { JPEG, readWhole } from '../../../../test/read-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const BASE64 = JPEG.toString('base64');
const json = (value: unknown): string => JSON.stringify(value);

const PAPRIKA = {
  uid: 'A1',
  name: 'Onion Soup\n',
  ingredients: 'For the soup:\n3 onions\n1 l stock\n\n## Topping\n1 cup cheese',
  directions: '1. Slice the onions.\n\n2. Simmer for 20 minutes.',
  description: 'Warm &amp; cheap',
  notes: 'Freezes well.',
  nutritional_info: 'Calories: 212 kcal\nper bowl',
  servings: '4 servings',
  prep_time: '15 minutes',
  cook_time: '1 hour',
  total_time: '',
  source: 'Grandma',
  source_url: 'https://example.org/soup',
  image_url: 'https://example.org/soup.jpg',
  rating: 4,
  difficulty: 'Easy',
  categories: ['Soups', 'Winter'],
  created: '2021-12-04 07:52:10',
  on_favorites: true,
  photo_data: BASE64,
  photos: [{ filename: 'x.jpg', data: BASE64 }],
};
const PAPRIKA_READ = {
  title: 'Onion Soup',
  ingredients: ['For the soup:', '3 onions', '1 l stock', 'Topping:', '1 cup cheese'],
  instructions: ['Slice the onions.', 'Simmer for 20 minutes.'],
  description: 'Warm & cheap',
  notes: 'Freezes well.\n\nper bowl',
  nutrition: { Calories: '212 kcal' },
  servings: 4,
  preparation_time: 15,
  cooking_time: 60,
  source_name: 'Grandma',
  source_url: 'https://example.org/soup',
  image_url: 'https://example.org/soup.jpg',
  stars: 4,
  tags: ['Soups', 'Winter', 'Easy'],
  created_at: '2021-12-04T07:52:10.000Z',
  is_favorite: true,
};

describe('Paprika', () => {
  const recipe = gzipSync(json(PAPRIKA));

  test.each([
    ['an export', async () => zipOf({ 'Onion Soup.paprikarecipe': recipe })],
    [
      'an archived folder',
      async () =>
        zipOf({ '__MACOSX/My Recipes/._a': 'x', 'My Recipes/.DS_Store': 'x', 'My Recipes/a.paprikarecipe': recipe }),
    ],
    ['an export under another name', async () => zipOf({ 'a.bin': recipe })],
    ['a single recipe', async () => Promise.resolve(recipe)],
  ])('is read from %s', async (_, bytes) => {
    const { format, recipes, pictures, problems } = await readWhole(await bytes());
    expect(format).toBe('Paprika');
    expect(recipes).toStrictEqual([PAPRIKA_READ]);
    expect(pictures).toStrictEqual([
      [
        [null, JPEG.length],
        [null, JPEG.length],
      ],
    ]);
    expect(problems).toStrictEqual([]);
  });

  const MARKED =
    '[photo:1]\nSlice.\n\nFor the sauce:\n[photo: 2 ]\nStir [photo:3] well.[photo:none]\n\nServe.\n[photo:1]';
  const gallery = ['1', '2', '3', '4'].map((name, at) => ({
    name,
    filename: `${name}.jpg`,
    data: Buffer.concat([JPEG, Buffer.alloc(at)]).toString('base64'),
  }));

  test.each([
    ['the small photo of the dish', 'other.jpg', [[null, JPEG.length + 10]], [[null, JPEG.length + 3]]],
    ['the whole photo of the dish', '4.jpg', [[null, JPEG.length + 3]], []],
  ])('photos in the directions are those of their steps, beside %s', async (_, photo_large, dish, others) => {
    const photo_data = Buffer.concat([JPEG, Buffer.alloc(10)]).toString('base64');
    const { recipes, pictures } = await readWhole(
      gzipSync(json({ ...PAPRIKA, directions: MARKED, photo_data, photo_large, photos: gallery })),
    );
    expect(recipes[0]?.instructions).toStrictEqual(['Slice.', 'For the sauce:', 'Stir well.[photo:none]', 'Serve.']);
    expect(pictures).toStrictEqual([
      [...dish, [0, JPEG.length], [2, JPEG.length + 1], [2, JPEG.length + 2], [3, JPEG.length], ...others],
    ]);
  });

  test('a recipe that is cut off is a problem, and the others are read', async () => {
    const { recipes, problems } = await readWhole(
      await zipOf({ 'a.paprikarecipe': recipe, 'b.paprikarecipe': recipe.subarray(0, 200), 'c.paprikarecipe': recipe }),
    );
    expect(recipes).toHaveLength(2);
    expect(problems).toStrictEqual([
      { name: 'b.paprikarecipe', problem: expect.stringMatching(/damaged or incomplete/u) as string },
    ]);
  });

  test('a photo that is no picture is refused', async () => {
    const { pictures } = await readWhole(
      gzipSync(json({ ...PAPRIKA, photo_data: Buffer.from('#!/bin/sh').toString('base64'), photos: null })),
    );
    expect(pictures).toStrictEqual([[[null, 'A picture in this file is damaged.']]]);
  });

  test('null everywhere gives nothing, and no rating no stars', async () => {
    const empty = Object.fromEntries(Object.keys(PAPRIKA).map((name) => [name, null]));
    const { recipes } = await readWhole(gzipSync(json({ ...empty, name: 'Soup', rating: 0 })));
    expect(recipes).toStrictEqual([{ title: 'Soup' }]);
  });
});

describe('Mealie', () => {
  const VERSION_1 = {
    slug: 'ragu',
    name: 'Ragù',
    description: 'From **Bologna**',
    recipeServings: 6,
    recipeYieldQuantity: 2,
    recipeYield: 'pans',
    prepTime: '20 minutes',
    performTime: '2 hours',
    totalTime: '2 hours 20 minutes',
    orgURL: 'https://example.org/ragu',
    rating: 5,
    recipeCategory: [{ name: 'Dinner' }],
    tags: [{ name: 'Pasta' }],
    tools: [{ name: 'Dutch oven' }],
    recipeIngredient: [
      {
        title: 'Sauce',
        quantity: 1.5,
        unit: { name: 'cup', pluralName: 'cups' },
        food: { name: 'onion', pluralName: 'onions' },
        note: 'chopped',
      },
      {
        quantity: 500,
        unit: { name: 'gram', abbreviation: 'g', useAbbreviation: true },
        food: { name: 'beef' },
        note: '',
      },
      {
        quantity: 1,
        unit: { name: 'cup' },
        food: { name: 'leaf' },
        note: '2 bay leaves',
        display: '1 2 bay leaves',
        disableAmount: true,
      },
      {
        title: 'To serve',
        quantity: 1,
        unit: null,
        food: null,
        note: '',
        referencedRecipe: { name: 'Fresh Pasta', slug: 'fresh-pasta' },
      },
    ],
    recipeInstructions: [
      { title: 'Sauce', summary: 'Brown', text: 'Brown the *beef*.\n\nAdd [stock](https://example.org).' },
      { title: '', text: 'Simmer.' },
    ],
    nutrition: { calories: '600', fatContent: null },
    notes: [{ title: 'Tip', text: 'Better the next day.' }],
    comments: [{ text: 'Loved it' }],
    lastMade: '2024-05-31T18:00:00',
    createdAt: '2024-01-02T03:04:05.678901+00:00',
  };
  const READ = {
    title: 'Ragù',
    description: 'From Bologna',
    ingredients: ['Sauce:', '1½ cups onions, chopped', '500 g beef', '2 bay leaves', 'To serve:', '1 Fresh Pasta'],
    links: [{ line: 5, recipe: 'Fresh Pasta' }],
    instructions: ['Sauce:', 'Brown: Brown the beef.', 'Add stock.', 'Simmer.'],
    preparation_time: 20,
    cooking_time: 120,
    total_time: 140,
    servings: 6,
    yield_text: '2 pans',
    source_url: 'https://example.org/ragu',
    stars: 5,
    tags: ['Dinner', 'Pasta'],
    equipment: ['Dutch oven'],
    nutrition: { calories: '600' },
    notes: 'Tip:\nBetter the next day.\n\nLoved it',
    cooked: [{ date: '2024-05-31', servings: null, note: null, stars: null }],
    created_at: '2024-01-02T03:04:05.678Z',
  };

  test('reads JSON of versions 1 to 3', async () => {
    const { format, recipes } = await readWhole(json(VERSION_1));
    expect(format).toBe('Mealie');
    expect(recipes).toStrictEqual([READ]);
  });

  test('reads a ZIP file with pictures', async () => {
    const { format, recipes, pictures } = await readWhole(
      await zipOf({ 'ragu.json': json(VERSION_1), 'images/original.webp': JPEG }),
    );
    expect(format).toBe('Mealie');
    expect(recipes).toStrictEqual([READ]);
    expect(pictures).toStrictEqual([[[null, JPEG.length]]]);
  });

  test('reads version 0, in which a whole line is a note', async () => {
    const { recipes, pictures } = await readWhole(
      await zipOf({
        'recipes/tea/tea.json': json({
          slug: 'tea',
          name: 'Tea',
          recipe_yield: '2 cups',
          recipe_ingredient: [
            { title: null, note: '1 tsp tea', unit: null, food: null, disable_amount: true, quantity: 1 },
          ],
          recipe_instructions: [{ title: 'Water', text: 'Boil.' }],
          org_url: 'https://example.org/tea',
          prep_time: '5 min',
        }),
        'recipes/tea/images/original.webp': JPEG,
        'recipes/tea/images/min-original.webp': JPEG,
      }),
    );
    expect(recipes).toStrictEqual([
      {
        title: 'Tea',
        ingredients: ['1 tsp tea'],
        instructions: ['Water:', 'Boil.'],
        yield_text: '2 cups',
        source_url: 'https://example.org/tea',
        preparation_time: 5,
      },
    ]);
    expect(pictures[0]).toHaveLength(1);
  });
});
