import { describe, expect, test } from 'vitest';
import { cutOf, minutesOf, panMethod, roastMethod } from '#compose/technique';
import { type FoodName, FOODS, getFood } from '#ingredient-catalogue';

describe('cuts', () => {
  test.each<[FoodName, Parameters<typeof cutOf>[1], string]>([
    ['carrot', 'whole', 'peeled'],
    ['carrot', 'dice', 'peeled and cut into 1 cm dice'],
    ['zucchini', 'slice', 'sliced'],
    ['onion', 'dice', 'finely chopped'],
    ['shrimp', 'whole', 'peeled and deveined'],
  ])('%s, %s: %s', (name, style, words) => expect(cutOf(getFood(name), style)).toBe(words));
});

describe('minutes', () => {
  test('a row goes before its texture', () => {
    for (const food of FOODS)
      for (const heat of ['pan', 'roast', 'simmer'] as const)
        if (food.minutes?.[heat] !== undefined) expect(minutesOf(food, heat), food.name).toBe(food.minutes[heat]);
    expect(minutesOf(getFood('carrot'), 'pan')).toBe(12);
    expect(minutesOf(getFood('penne'), 'simmer')).toBeGreaterThan(0);
  });

  test('joints take their time by weight, in steps of five minutes', () => {
    const beef = getFood('beef roast');
    expect(roastMethod(beef, 1000).minutes).toBe(55);
    expect(roastMethod(beef, 2000).minutes).toBe(85);
    expect(roastMethod(getFood('roasting chicken')).minutes).toBe(45);
    // One bird is one bird, however much of it is eaten.
    const bird = getFood('roasting chicken');
    expect(roastMethod(bird, 300).minutes).toBe(roastMethod(bird, 3000).minutes);
    expect(roastMethod(getFood('salmon fillet'), 2000).minutes).toBe(roastMethod(getFood('salmon fillet')).minutes);
  });
});

describe('what is safe', () => {
  const RAW = new Set(['poultry', 'meat', 'mince', 'sausage', 'offal', 'fish', 'shellfish']);
  // Squid and clams say how they look as well; all say how hot.
  test.each(
    FOODS.filter(({ role, ready }) => RAW.has(role) && ready !== true).map((food) => [food.name, food] as const),
  )('%s names its core temperature in the pan', (_, food) =>
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

  test('a bird is done when its juices run clear', () =>
    expect(roastMethod(getFood('roasting chicken')).cue).toMatch(/run clear .* 74 °C/u));
});
