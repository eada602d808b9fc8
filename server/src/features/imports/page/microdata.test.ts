import { expect, test } from 'vitest';

import { readPage } from './read-page.ts';

const INGREDIENTS = ['2 leeks', '1 l stock'];
const STEPS = ['Chop the leeks and soften them.', 'Simmer them in the stock for 20 minutes.'];
const NAME = '<h1 itemprop="name">Leek soup</h1>';

const item = (contents: string, type = 'Recipe'): string =>
  `<div itemscope itemtype="https://schema.org/${type}">${contents}</div>`;
const each = (tag: string, attributes: string, lines: readonly string[]): string =>
  lines.map((line) => `<${tag} ${attributes}>${line}</${tag}>`).join('');
const list = (lines: readonly string[]): string => `<ul>${each('li', '', lines)}</ul>`;

const FOOD = 'itemprop="recipeIngredient"';
const STEP = 'itemprop="recipeInstructions"';
const foods = each('li', FOOD, INGREDIENTS);
const steps = `<div ${STEP}>${each('p', '', STEPS)}</div>`;

test.each<[string, string]>([
  ['a property for each line', item(NAME + foods + each('p', STEP, STEPS))],
  [
    'one property for all list items',
    item(`${NAME}<ul ${FOOD}>${list(INGREDIENTS)}</ul><ol ${STEP}>${list(STEPS)}</ol>`),
  ],
  [
    'lines separated by breaks',
    item(`${NAME}<span ${FOOD}>${INGREDIENTS.join('<br>')}</span><div ${STEP}>${STEPS.join('<br><br>')}</div>`),
  ],
  [
    'an element for each group of lines',
    item(NAME + INGREDIENTS.map((line) => `<ul ${FOOD}>${list([line])}</ul>`).join('') + each('div', STEP, STEPS)),
  ],
  [
    'amount and name in blocks',
    item(`${NAME}<li ${FOOD}><div>2</div><div>leeks</div></li><li ${FOOD}>1 l stock</li>${steps}`),
  ],
  ['a property within the same', item(`${NAME}<ul ${FOOD}>${foods}</ul><div ${STEP}>${each('p', STEP, STEPS)}</div>`)],
  ['the property of old vocabularies', item(NAME + each('li', 'itemprop="ingredient"', INGREDIENTS) + steps)],
  [
    'ingredients that are items of their own',
    item(
      `${NAME}<li itemprop="ingredient" itemscope><b itemprop="amount">2</b> <i itemprop="name">leeks</i></li>` +
        `<li itemprop="ingredient" itemscope><b itemprop="amount">1 l</b> <i itemprop="name">stock</i></li>${steps}`,
    ),
  ],
  [
    'names of foods before that of the recipe',
    item(
      `<li ${FOOD}>2 <b itemprop="name">leeks</b></li><li ${FOOD}>1 l <b itemprop="name">stock</b></li>${NAME}${steps}`,
    ),
  ],
  ['a list item that is not marked', item(`${NAME}<ul><li>2 leeks</li><li ${FOOD}>1 l stock</li></ul>${steps}`)],
  ['a paragraph that cannot hold its list', item(`${NAME}${foods}<p ${STEP}>${list(STEPS)}</p>`)],
  ['headings in the property', item(`${NAME}<div ${FOOD}><h3>Ingredients</h3>${list(INGREDIENTS)}</div>${steps}`)],
  [
    'menus in the property',
    item(`${NAME}<div ${FOOD}><nav>${list(['Soups', 'Cakes'])}</nav>${list(INGREDIENTS)}</div>${steps}`),
  ],
  [
    'notes after the steps',
    item(`${NAME}${foods}<div ${STEP}>${each('p', '', STEPS)}<h3>Notes</h3><p>Freezes well.</p></div>`),
  ],
  ['ingredients within the steps', item(`${NAME}<div ${STEP}><ul>${foods}</ul>${each('p', '', STEPS)}</div>`)],
  ['the ingredients outside of the item', `${item(NAME + steps)}<ul>${foods}</ul>`],
  ['no item at all', `<title>Leek soup</title><ul>${foods}</ul>${steps}`],
  [
    'the ingredients once more in one hidden text',
    item(`${NAME}${foods}<meta ${FOOD} content="${INGREDIENTS.join(' ')}">${steps}`),
  ],
  [
    'the ingredients hidden line by line',
    item(NAME + INGREDIENTS.map((line) => `<meta ${FOOD} content="${line}">`).join('') + steps),
  ],
  [
    'steps that are items with a name and unmarked text',
    item(
      NAME +
        foods +
        STEPS.map((text, at) => `<li ${STEP} itemscope><b itemprop="name">${at + 1}</b><p>${text}</p></li>`).join(''),
    ),
  ],
  ['names of items that are no property', item(item('<b itemprop="name">Anna</b>', 'Person') + NAME + foods + steps)],
  [
    'another recipe within the item',
    item(item('<b itemprop="name">Cake</b><i itemprop="recipeYield">1</i>') + NAME + foods + steps),
  ],
])('readPage reads microdata with %s', (_what, page) => {
  const [draft, ...others] = readPage(`<main>${page}</main>`, null);
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ title: 'Leek soup', ingredients: INGREDIENTS, instructions: STEPS });
  expect(draft?.findings).toContainEqual({ field: 'ingredients', from: 'microdata', sure: true });
  expect(draft?.findings).toContainEqual({ field: 'instructions', from: 'microdata', sure: true });
});

test('readPage reads headings in microdata as sections', () => {
  const page = item(
    `${NAME}<div ${FOOD}><h4>Topping</h4>${list(['2 eggs'])}<h4>Soup</h4>${list(INGREDIENTS)}</div>${steps}`,
  );
  expect(readPage(page, null)[0]?.ingredients).toEqual(['Topping:', '2 eggs', 'Soup:', ...INGREDIENTS]);
});

test('readPage reads each group of lines in microdata line by line', () => {
  const page = item(
    `${NAME}<ul ${FOOD}>${list(INGREDIENTS)}</ul><ul ${FOOD}>${list(['2 eggs', 'salt'])}</ul>
    <div ${STEP}>${each('p', '', STEPS)}</div><div ${STEP}>${each('p', '', ['Boil the eggs.', 'Peel them.'])}</div>`,
  );
  expect(readPage(page, null)[0]).toMatchObject({
    ingredients: [...INGREDIENTS, '2 eggs', 'salt'],
    instructions: [...STEPS, 'Boil the eggs.', 'Peel them.'],
  });
});

test('readPage takes no yield from a recipe within another', () => {
  const page = item(item('<b itemprop="name">Cake</b><i itemprop="recipeYield">7</i>') + NAME + foods + steps);
  expect(readPage(page, null)[0]?.servings).toBeNull();
});

test('readPage reads hrecipe with steps marked within the marked list', () => {
  const page = `<div class="hrecipe"><b class="fn">Soup</b>${each('p', 'class="ingredient"', INGREDIENTS)}
    <ol class="instructions">${each('li', 'class="instruction"', STEPS)}</ol></div>`;
  expect(readPage(page, null)[0]).toMatchObject({ ingredients: INGREDIENTS, instructions: STEPS });
});
