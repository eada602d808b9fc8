import { getScraper, LogLevel } from 'recipe-scrapers';
import { expect, test } from 'vitest';

import { exportedPhoto, exportedRecipe } from '../../../../test/exported-recipes.ts';
import type { ExportedRecipe } from '../exported-recipe.ts';
import { schemaOrgWriter } from './schema-org.ts';

async function write(recipe: ExportedRecipe): Promise<string> {
  async function* only() {
    yield recipe;
  }
  return 'pieces' in schemaOrgWriter ? (await Array.fromAsync(schemaOrgWriter.pieces(only()))).join('') : '';
}

test('recipe-scrapers reads an export in a page', async () => {
  const recipe = exportedRecipe({
    title: 'Plum cake "Aunt Jo" & co',
    ingredients: ['2 cups flour, sifted', '1 kg plums'],
    instructions: ['Heat the oven.', 'Dough:', 'Knead for 10 minutes.', 'Roll it.'],
    tags: ['cake', 'late summer'],
    author: 'Jo',
    servings: 12,
    preparation_time: 20,
    cooking_time: 75,
    source_url: 'https://example.org/plum-cake',
    photo: exportedPhoto('dish'),
    step_photos: [{ step: 2, ...exportedPhoto('step 2') }],
  });
  const html = `<!doctype html><html lang="en"><head><title>Cake</title><script type="application/ld+json">${await write(recipe)}</script></head><body></body></html>`;
  const Scraper = getScraper('https://larder.example/', { wildMode: true });
  const read = await new Scraper(html, 'https://larder.example/', { logLevel: LogLevel.ERROR }).toRecipeObject();
  expect(read).toMatchObject({
    title: recipe.title,
    author: 'Jo',
    description: 'Hot.',
    image: 'https://larder.example/dish',
    prepTime: 20,
    cookTime: 75,
    totalTime: 95,
    yields: '12 servings',
    ingredients: [{ name: null, items: recipe.ingredients.map((value) => ({ value })) }],
    instructions: [
      { name: null, items: [{ value: 'Heat the oven.' }] },
      { name: 'Dough', items: [{ value: 'Knead for 10 minutes.' }, { value: 'Roll it.' }] },
    ],
    keywords: ['cake', 'late summer'],
  });
});
