import { expect, test } from 'vitest';

import { composeRecipe } from '#compose';

test.each(['apple crumble', 'french toast', 'mashed potatoes', 'rice pilaf'])(
  '%s without milk is never called buttery',
  (dish) => {
    const texts = Array.from({ length: 25 }, (_, seed) => {
      const { recipe } = composeRecipe({ ingredients: [dish], diets: ['dairy-free'], seed: `${seed}` });
      return recipe === null ? '' : `${recipe.title} ${recipe.description}`;
    });
    expect(texts.filter((text) => text !== '').length).toBeGreaterThan(0);
    expect(texts.filter((text) => /buttery/iu.test(text))).toEqual([]);
  },
);
