import { describe, expect, test } from 'vitest';
import { composeRecipe } from '#compose';
import { cutOf, minutesOf, panMethod, roastMethod } from '#compose/technique';
import { type FoodName, FOODS, getFood } from '#ingredient-catalogue';

describe('cutOf', () => {
  test.each<[FoodName, Parameters<typeof cutOf>[1], string]>([
    ['carrot', 'whole', 'peeled'],
    ['carrot', 'dice', 'peeled and cut into 1 cm dice'],
    ['zucchini', 'slice', 'sliced'],
    ['onion', 'dice', 'finely chopped'],
    ['shrimp', 'whole', 'peeled and deveined'],
  ])('%s, %s: %s', (name, style, words) => expect(cutOf(getFood(name), style)).toBe(words));
});

describe('cooking minutes', () => {
  test('prefer the row to the texture', () => {
    for (const food of FOODS)
      for (const heat of ['pan', 'roast', 'simmer'] as const)
        if (food.minutes?.[heat] !== undefined) expect(minutesOf(food, heat), food.name).toBe(food.minutes[heat]);
    expect(minutesOf(getFood('carrot'), 'pan')).toBe(12);
    expect(minutesOf(getFood('penne'), 'simmer')).toBeGreaterThan(0);
  });

  test('of joints depend on the weight, in steps of five', () => {
    const beef = getFood('beef roast');
    expect(roastMethod(beef, 1000).minutes).toBe(55);
    expect(roastMethod(beef, 2000).minutes).toBe(85);
    expect(roastMethod(getFood('roasting chicken')).minutes).toBe(45);
    // A bird is roasted whole, however much of it is used.
    const bird = getFood('roasting chicken');
    expect(roastMethod(bird, 300).minutes).toBe(roastMethod(bird, 3000).minutes);
    expect(roastMethod(getFood('salmon fillet'), 2000).minutes).toBe(roastMethod(getFood('salmon fillet')).minutes);
  });
});

describe('safety', () => {
  const RAW = new Set(['poultry', 'meat', 'mince', 'sausage', 'offal', 'fish', 'shellfish']);
  // Squid and clams also state their look; all state the temperature.
  test.each(
    FOODS.filter(({ role, ready }) => RAW.has(role) && ready !== true).map((food) => [food.name, food] as const),
  )('%s states its core temperature in the pan', (_, food) =>
    expect(panMethod(food).cue).toContain(`${food.core ?? 63} °C`),
  );

  test.each<[FoodName, RegExp]>([
    ['mussel', /until they open \(63 °C inside\); throw out any that stay shut/u],
    ['clam', /until they open/u],
    ['chicken liver', /barely pink/u],
    ['silken tofu', /without stirring/u],
    ['ground beef', /no pink left \(71 °C\)/u],
    ['chicken breast', /cooked through \(74 °C inside\)/u],
    ['shrimp', /opaque/u],
    ['penne', /until hot/u],
    ['quail', /to the bone \(74 °C\)/u],
  ])('%s in the pan', (name, cue) => expect(panMethod(getFood(name)).cue).toMatch(cue));

  test.each<[FoodName, number, number]>([
    ['chicken breast', 10, 14],
    ['chicken thigh', 25, 30],
    ['chicken drumstick', 25, 35],
  ])('%s in one piece takes longer than cut up', (name, least, most) => {
    const { minutes, cue } = panMethod(getFood(name), true);
    expect(minutes).toBeGreaterThanOrEqual(least);
    expect(minutes).toBeLessThanOrEqual(most);
    expect(cue).toContain('74 °C');
    expect(minutes).toBeGreaterThan(panMethod(getFood(name)).minutes);
  });

  test.each(['chicken thighs', 'chicken breasts'])('%s cook in the pan for their whole-piece time', (food) => {
    const { recipe } = composeRecipe({ ingredients: [food, 'spinach'], seed: 's', dish: 'seared-plate' });
    expect(recipe?.instructions.join(' ')).toMatch(/Lay in the chicken and cook for (?:28|12) minutes/u);
  });

  test('cassava is boiled first', () => {
    const { recipe } = composeRecipe({ ingredients: ['cassava', 'garlic'], seed: 's' });
    expect(recipe?.instructions[0]).toMatch(/^Boil the cassava.*without a lid for 25 minutes.*Throw the water away/u);
  });

  test.each([
    ['frozen chicken breast', /^Thaw the chicken breasts first/u],
    ['frozen salmon', /^Thaw the salmon/u],
    ['wild mushrooms', /deadly kinds look like edible ones/u],
  ])('%s: a safety note comes with it', (food, pattern) => {
    const { notes } = composeRecipe({ ingredients: [food, 'leeks'], seed: 's' });
    expect(notes.filter((note) => pattern.test(note))).toHaveLength(1);
    expect(composeRecipe({ ingredients: ['leeks', 'frozen peas'], seed: 's' }).notes).toEqual([]);
  });

  test('a bird is done when its juices run clear', () =>
    expect(roastMethod(getFood('roasting chicken')).cue).toMatch(/run clear .* 74 °C/u));
});
