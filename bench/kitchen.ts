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

/** Calls per second on one core, the best of several rounds. */
function perSecond(calls: number, run: () => void): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    run();
    best = Math.max(best, (calls / (performance.now() - startedAt)) * 1000);
  }
  return Math.round(best);
}

/** Throughput of the kitchen engine; with a file of labeled lines, also the comparison of `ingredients.ts`. */
export function benchKitchen(labeledLines: string | undefined): string {
  const random = seededRandom('bench');
  const lists = Array.from({ length: RECIPES }, (_, at) =>
    Array.from({ length: FOODS_EACH }, (__, which) => {
      const food = FOODS[Math.floor(random.at(`${at}/${which}`) * FOODS.length)];
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
    '| operation | per second |',
    '|---|---|',
    `| recipes composed from ${FOODS_EACH} foods of ${FOODS.length} | ${composed} |`,
    `| dishes drawn | ${drawn} |`,
    `| recipes scaled, ingredient lines and steps | ${scaled} |`,
  ].join('\n');
  if (labeledLines === undefined || !existsSync(labeledLines)) return table;
  const comparison = execFileSync(process.execPath, ['bench/ingredients.ts', labeledLines], { encoding: 'utf8' });
  return `${table}\n\n${comparison.trim()}`;
}
