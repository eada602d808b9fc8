import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { JPEG, readWhole } from '../../../../test/read-items.ts';
import { zipOf } from '../../../../test/zip.ts';
import { FileProblem } from './reader.ts';

/** One recipe in each format, with the names that mark it. */
const RECIPES = {
  Paprika: {
    name: 'a',
    directions: 'b',
    nutritional_info: 'c',
    photo_hash: 'd',
    categories: ['e'],
    ingredients: 'f',
    photos: [],
    servings: '2',
  },
  Tandoor: {
    name: 'a',
    steps: [{ instruction: 'b', ingredients: [{ food: { name: 'c' }, amount: 1 }] }],
    working_time: 5,
    keywords: [{ name: 'd' }],
  },
  Mealie: {
    slug: 'a',
    name: 'b',
    recipeIngredient: [{ note: 'c' }],
    recipeInstructions: [{ text: 'd' }],
    tags: [{ name: 'e' }],
    notes: [{ text: 'f' }],
  },
  Crouton: {
    name: 'a',
    webLink: '',
    serves: 2,
    steps: [{ step: 'b' }],
    ingredients: [{ ingredient: { name: 'c' }, quantity: { amount: 1 } }],
    images: ['x'],
  },
  RecipeSage: {
    '@type': 'Recipe',
    name: 'a',
    creditText: 'b',
    recipeIngredient: ['c'],
    recipeInstructions: [{ text: 'd' }],
    comment: [{ text: 'e' }],
  },
  Mela: {
    title: 'a',
    ingredients: 'b',
    instructions: 'c',
    yield: '2',
    link: 'd',
    prepTime: '5',
    images: ['x'],
    date: 1,
  },
  RecetteTek: {
    title: 'a',
    ingredients: 'b',
    instructions: 'c',
    preparationTime: '5',
    originalPicture: 'd',
    pictures: ['e'],
  },
  JSON: {
    title: 'a',
    ingredients: ['b'],
    steps: ['c'],
    tags: ['d'],
    notes: 'e',
    image: 'f',
    nutrition: { fat: '1' },
    author: { name: 'g' },
  },
} as const;
const FORMATS = Object.entries(RECIPES) as readonly [string, Readonly<Record<string, unknown>>][];

/** Reads a file; the message of a `FileProblem` if that is what is thrown. */
async function outcomeOf(bytes: Buffer | string): Promise<Awaited<ReturnType<typeof readWhole>> | string> {
  try {
    return await readWhole(bytes);
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

describe.each(FORMATS)('%s', (format, recipe) => {
  test('is recognized by the names in it', async () => {
    expect((await readWhole(JSON.stringify(recipe))).format).toBe(format);
  });

  test('any value in place of a part gives a draft or a problem, and no raw objects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(recipe)), fc.jsonValue(), async (name, value) => {
        const outcome = await outcomeOf(JSON.stringify({ ...recipe, [name]: value }));
        const found = typeof outcome === 'string' ? [] : texts(outcome.recipes);
        expect(found.filter((text) => text.includes('[object Object]'))).toStrictEqual([]);
      }),
    );
  });

  test('any value in place of an inner part gives a draft or a problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.nat(30), async (value, place) => {
        let count = 0;
        const changed: unknown = JSON.parse(JSON.stringify(recipe), (_, each: unknown) => {
          count += 1;
          return count === place ? value : each;
        });
        const outcome = await outcomeOf(JSON.stringify(changed ?? null));
        expect(['string', 'object']).toContain(typeof outcome);
      }),
    );
  });

  test('numbers, lists and objects where texts are expected, and names of prototypes, do no harm', async () => {
    for (const value of [1, [], [[[[[[1]]]]]], {}, { name: { name: {} } }, true, '', '\0', 'constructor'])
      for (const name of Object.keys(recipe)) {
        const text = JSON.stringify({ ...recipe, [name]: value }).replace(
          '{',
          '{"__proto__":{"polluted":1},"constructor":2,',
        );
        await outcomeOf(text);
      }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

test('values nested 100,000 deep do not crash a reader', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const [, recipe] of FORMATS)
    for (const name of Object.keys(recipe)) {
      const text = JSON.stringify({ ...recipe, [name]: 'HERE' }).replace('"HERE"', deep);
      expect(['string', 'object']).toContain(typeof (await outcomeOf(text)));
    }
  const objects = `${'{"recipes":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  expect(await outcomeOf(objects)).toMatch(/not a file we can read/u);
});

test.each([
  ['tags', '<p>One &amp; <b>two</b></p><p>Three</p>', ['One & two', 'Three']],
  ['tags within a line', '1 cup <a href="https://example.org">flour</a><br>2 eggs', ['1 cup flour', '2 eggs']],
  ['entities that are written twice', 'Salt &amp;amp; pepper', ['Salt &amp; pepper']],
  ['signs that are no tags', 'Cook < 5 min & > 3 min\n1 <b', ['Cook < 5 min & > 3 min', '1 <b']],
  ['scripts and comments', 'Salt<script>alert(1)</script><!-- x -->', ['Salt']],
  ['control characters', 'Sa\u0000lt\u0007\u200b\r\npepper', ['Salt', 'pepper']],
])('texts with %s become plain lines', async (_, ingredients, lines) => {
  const { recipes } = await readWhole(JSON.stringify({ ...RECIPES.Paprika, ingredients }));
  expect(recipes[0]?.ingredients).toStrictEqual(lines);
});

test('a recipe without a title, ingredients and steps is a problem', async () => {
  const { recipes, problems } = await readWhole(
    JSON.stringify([RECIPES.Paprika, { ...RECIPES.Paprika, name: '', directions: '', ingredients: null }]),
  );
  expect(recipes).toHaveLength(1);
  expect(problems).toStrictEqual([{ name: 'export', problem: 'There is no recipe in this part of the file.' }]);
});

test('a recipe that unpacks to more than the limit is a problem', async () => {
  const bomb = gzipSync(Buffer.alloc(40_000_000, ' '));
  const { recipes, problems } = await readWhole(
    await zipOf({ 'a.paprikarecipe': gzipSync(JSON.stringify(RECIPES.Paprika)), 'b.paprikarecipe': bomb }),
  );
  expect(recipes).toHaveLength(1);
  expect(problems).toStrictEqual([{ name: 'b.paprikarecipe', problem: 'This file is too large to read.' }]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(1000)],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0', 'latin1')],
  ['JSON without recipes', Buffer.from('{"settings":{"theme":"dark"}}')],
  ['an empty list', Buffer.from('[]')],
])('%s is refused with a sentence', async (_, bytes) => {
  expect(await outcomeOf(bytes)).toMatch(/^This is not a file we can read\./u);
});

test('an archive without recipes is refused with a sentence', async () => {
  expect(await outcomeOf(await zipOf({ 'a.jpg': JPEG, 'b.bin': Buffer.alloc(9) }))).toMatch(
    /^This is not a file we can read\./u,
  );
});

test('any bytes are read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('', '{"a":', 'PK\u0003\u0004', '\u001f\u008b', 'title,ingredients\n'),
      async (bytes, start) => {
        const outcome = await outcomeOf(Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
        expect(['string', 'object']).toContain(typeof outcome);
      },
    ),
  );
});

test('a nutrient with the name of a prototype is left out', async () => {
  const text = JSON.stringify({ ...RECIPES.Tandoor, nutrition: { calories: 5 } }).replace(
    '"calories"',
    '"__proto__":"1 g","calories"',
  );
  const { recipes } = await readWhole(text);
  expect(Object.entries(recipes[0]?.nutrition ?? {})).toStrictEqual([['calories', '5']]);
});
