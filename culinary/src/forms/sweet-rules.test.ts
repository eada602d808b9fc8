import { describe, expect, test } from 'vitest';
import { composeRecipe, type ComposeRequest } from '#compose';
import { parseIngredientLine } from '#ingredient-line';

const SEEDS = ['1', '2', '3', '4', '5', '6'];
const recipeOf = (ingredients: string[], more: Partial<ComposeRequest> = {}) => {
  const { recipe, unusable } = composeRecipe({ ingredients, seed: '1', ...more });
  return {
    title: recipe?.title ?? '',
    list: recipe?.ingredients ?? [],
    steps: recipe?.instructions.join(' ') ?? '',
    unusable,
  };
};
const lineOf = (list: readonly string[], name: string): string => list.find((line) => line.includes(name)) ?? '';
const amountIn = (list: readonly string[], name: string): number =>
  parseIngredientLine(lineOf(list, name)).amount?.low ?? 0;

describe('list and steps cut fruit alike', () => {
  test.each([
    ['muffin', 'bananas', 'banana', /mashed$/u],
    ['cake', 'bananas', 'banana', /mashed$/u],
    ['brownies', 'bananas', 'banana', /mashed$/u],
    ['cake', 'apples', 'apple', /diced$/u],
    ['cake', 'strawberries', 'strawberr', /hulled and diced$/u],
    ['roast fruit', 'apples', 'apple', /halved and cored$/u],
    ['roast fruit', 'plums', 'plum', /halved and stoned$/u],
    ['roast fruit', 'figs', 'fig', /halved$/u],
    ['overnight oats', 'apples', 'apple', /coarsely grated$/u],
    ['mulled', 'oranges', 'orange', /, sliced$/u],
    ['smoothie', 'avocado', 'avocado', /stoned and peeled$/u],
    ['shakshuka', 'tomatoes', 'tomato', /chopped$/u],
  ])('%s with %s', (dish, given, name, note) => {
    const { list, steps } = recipeOf([given, 'flour', 'milk', 'apple juice', 'eggs', 'dark chocolate', 'oats'], {
      dish,
    });
    expect(lineOf(list, name)).toMatch(note);
    expect(steps).not.toMatch(/mashed first|Halve the larger|stones out/u);
  });

  test('cherries and grapes have no cut sides', () => {
    expect(recipeOf(['cherries', 'grapes'], { dish: 'roast fruit' }).steps).not.toContain('cut sides');
    expect(recipeOf(['pears'], { dish: 'roast fruit' }).steps).toContain('cut sides up');
  });
});

describe('cereal', () => {
  test.each(['granola', 'cornflakes', 'bran flakes', 'granola, yogurt, strawberries'])(
    '%s is served crisp, with something cold and fruit',
    (given) => {
      for (const seed of SEEDS) {
        const { title, list, steps } = recipeOf(given.split(', '), { seed });
        expect(title).not.toMatch(/pancake|muffin|overnight|fool/iu);
        expect(list.join()).toMatch(/yogurt|milk/u);
        expect(steps).not.toMatch(/overnight|bake|batter/iu);
      }
    },
  );

  test('muesli soaks, and granola goes on top of soaked oats', () => {
    expect(recipeOf(['muesli']).steps).toContain('overnight');
    const { steps } = recipeOf(['granola', 'oats', 'pears'], { dish: 'overnight oats' });
    expect(steps).toMatch(/Stir the oats .*overnight.*Top with[^.]*granola/u);
  });

  test('raw oats are toasted before they top a fool', () => {
    expect(recipeOf(['oats', 'mango'], { dish: 'fool' }).steps).toMatch(/Toast the oats.*top with the oats/u);
  });
});

describe('a pavlova', () => {
  test.each([['egg whites'], ['egg whites', 'sugar'], ['egg whites', 'raspberries', 'cream'], ['aquafaba', 'sugar']])(
    'is made of %s %s %s',
    (...given) => {
      for (const seed of SEEDS) expect(recipeOf(given, { seed }).title).toMatch(/pavlova/iu);
    },
  );

  test('is not made of egg whites with vegetables', () => {
    for (const seed of SEEDS) expect(recipeOf(['egg whites', 'spinach'], { seed }).title).not.toMatch(/pavlova/iu);
  });

  test.each([1, 2, 4, 7, 12, 20])('has 50 to 60 g of sugar per egg white, for %i', (servings) => {
    const { list } = recipeOf(['egg whites', 'sugar'], { servings });
    const ratio = amountIn(list, 'sugar') / amountIn(list, 'egg white');
    expect(ratio).toBeGreaterThanOrEqual(50);
    expect(ratio).toBeLessThanOrEqual(60);
  });

  test('uses only the whites of eggs', () => {
    const { list, steps } = recipeOf(['eggs', 'strawberries'], { dish: 'pavlova' });
    expect(lineOf(list, 'egg')).toMatch(/whites only$/u);
    expect(steps).toContain('the whites of the eggs');
  });
});

describe('amounts', () => {
  test.each([
    [4, 1],
    [10, 2],
  ])('a galette for %i is brushed with at most %i egg', (servings, most) => {
    expect(amountIn(recipeOf(['eggs', 'puff pastry', 'apples'], { dish: 'galette', servings }).list, 'egg')).toBe(most);
  });

  test('mulled wine is a cup per person', () => {
    expect(amountIn(recipeOf(['red wine'], { dish: 'mulled', servings: 4 }).list, 'red wine')).toBeGreaterThanOrEqual(
      600,
    );
  });

  test('a lemon granita is more than a spoonful of syrup', () => {
    expect(amountIn(recipeOf(['lemons'], { dish: 'granita' }).list, 'lemon')).toBeGreaterThanOrEqual(2);
  });
});

describe('drinks', () => {
  test('two milks share the mug, and neither is whipped', () => {
    const { list, steps } = recipeOf(['oat milk', 'milk', 'dark chocolate'], { dish: 'hot chocolate' });
    expect(amountIn(list, 'oat milk')).toBe(400);
    expect(steps).not.toContain('Whip');
    expect(steps).not.toContain('no lumps');
  });

  test('coffee fits into the mug', () => {
    const { list } = recipeOf(['coffee', 'cinnamon', 'milk'], { dish: 'hot drink' });
    expect(amountIn(list, 'coffee') + amountIn(list, 'milk')).toBeLessThanOrEqual(900);
  });

  test('a mulled drink uses every food that it adds', () => {
    expect(recipeOf(['apple juice', 'oranges'], { dish: 'mulled' }).unusable).toEqual([]);
  });
});

test.each([
  [2, /ramekins|molds/u, /cakes$/u],
  [4, /small loaf tin/u, /loaf|cake/iu],
  [10, /a loaf tin/u, /loaf|cake/iu],
])('a loaf for %d fills its tin', (servings, tin, title) => {
  for (const seed of ['a', 'b', 'c']) {
    const { recipe } = composeRecipe({ ingredients: ['carrots'], dish: 'loaf-cake', servings, seed });
    expect(recipe?.instructions[0]).toMatch(tin);
    expect(recipe?.title.toLowerCase()).toMatch(title);
  }
});
