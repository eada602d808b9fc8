import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { seededRandom } from '@larder/culinary/seeded-random';
import { composeRecipe, type ComposedRecipe } from '@larder/culinary/compose';
import { drawDish } from '@larder/culinary/dish-art';
import { FOODS } from '@larder/culinary/ingredient-catalogue';
import { scaleRecipe } from '@larder/culinary/scale';

const RECIPES = 3000;
const ROUNDS = 5;
const FOODS_EACH = 5;

/** The best of a few rounds, in calls a second on one core. */
function perSecond(calls: number, run: () => void): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    run();
    best = Math.max(best, (calls / (performance.now() - began)) * 1000);
  }
  return Math.round(best);
}

/** What the kitchen engine does in a second, and, given the labelled lines, how well it reads them beside two other parsers. */
export function benchKitchen(labelledLines: string | undefined): string {
  const chance = seededRandom('bench');
  const lists = Array.from({ length: RECIPES }, (_, at) =>
    Array.from({ length: FOODS_EACH }, (__, which) => {
      const food = FOODS[Math.floor(chance.at(`${at}/${which}`) * FOODS.length)];
      return food?.name ?? 'onion';
    }),
  );
  const recipes = lists.flatMap((ingredients, at): ComposedRecipe[] => {
    const { recipe } = composeRecipe({ ingredients, seed: String(at) });
    return recipe === null ? [] : [recipe];
  });
  const composed = perSecond(RECIPES, () => {
    for (const [at, ingredients] of lists.entries()) composeRecipe({ ingredients, seed: String(at) });
  });
  const drawn = perSecond(recipes.length, () => {
    for (const recipe of recipes) drawDish(recipe);
  });
  const scaled = perSecond(recipes.length, () => {
    for (const recipe of recipes) scaleRecipe(recipe, { factor: 1.5 });
  });
  const table = [
    '## The kitchen engine, one core',
    '',
    '| what | a second |',
    '|---|---|',
    `| recipes composed from ${FOODS_EACH} foods of ${FOODS.length} | ${composed} |`,
    `| dishes drawn | ${drawn} |`,
    `| recipes scaled, lines and steps | ${scaled} |`,
  ].join('\n');
  if (labelledLines === undefined || !existsSync(labelledLines)) return table;
  const read = execFileSync(process.execPath, ['bench/ingredients.ts', labelledLines], { encoding: 'utf8' });
  return `${table}\n\n${read.trim()}`;
}
