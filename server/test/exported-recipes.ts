import { Readable } from 'node:stream';

import fc from 'fast-check';

import { EMPTY_RECIPE } from '@larder/culinary/import/imported-recipe';
import { numberedSteps } from '@larder/culinary/steps/numbered-steps';

import type { ExportedPhoto, ExportedRecipe } from '../src/features/exports/exported-recipe.ts';

const EMPTY: ExportedRecipe = {
  ...EMPTY_RECIPE,
  id: '018f3a52-0000-7000-8000-000000000001',
  category: null,
  updated_at: '2026-03-02T08:00:00.000Z',
  photo: null,
  step_photos: [],
  linked_recipes: [],
};

/** A recipe as the writers get it, with the given fields. */
export const exportedRecipe = (fields: Partial<ExportedRecipe> = {}): ExportedRecipe => ({
  ...EMPTY,
  title: 'Tea',
  description: 'Hot.',
  ingredients: ['1 tsp tea'],
  instructions: ['Boil.'],
  created_at: '2026-03-01T08:00:00.000Z',
  ...fields,
});

/** A photo whose bytes say which it is. */
export const exportedPhoto = (name: string): ExportedPhoto => ({
  url: `https://larder.example/${name}`,
  openWebp: async () => Readable.from([Buffer.from(`RIFF0000WEBP${name}`)]),
  encodeJpeg: async () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.from(name)]),
});

// Texts begin with a capital letter and contain whatever people type, but nothing that is HTML or the heading of a part.
const WORDS = [
  'Zwölf',
  'Crème',
  'Über',
  'Łódź',
  'Kimchi',
  'Stir',
  'Tomatoes',
  'Gnocchi',
  'Ñoquis',
  '김치',
  'Борщ',
  '面条',
];
const TAILS = [
  'well',
  '“quoted”',
  '"straight"',
  "cook's",
  '180 °C',
  '50 %',
  '100%',
  '{curly}',
  '~tilde~',
  '#tag',
  '@home',
  '*star*',
  '_low_',
  '[square]',
  '(round)',
  'a/b',
  'C:\\temp',
  '🍅',
  '👩‍🍳',
  'a<b',
  'salt&pepper',
  'AT&T',
  '`code`',
  'x=y',
  '--',
  '|',
  ';',
  ',',
  '50:50',
  '¼',
  '1.5',
  '+',
  '$5',
  '^',
  '2024-01-02',
  'https://example.org/a_b?c=d',
  'e\u0301clair',
  'مرحبا',
];
const word = fc.constantFrom(...WORDS);
const tail = fc.oneof(fc.constantFrom(...TAILS), word);
const phrase = (max: number) =>
  fc.tuple(word, fc.array(tail, { maxLength: max })).map(([first, others]) => [first, ...others].join(' '));
/** Punctuation that readers move stays at the end of a word. */
const line = phrase(6).map((text) => text.replaceAll(/ (?=[,;])/gu, '').replaceAll(/[:,;]+$/gu, ''));
const step = fc.oneof({ weight: 4, arbitrary: line }, fc.constant('Rest\nwell')).map((text) => `${text}.`);
const paragraphs = fc
  .array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((texts) => texts.map((lines) => lines.join('\n')).join('\n\n'));
const name = fc
  .tuple(word, fc.constantFrom('', ' two', ' 🍅', ' “x”', ' 50%', ' & co', '’s'))
  .map(([first, end]) => `${first}${end}`);
const names = fc.uniqueArray(name, { maxLength: 5, selector: (each) => each.toLowerCase() });
const address = fc.constantFrom(
  'https://example.org/recipe',
  'http://example.com/a_b/?c=d&e=f%20g#h',
  'https://example.org/%C3%BC',
);
const minutes = fc.option(fc.integer({ min: 1, max: 43_200 }));
const nutrition = fc.dictionary(
  fc.constantFrom('calories', 'fatContent', 'proteinContent', 'Vitamin C', 'Eiweiß'),
  fc
    .tuple(fc.integer({ min: 1, max: 900 }), fc.constantFrom('kcal', 'g', 'mg', '%'))
    .map(([count, unit]) => `${count} ${unit}`),
  { noNullPrototype: true },
);
const ingredients = fc.array(
  fc.oneof(
    line,
    fc.constantFrom(
      '2 cups flour, sifted',
      '1½ tsp salt',
      '400 g / 14 oz beef mince',
      '1-2 eggs (large)',
      'Salt',
      '2 (14-oz) cans beans, drained',
    ),
  ),
  { minLength: 1, maxLength: 5 },
);
const section = fc.constantFrom('For the dough:', 'Sauce:', 'Łódź style:');

function withSections(lists: fc.Arbitrary<string[]>): fc.Arbitrary<string[]> {
  const parts = fc.array(fc.tuple(section, lists), { maxLength: 2 });
  return fc
    .tuple(lists, parts)
    .map(([first, others]) => [...first, ...others.flatMap(([heading, list]) => [heading, ...list])]);
}

/** Recipes with everything that the form accepts and that readers do not take for something else. */
export const anyRecipe: fc.Arbitrary<ExportedRecipe> = fc
  .record({
    title: line,
    description: fc.option(paragraphs),
    ingredients: withSections(ingredients),
    instructions: withSections(fc.array(step, { minLength: 1, maxLength: 4 })),
    category: fc.option(fc.constantFrom('Main Dish', 'Soup')),
    tags: fc.tuple(names, fc.subarray(['Sweet, sour'])).map((lists) => lists.flat()),
    equipment: fc.tuple(names, fc.subarray(['Pan, large'])).map((lists) => lists.flat()),
    preparation_time: minutes,
    cooking_time: minutes,
    resting_time: minutes,
    makes: fc.option(
      fc.tuple(
        fc.integer({ min: 1, max: 1000 }),
        fc.option(fc.constantFrom('24 cookies', '1 loaf', '2 litres of broth')),
      ),
    ),
    author: fc.option(name),
    source_name: fc.option(name),
    source_url: fc.option(address),
    video_url: fc.option(address),
    image_url: fc.option(address),
    notes: fc.option(paragraphs),
    step_note: fc.option(line),
    pictured: fc.uniqueArray(fc.nat(11)),
    nutrition,
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
    is_favorite: fc.boolean(),
  })
  .map(({ makes, step_note, pictured, nutrition: facts, ...fields }) => ({
    ...exportedRecipe(fields),
    servings: makes?.[0] ?? null,
    yield_text: makes?.[1] ?? null,
    nutrition: Object.keys(facts).length === 0 ? null : facts,
    photo: fields.image_url === null ? exportedPhoto('dish') : null,
    step_photos: numberedSteps(fields.instructions)
      .filter(({ number }) => pictured.includes(number - 1))
      .map(({ index }) => ({ step: index, ...exportedPhoto(`step ${index}`) })),
    // The last entry is a step in any case.
    step_notes: step_note === null ? [] : [{ step: fields.instructions.length - 1, note: step_note }],
  }));
