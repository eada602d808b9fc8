import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readPage } from './read-page.ts';

const script = (value: unknown): string =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const recipe = (fields: object): string =>
  script({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: ['Cook.'], ...fields });
const read = (html: string, url: string | null = 'https://soup.example/leek') => readPage(html, url)[0];
const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

describe('readPage finds the recipe in JSON-LD', () => {
  const node = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'] };
  test.each([
    ['alone', node],
    ['in a list', [{ '@type': 'WebSite' }, node]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, node] }],
    ['as the main entity', { '@type': 'WebPage', mainEntity: node }],
    ['with several types', { ...node, '@type': ['NewsArticle', 'Recipe'] }],
    ['with a full type', { ...node, '@type': 'http://schema.org/Recipe' }],
    ['in CDATA', `//<![CDATA[\n${JSON.stringify(node)}\n//]]>`],
    ['cut off', JSON.stringify(node).slice(0, -2)],
  ])('%s', (_where, value) => {
    expect(read(script(value))).toMatchObject({ title: 'Soup', ingredients: ['1 leek'] });
  });

  test('and leaves out recipes that are only linked', () => {
    const page = script([{ '@type': 'Recipe', name: 'Pie' }, node, { '@type': 'Recipe', name: 'Stew' }]);
    expect(readPage(page, null).map(({ title }) => title)).toEqual(['Soup']);
  });

  test('and returns each of several', () => {
    expect(readPage(recipe({}) + recipe({ name: 'Bread' }), null).map(({ title }) => title)).toEqual(['Soup', 'Bread']);
  });

  test('and completes it by another statement of the same recipe', () => {
    const page = script({ '@type': 'Recipe', name: 'Soup', recipeInstructions: 'Cook.' }) + script(node);
    expect(readPage(page, null)).toMatchObject([{ ingredients: ['1 leek'], instructions: ['Cook.'] }]);
  });
});

describe('readPage reads ingredients', () => {
  test.each<[string, unknown, string[]]>([
    ['one text with all lines', '1 leek\n2 eggs', ['1 leek', '2 eggs']],
    ['one element with all lines', ['1 leek<br>2 eggs'], ['1 leek', '2 eggs']],
    ['nested lists', [['1 leek'], ['2 eggs']], ['1 leek', '2 eggs']],
    ['entities, decoded once', ['1 leek &amp; 2 eggs &amp;lt;', '&frac12; onion'], ['1 leek & 2 eggs &lt;', '½ onion']],
    ['letters that are escaped twice', ['1 cr&amp;egrave;me'], ['1 crème']],
    ['what templates leave behind', ['1 leek ((white)) , sliced', '▢ 2 eggs'], ['1 leek (white), sliced', '2 eggs']],
    ['objects', [{ amount: 2, unit: 'cups', name: 'stock' }, { text: '1 leek' }], ['2 cups stock', '1 leek']],
    ['groups', [{ name: 'Sauce', itemListElement: ['1 leek'] }, '2 eggs'], ['Sauce:', '1 leek', '2 eggs']],
    [
      'headings',
      ['For the sauce', '1 leek', '## Topping', '2 eggs'],
      ['For the sauce:', '1 leek', 'Topping:', '2 eggs'],
    ],
  ])('%s', (_what, recipeIngredient, expected) => {
    expect(read(recipe({ recipeIngredient }))?.ingredients).toEqual(expected);
  });

  test('of the old property, too', () => {
    expect(read(recipe({ recipeIngredient: undefined, ingredients: ['2 eggs'] }))?.ingredients).toEqual(['2 eggs']);
  });
});

describe('readPage reads instructions', () => {
  const step = (text: string, name?: string) => ({
    '@type': 'HowToStep',
    text,
    ...(name === undefined ? {} : { name }),
  });
  test.each<[string, unknown, string[]]>([
    ['one text with numbers', '1. Mix. 2. Bake.', ['Mix.', 'Bake.']],
    ['one text with lines', 'Mix.\nBake.', ['Mix.', 'Bake.']],
    ['HTML', '<ol><li>Mix &amp; stir.</li><li>Bake.</li></ol>', ['Mix & stir.', 'Bake.']],
    ['escaped HTML', '&lt;p&gt;Mix.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;', ['Mix.', 'Bake.']],
    ['steps with numbers', ['Step 1: Mix.', '2) Bake.'], ['Mix.', 'Bake.']],
    ['HowToStep', [step('Mix.'), step('Bake.', 'Step 2')], ['Mix.', 'Bake.']],
    [
      'titles of steps',
      [step('Stir it.', 'Mix'), step('Bake it well.', 'Bake it')],
      ['Mix: Stir it.', 'Bake it well.'],
    ],
    [
      'sections',
      [{ '@type': 'HowToSection', name: 'Dough', itemListElement: [step('Mix.')] }, step('Bake.')],
      ['Dough:', 'Mix.', 'Bake.'],
    ],
    ['nested lists', [[step('Mix.')], [step('Bake.')]], ['Mix.', 'Bake.']],
    [
      'items of a list',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: step('Mix.') }] },
      ['Mix.'],
    ],
  ])('%s', (_what, recipeInstructions, expected) => {
    expect(read(recipe({ recipeInstructions }))?.instructions).toEqual(expected);
  });

  test('of nodes that refer to each other without end', () => {
    const page = script({
      '@graph': [{ '@id': '#a', itemListElement: Array.from({ length: 50 }, () => ({ '@id': '#a' })) }],
    });
    expect(read(page + recipe({ recipeInstructions: { '@id': '#a' } }))?.title).toBe('Soup');
  });
});

describe('readPage reads the other fields', () => {
  test.each<[string, object, object]>([
    ['the author by reference', { author: { '@id': '#anna' } }, { author: 'Anna' }],
    ['the picture by reference', { image: { '@id': '#photo' } }, { image_url: 'https://soup.example/photo.jpg' }],
    [
      'the largest picture',
      {
        image: [
          { url: '/s.jpg', width: 100, height: 100 },
          { url: '/l.jpg', width: '900px', height: 600 },
        ],
      },
      { image_url: 'https://soup.example/l.jpg' },
    ],
    ['no picture that is data', { image: 'data:image/gif;base64,AAAA' }, { image_url: null }],
    ['yields in words', { recipeYield: ['4', '4 large bowls'] }, { servings: 4, yield_text: '4 large bowls' }],
    [
      'times',
      { prepTime: 'PT10M', cookTime: { maxValue: 'PT1H' }, totalTime: 'PT0M' },
      { preparation_time: 10, cooking_time: 60, total_time: null },
    ],
    [
      'tags',
      { keywords: 'quick, soup', recipeCategory: ['Soup'], recipeCuisine: 'French' },
      { tags: ['Soup', 'French', 'quick'] },
    ],
    [
      'nutrition',
      { nutrition: { '@type': 'NutritionInformation', calories: '200 kcal', fatContent: '' } },
      { nutrition: { calories: '200 kcal' } },
    ],
    ['the video', { video: { contentUrl: '/v.mp4' } }, { video_url: 'https://soup.example/v.mp4' }],
    ['equipment', { tool: [{ '@type': 'HowToTool', name: 'Pot' }] }, { equipment: ['Pot'] }],
    ['the language', { inLanguage: 'de_AT' }, { language: 'de-AT' }],
    ['no stars of other people', { aggregateRating: { ratingValue: 5, ratingCount: 9 } }, { stars: null }],
  ])('%s', (_what, fields, expected) => {
    const graph = script({
      '@graph': [
        { '@id': '#anna', name: 'Anna' },
        { '@id': '#photo', url: '/photo.jpg' },
        { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], ...fields },
      ],
    });
    expect(read(graph)).toMatchObject(expected);
  });

  test('at most 40 tags', () => {
    const keywords = Array.from({ length: 100 }, (_, at) => `tag ${at}`).join();
    expect(read(recipe({ keywords }))?.tags).toHaveLength(40);
  });

  test('from the head of the page what the recipe lacks', () => {
    const head =
      '<html lang="fr"><meta property="og:site_name" content="Soups"><meta property="og:image" content="/og.jpg">';
    expect(read(head + recipe({}))).toMatchObject({
      language: 'fr',
      source_name: 'Soups',
      source_url: 'https://soup.example/leek',
      image_url: 'https://soup.example/og.jpg',
    });
  });
});

test('readPage reads microdata', () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Anna</b></span>
    <meta itemprop="prepTime" content="PT10M"><span itemprop="recipeYield">4 servings</span>
    <li itemprop="recipeIngredient">1 leek</li><li itemprop="recipeIngredient">2 eggs</li>
    <div itemprop="recipeInstructions"><p>Mix.</p><p>Cook.</p></div></div>`;
  expect(read(page)).toMatchObject({
    title: 'Soup',
    author: 'Anna',
    preparation_time: 10,
    servings: 4,
    ingredients: ['1 leek', '2 eggs'],
    instructions: ['Mix.', 'Cook.'],
    findings: expect.arrayContaining([{ field: 'title', from: 'microdata', sure: true }]),
  });
});

test.each([
  ['h-recipe', 'p-name', 'p-ingredient', 'e-instructions'],
  ['hrecipe', 'fn', 'ingredient', 'instructions'],
])('readPage reads %s', (root, name, ingredient, instructions) => {
  const page = `<div class="${root}"><b class="${name}">Soup</b><p class="${ingredient}">1 leek</p><p class="${instructions}">Cook.</p></div>`;
  expect(read(page)).toMatchObject({ title: 'Soup', ingredients: ['1 leek'], instructions: ['Cook.'] });
});

describe('readPage takes from the card of a plug-in', () => {
  const CARD = `<div class="wprm-recipe-container"><div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3>
    <h4>Soup</h4>${list('1 leek', '1 l stock')}<h4>Topping</h4>${list('2 eggs (boiled)')}</div>
    <div class="wprm-recipe-equipment-name">Pot</div><div class="wprm-recipe-notes">Freezes well.</div></div>`;

  test('sections, notes, equipment and fuller lines', () => {
    expect(read(recipe({ recipeIngredient: ['1 leek', '1 l stock', '2 eggs'] }) + CARD)).toMatchObject({
      ingredients: ['Soup:', '1 leek', '1 l stock', 'Topping:', '2 eggs (boiled)'],
      notes: 'Freezes well.',
      equipment: ['Pot'],
      findings: expect.arrayContaining([
        { field: 'ingredients', from: 'json-ld', sure: true },
        { field: 'ingredients', line: 0, from: 'plugin', sure: true },
        { field: 'ingredients', line: 3, from: 'plugin', sure: true },
        { field: 'notes', from: 'plugin', sure: true },
      ]),
    });
  });

  test('no section that heads the whole list', () => {
    const card = CARD.replace(/<h4>Topping.*<\/ul>/u, '');
    expect(read(recipe({ recipeIngredient: ['1 leek', '1 l stock'] }) + card)?.ingredients).toEqual([
      '1 leek',
      '1 l stock',
    ]);
  });

  test('nothing if it is another recipe', () => {
    expect(read(recipe({ recipeIngredient: ['3 pears', '1 vanilla bean'] }) + CARD)).toMatchObject({
      ingredients: ['3 pears', '1 vanilla bean'],
      notes: null,
    });
  });
});

describe('readPage reads pages without structured data', () => {
  const STEPS =
    '<h2>Method</h2><ol><li>Chop the leeks and soften them.</li><li>Simmer in the stock for 20 minutes.</li></ol>';
  const NAV = `<nav>${list('1 cup recipes', '2 cups recipes', '3 cups recipes', '4 cups recipes', '5 cups recipes')}</nav>`;
  const instructions = ['Chop the leeks and soften them.', 'Simmer in the stock for 20 minutes.'];

  test.each([
    ['a list under a heading', `<h2>Ingredients</h2>${list('2 leeks', 'salt')}${STEPS}`],
    ['paragraphs under a heading', `<p><b>Zutaten:</b></p><p>2 leeks</p><p>salt</p>${STEPS}`],
    ['lines of a paragraph', `<p>Ingredients<br>2 leeks<br>salt</p>${STEPS}`],
    [
      'rows of a table',
      `<h3>Ingrédients</h3><table><tr><td>2</td><td>leeks</td></tr><tr><td></td><td>salt</td></tr></table>${STEPS}`,
    ],
  ])('%s', (_what, body) => {
    expect(
      read(`${NAV}<h1>Leek soup</h1><p>We love it.</p>${body}<h2>Notes</h2><p>Tastes better the next day.</p>`),
    ).toMatchObject({
      title: 'Leek soup',
      ingredients: ['2 leeks', 'salt'],
      instructions,
      findings: expect.arrayContaining([
        { field: 'ingredients', from: 'page', sure: false },
        { field: 'instructions', from: 'page', sure: false },
      ]),
    });
  });

  test('a list without a heading, and the text after it', () => {
    const body = `${list('2 leeks', '1 l stock', '100 g cream', 'salt')}<p>${instructions.join('</p><p>')}</p>`;
    expect(read(`${NAV}<h1>Leek soup</h1>${body}`)).toMatchObject({
      ingredients: ['2 leeks', '1 l stock', '100 g cream', 'salt'],
      instructions,
    });
  });

  test('sections of the list', () => {
    const body = `<h2>Ingredients</h2><h3>Soup</h3>${list('2 leeks', '1 l stock')}<h3>Topping</h3>${list('2 eggs')}${STEPS}`;
    expect(read(body)?.ingredients).toEqual(['Soup:', '2 leeks', '1 l stock', 'Topping:', '2 eggs']);
  });

  test('and completes a recipe that lacks steps', () => {
    const page = script({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 leeks', '1 l stock'] });
    const draft = read(`${page}<h2>Ingredients</h2>${list('2 leeks', '1 l stock')}${STEPS}`);
    expect(draft).toMatchObject({
      instructions,
      findings: expect.arrayContaining([
        { field: 'ingredients', from: 'json-ld', sure: true },
        { field: 'instructions', from: 'page', sure: false },
      ]),
    });
  });

  test('and prefers a list with amounts to the same one without', () => {
    const page = recipe({ recipeIngredient: ['leeks', 'stock', 'cream'] });
    expect(read(`${page}<h2>Ingredients</h2>${list('2 leeks', '1 l stock', '100 g cream')}`)).toMatchObject({
      ingredients: ['2 leeks', '1 l stock', '100 g cream'],
      findings: expect.arrayContaining([{ field: 'ingredients', from: 'page', sure: false }]),
    });
  });

  test.each([
    ['is empty', ''],
    ['has no list', '<h1>About us</h1><p>We like to cook with 2 leeks.</p>'],
    ['has two amounts', `${list('2 eggs', '1 cup milk')}<p>That is all we found in the fridge this morning.</p>`],
    ['has prices', `<h1>Shop</h1>${list('Shirt $20', 'Hat $10')}`],
  ])('but nothing if the page %s', (_what, page) => {
    expect(readPage(page, null)).toEqual([]);
  });
});

describe('readPage never throws', () => {
  const PIECES = '<div> </div> <ul> <li> <h2> </h2> <br> <!-- 1 cup " { [ &amp; Ingredients \u0000'.split(' ');
  PIECES.push(
    '<div itemscope itemtype="https://schema.org/Recipe">',
    '<p itemprop="name">',
    script('{"@type":"Recipe",'),
  );
  test('on any markup', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (parts) => {
        expect(readPage(parts.join(''), null)).toBeInstanceOf(Array);
      }),
    );
  });

  test('on any values of a recipe', () => {
    const fields = fc.record({
      recipeIngredient: fc.jsonValue(),
      recipeInstructions: fc.jsonValue(),
      image: fc.jsonValue(),
      author: fc.jsonValue(),
      recipeYield: fc.jsonValue(),
      video: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fields, (values) => {
        expect(readPage(recipe(values), null)).toBeInstanceOf(Array);
      }),
    );
  });

  test('on nesting without end', () => {
    // It stops there: the parser takes time in proportion to the depth.
    const nested = '<div>'.repeat(50_000) + '</div>'.repeat(50_000);
    expect(readPage(nested + recipe({}), null)).toEqual([]);
    expect(readPage(script('['.repeat(100_000)), null)).toEqual([]);
  });
});
