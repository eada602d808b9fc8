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

test('Tandoor is read from archives within an archive, with its sections, links, notes and source', async () => {
  const recipe = {
    name: 'Chili',
    description: 'Hot',
    keywords: [{ name: 'Texas' }],
    working_time: 10,
    waiting_time: 90,
    servings: 4,
    servings_text: 'bowls',
    steps: [
      {
        name: 'Meat',
        instruction: 'Brown **it**.',
        time: 15,
        order: 0,
        ingredients: [
          { food: { name: 'x' }, unit: null, amount: 0, note: 'From the butcher', is_header: true },
          { food: { name: '(907 g) stew beef' }, unit: { name: 'lb', plural_name: 'lbs' }, amount: 2, note: '' },
          { food: { name: 'onion', plural_name: 'onions' }, unit: null, amount: 1, note: 'diced' },
        ],
      },
      { name: '', step_recipe: 7, step_recipe_data: { name: 'Cornbread' }, instruction: '', ingredients: [], order: 1 },
      {
        name: '',
        instruction: 'Rest for 5 minutes.\n\n### Notes\nGood cold.\n\n### Source\nCook Book\nhttps://example.org/chili',
        time: 5,
        order: 2,
        ingredients: [
          { food: { name: 'salt' }, unit: { name: 'pinch' }, amount: 0, no_amount: true, note: 'to taste' },
        ],
      },
    ],
  };
  const inner = await zipOf({ 'recipe.json': json(recipe), 'image.png': JPEG });
  const { format, recipes, pictures, findings } = await readWhole(await zipOf({ '1.zip': inner, '2.zip': inner }));
  expect(format).toBe('Tandoor');
  expect(recipes).toHaveLength(2);
  expect(recipes[0]).toStrictEqual({
    title: 'Chili',
    description: 'Hot',
    ingredients: [
      'Meat:',
      'From the butcher:',
      '2 lbs (907 g) stew beef',
      '1 onion, diced',
      'Cornbread',
      'salt, to taste',
    ],
    links: [{ line: 4, recipe: 'Cornbread' }],
    instructions: ['Meat:', 'Brown it. (15 min)', 'Rest for 5 minutes.'],
    preparation_time: 10,
    cooking_time: 90,
    servings: 4,
    yield_text: '4 bowls',
    source_name: 'Cook Book',
    source_url: 'https://example.org/chili',
    notes: 'Good cold.',
    tags: ['Texas'],
  });
  expect(findings[0]?.find(({ field }) => field === 'cooking_time')?.sure).toBe(false);
  expect(pictures).toStrictEqual([[[null, JPEG.length]], [[null, JPEG.length]]]);
});

test('Nextcloud Cookbook is read with the headings in its lists and the full picture', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Pie',
    recipeIngredient: ['## Dough', '200 g flour', '## Filling', '3 apples'],
    recipeInstructions: ['## Dough', 'Knead.', 'Bake for 30 minutes.\n'],
    recipeYield: 8,
    prepTime: 'PT0H15M',
    keywords: 'apple,,baking',
    tool: ['tin'],
    aggregateRating: { ratingValue: 4.5 },
    dateCreated: '2021-01-03T07:42:00+0000',
  };
  const { format, recipes, pictures } = await readWhole(
    await zipOf({
      'Apple Pie/recipe.json': json(recipe),
      'Apple Pie/full.jpg': JPEG,
      'Apple Pie/thumb.jpg': 'x',
      'Apple Pie/thumb16.jpg': 'x',
    }),
  );
  expect(format).toBe('Nextcloud Cookbook');
  expect(recipes).toStrictEqual([
    {
      title: 'Pie',
      ingredients: ['Dough:', '200 g flour', 'Filling:', '3 apples'],
      instructions: ['Dough:', 'Knead.', 'Bake for 30 minutes.'],
      servings: 8,
      preparation_time: 15,
      tags: ['apple', 'baking'],
      equipment: ['tin'],
      created_at: '2021-01-03T07:42:00.000Z',
    },
  ]);
  expect(pictures).toStrictEqual([[[null, JPEG.length]]]);
});

test('RecipeSage is read with its sections, its own rating and its notes', async () => {
  const recipe = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: 'id',
    name: 'Bread &amp; Butter',
    recipeIngredient: ['[Dough]', '500 g flour'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Dough' },
      { '@type': 'HowToStep', text: 'Knead.' },
    ],
    creditText: 'Aunt May',
    isBasedOn: 'https://example.org/bread',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Needs\ntime' }],
    recipeCategory: ['Bread'],
    aggregateRating: { ratingValue: '4' },
    recipeYield: '1 loaf',
    prepTime: '20 min',
  };
  const { format, recipes } = await readWhole(json({ recipes: [recipe, recipe] }));
  expect(format).toBe('RecipeSage');
  expect(recipes).toHaveLength(2);
  expect(recipes[0]).toStrictEqual({
    title: 'Bread & Butter',
    ingredients: ['Dough:', '500 g flour'],
    instructions: ['Dough:', 'Knead.'],
    source_name: 'Aunt May',
    source_url: 'https://example.org/bread',
    notes: 'Needs\ntime',
    tags: ['Bread'],
    stars: 4,
    yield_text: '1 loaf',
    preparation_time: 20,
  });
});

test.each([
  ['alone', (recipe: unknown) => recipe],
  ['in a list', (recipe: unknown) => [recipe]],
  ['in "recipes"', (recipe: unknown) => ({ recipes: [recipe] })],
  [
    'in "@graph"',
    (recipe: unknown) => ({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, recipe] }),
  ],
])('schema.org is read %s', async (_, wrap) => {
  const recipe = { '@type': 'Recipe', name: 'Tea', recipeIngredient: ['1 tsp tea'], recipeInstructions: 'Boil.' };
  const { format, recipes, problems } = await readWhole(json(wrap(recipe)));
  expect([format, problems]).toStrictEqual(['JSON (schema.org)', []]);
  expect(recipes).toStrictEqual([{ title: 'Tea', ingredients: ['1 tsp tea'], instructions: ['Boil.'] }]);
});

test('Mela is read with its groups, pictures, favorite and date', async () => {
  const recipe = {
    id: 'x',
    title: 'Salad',
    text: 'Fresh',
    ingredients: '# Dressing\n1 tbsp oil\n2 [pinches](mela://x) salt',
    instructions: '# Dressing\nMix **well**.\nToss.',
    images: [BASE64],
    categories: ['Lunch'],
    yield: '2',
    prepTime: '10 min',
    cookTime: '',
    totalTime: '10 min',
    notes: 'Serve cold',
    nutrition: '',
    link: 'https://example.org/salad',
    favorite: true,
    wantToCook: false,
    date: 757_382_400,
  };
  const { format, recipes, pictures } = await readWhole(await zipOf({ 'a.melarecipe': json(recipe) }));
  expect(format).toBe('Mela');
  expect(recipes).toStrictEqual([
    {
      title: 'Salad',
      description: 'Fresh',
      ingredients: ['Dressing:', '1 tbsp oil', '2 pinches salt'],
      instructions: ['Dressing:', 'Mix well.', 'Toss.'],
      tags: ['Lunch'],
      servings: 2,
      preparation_time: 10,
      total_time: 10,
      notes: 'Serve cold',
      source_url: 'https://example.org/salad',
      is_favorite: true,
      created_at: '2025-01-01T00:00:00.000Z',
    },
  ]);
  expect(pictures).toStrictEqual([[[null, JPEG.length]]]);
});

test.each([
  ['minutes', 15, 40],
  ['seconds', 900, 2400],
])('Crouton is read with times in %s', async (_, duration, cookingDuration) => {
  const recipe = {
    name: 'Curry',
    webLink: 'https://example.org/curry',
    sourceName: 'A blog',
    serves: 3,
    duration,
    cookingDuration,
    ingredients: [
      { order: 1, ingredient: { name: 'rice' }, quantity: { amount: 0.5, quantityType: 'CUP' } },
      { order: 0, ingredient: { name: 'Base' }, quantity: { quantityType: 'SECTION' } },
      { order: 2, ingredient: { name: 'eggs' }, quantity: { amount: 2, quantityType: 'ITEM' } },
      { order: 3, ingredient: { name: 'salt' } },
    ],
    steps: [
      { order: 1, step: 'Cook.', isSection: false },
      { order: 0, step: 'Base', isSection: true },
    ],
    tags: ['Quick', { name: 'Vegan' }],
    neutritionalInfo: 'Calories 300',
    images: [BASE64],
  };
  const { format, recipes, pictures } = await readWhole(await zipOf({ 'Curry.crumb': json(recipe) }));
  expect(format).toBe('Crouton');
  expect(recipes).toStrictEqual([
    {
      title: 'Curry',
      ingredients: ['Base:', '½ cup rice', '2 eggs', 'salt'],
      instructions: ['Base:', 'Cook.'],
      preparation_time: 15,
      cooking_time: 40,
      servings: 3,
      source_name: 'A blog',
      source_url: 'https://example.org/curry',
      tags: ['Quick', 'Vegan'],
      nutrition: { Calories: '300' },
    },
  ]);
  expect(pictures).toStrictEqual([[[null, JPEG.length]]]);
});

test('RecetteTek is read with its pictures', async () => {
  const recipe = {
    title: 'Quiche',
    description: '',
    preparationTime: '15',
    cookingTime: '40',
    inactiveTime: '30',
    totalTime: '85',
    quantity: '6',
    ingredients: '3 eggs\n200 ml cream',
    instructions: 'Mix.\n\nBake.',
    nutrition: 'calories : 150 kcal\nfat : 5 g',
    favorite: true,
    rating: '5',
    categories: 'Dinner;Tarts',
    tags: 'french',
    source: 'https://example.org/quiche',
    originalPicture: 'https://example.org/quiche.jpg',
    pictures: ['quiche.jpg'],
  };
  const { format, recipes, pictures } = await readWhole(
    await zipOf({ 'recipes_0.json': json([recipe]), 'quiche.jpg': JPEG }),
  );
  expect(format).toBe('RecetteTek');
  expect(recipes).toStrictEqual([
    {
      title: 'Quiche',
      ingredients: ['3 eggs', '200 ml cream'],
      instructions: ['Mix.', 'Bake.'],
      image_url: 'https://example.org/quiche.jpg',
      preparation_time: 15,
      cooking_time: 40,
      resting_time: 30,
      total_time: 85,
      servings: 6,
      source_url: 'https://example.org/quiche',
      nutrition: { calories: '150 kcal', fat: '5 g' },
      tags: ['Dinner', 'Tarts', 'french'],
      stars: 5,
      is_favorite: true,
    },
  ]);
  expect(pictures).toStrictEqual([[[null, JPEG.length]]]);
});

test('JSON of an unknown app is read by the names of its properties', async () => {
  const { format, recipes } = await readWhole(
    json([
      {
        titel: 'Apfelmus',
        zutaten: ['1 kg Äpfel', { amount: 50, unit: 'g', name: 'Zucker', note: 'braun' }],
        zubereitung: '1. Schälen. 2. Kochen.',
        portionen: 4,
        kochzeit: '20 Minuten',
      },
      { setting: 'dark' },
    ]),
  );
  expect(format).toBe('JSON');
  expect(recipes).toStrictEqual([
    {
      title: 'Apfelmus',
      ingredients: ['1 kg Äpfel', '50 g Zucker, braun'],
      instructions: ['Schälen.', 'Kochen.'],
      servings: 4,
      cooking_time: 20,
    },
  ]);
});
