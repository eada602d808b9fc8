import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { NewRecipe, RECIPE_LIMITS } from '@larder/contract/recipes';
import { EMPTY_RECIPE, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';

import { toNewRecipe } from './new-recipe.ts';

const toast: ImportedRecipe = {
  ...EMPTY_RECIPE,
  title: 'Toast',
  ingredients: ['1 slice bread'],
  instructions: ['Toast it.'],
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 900 }),
  fc.constant('x'.repeat(12_000)),
  fc.constant('\0'),
);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const url = fc.oneof(fc.webUrl(), fc.constant(`https://example.org/${'ä'.repeat(1_500)}`));
const time = orNull(fc.integer({ min: 1, max: 10_000_000 }));
const draft: fc.Arbitrary<ImportedRecipe> = fc.record({
  title: text,
  description: orNull(text),
  ingredients: fc.array(text, { maxLength: 12 }),
  instructions: fc.array(text, { maxLength: 12 }),
  image_url: orNull(url),
  preparation_time: time,
  cooking_time: time,
  resting_time: time,
  total_time: time,
  servings: orNull(fc.oneof(fc.integer({ min: -2, max: 100_000 }), fc.double({ min: 0, max: 9, noNaN: true }))),
  yield_text: orNull(text),
  author: orNull(text),
  source_name: orNull(text),
  source_url: orNull(url),
  video_url: orNull(url),
  language: fc.constant(null),
  notes: orNull(text),
  step_notes: fc.array(fc.record({ step: fc.nat(20), note: text }), { maxLength: 5 }),
  nutrition: orNull(fc.dictionary(text, text, { maxKeys: 5 })),
  tags: fc.array(text, { maxLength: 50 }),
  equipment: fc.array(text, { maxLength: 50 }),
  links: fc.constant([]),
  stars: fc.constant(null),
  is_favorite: fc.boolean(),
  cooked: fc.constant([]),
  created_at: fc.constant(null),
});

describe('toNewRecipe', () => {
  test('makes a valid recipe of any draft', () => {
    fc.assert(
      fc.property(draft, (any) => {
        expect(NewRecipe.safeParse(toNewRecipe(any)).error).toBeUndefined();
      }),
    );
  });

  test('makes a valid recipe of a draft with a million characters in each text', () => {
    const long = 'word '.repeat(200_000);
    const lists = { ingredients: [long, long], instructions: [long, long], tags: [long] };
    const notes = { notes: long, step_notes: [{ step: 0, note: long }], description: long, title: long };
    expect(NewRecipe.safeParse(toNewRecipe({ ...toast, ...lists, ...notes })).error).toBeUndefined();
  });

  test('splits a step that is too long and loses none of its words', () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `word${at}`);
    const { instructions } = toNewRecipe({ ...toast, instructions: [words.join(' '), 'Serve.'] });
    expect(instructions.join(' ')).toBe(`${words.join(' ')} Serve.`);
    expect(Math.max(...instructions.map((step) => step.length))).toBeLessThanOrEqual(
      RECIPE_LIMITS.instruction_max_characters,
    );
  });

  test('leaves a note with the last part of a step that was split', () => {
    const step_notes = [
      { step: 0, note: 'Slowly.' },
      { step: 1, note: 'Hot.' },
    ];
    const long = 'stir '.repeat(1_500);
    const recipe = toNewRecipe({ ...toast, instructions: [long, 'Serve.'], step_notes });
    expect(recipe.instructions).toHaveLength(3);
    expect(recipe.step_notes).toEqual([
      { step: 1, note: 'Slowly.' },
      { step: 2, note: 'Hot.' },
    ]);
  });

  test.for([
    ['the source', { source_name: 'The Blue Notebook' }, 'From The Blue Notebook'],
    ['the site', { source_url: 'https://www.example.org/toast' }, 'From example.org'],
    ['the author', { author: 'Aunt Zofia' }, 'From Aunt Zofia'],
    ['the import', {}, 'An imported recipe'],
  ] as const)('describes a recipe without a description by %s', ([, given, description]) => {
    expect(toNewRecipe({ ...toast, ...given }).description).toBe(description);
  });

  test('says what a recipe without ingredients and steps lacks', () => {
    const { ingredients, instructions } = toNewRecipe({ ...EMPTY_RECIPE, title: 'Toast' });
    expect([ingredients, instructions]).toEqual([['No ingredients were given'], ['No steps were given']]);
  });

  test('cooks for what is left of a total time', () => {
    const times = { total_time: 60, preparation_time: 15, resting_time: 20 };
    expect(toNewRecipe({ ...toast, ...times }).cooking_time).toBe(25);
    expect(toNewRecipe({ ...toast, ...times, cooking_time: 30 }).cooking_time).toBe(30);
  });

  test('takes the category from the first tag that names one, and keeps all tags', () => {
    const recipe = toNewRecipe({ ...toast, tags: ['Grandma', 'Desserts', 'Soups'] });
    expect([recipe.category, recipe.tags]).toEqual(['Dessert', ['Grandma', 'Desserts', 'Soups']]);
    expect(toNewRecipe(toast).category).toBe('Main Dish');
  });
});
