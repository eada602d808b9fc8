import { describe, expect, test } from 'vitest';

import { JPEG, readWhole } from '../../../../test/read-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const json = (value: unknown): string => JSON.stringify(value);

describe('the backup of Mealie', () => {
  const ID = '0123456789abcdef0123456789abcdef';
  const DASHED = '01234567-89ab-cdef-0123-456789abcdef';
  const DATABASE = {
    alembic_version: [{ version_num: 'x' }],
    recipes: [
      {
        id: ID,
        slug: 'ragu',
        name: 'Ragù',
        prep_time: '20 minutes',
        recipe_servings: 4,
        org_url: 'https://example.org',
        rating: null,
        created_at: '2024-01-02 03:04:05',
      },
      { id: 'ffffffffffffffffffffffffffffffff', slug: 'pasta', name: 'Pasta' },
    ],
    recipes_ingredients: [
      { recipe_id: ID, position: 1, quantity: 2, unit_id: 'u1', food_id: 'f1', note: 'diced' },
      { recipe_id: DASHED, position: 0, title: 'Sauce', note: 'salt', quantity: 0 },
      {
        recipe_id: ID,
        position: 2,
        quantity: 1,
        note: '',
        referenced_recipe_id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      },
    ],
    ingredient_units: [{ id: 'u1', name: 'cup', plural_name: 'cups' }],
    ingredient_foods: [{ id: 'f1', name: 'onion', plural_name: 'onions' }],
    recipe_instructions: [
      { recipe_id: ID, position: 1, text: 'Simmer.' },
      { recipe_id: ID, position: 0, title: 'Sauce', text: 'Brown.' },
    ],
    recipes_to_tags: [{ recipe_id: ID, tag_id: 't1' }],
    tags: [{ id: 't1', name: 'Italian' }],
    recipes_to_categories: [{ recipe_id: ID, category_id: 'c1' }],
    categories: [{ id: 'c1', name: 'Dinner' }],
    recipes_to_tools: [{ recipe_id: ID, tool_id: 'o1' }],
    tools: [{ id: 'o1', name: 'Pot' }],
    notes: [{ recipe_id: ID, title: 'Tip', text: 'Rest it.' }],
    recipe_nutrition: [{ id: 1, recipe_id: ID, calories: '600', fat_content: '20' }],
    recipe_comments: [{ recipe_id: ID, text: 'Nice' }],
    recipe_timeline_events: [
      { recipe_id: ID, event_type: 'system', subject: 'Recipe Created', timestamp: '2024-01-02 03:04:05' },
      {
        recipe_id: ID,
        event_type: 'comment',
        subject: 'Ann made this',
        message: 'With wine',
        timestamp: '2024-05-31 18:00:00',
      },
    ],
    users_to_recipes: [{ recipe_id: ID, rating: 4.0, is_favorite: true }],
  };

  test.each([
    ['with dashes', `data/recipes/${DASHED}/images/original.webp`, 'database.json'],
    ['without dashes', `data/recipes/${ID}/images/original.webp`, 'database.json'],
    ['in an archived folder', `mealie_2024/data/recipes/${DASHED}/images/original.webp`, 'mealie_2024/database.json'],
  ])('is read with its tables, and with pictures %s', async (_, picture, database) => {
    const { format, recipes, pictures } = await readWhole(await zipOf({ [database]: json(DATABASE), [picture]: JPEG }));
    expect(format).toBe('Mealie');
    expect(recipes).toStrictEqual([
      {
        title: 'Ragù',
        ingredients: ['Sauce:', 'salt', '2 cups onions, diced', '1 Pasta'],
        links: [{ line: 3, recipe: 'Pasta' }],
        instructions: ['Sauce:', 'Brown.', 'Simmer.'],
        preparation_time: 20,
        servings: 4,
        source_url: 'https://example.org/',
        notes: 'Tip:\nRest it.\n\nNice',
        nutrition: { calories: '600', fatContent: '20' },
        tags: ['Dinner', 'Italian'],
        equipment: ['Pot'],
        stars: 4,
        is_favorite: true,
        cooked: [{ date: '2024-05-31', servings: null, note: 'With wine', stars: null }],
        created_at: '2024-01-02T03:04:05.000Z',
      },
      { title: 'Pasta' },
    ]);
    expect(pictures).toStrictEqual([[[null, JPEG.length]], []]);
  });

  test('is refused if its database is no JSON', async () => {
    const backup = await zipOf({
      'database.json': '{"recipes_ingredients":',
      'data/recipes/x/images/original.webp': JPEG,
    });
    await expect(readWhole(backup)).rejects.toThrow(/database of this backup is damaged/u);
  });
});

test('our own export is read with its photos and without the bin', async () => {
  const recipe = {
    id: 'r1',
    title: 'Tea',
    description: 'Hot',
    ingredients: ['For the pot:', '1 tsp tea'],
    instructions: ['Boil.'],
    category: 'Beverage',
    preparation_time: 5,
    cooking_time: null,
    servings: 2,
    image_url: '/api/pictures/p1',
    picture: { id: 'p1', width: 1, height: 1, preview: '' },
    is_favorite: true,
    created_at: '2026-03-14T15:09:26.535Z',
    deleted_at: null,
  };
  const { format, recipes, pictures } = await readWhole(
    await zipOf({
      'profile.json': '{}',
      'recipes.json': json([recipe, { ...recipe, title: 'Old', deleted_at: '2026-03-14T15:09:26.535Z' }]),
      'versions.json': json([]),
      'recipes.jsonld': '{}',
      'photos/p1.webp': JPEG,
      'photos/p2.webp': 'x',
    }),
  );
  expect(format).toBe('Recipe archive');
  expect(recipes).toStrictEqual([
    {
      title: 'Tea',
      description: 'Hot',
      ingredients: ['For the pot:', '1 tsp tea'],
      instructions: ['Boil.'],
      preparation_time: 5,
      servings: 2,
      tags: ['Beverage'],
      is_favorite: true,
      created_at: '2026-03-14T15:09:26.535Z',
    },
  ]);
  expect(pictures).toStrictEqual([[[null, JPEG.length]]]);
});

test('Cookmate is read with one and with several lines in a list', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1">
    <recipe><title>Tea &amp; Milk</title><preptime>5 min</preptime><totaltime>10 min</totaltime><quantity>2 cups</quantity>
      <ingredient><li>Pot:</li><li>1 tsp tea</li></ingredient><recipetext><li>Boil.</li><li>2. Pour.</li></recipetext>
      <comments><li>Hot!</li></comments><source>Ann</source><url>https://example.org/tea</url>
      <category>Drinks</category><category>Hot</category><rating>4</rating><favorite>true</favorite><lang>en</lang>
      <imagepath>/storage/emulated/0/images/tea.jpg</imagepath><imageurl>https://example.org/tea.jpg</imageurl></recipe>
    <recipe><title>Milk</title><ingredient><li>milk
sugar</li></ingredient><recipetext>Stir.</recipetext></recipe></cookbook>`;
  const { format, recipes, pictures } = await readWhole(await zipOf({ 'my_recipes.xml': xml, 'images/tea.jpg': JPEG }));
  expect(format).toBe('Cookmate');
  expect(recipes).toStrictEqual([
    {
      title: 'Tea & Milk',
      ingredients: ['Pot:', '1 tsp tea'],
      instructions: ['Boil.', 'Pour.'],
      image_url: 'https://example.org/tea.jpg',
      preparation_time: 5,
      total_time: 10,
      yield_text: '2 cups',
      source_name: 'Ann',
      source_url: 'https://example.org/tea',
      notes: 'Hot!',
      tags: ['Drinks', 'Hot'],
      stars: 4,
      is_favorite: true,
      language: 'en',
    },
    { title: 'Milk', ingredients: ['milk', 'sugar'], instructions: ['Stir.'] },
  ]);
  expect(pictures).toStrictEqual([[[null, JPEG.length]], []]);
});

const YAML = `name: Toast
description: |
  Crisp
  and warm
ingredients:
- "Base:"
- 1 slice bread
directions:
- Toast.
- Serve.
prep_time: PT5M
cook_time: PT3M
other_time: PT1H
servings: 1
source: https://example.org/toast
tags: [Breakfast]
rating: 5
last_cook: 2024-05-31
image: https://example.org/toast.jpg
`;

test('CookBook Manager is read from YAML, and a damaged file of it is a problem', async () => {
  const { format, recipes, problems } = await readWhole(
    await zipOf({ 'toast.yml': YAML, 'broken.yml': 'name: x\ningredients:\n- a: [\n' }),
  );
  expect(format).toBe('CookBook Manager');
  expect(recipes).toStrictEqual([
    {
      title: 'Toast',
      description: 'Crisp\nand warm',
      ingredients: ['Base:', '1 slice bread'],
      instructions: ['Toast.', 'Serve.'],
      image_url: 'https://example.org/toast.jpg',
      preparation_time: 5,
      cooking_time: 3,
      resting_time: 60,
      servings: 1,
      source_url: 'https://example.org/toast',
      tags: ['Breakfast'],
      stars: 5,
      cooked: [{ date: '2024-05-31', servings: null, note: null, stars: null }],
    },
  ]);
  expect(problems).toStrictEqual([{ name: 'broken.yml', problem: 'This recipe is damaged. Please export it again.' }]);
});

const TEXT = 'Toast\n\nIngredients\n1 slice bread\n\nDirections\n1. Toast it.\n2. Serve it.\n';

test.each([
  ['from 1', '1', '2'],
  ['from 0', '0', '1'],
])('texts in folders are read with the pictures beside them, whose steps count %s', async (_, first, second) => {
  const { recipes, pictures, problems } = await readWhole(
    await zipOf({
      'Book/Toast.txt': TEXT,
      'Book/Toast.jpg': JPEG,
      [`Book/Toast.${second}.jpg`]: JPEG,
      [`Book/Toast.${first}.jpg`]: JPEG,
      'Book/Other.jpg': JPEG,
      'Book/unknown.bin': Buffer.alloc(50),
    }),
  );
  expect(recipes).toMatchObject([
    { title: 'Toast', ingredients: ['1 slice bread'], instructions: ['Toast it.', 'Serve it.'] },
  ]);
  expect(pictures).toStrictEqual([
    [
      [null, JPEG.length],
      [0, JPEG.length],
      [1, JPEG.length],
    ],
  ]);
  expect(problems).toStrictEqual([]);
});

test('an archive of several formats is read file by file', async () => {
  const { recipes } = await readWhole(
    await zipOf({ 'a.txt': TEXT, 'b.csv': 'title,ingredients\nTea,tea\n', 'c.yml': YAML }),
  );
  expect(recipes.map(({ title }) => title)).toStrictEqual(['Toast', 'Tea', 'Toast']);
});
