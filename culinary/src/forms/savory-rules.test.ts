import { describe, expect, test } from 'vitest';
import { composeRecipe, type Composition, type ComposeRequest } from '#compose';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { readyFood } from '#compose/leftovers';
import { amountAndName, sharesOf } from '#compose/portion';
import { slowMinutes } from '#compose/slow-pot';
import { minutesOf } from '#compose/technique';
import { type Food, type FoodName, FOODS, getFood, gramsPerUnit } from '#ingredient-catalogue';
import { readLine } from '#line/read-line';
import { weightOfLine } from '#line/weight';

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const compose = (ingredients: readonly string[], more: Partial<ComposeRequest> = {}): Composition =>
  composeRecipe({ ingredients, seed: 's', ...more });
const stepsOf = ({ recipe }: Composition): string => (recipe?.instructions ?? []).join(' ');
const foodNamed = new Map<string, Food>(
  FOODS.flatMap((food) => [food.name, food.plural ?? food.name].map((name) => [name, food] as const)),
);
const fleshIn = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const food = foodNamed.get(name);
    return food !== undefined && isMeatOrFish(food);
  });

describe('cooked foods', () => {
  test.each([
    ['stir-fry', ['leftover roast chicken', 'broccoli'], /chicken/iu],
    ['curry', ['leftover roast chicken', 'spinach'], /chicken/iu],
    ['thai-curry', ['cooked shrimp', 'green beans'], /shrimp/iu],
    ['fried-rice', ['cooked rice', 'cooked ham', 'leftover chicken'], /chicken/iu],
    ['chowder', ['cooked cod', 'potatoes'], /cod|fish/iu],
    ['stew', ['leftover roast beef', 'carrots', 'parsnips'], /beef/iu],
    ['chili', ['cooked ground beef', 'kidney beans'], /beef/iu],
    ['tagine', ['leftover lamb shoulder', 'carrots'], /lamb/iu],
  ])('in a %s are only reheated, to 74 °C', (dish, ingredients, food) => {
    for (const seed of seeds) {
      const composition = compose(ingredients, { dish, seed });
      const said = stepsOf(composition)
        .split(/(?<=[.;]) /u)
        .filter((sentence) => food.test(sentence));
      expect(said.join(' '), composition.recipe?.title).toMatch(/hot all the way through \(74 °C\)/u);
      expect(said.join(' ')).not.toMatch(/cooked through|just opaque|no pink|give(?:s)? way|juicy/u);
    }
  });

  test.each(['curry', 'stew', 'peanut-stew', 'tagine', 'chunky-soup'])('join a %s near the end', (dish) => {
    const text = stepsOf(compose(['leftover roast chicken', 'carrots'], { dish }));
    const carrots = text.search(/\bcarrots?\b/u);
    const chicken = text.search(/\bchicken\b/u);
    expect(chicken).toBeGreaterThan(carrots);
  });

  test.each([
    ['mash', ['boiled potatoes', 'milk'], /simmer for 18/u],
    ['gratin', ['boiled potatoes', 'cream'], /bake for 35/u],
    ['cottage-pie', ['boiled potatoes', 'ground beef'], /simmer for 15 minutes, until very soft/u],
    ['fried-rice', ['cooked rice', 'peas'], /Cook the rice/u],
    ['grain-bowl', ['cooked rice', 'carrots'], /Cook the rice|boiling water/iu],
    ['lentil-soup', ['canned lentils', 'carrots'], /collapsed|for (?:20|25|30) minutes/u],
  ])('%s does not boil them again', (dish, ingredients, boiled) => {
    for (const seed of seeds) {
      const composition = compose(ingredients, { dish, seed });
      expect(composition.unusable).toEqual([]);
      expect(stepsOf(composition)).not.toMatch(boiled);
    }
  });

  test.each(['schnitzel', 'seared-plate', 'skewers', 'risotto', 'paella'])(
    'are rejected by %s with a reason',
    (dish) => {
      const given = dish === 'risotto' || dish === 'paella' ? 'cooked rice' : 'leftover roast chicken';
      const { unusable } = compose([given, 'zucchini'], { dish });
      expect(unusable.map(({ reason }) => reason).join()).toContain('raw');
    },
  );

  test('have their cooked weight', () => {
    const rice = getFood('long-grain rice');
    expect(readyFood(rice).per).toBeGreaterThan(2 * rice.per);
    expect(readyFood(getFood('chicken breast')).per).toBe(getFood('chicken breast').per);
  });
});

describe('portions', () => {
  test.each<[FoodName[], number]>([
    [['chicken breast', 'salmon fillet'], 1.2],
    [['oxtail', 'pork belly', 'sausage'], 1.2],
    [['chicken breast', 'chickpea'], 1.5],
    [['chicken breast'], 1],
    [['chickpea'], 1],
  ])('%j are %d helpings in total', (names, most) => {
    const items = names.map((name) => {
      const food = getFood(name);
      return { food, weight: food.per * gramsPerUnit(food) * 4 };
    });
    const shares = sharesOf(items, 4);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(most, 5);
  });

  test.each([
    [['duck legs', 'ground beef', 'carrots'], 'stew'],
    [['spare ribs', 'chicken thighs', 'potatoes'], 'stew'],
    [['chicken legs', 'catfish', 'carrots'], 'sheet-pan-roast'],
  ])('%j in one %s are no double helping', (ingredients, dish) => {
    const { recipe } = compose(ingredients, { dish });
    let helpings = 0;
    for (const line of recipe?.ingredients ?? []) {
      const read = readLine(line);
      const food = read.food?.food;
      if (food !== undefined && isMeatOrFish(food))
        helpings += (weightOfLine(read, food) ?? 0) / (food.per * gramsPerUnit(food) * 4);
    }
    expect(helpings).toBeLessThan(1.6);
  });

  test.each(['roasting turkey', 'goose'])('a whole %s goes into the oven, not into a stew', (bird) => {
    for (const seed of seeds)
      expect(stepsOf(compose([bird, 'carrots', 'onion'], { seed }))).toMatch(/oven to 220 °C[\s\S]*74 °C/u);
  });

  test.each<[FoodName, number, string]>([
    ['ginger', 66, '70 g ginger'],
    ['ginger', 24, '5 cm piece ginger'],
    ['ginger', 18, '3 cm piece ginger'],
    ['ginger', 5, '1 cm piece ginger'],
    ['chicken heart', 540, '550 g chicken hearts'],
    ['chicken heart', 61, '10 chicken hearts'],
  ])('%s of %d g is "%s"', (name, weight, line) => {
    expect(amountAndName(getFood(name), name, weight)).toBe(line);
  });
});

describe('time over heat', () => {
  test.each<[FoodName, 'pan' | 'simmer' | 'roast']>([
    ['carrot', 'pan'],
    ['parsnip', 'simmer'],
    ['butternut squash', 'roast'],
    ['potato', 'pan'],
  ])('%s in thin slices is shorter than in chunks (%s)', (name, heat) => {
    const food = getFood(name);
    expect(minutesOf(food, heat, 'slice')).toBeLessThan(minutesOf(food, heat, 'chunk'));
    expect(minutesOf(readyFood(food), heat, 'slice')).toBe(minutesOf(readyFood(food), heat));
  });

  test('beets take longer in a pan than carrots', () => {
    expect(minutesOf(getFood('beet'), 'pan', 'slice')).toBeGreaterThan(minutesOf(getFood('carrot'), 'pan', 'slice'));
  });

  test('thin carrots with a steak take less than ten minutes', () => {
    expect(stepsOf(compose(['beef steak', 'carrots'], { dish: 'seared-plate' }))).toMatch(
      /carrots and cook for [5-9] minutes/u,
    );
  });

  test.each<[FoodName, number]>([
    ['beef tongue', 180],
    ['oxtail', 180],
    ['tripe', 120],
    ['pig foot', 150],
    ['lamb shank', 120],
  ])('%s takes its full time (at least %d minutes)', (name, least) => {
    expect(slowMinutes(getFood(name))).toBeGreaterThanOrEqual(least);
    const { recipe } = compose([name, 'carrots', 'onion'], { dish: 'stew' });
    expect(recipe?.cooking_time).toBeGreaterThanOrEqual(least);
  });

  test.each<[string, number]>([
    ['marrow bones', 240],
    ['chicken carcass', 180],
  ])('%s simmer in a broth for at least %d minutes', (bones, least) => {
    for (const seed of seeds) {
      const { recipe, unusable } = compose([bones, 'carrots', 'onion'], { seed });
      expect(unusable).toEqual([]);
      expect(recipe?.title).toContain('Broth');
      expect(recipe?.cooking_time).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('dried beans', () => {
  test.each(['stew', 'chili', 'minestrone', 'hearty-salad'])(
    'are soaked and boiled first, and %s includes the time',
    (dish) => {
      const { recipe } = compose(['dried kidney beans', 'carrots', 'onion'], { dish });
      expect(recipe?.instructions[0]).toMatch(
        /kidney beans .*60 minutes\. Drain, .*fresh water, boil hard for 10 minutes.*50 minutes/u,
      );
      expect(recipe?.preparation_time).toBeGreaterThanOrEqual(60);
      expect(recipe?.cooking_time).toBeGreaterThanOrEqual(60);
    },
  );

  test('for falafel are soaked overnight and ground raw', () => {
    const { recipe } = compose(['dried chickpeas', 'parsley'], { dish: 'falafel' });
    expect(recipe?.instructions[0]).toMatch(/8 hours/u);
    expect(stepsOf(compose(['dried chickpeas', 'parsley'], { dish: 'falafel' }))).not.toMatch(/simmer/u);
    expect(recipe?.preparation_time).toBeGreaterThanOrEqual(480);
  });

  test('are left out with a reason when time is short', () => {
    const { recipe, unusable } = compose(['dried kidney beans', 'bell peppers', 'tomatoes'], { minutes: 40 });
    expect(recipe).not.toBeNull();
    expect(unusable.map(({ reason }) => reason).join()).toContain('soaking');
  });
});

describe('meatless dishes', () => {
  test.each<[string, ComposeRequest['diets']]>([
    ['burgers', ['vegan']],
    ['burgers', ['vegetarian']],
    ['schnitzel', ['vegan']],
    ['schnitzel', ['vegetarian']],
    ['cottage-pie', ['vegan']],
    ['cottage-pie', ['vegetarian']],
  ])('%s works without meat (%j)', (dish, diets) => {
    for (const seed of seeds) {
      const { recipe, unusable, added } = compose([], { dish, diets, seed });
      expect(recipe).not.toBeNull();
      expect(unusable).toEqual([]);
      expect(fleshIn(added)).toEqual([]);
    }
  });

  test.each([
    ['burgers', 'mushrooms'],
    ['burgers', 'green lentils'],
    ['burgers', 'firm tofu'],
    ['burgers', 'halloumi'],
    ['schnitzel', 'eggplant'],
    ['schnitzel', 'celeriac'],
    ['schnitzel', 'halloumi'],
    ['cottage-pie', 'mushrooms'],
    ['cottage-pie', 'green lentils'],
  ])('%s of %s adds no meat', (dish, food) => {
    for (const seed of seeds) {
      const { unusable, used, added } = compose([food], { dish, seed });
      expect(unusable).toEqual([]);
      expect(used.length).toBeGreaterThan(0);
      expect(fleshIn(added)).toEqual([]);
    }
  });

  test.each(['pot-pie', 'paella', 'jambalaya', 'wine-braise'])(
    'a %s of tofu and mushrooms has no meat stock',
    (dish) => {
      for (const seed of seeds) {
        const { recipe, added } = compose(['firm tofu', 'mushrooms', 'bell peppers'], { dish, seed });
        if (fleshIn(added).length > 0) continue;
        expect(added.join(), recipe?.title).not.toMatch(/(?:chicken|beef) stock/u);
      }
    },
  );
});

describe('a requested cuisine', () => {
  test.each(['korean', 'italian', 'german', 'indian', 'french'] as const)('%s: tortillas make no tacos', (cuisine) => {
    for (const seed of seeds)
      expect(compose(['tortillas', 'chicken', 'bell peppers'], { cuisine, seed }).recipe?.title).not.toMatch(/taco/iu);
  });

  test('mexican: tortillas make tacos', () => {
    for (const seed of seeds)
      expect(compose(['tortillas', 'chicken', 'bell peppers'], { cuisine: 'mexican', seed }).recipe?.title).toMatch(
        /taco|burrito|quesadilla|nacho/iu,
      );
  });

  test.each(['chinese', 'japanese', 'korean', 'vietnamese', 'thai'] as const)(
    '%s: a stew or a salad uses its own salty sauce',
    (cuisine) => {
      for (const dish of ['stew', 'leafy-salad'])
        for (const seed of seeds) {
          const { added } = compose(['chicken thighs', 'carrots', 'cabbage'], { cuisine, dish, seed });
          expect(added.join()).toMatch(/soy sauce|fish sauce/u);
          expect(added.join()).not.toMatch(/canned tomatoes|dijon|\bbread\b/u);
        }
    },
  );
});

describe('butter and pastry', () => {
  test.each(['grain-bowl', 'sheet-pan-roast', 'roast-side', 'skewers'])(
    '%s: butter is melted before it is stirred in',
    (dish) => {
      for (const seed of seeds) {
        const composition = compose(['butter', 'carrots', 'halloumi'], { dish, seed });
        expect(stepsOf(composition)).not.toMatch(/(?:Mix|Stir|half of) the butter/u);
      }
    },
  );

  test.each([
    ['galette', ['apples']],
    ['quiche', ['leeks', 'eggs']],
    ['pot-pie', ['chicken', 'carrots']],
  ])('a dairy-free %s has a pastry without butter', (dish, ingredients) => {
    const { recipe, unusable } = compose(ingredients, { dish, diets: ['dairy-free'] });
    expect(unusable).toEqual([]);
    expect(recipe?.ingredients.join()).toContain('phyllo');
  });
});

describe('foods with few uses', () => {
  test.each([
    ['barbecue sauce', ['chicken thighs', 'carrots']],
    ['gravy', ['sausages', 'potatoes']],
    ['enchilada sauce', ['tortillas', 'chicken', 'cheddar']],
    ['vodka', ['penne', 'tomatoes', 'heavy cream']],
    ['brandy', ['beef steak', 'mushrooms']],
    ['cornstarch', ['stewing beef', 'carrots']],
    ['arrowroot', ['beef shank', 'carrots', 'parsnips']],
    ['egg whites', ['spinach', 'feta']],
    ['egg yolks', ['spaghetti', 'bacon']],
    ['beef tongue', ['carrots', 'onion']],
    ['kidneys', ['onion']],
    ['rye flour', ['zucchini', 'onion']],
  ])('%s are used', (food, others) => {
    for (const seed of seeds) {
      const { unusable, recipe } = compose([food, ...others], { seed });
      expect(unusable, recipe?.title).toEqual([]);
    }
  });

  test('sour cream makes no lassi', () => {
    for (const seed of seeds) expect(compose(['sour cream'], { seed }).recipe?.title).not.toMatch(/lassi/iu);
    expect(compose(['sour cream'], { dish: 'lassi' }).recipe?.title ?? '').not.toMatch(/sour cream lassi/iu);
  });
});

test('names agree in number', () => {
  const pizza = (topping: string): string => stepsOf(compose([topping, 'mozzarella'], { dish: 'pizza' }));
  expect(pizza('sardine fillets')).toMatch(/the sardines are cooked through/u);
  expect(pizza('clams')).toMatch(/the clams are cooked through/u);
  expect(pizza('cod fillet')).toMatch(/ is cooked through/u);
});

test('a title names a seasoning in the singular', () => {
  for (const seed of seeds) {
    expect(compose(['red lentils', '4 lemons'], { dish: 'lentil-soup', seed }).recipe?.title).not.toMatch(/s-Spiced/u);
    expect(compose(['leg of lamb', 'ancho chilies'], { dish: 'roast-dinner', seed }).recipe?.title).not.toMatch(
      /s-Rubbed/u,
    );
  }
});
