import { expect, test } from 'vitest';

import { JPEG, readWhole } from '../../../../test/read-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const BASE64 = JPEG.toString('base64');
const json = (value: unknown): string => JSON.stringify(value);

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
