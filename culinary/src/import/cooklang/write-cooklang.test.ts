import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { COOKLANG } from '#import/cooklang/cooklang-format';
import { writeCooklang } from '#import/cooklang/write-cooklang';
import { EMPTY_RECIPE, type ImportedRecipe } from '#import/imported-recipe';

const reread = (recipe: ImportedRecipe): ImportedRecipe | undefined => {
  const [draft] = COOKLANG.read(writeCooklang(recipe));
  if (draft === undefined) return undefined;
  const { findings: _, ...read } = draft;
  return read;
};

const RECIPE: ImportedRecipe = {
  ...EMPTY_RECIPE,
  title: 'Plum: cake "Aunt Jo"',
  description: 'A cake.\n\nFor Sundays.',
  ingredients: ['Dough:', '2 cups flour, sifted', '1/2 tsp salt', 'water', 'Topping:', '1 kg plums', '150 g Crumble'],
  instructions: ['Heat the oven.', 'Dough:', 'Knead for 10 minutes. Rest.', 'Topping:', 'Bake #2 @ 180 °C -- or more.'],
  preparation_time: 20,
  cooking_time: 45,
  resting_time: 60,
  total_time: 125,
  servings: 12,
  yield_text: '12 pieces',
  author: 'Jo',
  source_name: 'Jo’s Book',
  source_url: 'https://example.com/cake?a=1#b',
  image_url: 'https://example.com/cake.jpg',
  language: 'pt-BR',
  notes: 'Freezes well.\nKeep cool.\n\nGood with cream.',
  nutrition: { calories: '212 kcal', 'Fat content': '9 g' },
  tags: ['cake', 'summer fruit'],
  equipment: ['baking tin', 'bowl'],
  links: [{ line: 6, recipe: 'Crumble' }],
};

/** Texts with every character that means something in the format. */
const text = fc
  .string({ unit: fc.constantFrom(...Array.from('abc @#~{}%()[]->=?\\/.,1')), minLength: 1, maxLength: 30 })
  .map((raw) => raw.replaceAll(/\s+/gu, ' ').trim())
  .filter((raw) => raw !== '' && !/^\.{0,2}[/\\]/u.test(raw));
const step = fc.oneof(text, fc.constantFrom('Bake for 25 minutes.', 'Sauce:', 'Dough:', 'Rest 1 hour; stir'));
const line = fc.oneof(
  text,
  fc.constantFrom('2 cups flour, sifted', '1-2 eggs', 'Sauce:', 'Dough:', '½ tsp salt (fine)', 'salt'),
);

/** Sections without lines are lost. */
const withoutEmptySections = (lines: readonly string[]): string[] =>
  lines.filter((one, at) => !one.endsWith(':') || lines[at + 1]?.endsWith(':') === false);

describe('writeCooklang', () => {
  it('writes a recipe that reads back as it was', () => {
    expect(reread(RECIPE)).toEqual(RECIPE);
  });

  it('declares ingredients before the steps of their section, with amounts, units and notes as components', () => {
    const written = writeCooklang({
      ...EMPTY_RECIPE,
      ingredients: ['Dough:', '2 cups flour, sifted'],
      instructions: ['Dough:', 'Bake for 25 minutes.'],
    });
    expect(written).toBe('== Dough ==\n\n@flour{2%cups}(sifted)\n\nBake for ~{25%minutes}.\n');
  });

  it('keeps ingredients, steps and notes of any text', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 4 }),
        fc.array(step, { maxLength: 4 }),
        fc.array(text, { maxLength: 3 }),
        (lines, steps, notes) => {
          const recipe = {
            ...EMPTY_RECIPE,
            ingredients: withoutEmptySections(lines),
            instructions: withoutEmptySections(steps),
            notes: notes.length === 0 ? null : notes.join('\n'),
          };
          expect(reread(recipe)).toEqual(recipe);
        },
      ),
    );
  });
});
