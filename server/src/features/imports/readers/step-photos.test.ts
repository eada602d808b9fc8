import { describe, expect, test } from 'vitest';

import { JPEG, readWhole } from '../../../../test/read-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const json = (value: unknown): string => JSON.stringify(value);
/** A picture with a size of its own. */
const sized = (more: number): Buffer => Buffer.concat([JPEG, Buffer.alloc(more)]);
const LINKED = 'Photos of steps are only linked in this file, so they are left out.';

describe('the picture of a step in schema.org', () => {
  const step = (image: unknown) => ({ '@type': 'HowToStep', text: 'Stir.', image });
  const data = `data:image/jpeg;base64,${JPEG.toString('base64')}`;
  const recipe = (...recipeInstructions: unknown[]) => ({
    '@type': 'Recipe',
    name: 'Tea',
    recipeIngredient: ['Tea'],
    recipeInstructions,
  });

  test.for([
    ['an address', step('https://example.org/2.jpg'), [1, LINKED]],
    ['a picture of the archive', step('pictures/1.jpg'), [1, JPEG.length + 5]],
    ['a picture of the archive by its address', step('https://example.org/pictures/1.jpg'), [1, JPEG.length + 5]],
    ['an object', step({ '@type': 'ImageObject', url: 'pictures/1.jpg' }), [1, JPEG.length + 5]],
    ['an object with its content', step({ contentUrl: data, url: 'https://example.org/a' }), [1, JPEG.length]],
    ['a list', step(['', 'pictures/1.jpg', 'https://example.org/2.jpg']), [1, JPEG.length + 5]],
    ['data', step(data), [1, JPEG.length]],
    [
      'a section, which shows its first step',
      { '@type': 'HowToSection', name: 'Sauce', image: data, itemListElement: [step(null)] },
      [2, JPEG.length],
    ],
  ] as const)('is read from %s', async ([, node, expected]) => {
    const archive = await zipOf({ 'tea.json': json(recipe(step(undefined), node)), 'pictures/1.jpg': sized(5) });
    expect((await readWhole(archive)).pictures).toStrictEqual([[expected]]);
  });

  test('is left out where the text of a step is several steps', async () => {
    const node = { '@type': 'HowToStep', text: '1. Stir. 2. Serve it.', image: data };
    const { recipes, pictures } = await readWhole(json(recipe(node)));
    expect(recipes[0]?.instructions).toHaveLength(2);
    expect(pictures).toStrictEqual([[]]);
  });
});

describe('the pictures in the steps of Mealie', () => {
  const address = (name: string): string => `/api/media/recipes/9f0c9c1e-0000-4000-8000-0123456789ab/assets/${name}`;
  const steps = [
    { title: '', text: `![first](${address('my%20photo.jpg')})` },
    { title: 'Sauce', text: `Stir.\nTaste.<img src="${address('stir.webp')}" height="100%" width="100%"/>` },
    { title: '', text: 'Serve. ![](https://example.org/x.jpg) ![](/api/media/recipes/x/assets/none.jpg "None")' },
  ];
  const pictures = [
    [1, JPEG.length + 1],
    [2, JPEG.length + 2],
    [3, LINKED],
    [3, LINKED],
  ];
  const instructions = ['Sauce:', 'Stir.', 'Taste.', 'Serve.'];

  test('are those of its folder', async () => {
    const recipe = { slug: 'tea', name: 'Tea', recipeIngredient: [], recipeInstructions: steps };
    const read = await readWhole(
      await zipOf({
        'recipes/milk/milk.json': json({ ...recipe, slug: 'milk', recipeInstructions: [{ text: 'Boil.' }] }),
        'recipes/milk/assets/stir.webp': sized(50),
        'recipes/tea/tea.json': json(recipe),
        'recipes/tea/assets/my photo.jpg': sized(1),
        'recipes/tea/assets/stir.webp': sized(2),
      }),
    );
    expect(read.pictures).toStrictEqual([[], pictures]);
    expect(read.recipes[1]?.instructions).toStrictEqual(instructions);
  });

  test.for(['9f0c9c1e-0000-4000-8000-0123456789ab', '9f0c9c1e0000400080000123456789ab'])(
    'are those of the folder %s in a backup',
    async (folder) => {
      const id = '9f0c9c1e0000400080000123456789ab';
      const database = {
        recipes: [{ id, name: 'Tea', slug: 'tea' }],
        recipes_ingredients: [],
        recipe_instructions: steps.map((each, position) => ({ ...each, recipe_id: id, position })),
      };
      const read = await readWhole(
        await zipOf({
          'database.json': json(database),
          [`data/recipes/${folder}/images/original.webp`]: sized(9),
          [`data/recipes/${folder}/assets/my photo.jpg`]: sized(1),
          [`data/recipes/${folder}/assets/stir.webp`]: sized(2),
        }),
      );
      expect(read.pictures).toStrictEqual([[[null, JPEG.length + 9], ...pictures]]);
    },
  );
});

describe('the pictures beside a file of Cooklang', () => {
  const WITH_SECTIONS = '@tea{1%tsp}\n#pot{}\n\nBoil #water{}.\n\n== Milk ==\n\n@milk{1%l}\n\nWarm it.\n\nPour.\n';

  test.for([
    ['by their section', WITH_SECTIONS, ['1.2', '2.3', '2.1'], [0, 3]],
    ['by their place in the whole recipe', WITH_SECTIONS, ['02', '5', '1'], [0, 3]],
    ['in a recipe without sections', '@tea{1%tsp}\n\nBoil.\n\nPour.\n', ['2', '3', '1.1'], [0, 1]],
  ] as const)('count every paragraph, %s', async ([, text, numbers, expected]) => {
    const photos = Object.fromEntries(numbers.map((number) => [`Tea.${number}.jpg`, JPEG]));
    const { pictures } = await readWhole(await zipOf({ 'Tea.cook': text, ...photos }));
    expect(pictures).toStrictEqual([expected.map((step) => [step, JPEG.length])]);
  });
});
