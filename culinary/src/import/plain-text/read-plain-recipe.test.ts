import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readPlainRecipe } from '#import/plain-text/read-plain-recipe';

const textOf = (...lines: readonly string[]): string => lines.join('\n');

describe('readPlainRecipe', () => {
  it('reads a caption: emoji go, hashtags become tags, mentions and calls to follow are dropped', () => {
    const draft = readPlainRecipe(
      textOf(
        '🍝 Lemon pasta 🍝',
        '',
        'Prep: 10 min · Serves 4',
        '',
        '🍋 1 lemon',
        '▢ 200 g spaghetti',
        '🧂 salt',
        '',
        '1️⃣ Boil the pasta.',
        '2️⃣ Add the lemon.',
        '',
        'Follow @jo.cooks for more',
        'Link in bio',
        '#pasta #quick_dinner',
        'https://example.com/lemon',
      ),
    );
    expect(draft).toMatchObject({
      title: 'Lemon pasta',
      preparation_time: 10,
      servings: 4,
      ingredients: ['1 lemon', '200 g spaghetti', 'salt'],
      instructions: ['Boil the pasta.', 'Add the lemon.'],
      tags: ['pasta', 'quick dinner'],
      source_url: 'https://example.com/lemon',
      description: null,
      notes: null,
    });
  });

  it('separates ingredients from steps without headings and empty lines, and marks the steps as guessed', () => {
    const draft = readPlainRecipe(
      textOf(
        'Apfelkuchen',
        '250 g Mehl',
        '1 Ei',
        'Salz',
        'Die Butter mit dem Mehl verkneten.',
        'Im Ofen 40 Minuten backen.',
      ),
    );
    expect(draft.ingredients).toEqual(['250 g Mehl', '1 Ei', 'Salz']);
    expect(draft.instructions).toEqual(['Die Butter mit dem Mehl verkneten.', 'Im Ofen 40 Minuten backen.']);
    expect(draft.findings.map(({ field, line, sure }) => [field, line, sure])).toEqual([
      ['instructions', 0, false],
      ['instructions', 1, false],
    ]);
  });

  it('recognizes a list of foods without amounts', () => {
    const draft = readPlainRecipe(
      textOf('Paratha', '', 'Flour', 'Water', 'Garlic', 'Salt', '', 'Combine the flour with the water.'),
    );
    expect(draft.ingredients).toEqual(['Flour', 'Water', 'Garlic', 'Salt']);
    expect(draft.instructions).toEqual(['Combine the flour with the water.']);
  });

  it('takes the other lines of a paragraph of ingredients with them, and marks them', () => {
    const draft = readPlainRecipe(
      textOf('Ribs', '', '1 cup vinegar', 'Your favorite sauce. We love ours', '2 cups sugar', '', 'Smoke the ribs.'),
    );
    expect(draft.ingredients).toEqual(['1 cup vinegar', 'Your favorite sauce. We love ours', '2 cups sugar']);
    expect(draft.findings).toContainEqual({ field: 'ingredients', line: 1, from: 'text', sure: false });
  });

  it('leaves a single line among steps there, even if it reads as an ingredient', () => {
    const draft = readPlainRecipe(
      textOf('Soup', '', '1 onion', '2 carrots', '', 'Cook it.', '', '2 tbsp oil on top', '', 'Serve it.'),
    );
    expect(draft.ingredients).toEqual(['1 onion', '2 carrots']);
    expect(draft.instructions).toEqual(['Cook it.', '2 tbsp oil on top', 'Serve it.']);
  });

  it('takes no facts out of sentences and ingredients', () => {
    const draft = readPlainRecipe(
      textOf('Soup', '', 'For 2 cups rice', '1 onion', '', 'Cover the pot well and let it rest for 15 - 30 minutes.'),
    );
    expect(draft.instructions).toEqual(['Cover the pot well and let it rest for 15 - 30 minutes.']);
    expect(draft).toMatchObject({ servings: null, yield_text: null, total_time: null });
  });

  it('marks an ingredient line that names no known food', () => {
    const { findings } = readPlainRecipe(textOf('Soup', 'Ingredients', '1 onion', '2 xyzzy', 'Steps', 'Cook.'));
    expect(findings).toEqual([{ field: 'ingredients', line: 1, from: 'text', sure: false }]);
  });

  it('makes a section of a few words above ingredients, and keeps numbers in amounts', () => {
    const { ingredients } = readPlainRecipe(
      textOf(
        'Cake',
        '',
        'Ingredients',
        'Batter',
        '1.5 cups flour',
        '- 2 eggs',
        '',
        'Glaze',
        '1) 100 g sugar',
        '',
        'Method',
        'Bake.',
      ),
    );
    expect(ingredients).toEqual(['Batter:', '1.5 cups flour', '2 eggs', 'Glaze:', '100 g sugar']);
  });

  it('joins steps that a column broke, and splits numbered steps within a line', () => {
    const { instructions } = readPlainRecipe(
      textOf(
        'Cake',
        'Ingredients',
        '2 eggs',
        'Directions',
        'Step 1',
        'Beat the eggs until they are pale and very foamy, then',
        'add the flour.',
        'Step 2: Bake.',
        '',
        'Notes',
        'Freezes well.',
      ),
    );
    expect(instructions).toEqual(['Beat the eggs until they are pale and very foamy, then add the flour.', 'Bake.']);
    expect(readPlainRecipe(textOf('Cake', 'Method: 1. Mix. 2. Bake. 3. Eat.')).instructions).toEqual([
      'Mix.',
      'Bake.',
      'Eat.',
    ]);
  });

  it('reads equipment, notes, nutrition and facts behind the steps', () => {
    const draft = readPlainRecipe(
      textOf(
        'Cake',
        'Ingredients',
        '2 eggs',
        'Equipment',
        '- whisk',
        'Method',
        'Bake.',
        'Source: Our Book',
        'Tips',
        '- Use a tin.',
        'Nutrition',
        'Calories: 240 kcal',
        'Fat 9 g',
      ),
    );
    expect(draft).toMatchObject({
      equipment: ['whisk'],
      instructions: ['Bake.'],
      source_name: 'Our Book',
      notes: 'Use a tin.',
      nutrition: { Calories: '240 kcal', Fat: '9 g' },
    });
  });

  it('reads ingredients that share the line of their heading', () => {
    const { ingredients } = readPlainRecipe(
      textOf('Crepes', 'Ingredients: 2 eggs, 100 g flour, salt (fine, dry)', 'Method: Fry.'),
    );
    expect(ingredients).toEqual(['2 eggs', '100 g flour', 'salt (fine, dry)']);
  });

  it('takes no title from a text that starts with its list', () => {
    expect(readPlainRecipe(textOf('200 g flour', '2 eggs', '', 'Mix and bake.')).title).toBe('');
    expect(readPlainRecipe(textOf('5-Minute Hummus', '', '1 can chickpeas', '', 'Blend.')).title).toBe(
      '5-Minute Hummus',
    );
  });

  it('marks a first sentence that serves as title', () => {
    const draft = readPlainRecipe(textOf('Avocado toast: mash 1 avocado with lime, spread it on toast and serve!'));
    expect(draft.title).toBe('Avocado toast');
    expect(draft.findings).toContainEqual({ field: 'title', from: 'text', sure: false });
  });

  it('has only words of the source in ingredients and steps', () => {
    const line = fc.constantFrom(
      '2 cups flour',
      'salt',
      'Sauce:',
      '- 1/2 tsp sugar',
      'Mix well.',
      '1. Bake 20 min.',
      '',
      'Ingredients',
      'Method',
      'Serves 4',
      '½ onion',
      '2 xyzzy',
      '#tag',
      'Für den Teig',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => {
        const text = lines.join('\n');
        const draft = readPlainRecipe(text);
        const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
        for (const read of [...draft.ingredients, ...draft.instructions])
          for (const [word] of read.matchAll(/[\p{L}\p{N}]+/gu)) expect(words).toContain(word);
      }),
    );
  });

  it('keeps every ingredient line below a heading, in order', () => {
    const ingredient = fc.constantFrom(
      '2 cups flour',
      '1-2 eggs',
      '½ tsp salt',
      '200 g butter, soft',
      '1 (14 oz) can beans',
    );
    fc.assert(
      fc.property(fc.array(ingredient, { minLength: 1 }), fc.constantFrom('', '- ', '• ', '[ ] '), (lines, mark) => {
        const text = textOf('Dish', 'Ingredients', ...lines.map((line) => mark + line), 'Directions', 'Cook.');
        expect(readPlainRecipe(text).ingredients).toEqual(lines);
      }),
    );
  });
});
