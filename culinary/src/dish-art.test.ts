import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRecipe } from '#compose';
import { drawDish } from '#dish-art';
import { lookOf } from '#food-looks';
import { FOODS } from '#ingredient-catalogue';
import { RECIPE_CATEGORIES } from '#recipe-category';

const LARGEST_BYTES = 12 * 1024;

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<script>alert(1)</script>', '"><img onerror=x>', 'Tomato Soup', 'دجاج', '🍕', 'x'.repeat(10_000)),
);
const anyDish = fc.record({
  title: fc.oneof(
    anyText,
    fc.constantFrom(
      'Tomato Soup',
      'Green Salad',
      'Lemon Cake',
      'Mango Smoothie',
      'Roast Chicken',
      'Spaghetti',
      'Beef Stew',
      'Garlic Bread',
      'Apple Crumble',
      'Tacos',
      'Pancakes',
      'Hash',
      'Skewers',
      'Rice Bowl',
      'Hummus Dip',
      'Brownies',
      'Berry Fool',
      'Porridge',
      'Hot Chocolate',
      'Risotto',
      'Energy Bites',
      'Chickpea Curry',
      'Seared Steak',
      'Frittata',
    ),
  ),
  category: fc.option(fc.oneof(fc.constantFrom(...RECIPE_CATEGORIES), fc.string()), { nil: null }),
  ingredients: fc.array(fc.oneof(anyText, fc.constantFrom(...FOODS.map(({ name }) => name))), { maxLength: 40 }),
});

/** Every tag is closed in its turn and every reference points into the drawing: what an XML parser would insist on. */
function wellFormed(svg: string): void {
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<>&]*")*)(\/?)>/u.exec(rest);
    if (tag === null) throw new Error(`not a tag: ${rest.slice(0, 80)}`);
    const [all, closing, name = '', , selfClosing] = tag;
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (selfClosing !== '/') open.push(name);
    rest = rest.slice(all.length);
  }
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/gu)) expect(ids).toContain(target);
}

describe('a drawing', () => {
  test('is small, well formed and harmless whatever the recipe says', { timeout: 40_000 }, () => {
    fc.assert(
      fc.property(anyDish, (dish) => {
        const svg = drawDish(dish);
        // All of it is ASCII, so characters are bytes.
        expect(svg).toMatch(/^[\x20-\x7e]*$/u);
        expect(svg.length).toBeLessThan(LARGEST_BYTES);
        wellFormed(svg);
        expect(svg).not.toMatch(
          /script|onerror|onload|foreignObject|<text|<a |style=|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN|undefined|Infinity/u,
        );
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300"/u);
      }),
      { numRuns: 400 },
    );
  });

  test('holds only shapes, so no text of the recipe can be in it', { timeout: 40_000 }, () => {
    fc.assert(
      fc.property(anyDish, (dish) => {
        expect(drawDish(dish).replace(/<[^>]*>/gu, '')).toBe('');
        const tags = new Set([...drawDish(dish).matchAll(/<([a-zA-Z]+)/gu)].map((match) => match[1]));
        const allowed = [
          'svg',
          'defs',
          'g',
          'path',
          'circle',
          'ellipse',
          'rect',
          'use',
          'stop',
          'linearGradient',
          'radialGradient',
        ];
        expect([...tags].filter((tag) => tag === undefined || !allowed.includes(tag))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('is the same for the same recipe and another for another', () => {
    const dish = { title: 'Tomato Soup', category: 'Soup', ingredients: ['4 tomatoes', '1 onion'] };
    expect(drawDish(dish)).toBe(drawDish({ ...dish, ingredients: [...dish.ingredients] }));
    expect(drawDish(dish)).not.toBe(drawDish({ ...dish, ingredients: ['4 carrots'] }));
  });

  test('has ids that do not meet those of another drawing', () => {
    const idsOf = (title: string): string[] =>
      [...drawDish({ title, category: null, ingredients: ['carrot', 'pea'] }).matchAll(/ id="([^"]+)"/gu)].map(
        (match) => match[1] ?? '',
      );
    const first = new Set(idsOf('Carrot Soup'));
    expect(idsOf('Carrot Salad').filter((id) => first.has(id))).toEqual([]);
  });

  test('shows the colors of what is in it', () => {
    const carrot = lookOf('carrot').color;
    expect(drawDish({ title: 'Carrot Salad', category: 'Salad', ingredients: ['4 carrots'] })).toContain(carrot);
    expect(drawDish({ title: 'Cucumber Salad', category: 'Salad', ingredients: ['1 cucumber'] })).not.toContain(carrot);
  });

  test('differs in setting between kinds of dish', () => {
    const settings = [
      'Tomato Soup',
      'Tomato Salad',
      'Tomato Cake',
      'Tomato Juice',
      'Roast Tomatoes',
      'Tomato Spaghetti',
      'Tomato Stew',
      'Tomato Toasts',
      'Tomato Frittata',
    ].map(
      (title) =>
        // The vessel is what is left of the drawing without the pieces and the colors.
        drawDish({ title, category: null, ingredients: ['tomato'] })
          .replace(/<defs>.*<\/defs>/u, '')
          .replace(/<use[^>]*>/gu, '')
          .replace(/#[^"]*|id="[^"]*"/gu, '')
          .replace(/[MC][^"]*0C[^"]*/gu, '').length,
    );
    expect(new Set(settings).size).toBeGreaterThanOrEqual(8);
  });

  test('of every composed recipe stays in bounds', () => {
    for (const category of RECIPE_CATEGORIES) {
      for (let at = 0; at < 30; at += 1) {
        const { recipe } = composeRecipe({ ingredients: ['surprise me'], category, seed: `${at}` });
        if (recipe === null) throw new Error('a surprise is always a recipe');
        expect(drawDish(recipe).length).toBeLessThan(LARGEST_BYTES);
      }
    }
  });
});
