import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Canvas, PIECE_CONTRAST, VESSEL_CONTRAST } from '#art/canvas';
import { colorDistance, ensureContrast } from '#art/colors';
import { dishKind } from '#art/dish-kind';
import { drinkColor } from '#art/glass-parts';
import { DISH_KINDS, type DishKind } from '#art/kind-words-data';
import { paint } from '#art/paint';
import { glazeFor } from '#art/setting';
import { stillLifeOf } from '#art/still-life';
import { seededRandom, hashText } from '#seeded-random';
import { composeRecipe } from '#compose';
import { drawDish } from '#dish-art';
import { type DishToDraw, drawingKey } from '#dish-art-key';
import { lookOf } from '#food-looks';
import { FOODS } from '#ingredient-catalogue';
import { RECIPE_CATEGORIES } from '#recipe-category';

const LARGEST_BYTES = 12 * 1024;

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img onerror=x>',
    'url(javascript:1)',
    '&amp;&#60;',
    'دجاج',
    '🍕',
    'x'.repeat(10_000),
    'soup '.repeat(4_000),
  ),
);
/** Titles for each kind; `table` and `pot` are the fallbacks. */
const TITLES: readonly (readonly [DishKind, ...string[]])[] = [
  [
    'soup',
    'Tomato Soup',
    'Cream of mushroom soup',
    'Taco soup',
    'Clam chowder',
    'Baked potato soup',
    'Soupe à l’oignon',
    'Борщ',
  ],
  ['noodle-soup', 'Shoyu ramen', 'Chicken noodle soup', 'Phở bò'],
  ['stew', 'Beef stew', 'Chili con carne', 'Lamb tagine with apricots', 'Boeuf bourguignon'],
  ['curry', 'Mapo tofu', 'Chickpea curry', 'Chicken tikka masala with rice', 'Red lentil dal'],
  ['dip', 'Classic hummus', 'Guacamole', 'Basil pesto', 'Spinach dip with crackers'],
  ['porridge', 'Rice pudding', 'Apple porridge', 'Overnight oats with berries'],
  ['granola', 'Crunchy granola', 'Bircher muesli'],
  ['popcorn', 'Sweet & salty popcorn', 'Spiced nuts', 'Curry almonds'],
  ['rice', 'Steamed rice', 'Herbed couscous', 'Lemon pilaf'],
  ['bowl', 'Salmon poke bowl', 'Quinoa bowl with broccoli', 'Fish taco bowl'],
  ['salad', 'Green salad', 'Salad of Roast Beets', 'Taco salad', 'Insalata di rucola'],
  ['slaw', 'Coleslaw', 'Kimchi'],
  ['potato-salad', 'German potato salad', 'Egg salad'],
  ['fruit-salad', 'Summer fruit salad'],
  ['caprese', 'Caprese', 'Beef carpaccio with capers'],
  ['noodles', 'Pad thai', 'Sesame noodles'],
  ['skillet', 'Frittata with leeks', 'Sausage skillet'],
  ['hash', 'Sweet potato hash with eggs'],
  ['shakshuka', 'Shakshuka', 'Huevos rancheros'],
  ['fried-eggs', 'Fried eggs & bacon'],
  ['paella', 'Paella Valenciana', 'One-pan jambalaya with shrimp'],
  ['stir-fry', 'Beef stir-fry', 'Tofu and Broccoli in Ginger-Soy Sauce', 'Chicken teriyaki'],
  ['meatballs', 'Swedish meatballs', 'Lamb kofta'],
  ['pasta', 'Spaghetti and meatballs', 'Creamy tomato pasta', 'Penne arrabbiata', 'Mac and cheese'],
  ['plate', 'Miso-glazed salmon fillets', 'Chicken piccata'],
  ['steak', 'Grilled ribeye steak with chimichurri'],
  ['risotto', 'Mushroom risotto'],
  ['mash', 'Mashed potatoes', 'Creamy polenta'],
  ['omelet', 'Cheese omelette'],
  ['egg-toast', 'Scrambled eggs on toast', 'Eggs Benedict'],
  ['bites', 'Energy balls', 'Falafel', 'Date and almond bites'],
  ['filled-bites', 'Deviled eggs', 'Stuffed mushrooms', 'Stuffed cremini mushrooms'],
  ['dumplings', 'Pork & chive dumplings', 'Gyoza'],
  ['rolls', 'Summer rolls'],
  ['roast', 'Roasted carrots', 'Chicken drumsticks', 'Roast chicken thighs', 'Roasted cauliflower steaks'],
  ['whole-roast', 'Whole roast chicken', 'Roast chicken with lemon', 'Spatchcock chicken'],
  ['gratin', 'Potato gratin'],
  ['lasagna', 'Lasagne al forno'],
  ['crumble', 'Apple crumble', 'Cherry clafoutis'],
  ['stuffed', 'Stuffed peppers', 'Jacket potatoes with beans'],
  ['pie', 'Apple pie'],
  ['tart', 'Lemon tart', 'Quiche Lorraine', 'Tarte aux pommes'],
  ['galette', 'Rustic plum galette'],
  ['pizza', 'Pizza Margherita', 'Flatbread with figs'],
  ['buns', 'Cinnamon rolls'],
  ['toast', 'Avocado toast', 'Tomato bruschetta'],
  ['sandwich', 'BLT sandwich', 'Egg salad sandwich'],
  ['burger', 'Smash burgers', 'Black bean burger'],
  ['wrap', 'Chicken Caesar wrap', 'Bean burritos'],
  ['tacos', 'Baja fish tacos', 'Pork roast tacos', 'Pickled onion tacos'],
  ['quesadilla', 'Mushroom quesadillas'],
  ['loaf', 'Sourdough loaf', 'Soda bread'],
  ['nachos', 'Loaded nachos'],
  ['fries', 'French fries', 'Fish and chips'],
  ['skewers', 'Chicken satay skewers', 'Halloumi kebabs'],
  ['sushi', 'Maki sushi rolls'],
  ['cake', 'Chocolate birthday cake'],
  ['cheesecake', 'Strawberry cheesecake'],
  ['loaf-cake', 'Banana bread', 'Pumpkin loaf with walnuts'],
  ['muffins', 'Blueberry muffins', 'Vanilla cupcakes'],
  ['cookies', 'Chocolate chip cookies', 'Shortbread'],
  ['squares', 'Fudgy brownies', 'Lemon bars'],
  ['pancakes', 'Fluffy buttermilk pancakes'],
  ['waffles', 'Belgian waffles'],
  ['french-toast', 'French toast'],
  ['donuts', 'Glazed donuts'],
  ['glass-dessert', 'Dark chocolate mousse', 'Tiramisu', 'Mango fool'],
  ['ice-cream', 'Vanilla ice cream', 'Lemon sorbet'],
  ['granita', 'Watermelon granita'],
  ['pudding', 'Crème brûlée'],
  ['dome', 'Panna cotta with raspberries'],
  ['drink', 'Ginger cooler', 'Iced tea', 'Cucumber agua fresca'],
  ['smoothie', 'Green smoothie'],
  ['lassi', 'Mango lassi'],
  ['iced-latte', 'Iced latte', 'Cold brew'],
  ['milkshake', 'Vanilla milkshake'],
  ['lemonade', 'Old-fashioned lemonade'],
  ['cocktail', 'Negroni', 'Frozen margarita'],
  ['mug', 'Hot chocolate', 'Golden milk'],
  ['tea', 'Masala chai', 'Fresh mint tea'],
  ['hot-drink', 'Mulled wine', 'Glühwein'],
  ['sliced-roast', 'Grandma’s Sunday pot roast'],
  ['fried-rice', 'Egg fried rice'],
  ['chops', 'Pork chops in cider'],
  ['patties', 'Crisp salmon cakes with asparagus'],
  ['sauced-rolls', 'Cheese enchiladas'],
  ['sausages', 'Sheet-pan sausages'],
  ['bake', 'Cauliflower cheese'],
  ['mash-topped', 'Shepherd’s pie'],
  ['covered-pie', 'Chicken pot pie'],
  ['pastry-roll', 'Beef Wellington'],
  ['soft-buns', 'Scones'],
  ['toast-melt', 'Grilled cheese', 'Garlic bread'],
  ['hotdog', 'Bánh mì'],
  ['onigiri', 'Onigiri'],
  ['plain-cake', 'Gâteau au yaourt'],
  ['crepes', 'Crêpes'],
  ['schnitzel', 'Wiener Schnitzel'],
  ['kebab', 'Ćevapi'],
  ['fritters', 'Onion bhajis'],
  ['sticks', 'Fish fingers'],
  ['triangles', 'Samosas'],
  ['turnovers', 'Empanadas'],
  ['crescents', 'Croissants'],
  ['pretzels', 'Brezeln'],
  ['bagels', 'Bagels'],
  ['eclairs', 'Chocolate éclairs'],
  ['tartlets', 'Pastéis de nata'],
  ['knodel', 'Semmelknödel'],
  ['stuffed-leaves', 'Cabbage rolls'],
  ['ribs', 'BBQ ribs'],
  ['whole-fish', 'Whole trout'],
  ['flatbreads', 'Garlic naan'],
  ['baked-cheese', 'Baked camembert'],
  ['steamed-buns', 'Bao buns'],
  ['meringue-pie', 'Lemon meringue pie'],
  ['sheet-cake', 'Pflaumenkuchen'],
  ['pavlova', 'Pavlova'],
  ['medley', 'Ratatouille'],
  ['boiled-eggs', 'Soft-boiled eggs'],
  ['jar', 'Quick pickled red onions', 'Strawberry jam'],
];

const anyDish: fc.Arbitrary<DishToDraw> = fc.record({
  title: fc.oneof(anyText, fc.constantFrom(...TITLES.flatMap(([, ...titles]) => titles))),
  category: fc.option(fc.oneof(fc.constantFrom(...RECIPE_CATEGORIES), fc.string()), { nil: null }),
  ingredients: fc.array(fc.oneof(anyText, fc.constantFrom(...FOODS.map(({ name }) => name))), { maxLength: 40 }),
});
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  'xmlns viewBox preserveAspectRatio role aria-hidden id href d x y cx cy r rx ry x1 x2 y1 y2 width height fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-dasharray stroke-dashoffset opacity transform offset stop-color stop-opacity'.split(
    ' ',
  ),
);
const ELEMENTS: ReadonlySet<string> = new Set([
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
]);

/** Asserts well-formed XML: balanced tags, and references that resolve within the drawing. */
function wellFormed(svg: string): void {
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<>&]*")*)(\/?)>/u.exec(rest);
    if (tag === null) throw new Error(`not a tag: ${rest.slice(0, 80)}`);
    const [all, closing, name = '', attributes = '', selfClosing] = tag;
    if (!ELEMENTS.has(name)) throw new Error(`no such element: ${name}`);
    const named = [...attributes.matchAll(/ ([a-zA-Z0-9:-]+)=/gu)].map(([, attribute = '']) => attribute);
    expect(new Set(named).size).toBe(named.length);
    for (const attribute of named) if (!ATTRIBUTES.has(attribute)) throw new Error(`no such attribute: ${attribute}`);
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (selfClosing !== '/') open.push(name);
    rest = rest.slice(all.length);
  }
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/gu)) expect(ids).toContain(target);
}

const kindOf = (title: string, category: string | null = null, ingredients: readonly string[] = []): DishKind =>
  dishKind(category, stillLifeOf(title, ingredients));

/** Returns the drawing without ids and colors: the shapes alone. */
const shapesOf = (svg: string): string =>
  svg
    .replace(/<defs>.*<\/defs>/u, '')
    .replace(/<use[^>]*>/gu, '')
    .replace(/(?:fill|stroke)="[^"]*"/gu, '');

function painted(kind: DishKind, title: string, ingredients: readonly string[], seed: string): Canvas {
  const canvas = new Canvas('d00000', seededRandom(seed));
  paint(canvas, kind, stillLifeOf(title, ingredients));
  return canvas;
}

const LARDERS: readonly (readonly string[])[] = [
  [],
  ['1 cauliflower', 'milk', 'cream', 'mozzarella', 'rice'],
  ['4 tomatoes', '2 carrots', 'beef', 'parsley'],
  ['dark chocolate', '3 eggs', 'blackberries', 'cocoa powder', 'black beans'],
  ['spinach', 'broccoli', 'lime', 'mint', 'peas'],
];

describe('drawDish', () => {
  test('gives small, well-formed and safe SVG for any recipe', () => {
    fc.assert(
      fc.property(anyDish, (dish) => {
        const svg = drawDish(dish);
        // ASCII only, so characters are bytes.
        expect(svg).toMatch(/^[\x20-\x7e]*$/u);
        expect(svg.length).toBeLessThan(LARGEST_BYTES);
        wellFormed(svg);
        expect(svg).not.toMatch(/script|https?:(?!\/\/www\.w3\.org\/2000\/svg")|NaN|undefined|Infinity|e-\d/u);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300"/u);
        // Elements only: no recipe text.
        expect(svg.replace(/<[^>]*>/gu, '')).toBe('');
      }),
    );
  });

  test('stays within the size limit in every scene with any ingredients', () => {
    const everything = FOODS.filter((_, at) => at % 29 === 0).map(({ name }) => name);
    for (const kind of DISH_KINDS) {
      for (const ingredients of [...LARDERS, everything]) {
        for (const seed of ['a', 'b', 'c']) {
          const svg = painted(kind, 'Anything', ingredients, seed).toSvg();
          expect(svg.length, kind).toBeLessThan(LARGEST_BYTES);
          wellFormed(svg);
        }
      }
    }
  });

  test('stays within the size limit for composed recipes', () => {
    for (const category of RECIPE_CATEGORIES) {
      for (let at = 0; at < 12; at += 1) {
        const { recipe } = composeRecipe({ ingredients: ['surprise me'], category, seed: `${at}` });
        if (recipe === null) throw new Error('a surprise is always a recipe');
        expect(drawDish(recipe).length).toBeLessThan(LARGEST_BYTES);
      }
    }
  });

  test('is deterministic', () => {
    fc.assert(
      fc.property(anyDish, (dish) => {
        expect(drawDish({ ...dish, ingredients: [...dish.ingredients] })).toBe(drawDish(dish));
      }),
      { numRuns: 60 },
    );
  });

  test('differs for any change of the recipe', () => {
    const dish = { title: 'Tomato Soup', category: 'Soup', ingredients: ['4 tomatoes', '1 onion'] };
    const changed = [
      dish,
      { ...dish, ingredients: ['4 carrots', '1 onion'] },
      { ...dish, ingredients: ['5 tomatoes', '1 onion'] },
      { ...dish, title: 'Tomato Soup!' },
      { ...dish, category: null },
    ].map((each) => drawDish(each).replace(/(?: id="|#)d[0-9a-z]{5}[0-9a-z]+/gu, ''));
    expect(new Set(changed).size).toBe(changed.length);
  });

  test('uses ids that are unique per drawing', () => {
    const idsOf = (title: string): string[] =>
      [...drawDish({ title, category: null, ingredients: ['carrot', 'pea'] }).matchAll(/ id="([^"]+)"/gu)].map(
        (match) => match[1] ?? '',
      );
    const first = new Set(idsOf('Carrot Soup'));
    expect(first.size).toBeGreaterThan(3);
    expect([...first].every((id) => /^d[0-9a-z]{6,8}$/u.test(id))).toBe(true);
    expect(idsOf('Carrot Salad').filter((id) => first.has(id))).toEqual([]);
  });

  test('shows the colors of the ingredients', () => {
    const carrot = lookOf('carrot').color;
    expect(drawDish({ title: 'Carrot Salad', category: 'Salad', ingredients: ['4 carrots'] })).toContain(carrot);
    expect(drawDish({ title: 'Cucumber Salad', category: 'Salad', ingredients: ['1 cucumber'] })).not.toContain(carrot);
  });

  test('draws a soup of tomatoes and cucumbers red', () => {
    expect(stillLifeOf('Gazpacho', ['1 cucumber', '6 tomatoes']).liquid).toBe(lookOf('tomato').color);
  });

  test('draws a drink in the color of its fruit, not of the lime', () => {
    expect(drinkColor(stillLifeOf('Mango Smoothie', ['1 mango', '1 lime']), '#ffffff')).toBe(lookOf('mango').color);
    expect(drinkColor(stillLifeOf('Limeade', ['4 limes']), '#ffffff')).toBe(lookOf('lime').color);
  });
});

describe('the scene', () => {
  test.each(TITLES.flatMap(([kind, ...titles]) => titles.map((title) => [title, kind] as const)))(
    'of %j is %s',
    (title, kind) => {
      expect(kindOf(title)).toBe(kind);
    },
  );

  test('is determined by a title for every kind except the fallbacks', () => {
    const named = new Set(TITLES.map(([kind]) => kind));
    expect(DISH_KINDS.filter((kind) => !named.has(kind))).toEqual(['pot', 'table']);
  });

  test('looks different for every kind', () => {
    const drawings = DISH_KINDS.map((kind) => painted(kind, 'Anything', ['tomato', 'rice'], 'same').toSvg());
    // A salad without leaves and a plate without a main piece are bowls of their foods.
    expect(new Set(drawings).size).toBe(DISH_KINDS.length - 2);
    // Soups share their bowl; most scenes have distinct shapes.
    expect(new Set(drawings.map(shapesOf)).size).toBeGreaterThan(70);
  });

  test('follows the ingredients if the title names no kind', () => {
    expect(kindOf('Tuesday', 'Main Dish', ['400 g spaghetti', '2 tomatoes'])).toBe('pasta');
    expect(kindOf('Tuesday', 'Main Dish', ['2 salmon fillets', '300 g green beans'])).toBe('plate');
    expect(kindOf('Tuesday', 'Main Dish', ['1 cauliflower', '2 carrots'])).toBe('medley');
    expect(kindOf('Salmon with rice and cucumber salad', 'Main Dish', ['2 salmon fillets', 'rice'])).toBe('plate');
    expect(kindOf('Sunday', 'Breakfast', ['rolled oats', 'milk'])).toBe('porridge');
    expect(kindOf('Sunday', 'Dessert', ['dark chocolate', 'cream'])).toBe('glass-dessert');
  });

  test('of a potato pie is a baking dish unless there is pastry', () => {
    expect(kindOf('Mushroom and Potato Pie', 'Main Dish', ['500 g mushrooms', '800 g potatoes'])).toBe('mash-topped');
    expect(kindOf('Mushroom and Potato Pie', 'Main Dish', ['800 g potatoes', '300 g puff pastry'])).toBe('covered-pie');
  });

  test('is a closed pot for an unknown main dish', () => {
    expect(kindOf('Best ever dinner', 'Main Dish', ['unobtainium'])).toBe('pot');
    expect(kindOf('', null)).toBe('table');
  });

  test('differs between categories without other information', () => {
    const kinds = RECIPE_CATEGORIES.map((category) => kindOf('Something', category));
    expect(new Set(kinds).size).toBe(RECIPE_CATEGORIES.length);
  });

  test('follows the category if it determines the vessel', () => {
    expect(kindOf('Cake in a glass', 'Beverage', ['milk'])).toBe('mug');
    expect(kindOf('Roast tomatoes', 'Soup')).toBe('soup');
    expect(kindOf('Pasta', 'Salad')).toBe('salad');
  });
});

describe('contrast', () => {
  test('of scene colors is sufficient in every scene', () => {
    for (const kind of DISH_KINDS) {
      for (const ingredients of LARDERS) {
        const { choices } = painted(kind, 'Anything', ingredients, kind);
        expect(choices.length).toBeGreaterThan(0);
        for (const { chosen, against } of choices)
          expect(colorDistance(chosen, against), `${kind}: ${chosen} on ${against}`).toBeGreaterThanOrEqual(
            VESSEL_CONTRAST,
          );
      }
    }
  });

  test('of a glaze is sufficient for food of any color', () => {
    fc.assert(
      fc.property(anyColor, fc.string(), (food, seed) => {
        expect(colorDistance(glazeFor(new Canvas('d00000', seededRandom(seed)), food), food)).toBeGreaterThanOrEqual(
          VESSEL_CONTRAST,
        );
      }),
    );
  });

  test('of a piece is sufficient on any ground', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => {
        const seen = ensureContrast(color, ground, PIECE_CONTRAST);
        expect(colorDistance(seen, ground)).toBeGreaterThanOrEqual(PIECE_CONTRAST);
        if (colorDistance(color, ground) >= PIECE_CONTRAST) expect(seen).toBe(color);
      }),
    );
  });

  test('of a piece is measured against its actual ground', () => {
    const canvas = new Canvas('d00000', seededRandom('s'));
    canvas.ground = '#f6ecd9';
    canvas.put({ shape: 'liquid', color: '#f4ead2' }, 0, 0);
    const [, drawn = ''] = /fill="(#[0-9a-f]{6})"/u.exec(canvas.toSvg()) ?? [];
    expect(colorDistance(drawn, '#f6ecd9')).toBeGreaterThanOrEqual(PIECE_CONTRAST);
  });
});

describe('drawingKey', () => {
  const dish = { title: 'Leek soup', category: 'Soup', ingredients: ['2 leeks', '1 l stock'] };

  test('differs for another dish', () => {
    const dishes = [
      dish,
      { ...dish, title: 'Leek stew' },
      { ...dish, category: null },
      { ...dish, ingredients: ['2 leeks'] },
    ];
    expect(new Set(dishes.map(drawingKey)).size).toBe(dishes.length);
  });

  test('is the same for the same drawing', () => {
    const long = { ...dish, title: 'x'.repeat(400), ingredients: Array.from({ length: 60 }, () => 'y'.repeat(400)) };
    const shown = { ...dish, title: 'x'.repeat(300), ingredients: Array.from({ length: 40 }, () => 'y'.repeat(300)) };
    expect(drawingKey(long)).toBe(drawingKey(shown));
    expect(drawDish(long)).toBe(drawDish(shown));
  });

  test('changes with the drawing code: increment DRAWING_EDITION, then update both values', () => {
    const drawn = TITLES.flatMap(([kind, ...titles]) =>
      titles.map((title) => drawDish({ title, category: kind, ingredients: ['2 leeks', '1 tomato', '3 eggs'] })),
    );
    expect([hashText(drawn.join('')).toString(36), drawingKey(dish)]).toEqual(['1pcalak', 'env0pl']);
  });
});
