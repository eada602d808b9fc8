import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { copyMeThatReader } from './copymethat.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const REAL_EXPORT = new URL('../../../../../../shared/data/exports/copymethat.zip', import.meta.url);

const RECIPE = `
<div class = "recipe">
<div id = "name">
    Crêpes &quot;Suzette&quot;
</div>
<div id = "link">
    Adapted from <a id = "original_link" href = "https://example.org/crepes">https://example.org/crepes</a>
</div>
<img class= "recipeImage" src = "images/crepes.jpg" width="120px"/>
<div id = "description">With oranges.</div>
<div id = "categories"><span>Tags: </span><span class = "recipeCategory">french</span><span> </span><span class = "recipeCategory">dessert</span></div>
<div id = "extra_info">
    <span id="made_this"> I made this. </span> <span id="starred">Is starred. </span>
    <span id="rating">Rated <span id = "ratingValue">4</span>/5</span>
</div>
<div id = "servings">Servings: <a id="recipeYield">6</a></div>
<div id= "recipeIngredient_header">Ingredients</div>
<ul id = "recipeIngredients">
    <li class= "recipeIngredient_subheader">Batter</li>
    <li class= "recipeIngredient">2 cups flour</li>
    <li class= "recipeIngredient_spacer"></li>
    <li class= "recipeIngredient_note">Use a large bowl</li>
</ul>
<div id= "recipeInstructions_header">Steps</div>
<ol id = "recipeInstructions">
    <li class = "instruction_subheader">Batter</li>
    <li class = "instruction" value = "1">1. Whisk.</li>
    <li class = "instruction_next">Rest.</li>
</ol>
<ul id = "recipeNotes"><li class = "recipeNote">Best fresh.</li><li class = "recipeNote">Or cold.</li></ul>
</div>`;

const page = (recipes: string): string =>
  `<!DOCTYPE html>\n<head>\n<meta name="copymethat_class_id_version" content="2">\n</head>\n<html>\n<style>.recipe{}</style>\n<body>${recipes}</body></html>`;

test('copyMeThatReader reads every field', async () => {
  const zip = await zipOf({ 'recipes.html': page(RECIPE), 'images/crepes.jpg': 'bytes' });
  expect(await readOnly(copyMeThatReader, zip)).toStrictEqual({
    title: 'Crêpes "Suzette"',
    description: 'With oranges.',
    ingredients: ['Batter:', '2 cups flour', 'Use a large bowl'],
    instructions: ['Batter:', 'Whisk.', 'Rest.'],
    servings: 6,
    source_url: 'https://example.org/crepes',
    notes: 'Best fresh.\n\nOr cold.',
    tags: ['french', 'dessert', 'I made this'],
    stars: 4,
    is_favorite: true,
  });
  const { pictures } = await readItems(copyMeThatReader, zip);
  expect(String(await pictures[0]?.[0]?.read())).toBe('bytes');
});

test('copyMeThatReader keeps recipes apart although their ids repeat', async () => {
  const { drafts } = await readItems(copyMeThatReader, page(RECIPE + RECIPE.replace('Crêpes', 'Waffles')));
  expect(drafts.map(({ title, ingredients }) => [title, ingredients.length])).toStrictEqual([
    ['Crêpes "Suzette"', 3],
    ['Waffles "Suzette"', 3],
  ]);
});

test('copyMeThatReader recognizes its export and no other page', async () => {
  expect(await isRecognized(copyMeThatReader, page(RECIPE))).toBe(true);
  expect(await isRecognized(copyMeThatReader, await zipOf({ 'x/recipes.html': page(RECIPE) }))).toBe(true);
  expect(await isRecognized(copyMeThatReader, '<html><body>Copy me that</body></html>')).toBe(false);
});

test('copyMeThatReader reads all of a real export', async ({ skip }) => {
  skip(!existsSync(REAL_EXPORT), 'The folder shared/data is not here.');
  const { drafts, pictures, problems } = await readItems(copyMeThatReader, readFileSync(REAL_EXPORT));
  expect(problems).toStrictEqual([]);
  expect(
    drafts.map((draft) => [
      draft.ingredients.length,
      draft.instructions.length,
      draft.servings,
      draft.tags.length,
      draft.stars,
    ]),
  ).toStrictEqual([
    [12, 6, 6, 0, null],
    [11, 8, 4, 6, 4],
    [10, 4, null, 6, 5],
  ]);
  const bytes = await Promise.all(pictures.flat().map(async (picture) => picture.read()));
  expect(bytes.every(({ length }) => length > 10_000)).toBe(true);
  expect(bytes).toHaveLength(3);
});
