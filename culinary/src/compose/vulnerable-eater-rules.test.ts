import { expect, test } from 'vitest';
import { composeRecipe } from '#compose';

/** [request, what the recipe must not name]. */
const UNSAFE: readonly (readonly [request: readonly string[], not: RegExp])[] = [
  [['whole grapes', 'nuts', 'yogurt', 'for a toddler'], /nuts/u],
  [['hot dogs', 'popcorn', 'carrots', 'for a toddler'], /popcorn/u],
  [['walnut brownies for a toddler'], /walnut/u],
  [['brie', 'smoked salmon', 'eggs', 'pregnant'], /brie|smoked salmon/u],
  [['poke bowl', 'pregnant'], /raw/u],
  [['poke bowl for my toddler'], /raw/u],
  [['gravlax for my toddler'], /raw/u],
  [['sushi for my pregnant wife'], /raw/u],
];

test.each(UNSAFE)('%j is made without what is unsafe for the eater', (ingredients, not) => {
  const { recipe } = composeRecipe({ ingredients: [...ingredients], seed: 's' });
  expect(`${recipe?.ingredients.join('\n') ?? ''}\n${recipe?.instructions.join(' ') ?? ''}`).not.toMatch(not);
});

test('peanut butter and ground almonds are no choking hazard', () => {
  const { used } = composeRecipe({ ingredients: ['peanut butter', 'banana', 'oats', 'for a toddler'], seed: 's' });
  expect(used.join()).toMatch(/peanut butter/u);
});

test('raw fish is made for other eaters', () => {
  const { recipe } = composeRecipe({ ingredients: ['poke bowl'], seed: 's' });
  expect(recipe?.ingredients.join('\n')).toMatch(/eating raw/u);
});

test.each(['vegetarian sushi', 'vegan ceviche', 'vegan poke bowl'])('%s speaks of nothing raw', (request) => {
  const { recipe } = composeRecipe({ ingredients: [request], seed: 's' });
  expect(recipe?.instructions.join(' ')).not.toMatch(/\braw\b/u);
});

test('lentils beside a dish are boiled, or left out if there is no time', () => {
  const stepsIn = (limit: string): string =>
    composeRecipe({ ingredients: ['lentils', 'carrots', 'celery', limit], seed: 's' }).recipe?.instructions.join(' ') ??
    '';
  expect(stepsIn('40 minutes')).toMatch(/boil the red lentils/u);
  expect(stepsIn('15 minutes')).not.toMatch(/lentil/u);
});
