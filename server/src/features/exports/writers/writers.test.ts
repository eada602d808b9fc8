import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { exportedRecipe } from '../../../../test/exported-recipes.ts';
import type { ExportedRecipe } from '../exported-recipe.ts';
import { csvWriter } from './csv.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { fileName, uniqueNames } from './file-names.ts';

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

describe('fileName', () => {
  test.for([
    ['a readable title stays', 'Crème brûlée (für 4) 🍮', 'Crème brûlée (für 4) 🍮'],
    ['what a system refuses becomes a blank', 'a/b\\c: "d" <e>|f?*\n', 'a b c d e f'],
    ['dots and blanks at both ends go', ' ..Tea. ', 'Tea'],
    ['a device of Windows is no file', 'CON', 'CON_'],
    ['a title without letters gets a name', '???', 'Recipe'],
  ] as const)('%s', ([, title, name]) => {
    expect(fileName(title)).toBe(name);
  });

  test('of any title is a name that every system accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const name = fileName(title);
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}\s.](?:[^<>:"/\\|?*\p{Cc}]*[^<>:"/\\|?*\p{Cc}\s.])?$/u);
        expect(Buffer.byteLength(`${name} (10000).paprikarecipe`)).toBeLessThanOrEqual(255);
      }),
    );
  });
});

test('uniqueNames numbers names that differ in case alone', () => {
  expect(['Tea', 'tea', 'Tea (2)', 'TEA', 'Soup'].map(uniqueNames())).toEqual([
    'Tea',
    'tea (2)',
    'Tea (2) (2)',
    'TEA (3)',
    'Soup',
  ]);
});

describe('a CSV table', () => {
  const cellsOf = async (recipe: ExportedRecipe): Promise<readonly string[]> => {
    if (!('pieces' in csvWriter)) return [];
    const text = (await Array.fromAsync(csvWriter.pieces(each([recipe])))).join('');
    return parse(text, { bom: true })[1] ?? [];
  };

  test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"])('runs no formula: %j', async (title) => {
    expect(await cellsOf(exportedRecipe({ title }))).toContain(`'${title}`);
  });

  test('has quotation marks, line breaks and commas within a cell', async () => {
    const description = 'Say "hi",\nthen stir.';
    expect(await cellsOf(exportedRecipe({ description }))).toContain(description);
  });
});

describe('withDetailsInNotes', () => {
  const recipe = exportedRecipe({
    notes: 'Good.',
    instructions: ['Dough:', 'Mix.', 'Knead.'],
    step_notes: [{ step: 2, note: 'Gently.' }],
    resting_time: 1,
    equipment: ['Pan', 'Bowl'],
  });

  test('adds a line for each part without a place, with steps numbered as on the page', () => {
    expect(withDetailsInNotes(recipe, 'paprika')).toMatchObject({
      notes: 'Good.\n\nResting time: 1 minute\nTools: Pan, Bowl\nStep 2: Gently.',
      resting_time: null,
      equipment: [],
      step_notes: [],
    });
  });

  test('leaves what the format holds', () => {
    expect(withDetailsInNotes(recipe, 'schema-org')).toEqual(recipe);
  });
});
