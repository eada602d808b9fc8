import { describe, expect, test } from 'vitest';
import { composeRecipe, type Composition, type ComposeRequest } from '#compose';
import type { CuisineName } from '#compose/cuisine-names';

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const compose = (ingredients: readonly string[], more: Partial<ComposeRequest> = {}): Composition =>
  composeRecipe({ ingredients, servings: 4, seed: 's', ...more });
const stepsOf = ({ recipe }: Composition): string => (recipe?.instructions ?? []).join(' ');
const listOf = ({ recipe }: Composition): string => (recipe?.ingredients ?? []).join('\n');

describe('a soup of onions or garlic', () => {
  test.each([
    [['onion soup'], {}, /onion soup/iu],
    [['french onion soup'], {}, /french onion soup/iu],
    [['onions'], { dish: 'soup' }, /onion soup/iu],
    [['2 red onions', 'soup'], {}, /onion soup/iu],
    [['garlic soup'], {}, /garlic soup/iu],
  ])('%j %j is an onion or garlic soup', (ingredients, more, title) => {
    for (const seed of seeds) {
      const composition = compose(ingredients, { ...more, seed });
      expect(composition.recipe?.title).toMatch(title);
      expect(listOf(composition)).not.toMatch(/carrot|potato|cauliflower|kale/u);
    }
  });

  test.each([1, 4, 10])('has enough of them for %d, browned slowly', (servings) => {
    const composition = compose(['onions', 'soup'], { servings });
    const count = Number(/^(\d+) onions/mu.exec(listOf(composition))?.[1]);
    expect(count).toBeGreaterThanOrEqual(2 * servings);
    expect(Number(/cook for (\d+) minutes more/u.exec(stepsOf(composition))?.[1])).toBeGreaterThanOrEqual(30);
  });

  test('has cheese toasts in French cuisine, and none in Japanese', () => {
    const french = compose(['onions', 'soup'], { cuisine: 'french' });
    expect(listOf(french)).toMatch(/baguette/u);
    expect(stepsOf(french)).toMatch(/gruyère.*broil|broil.*gruyère/su);
    expect(listOf(compose(['onions', 'soup'], { cuisine: 'japanese' }))).not.toMatch(/baguette|gruyère/u);
  });

  test('is named after other vegetables if there are any', () => {
    for (const seed of seeds)
      expect(compose(['onions', 'carrots', 'soup'], { seed }).recipe?.title).toMatch(/carrot/iu);
  });

  test('of leeks has potatoes and is named after both', () => {
    for (const seed of seeds) {
      const composition = compose(['leek soup'], { seed });
      expect(composition.recipe?.title).toMatch(/leek and potato/iu);
      expect(Number(/^(\d+) leeks/mu.exec(listOf(composition))?.[1])).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('a stew', () => {
  test.each([
    ['pork stew', /g pork shoulder/u, 75],
    ['lamb stew', /g lamb shoulder/u, 75],
    ['pork chop stew', /pork chops?, off the bone/u, 35],
    ['lamb chop stew', /^8 lamb chops$/mu, 75],
  ])('requested as %j uses the right cut and time', (text, line, least) => {
    for (const seed of seeds) {
      const composition = compose([text], { seed });
      expect(composition.recipe?.title).toMatch(/stew|slow-cooked|one-pot/iu);
      expect(listOf(composition)).toMatch(line);
      expect(Number(/cover and cook for (\d+) minutes/u.exec(stepsOf(composition))?.[1])).toBeGreaterThanOrEqual(least);
    }
  });

  test.each([
    ['chicken thighs', 'spinach'],
    ['chicken drumsticks', 'carrots'],
  ])('simmers %s for 35 minutes in total with any vegetables', (bird, veg) => {
    const text = stepsOf(compose([bird, veg], { dish: 'stew' }));
    const alone = Number(/cover and cook for (\d+) minutes/u.exec(text)?.[1]);
    const together = Number(/half covered, for (\d+) minutes/u.exec(text)?.[1]);
    expect(alone + together).toBe(35);
    expect(text).toMatch(/74 °C/u);
  });

  test('does not simmer thighs as long as lamb', () => {
    expect(stepsOf(compose(['lamb shoulder', 'chicken thighs', 'parsnips'], { dish: 'stew' }))).toMatch(
      /return the lamb to the pot/u,
    );
  });

  test.each(['stew', 'curry', 'soup'])('(%s) adds lentils near the end when there is meat', (dish) => {
    const text = stepsOf(compose(['lamb shoulder', 'red lentils', 'carrots'], { dish }));
    expect(text.search(/add the red lentils/iu)).toBeGreaterThan(text.search(/for \d\d minutes/u));
    expect(text).toMatch(/for (?:10|20|25) minutes more/u);
  });

  test.each(['stew', 'curry'])('(%s) uses given tomatoes instead of canned ones', (dish) => {
    expect(listOf(compose(['tomatoes', 'stewing beef', 'carrots'], { dish }))).not.toMatch(/\bcan\b/u);
  });

  test('is named after the heaviest food', () => {
    for (const seed of seeds)
      expect(compose(['tomatoes', 'eel', 'oxtail'], { dish: 'curry', seed }).recipe?.title).toMatch(/oxtail/iu);
  });

  test.each(['potato stew', 'sweet potato curry'])(
    'of %s is named after the vegetable, not after added beans',
    (text) => {
      for (const seed of seeds)
        expect(compose([text], { seed }).recipe?.title).toMatch(/^(?!.*(?:bean|chickpea)).*potato/iu);
    },
  );

  test('keeps bones in', () => {
    expect(listOf(compose(['oxtail', 'carrots'], { dish: 'stew' }))).toMatch(/oxtail, cut into joints/u);
  });
});

describe('a grain bowl', () => {
  test.each<[CuisineName, RegExp]>([
    ['french', /dijon mustard/u],
    ['italian', /dijon mustard/u],
    ['british', /dijon mustard/u],
    ['german', /dijon mustard/u],
  ])('of %s cuisine has a vinaigrette and no bay leaf in the rub', (cuisine, line) => {
    for (const seed of seeds) {
      const composition = compose(['quinoa', 'chicken breast', 'carrots'], { dish: 'grain-bowl', cuisine, seed });
      expect(listOf(composition)).toMatch(line);
      expect(listOf(composition)).not.toMatch(/tahini|bay leaf|yogurt/u);
      expect(listOf(composition)).toMatch(/olive oil/u);
    }
  });
});

describe('amounts for one and for ten', () => {
  test.each(['pasta', 'risotto', 'grain-bowl', 'paella'])('of the starch in a %s stay in proportion', (dish) => {
    const dry = (servings: number): number => {
      const list = listOf(compose(['mushrooms'], { dish, servings }));
      const [, amount, unit] =
        /^([\d.]+) (g|kg) (?:[\w ]*)(?:rice|quinoa|bulgur|couscous|penne|spaghetti|linguine|fusilli|rigatoni|tagliatelle|farfalle|lasagna)/mu.exec(
          list,
        ) ?? [];
      return (Number(amount) * (unit === 'kg' ? 1000 : 1)) / servings;
    };
    for (const servings of [1, 4, 10]) {
      expect(dry(servings)).toBeGreaterThanOrEqual(55);
      expect(dry(servings)).toBeLessThanOrEqual(110);
    }
  });

  test('use half a can for one', () => {
    expect(listOf(compose(['carrots', 'potatoes'], { dish: 'stew', servings: 1 }))).toMatch(/½ can/u);
  });
});

test('a pasta bake takes fish raw and cooks it in the oven', () => {
  const text = stepsOf(compose(['cod', 'penne', 'parsnips'], { dish: 'baked-pasta' }));
  expect(text).not.toMatch(/Add the (?:fish|cod)/u);
  expect(text).toMatch(/Bake [^.]*(?:fish|cod) cooked through \(63 °C inside\)/u);
});

test('a salad whisks in the oil after the pan has used its share', () => {
  const text = stepsOf(compose(['mushrooms', 'lettuce'], { dish: 'leafy-salad' }));
  expect(text.indexOf('frying pan')).toBeLessThan(text.indexOf('Whisk together'));
});

describe('a soup of one food', () => {
  test.each([
    ['cucumber', /chilled cucumber/iu],
    ['avocado', /chilled avocado/iu],
    ['rice', /soup with rice/iu],
    ['zucchini', /zucchini/iu],
  ])('of %s is named after it', (food, title) => {
    expect(compose([food], { category: 'Soup' }).recipe?.title).toMatch(title);
  });

  test('of cucumbers is cold and smooth with yogurt, without tomatoes', () => {
    expect(listOf(compose(['cucumber'], { category: 'Soup' }))).toMatch(/yogurt/u);
    expect(listOf(compose(['cucumber'], { category: 'Soup' }))).not.toMatch(/tomato/u);
    expect(listOf(compose(['cucumber', 'tomatoes'], { dish: 'gazpacho' }))).not.toMatch(/yogurt/u);
  });
});

test('a jambalaya adds fish when the rice is done', () => {
  const [before = '', after = ''] = stepsOf(compose(['trout', 'shrimp', 'rice'], { dish: 'jambalaya' })).split('Push ');
  expect(before).toMatch(/Add the rice/u);
  expect(before).not.toMatch(/trout|shrimp/u);
  expect(after).toMatch(/trout.*shrimp|shrimp.*trout/u);
});

test('a pan side cooks eggplant until soft and green beans until crisp-tender', () => {
  for (const seed of seeds) {
    expect(stepsOf(compose(['eggplant'], { dish: 'pan-side', seed }))).toMatch(/until soft and golden/u);
    expect(compose(['eggplant'], { dish: 'pan-side', seed }).recipe?.description).not.toMatch(/bite/u);
    expect(stepsOf(compose(['green beans'], { dish: 'pan-side', seed }))).toMatch(/until just tender/u);
  }
});

test('vegetables are roasted with honey, not with sugar', () => {
  expect(listOf(compose(['pumpkin', 'sugar'], { dish: 'roast-side' }))).not.toMatch(/sugar/u);
  expect(listOf(compose(['pumpkin', 'honey'], { dish: 'roast-side' }))).toMatch(/honey/u);
});
