import { expect, test } from 'vitest';

import { recipeKeeperReader } from './recipe-keeper.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const RECIPE = `
<div class="recipe-details">
  <meta content="1f-2e" itemprop="recipeId"><meta content="" itemprop="recipeShareId">
  <meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
  <div><img src="images/1f-2e_0.jpg" class="recipe-photo"></div>
  <h2 itemprop="name">Zucchini &amp; &amp;amp; Bread</h2>
  <div>Courses: <span itemprop="recipeCourse">Side dish</span>, <span itemprop="recipeCourse">Breakfast</span></div>
  <div>Categories: <span>Bread</span><meta content="Bread" itemprop="recipeCategory"><span>Baking</span><meta content="Baking" itemprop="recipeCategory"></div>
  <div>Collections: <meta content="Summer" itemprop="recipeCollection"></div>
  <div>Source: <span itemprop="recipeSource"><a href="https://example.org/bread?a=1&amp;b=2">example.org</a></span></div>
  <div>Serving size: <span itemprop="recipeYield">Serves 6-8</span></div>
  <div>Preparation time: <span>10 mins</span><meta content="PT10M" itemprop="prepTime"></div>
  <div>Cooking time: <span>1 hour 5 mins</span><meta content="PT1H5M" itemprop="cookTime"></div>
  <div class="recipe-ingredients" itemprop="recipeIngredients"><p>For the batter:</p><p>2 cups flour</p><p></p><p>• 1 egg</p></div>
  <div itemprop="recipeDirections"><p>1. Mix.</p><p> </p><p>2. Bake 1 hour.<br>Cool.</p></div>
  <div class="recipe-notes" itemprop="recipeNotes"><p>Freezes well.</p><p>Not too sweet.</p></div>
  <div>Calories: 212<meta content="212" itemprop="recipeNutCalories"></div>
  <meta content="9.5" itemprop="recipeNutTotalFat"><meta content="0" itemprop="recipeNutSugars"><meta content="" itemprop="recipeNutProtein">
  <meta content="1 slice" itemprop="recipeNutServingSize">
  <div class="recipe-photos-div"><img src="images/1f-2e_0.jpg" class="recipe-photos"><img src="images/1f-2e_1.jpg" class="recipe-photos"></div>
</div>`;

const page = (...recipes: readonly string[]): string =>
  `<!DOCTYPE html><html><head><title>Recipe Keeper</title></head><body>${recipes.join('')}</body></html>`;

const exported = async (html: string, folder = ''): Promise<Buffer> =>
  zipOf({
    [`${folder}recipes.html`]: html,
    [`${folder}images/1f-2e_0.jpg`]: 'first',
    [`${folder}images/1f-2e_1.jpg`]: 'second',
  });

test('recipeKeeperReader reads every field', async () => {
  expect(await readOnly(recipeKeeperReader, await exported(page(RECIPE)))).toStrictEqual({
    title: 'Zucchini & &amp; Bread',
    ingredients: ['For the batter:', '2 cups flour', '1 egg'],
    instructions: ['Mix.', 'Bake 1 hour.', 'Cool.'],
    preparation_time: 10,
    cooking_time: 65,
    servings: 6,
    yield_text: 'Serves 6-8',
    source_name: 'example.org',
    source_url: 'https://example.org/bread?a=1&b=2',
    notes: 'Freezes well.\nNot too sweet.',
    nutrition: { servingSize: '1 slice', calories: '212 kcal', fatContent: '9.5 g' },
    tags: ['Side dish', 'Breakfast', 'Bread', 'Baking', 'Summer'],
    stars: 4,
    is_favorite: true,
  });
});

test.each(['', 'Recipe Keeper/'])('recipeKeeperReader finds each picture once, in the folder "%s"', async (folder) => {
  const { pictures } = await readItems(recipeKeeperReader, await exported(page(RECIPE), folder));
  const read = await Promise.all((pictures[0] ?? []).map(async (picture) => String(await picture.read())));
  expect(read).toStrictEqual(['first', 'second']);
});

test('recipeKeeperReader says which picture is missing', async () => {
  const { pictures } = await readItems(recipeKeeperReader, await zipOf({ 'recipes.html': page(RECIPE) }));
  await expect(pictures[0]?.[0]?.read()).rejects.toThrow('The picture “images/1f-2e_0.jpg” is missing in this file.');
});

test('recipeKeeperReader leaves empty what an empty recipe does not say', async () => {
  const empty =
    '<div class="recipe-details"><h2 itemprop="name">Tea</h2><meta content="0" itemprop="recipeRating"><meta content="PT0S" itemprop="prepTime"></div>';
  expect(await readOnly(recipeKeeperReader, await exported(page(empty)))).toStrictEqual({ title: 'Tea' });
});

test.each([
  ["Grandma's blue book", { source_name: "Grandma's blue book" }],
  ['https://example.org/x', { source_url: 'https://example.org/x' }],
  ['javascript:alert(1)', { source_name: 'javascript:alert(1)' }],
])('recipeKeeperReader reads the source "%s"', async (source, expected) => {
  const recipe = `<div class="recipe-details"><meta itemprop="recipeShareId"><h2 itemprop="name">Tea</h2><span itemprop="recipeSource">${source}</span></div>`;
  expect(await readOnly(recipeKeeperReader, await exported(page(recipe)))).toStrictEqual({ title: 'Tea', ...expected });
});

test('recipeKeeperReader reads many recipes and a page without its archive', async () => {
  const { drafts } = await readItems(recipeKeeperReader, page(...Array.from({ length: 30 }, () => RECIPE)));
  expect(drafts).toHaveLength(30);
});

test('recipeKeeperReader recognizes its export and no other page', async () => {
  expect(await isRecognized(recipeKeeperReader, await exported(page(RECIPE)))).toBe(true);
  expect(await isRecognized(recipeKeeperReader, page(RECIPE))).toBe(true);
  expect(await isRecognized(recipeKeeperReader, page('<h1>Bread</h1>'))).toBe(false);
  expect(await isRecognized(recipeKeeperReader, await zipOf({ 'recipes.json': '{}' }))).toBe(false);
});
