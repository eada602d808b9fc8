import { describe, expect, test } from 'vitest';

import { readPage } from './read-page.ts';

const script = (fields: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...fields })}</script>`;
const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const read = (page: string) => readPage(page, null)[0];

const FOODS = ['250g leeks, sliced', '1,5 l stock', '2 eggs', 'salt, to taste'];
const STEPS = ['Chop the leeks and soften them in the oil.', 'Simmer them in the stock for 20 minutes.'];
const INGREDIENTS = `<h2>Ingredients</h2>${list(...FOODS)}`;
const METHOD = `<h2>Method</h2>${STEPS.map((step) => `<p>${step}</p>`).join('')}`;

describe('readPage prefers the lists of a page to ingredients in JSON-LD', () => {
  test('that are cut at commas', () => {
    const recipeIngredient = FOODS.flatMap((line) => line.split(','));
    expect(read(script({ recipeIngredient }) + INGREDIENTS + METHOD)?.ingredients).toEqual(FOODS);
  });

  test('that are only the first section, with blanks between amounts and units', () => {
    const recipeIngredient = ['250 g leeks, sliced', '1,5 l stock'];
    const page = `<h2>Ingredients</h2>${list('250g leeks, sliced', '1,5l stock')}<h3>Topping</h3>${list('2 eggs', '30g cream')}`;
    expect(read(script({ recipeIngredient: [...recipeIngredient, '2 eggs'] }) + page)?.ingredients).toEqual([
      '250g leeks, sliced',
      '1,5l stock',
      'Topping:',
      '2 eggs',
      '30g cream',
    ]);
  });

  test('that are only the headings of sections', () => {
    const page = `<h2>Ingredients</h2><h3>Base</h3>${list('2 leeks', '1 l stock')}<h3>Topping</h3>${list('2 eggs', 'salt')}`;
    expect(read(script({ recipeIngredient: ['Base', 'Topping'] }) + page)?.ingredients).toEqual([
      'Base:',
      '2 leeks',
      '1 l stock',
      'Topping:',
      '2 eggs',
      'salt',
    ]);
  });

  test('but not if they only have fewer commas', () => {
    const recipeIngredient = ['250g leeks', 'sliced', '1,5 l stock', '2 eggs', 'salt (to taste)'];
    expect(read(script({ recipeIngredient }) + INGREDIENTS)?.ingredients).toEqual(recipeIngredient);
  });
});

test('readPage splits numbered steps of scripts without letter case', () => {
  const recipeInstructions = '1.葱切碎，备用 2.锅中放水，煮20分钟 3.加盐。';
  expect(read(script({ recipeInstructions }))?.instructions).toEqual(['葱切碎，备用', '锅中放水，煮20分钟', '加盐。']);
});

test('readPage removes numbers that count the steps', () => {
  expect(read(script({ recipeInstructions: ['1 Chop the leeks.', '2 Cook them.'] }))?.instructions).toEqual([
    'Chop the leeks.',
    'Cook them.',
  ]);
  expect(read(script({ recipeInstructions: ['1 leek is enough.', 'Cook it.'] }))?.instructions).toEqual([
    '1 leek is enough.',
    'Cook it.',
  ]);
});

test('readPage reads an ampersand that is escaped twice', () => {
  expect(read(script({ name: 'Leek &amp;amp; egg soup', recipeIngredient: ['1 leek'] }))?.title).toBe(
    'Leek & egg soup',
  );
});

describe('readPage leaves out of ingredients', () => {
  test.each<[string, string]>([
    [
      'the names of columns',
      `<h2>Ingredients</h2><table><tr><th>Amount</th><th>Name</th></tr>${FOODS.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>`,
    ],
    [
      'the label of a link in every line',
      `<h2>Ingredients</h2>${list(...FOODS.map((line) => `${line} <a href="#">add to list</a>`))}`,
    ],
    ['equipment', `${INGREDIENTS}<h3>Matériel</h3>${list('2 casseroles', '1 passoire')}`],
  ])('%s', (_what, ingredients) => {
    expect(read(ingredients + METHOD)?.ingredients).toEqual(FOODS);
  });

  test('no last words that only some lines share', () => {
    const foods = ['2 pinches of salt to taste', 'pepper to taste', 'sugar to taste', '1 l stock'];
    expect(read(`<h2>Ingredients</h2>${list(...foods)}${METHOD}`)?.ingredients).toEqual(foods);
  });

  test('no last word that all lines share', () => {
    const foods = ['1 cup brown sugar', '1 cup white sugar', '2 tbsp icing sugar', '3 tbsp palm sugar'];
    expect(read(`<h2>Ingredients</h2>${list(...foods)}${METHOD}`)?.ingredients).toEqual(foods);
  });
});

test('readPage does not join list items that look like an amount and a name', () => {
  const foods = ['2 leeks', '1 l stock', '2 eggs', 'salt'];
  const page = `<h2>Ingredients</h2><main><div>${list(...foods)}</div></main>${METHOD}`;
  expect(read(page)?.ingredients).toEqual(foods);
});

test('readPage does not join an amount with the heading after it', () => {
  const row = (text: string) => `<div><p>${text}</p></div>`;
  const page = ['2 dl stock', '2 eggs', 'For the topping:', '1 dl cream', '2 tbsp chives'].map(row).join('');
  expect(read(`<h2>Ingredients</h2><div>${page}</div>${METHOD}`)?.ingredients).toEqual([
    '2 dl stock',
    '2 eggs',
    'For the topping:',
    '1 dl cream',
    '2 tbsp chives',
  ]);
});

describe('readPage leaves out of steps', () => {
  test.each<[string, string]>([
    [
      'captions of pictures',
      METHOD.replace('</p>', '</p><figure><figcaption>A pot of leek soup. Photo: Anna</figcaption></figure>'),
    ],
    ['nutrition per serving', `${METHOD}<p>Nährwerte pro Portion: 200 kcal, 5 g Eiweiß</p>`],
    [
      'calls to follow the site',
      `${METHOD}<p>Follow us on Instagram and tag us in a picture of the soup when you have made it at home!</p>`,
    ],
    ['such calls in other languages', `${METHOD}<p>Volg ons ook op Pinterest voor nog meer soep!</p>`],
  ])('%s', (_what, method) => {
    expect(read(INGREDIENTS + method)?.instructions).toEqual(STEPS);
  });

  test('no step that names a site', () => {
    const step = 'Stir well, as in the video on Instagram.';
    expect(read(`${INGREDIENTS}${METHOD}<p>${step}</p>`)?.instructions).toEqual([...STEPS, step]);
  });
});

test('readPage finds steps before the ingredients under a Dutch heading', () => {
  expect(read(METHOD.replace('Method', 'Aan de slag met de soep!') + INGREDIENTS)?.instructions).toEqual(STEPS);
});
