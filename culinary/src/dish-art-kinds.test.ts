import { describe, expect, test } from 'vitest';
import { loadAllNames } from '#all-names';
import { Canvas } from '#art/canvas';
import { dishKind } from '#art/dish-kind';
import type { DishKind } from '#art/kind-words-data';
import { paint } from '#art/paint';
import { stillLifeOf } from '#art/still-life';
import { composeDish } from '#compose/compose-dish';
import { DISHES } from '#dishes/all-dishes';
import { type Dish, servesOf } from '#dishes/dish';
import { COOKBOOK, idOf } from '#dishes/dish-forms';
import { writeDish } from '#dishes/write-dish';
import type { RecipeCategory } from '#recipe-category';
import { seededRandom } from '#seeded-random';

loadAllNames();

interface Drawn {
  readonly kind: DishKind;
  readonly canvas: Canvas;
  readonly life: ReturnType<typeof stillLifeOf>;
}

function draw(
  title: string,
  category: RecipeCategory | null,
  lines: readonly string[],
  steps: readonly string[] = [],
): Drawn {
  const life = stillLifeOf(title, lines, steps);
  const kind = dishKind(category, life);
  const canvas = new Canvas('d00000', seededRandom(title));
  paint(canvas, kind, life);
  return { kind, canvas, life };
}

/** What a drawing may not show, by what betrays it. */
const FORBIDDEN: Readonly<Record<string, (canvas: Canvas) => boolean>> = {
  ice: ({ painted }) => painted.has('ice'),
  rice: ({ painted }) => painted.has('grains'),
  noodles: ({ painted }) => painted.has('strands'),
  lattice: ({ painted }) => painted.has('lattice'),
  eggs: ({ shown }) => shown.some(({ shape }) => shape === 'egg' || shape === 'fried-egg'),
  lettuce: ({ shown }) => shown.some(({ shape }) => shape === 'ruffle'),
  bread: ({ shown }) => shown.some(({ shape }) => shape === 'bread'),
  carrots: ({ shown }) => shown.some(({ name }) => name === 'carrot'),
  tomato: ({ shown }) => shown.some(({ name }) => name?.includes('tomato') === true),
  potatoes: ({ shown }) => shown.some(({ name }) => name === 'potato'),
  onions: ({ shown }) => shown.some(({ name }) => name === 'onion'),
  lemon: ({ shown }) => shown.some(({ name }) => name === 'lemon'),
  meat: ({ shown }) => shown.some(({ shape }) => shape === 'fillet' || shape === 'drumstick'),
};

type Row = readonly [
  title: string,
  category: RecipeCategory | null,
  ingredients: string,
  kind: DishKind,
  absent?: string,
];

const MAIN = 'Main Dish';
const ROWS: readonly Row[] = [
  ['Onion bhajis', 'Appetizer', '3 onions, 150 g chickpea flour, 1 tsp turmeric', 'fritters', 'bread onions'],
  ['Vietnamese noodle salad', 'Salad', '200 g rice noodles, 1 cucumber, 2 carrots', 'noodles', 'lettuce rice'],
  ['Tabbouleh', 'Salad', '100 g bulgur, 2 bunches parsley, 3 tomatoes', 'medley', 'lettuce'],
  ['Hot apple juice', 'Beverage', '1 l apple juice, 1 cinnamon stick', 'hot-drink', 'ice lemon'],
  ['Plum tray bake', 'Dessert', '1 kg plums, 300 g flour, 150 g sugar, 3 eggs', 'sheet-cake', 'rice eggs'],
  ['Beef Wellington', MAIN, '1 kg beef tenderloin, 500 g puff pastry, 2 eggs', 'pastry-roll', 'lattice eggs'],
  ['Apple strudel', 'Dessert', '1 kg apples, 6 sheets phyllo, 80 g raisins', 'pastry-roll', 'lattice'],
  ['Lemon meringue pie', 'Dessert', '4 lemons, 4 eggs, 200 g flour, 250 g sugar', 'meringue-pie', 'lattice eggs'],
  ['Wiener Schnitzel', MAIN, '4 veal cutlets, 2 eggs, 150 g breadcrumbs', 'schnitzel', 'eggs'],
  ['Schnitzel', MAIN, '4 pork cutlets, 2 eggs, 150 g breadcrumbs, 500 g potatoes', 'schnitzel', 'eggs'],
  ['Currywurst', MAIN, '4 sausages, 200 ml ketchup, 1 tbsp curry powder', 'sausages', 'rice'],
  ['Camembert', 'Snack', '1 camembert, 1 sprig rosemary', 'baked-cheese', 'carrots bread'],
  ['Baked camembert with honey', 'Appetizer', '1 camembert, 1 tbsp honey', 'baked-cheese', 'carrots bread'],
  ['Samosas', 'Snack', '300 g flour, 500 g potatoes, 150 g peas', 'triangles', 'potatoes'],
  ['Green shakshuka', 'Breakfast', '6 eggs, 300 g spinach', 'shakshuka', 'tomato'],
  ['Gemüsekuchen', MAIN, '250 g Mehl, 2 Zucchini, 3 Eier, 200 ml Sahne', 'tart', 'eggs'],
  ['Zwiebelkuchen', MAIN, '250 g Mehl, 1 kg Zwiebeln, 3 Eier', 'tart', 'eggs'],
  ['Hot lemonade', 'Beverage', '2 lemons, 2 tbsp honey', 'hot-drink', 'ice'],
  ['Warm orange juice', 'Beverage', '4 oranges', 'hot-drink', 'ice lemon'],
  ['Heißer Apfelsaft', 'Beverage', '1 l Apfelsaft', 'hot-drink', 'ice'],
  ['Mulled wine', 'Beverage', '1 l red wine, 1 orange', 'hot-drink', 'ice'],
  ['Kinderpunsch', 'Beverage', '1 l apple juice', 'hot-drink', 'ice'],
  ['Hot chocolate', 'Beverage', '500 ml milk, 100 g dark chocolate', 'mug', 'ice'],
  ['Masala chai', 'Beverage', '500 ml milk, 2 tea bags', 'tea', 'ice lemon'],
  ['Turkish coffee', 'Beverage', '2 tbsp coffee', 'mug', 'ice'],
  ['Fresh mint tea', 'Beverage', '1 bunch mint', 'tea', 'ice lemon'],
  ['Iced tea', 'Beverage', '4 tea bags, 1 lemon', 'drink'],
  ['Lemonade', 'Beverage', '4 lemons, 100 g sugar', 'lemonade'],
  ['Mango smoothie', 'Beverage', '1 mango, 1 banana', 'smoothie', 'ice'],
  ['Mango lassi', 'Beverage', '1 mango, 300 g yogurt', 'lassi', 'ice'],
  ['Negroni', 'Beverage', '30 ml gin, 30 ml vermouth', 'cocktail', 'lemon'],
  ['Chicken schnitzel with potato salad', MAIN, '4 chicken breasts, 2 eggs, breadcrumbs', 'schnitzel', 'eggs potatoes'],
  ['Tonkatsu', MAIN, '4 pork chops, 1 egg, 100 g panko', 'schnitzel', 'eggs rice'],
  ['Fish fingers', MAIN, '500 g cod, 1 egg, 100 g breadcrumbs', 'sticks', 'eggs'],
  ['Chicken nuggets', MAIN, '500 g chicken breast, 1 egg, breadcrumbs', 'fritters', 'eggs meat'],
  ['Zucchini fritters', 'Side Dish', '2 zucchini, 2 eggs, 80 g flour', 'fritters', 'eggs'],
  ['Kartoffelpuffer', MAIN, '1 kg Kartoffeln, 2 Eier', 'patties', 'eggs potatoes'],
  ['Latkes', 'Side Dish', '1 kg potatoes, 2 eggs, 1 onion', 'patties', 'eggs onions'],
  ['Frikadellen', MAIN, '500 g ground beef, 1 egg, 1 onion', 'patties', 'eggs onions tomato'],
  ['Crab cakes', 'Appetizer', '500 g crab, 1 egg, breadcrumbs', 'patties', 'eggs'],
  ['Ćevapi', MAIN, '500 g ground beef, 1 onion', 'kebab', 'bread'],
  ['Lamb kofta kebab', MAIN, '500 g ground lamb, 1 onion, mint', 'kebab', 'onions'],
  ['Chicken skewers', MAIN, '600 g chicken breast, 2 red bell peppers', 'skewers', 'onions'],
  ['Empanadas', 'Snack', '300 g flour, 300 g ground beef, 2 eggs', 'turnovers', 'eggs'],
  ['Cornish pasties', MAIN, '500 g flour, 300 g beef, 200 g potatoes', 'turnovers', 'potatoes'],
  ['Calzone', MAIN, '500 g flour, 200 g mozzarella, 100 g ham', 'turnovers', 'tomato'],
  ['Spanakopita', 'Appetizer', '500 g spinach, 200 g feta, phyllo, 2 eggs', 'triangles', 'eggs'],
  ['Spring rolls', 'Appetizer', '12 spring roll wrappers, 2 carrots', 'rolls'],
  ['Vietnamese summer rolls', 'Appetizer', '12 rice paper sheets, 2 carrots, mint', 'rolls'],
  ['Chicken enchiladas', MAIN, '8 corn tortillas, 400 g chicken breast, cheddar', 'sauced-rolls', 'meat'],
  ['Cannelloni', MAIN, '12 cannelloni, 500 g spinach, 250 g ricotta', 'sauced-rolls', 'noodles'],
  ['Cabbage rolls', MAIN, '1 cabbage, 500 g ground beef, 100 g rice', 'stuffed-leaves', 'rice lettuce'],
  ['Dolmades', 'Appetizer', '40 vine leaves, 200 g rice', 'stuffed-leaves', 'rice'],
  ['Pierogi', MAIN, '500 g flour, 500 g potatoes, 1 egg', 'dumplings', 'potatoes eggs'],
  ['Maultaschen', MAIN, '300 g flour, 3 eggs, 200 g spinach', 'dumplings', 'eggs'],
  ['Gyoza', 'Appetizer', '30 gyoza wrappers, 300 g ground pork', 'dumplings'],
  ['Steamed pork buns', 'Snack', '500 g flour, 300 g ground pork', 'steamed-buns'],
  ['Semmelknödel', 'Side Dish', '6 bread rolls, 3 eggs, 250 ml milk', 'knodel', 'eggs bread'],
  ['Königsberger Klopse', MAIN, '500 g ground beef, 1 egg, capers', 'knodel', 'eggs'],
  ['Swedish meatballs', MAIN, '500 g ground beef, 1 egg, 200 ml cream', 'meatballs', 'eggs'],
  ['Falafel', 'Appetizer', '400 g chickpeas, parsley', 'bites'],
  ['Arancini', 'Snack', '300 g risotto rice, 2 eggs, breadcrumbs', 'bites', 'eggs rice'],
  ['Profiteroles', 'Dessert', '4 eggs, 150 g flour, 200 ml cream', 'bites', 'eggs'],
  ['Chocolate éclairs', 'Dessert', '4 eggs, 150 g flour, 100 g dark chocolate', 'eclairs', 'eggs'],
  ['Pastéis de nata', 'Dessert', '6 egg yolks, puff pastry', 'tartlets', 'eggs'],
  ['Croissants', 'Breakfast', '500 g flour, 250 g butter, 1 egg', 'crescents', 'eggs'],
  ['Brezeln', 'Snack', '500 g flour, coarse salt', 'pretzels'],
  ['Bagels', 'Breakfast', '500 g flour, 1 egg', 'bagels', 'eggs'],
  ['Scones', 'Snack', '300 g flour, 1 egg', 'soft-buns', 'eggs'],
  ['Dinner rolls', 'Side Dish', '500 g flour, 1 egg', 'soft-buns', 'eggs'],
  ['Naan', 'Side Dish', '400 g flour, 150 g yogurt', 'flatbreads', 'rice'],
  ['Chapati', 'Side Dish', '400 g wholewheat flour', 'flatbreads'],
  ['Ciabatta', 'Side Dish', '500 g flour, yeast', 'loaf'],
  ['Sourdough bread', 'Side Dish', '500 g flour', 'loaf'],
  ['Crêpes', 'Dessert', '250 g flour, 3 eggs, 500 ml milk', 'crepes', 'eggs'],
  ['Pfannkuchen', MAIN, '250 g Mehl, 3 Eier, 500 ml Milch', 'crepes', 'eggs'],
  ['Pancakes', 'Breakfast', '200 g flour, 2 eggs, 250 ml milk', 'pancakes', 'eggs'],
  ['Waffles', 'Breakfast', '250 g flour, 3 eggs', 'waffles', 'eggs'],
  ['Apple pie', 'Dessert', '1 kg apples, 300 g flour, 100 g sugar', 'pie'],
  ['Pumpkin pie', 'Dessert', '500 g pumpkin, 3 eggs, 200 g flour, sugar', 'tart', 'lattice eggs'],
  ['Chicken pot pie', MAIN, '500 g chicken breast, puff pastry, 2 carrots', 'covered-pie', 'lattice carrots meat'],
  ['Steak and ale pie', MAIN, '800 g stewing beef, puff pastry, 1 egg', 'covered-pie', 'lattice eggs'],
  ["Shepherd's pie", MAIN, '800 g potatoes, 500 g ground lamb, 2 carrots', 'mash-topped', 'lattice carrots'],
  ['Fish pie', MAIN, '600 g cod, 800 g potatoes, 2 eggs', 'mash-topped', 'lattice eggs'],
  ['Quiche Lorraine', MAIN, '200 g flour, 4 eggs, 150 g bacon, 200 ml cream', 'tart', 'eggs'],
  ['Lemon tart', 'Dessert', '4 lemons, 5 eggs, sugar', 'tart', 'eggs'],
  ['Moussaka', MAIN, '2 eggplants, 500 g ground lamb, 2 eggs', 'bake', 'eggs'],
  ['Nudelauflauf', MAIN, '400 g Penne, 3 Eier, 200 g Gouda', 'bake', 'eggs'],
  ['Green bean casserole', 'Side Dish', '500 g green beans, 1 onion, 200 ml cream', 'bake', 'onions'],
  ['Lasagna', MAIN, '250 g lasagna, 500 g ground beef', 'lasagna'],
  ['Ratatouille', MAIN, '1 eggplant, 2 zucchini, 4 tomatoes', 'medley', 'rice'],
  ['Caponata', 'Appetizer', '2 eggplants, 2 celery stalks, 1 onion', 'medley', 'bread onions'],
  ['Guacamole', 'Appetizer', '3 avocados, 1 lime, cilantro', 'dip', 'bread carrots'],
  ['Hummus', 'Appetizer', '400 g chickpeas, 100 g tahini', 'dip', 'bread carrots'],
  ['Patatas bravas', 'Appetizer', '1 kg potatoes, 400 g canned tomatoes', 'medley', 'bread'],
  ['Gambas al ajillo', 'Appetizer', '500 g shrimp, 6 cloves garlic', 'stew', 'bread'],
  ['Calamari fritti', 'Appetizer', '500 g squid, 100 g flour', 'fritters', 'bread'],
  ['Bruschetta', 'Appetizer', '1 baguette, 4 tomatoes, basil', 'toast'],
  ['Garlic bread', 'Side Dish', '1 baguette, 100 g butter, 3 cloves garlic', 'toast-melt'],
  ['Roast beef', MAIN, '1 kg beef roast', 'sliced-roast', 'rice'],
  ['Sauerbraten', MAIN, '1 kg beef roast, 500 ml red wine', 'sliced-roast'],
  ['BBQ ribs', MAIN, '2 kg pork ribs, 200 ml barbecue sauce', 'ribs'],
  ['Pork chops', MAIN, '4 pork chops', 'chops'],
  ['Roast chicken', MAIN, '1 roasting chicken', 'whole-roast', 'lemon'],
  ['Grilled steak', MAIN, '4 sirloin steaks', 'steak'],
  ['Banh mi', 'Snack', '4 baguettes, 300 g pork, 2 carrots', 'hotdog'],
  ['Hamburger', MAIN, '500 g ground beef, 4 burger buns', 'burger', 'tomato lettuce'],
  ['Paella', MAIN, '300 g rice, 300 g shrimp', 'paella', 'lemon'],
  ['Chicken biryani', MAIN, '300 g basmati rice, 500 g chicken thighs', 'rice'],
  ['Egg fried rice', MAIN, '300 g rice, 3 eggs, 100 g peas', 'fried-rice', 'eggs'],
  ['Butter chicken', MAIN, '600 g chicken breast, 400 g canned tomatoes, 100 ml cream', 'curry', 'rice'],
  ['Chicken curry with rice', MAIN, '600 g chicken breast, 300 g basmati rice', 'curry'],
  ['Dal', MAIN, '300 g red lentils, 1 onion', 'curry', 'rice onions'],
  ['Beef goulash', MAIN, '800 g stewing beef, 3 onions', 'stew', 'noodles rice'],
  ['Ramen', 'Soup', '300 g ramen noodles, 1 l chicken stock', 'noodle-soup', 'eggs'],
  ['Tomato soup', 'Soup', '1 kg tomatoes, 1 onion', 'soup', 'onions'],
  ['Caesar salad', 'Salad', '1 romaine lettuce, parmesan', 'salad', 'tomato eggs'],
  ['Greek salad', 'Salad', '4 tomatoes, 1 cucumber, 200 g feta', 'medley', 'lettuce'],
  ['Fruit salad', 'Dessert', '2 apples, 2 bananas', 'fruit-salad'],
  ['Mashed potatoes', 'Side Dish', '1 kg potatoes, 100 ml milk', 'mash'],
  ['Omelette', 'Breakfast', '4 eggs', 'omelet', 'bread'],
  ['Potato frittata', 'Breakfast', '6 eggs, 400 g potatoes', 'skillet', 'eggs'],
  ['Hash browns', 'Breakfast', '600 g potatoes, 1 egg', 'patties', 'eggs'],
  ['Boiled eggs', 'Breakfast', '4 eggs', 'boiled-eggs', 'bread'],
  ['Apple cake', 'Dessert', '3 apples, 3 eggs, 200 g flour, sugar', 'plain-cake', 'eggs'],
  ['Carrot cake', 'Dessert', '300 g carrots, 4 eggs, flour, sugar, cream cheese', 'cake', 'eggs carrots'],
  ['Banana bread', 'Dessert', '3 bananas, 2 eggs, 250 g flour', 'loaf-cake', 'eggs'],
  ['Cheesecake', 'Dessert', '500 g cream cheese, 4 eggs', 'cheesecake', 'eggs'],
  ['Pavlova', 'Dessert', '4 egg whites, 200 ml cream, 200 g strawberries', 'pavlova', 'eggs'],
  ['Cantucci', 'Snack', '300 g flour, 3 eggs, 150 g almonds', 'cookies', 'eggs'],
  ['Panna cotta', 'Dessert', '500 ml cream, gelatin', 'dome'],
  ['Rice pudding', 'Dessert', '200 g rice, 1 l milk', 'porridge'],
  ['Onigiri', 'Snack', '300 g sushi rice, 1 sheet nori', 'onigiri'],
];

describe('a drawing', () => {
  test.each(ROWS.map(([title, ...row]) => [title, row] as const))(
    'of %s is of its kind',
    (title, [category, ingredients, kind, absent = '']) => {
      const drawn = draw(title, category, ingredients.split(', '));
      expect(drawn.kind).toBe(kind);
      for (const each of absent.split(' ').filter(Boolean)) expect(FORBIDDEN[each]?.(drawn.canvas), each).toBe(false);
    },
  );

  test('shows what the steps blend as a smooth liquid', () => {
    const lines = ['600 g carrots', '1 l stock'];
    const isCarrot = ({ name }: { readonly name?: string }): boolean => name === 'carrot';
    const inDish = (steps: readonly string[]) => draw('Winter soup', 'Soup', lines, steps).canvas.shown.some(isCarrot);
    expect(inDish(['Simmer the carrots for 20 minutes.'])).toBe(true);
    expect(inDish(['Simmer the carrots for 20 minutes. Blend the carrots until smooth.'])).toBe(false);
    expect(inDish(['Simmer for 20 minutes.', 'Blend until smooth.'])).toBe(false);
  });

  test('shows eggs that the steps boil or fry, and no others', () => {
    const shapes = (step: string) =>
      new Set(
        draw('Rice with greens', MAIN, ['300 g rice', '2 eggs', 'spinach'], [step]).canvas.shown.map(
          ({ shape }) => shape,
        ),
      );
    expect(shapes('Boil the eggs for 8 minutes.')).toContain('egg');
    expect(shapes('Fry the eggs in the butter.')).toContain('fried-egg');
    const beaten = shapes('Whisk the eggs and stir them in.');
    expect(beaten).not.toContain('egg');
    expect(beaten).not.toContain('fried-egg');
  });
});

function cooked(dish: Dish): Drawn {
  const form = COOKBOOK.find(({ id }) => id === idOf(dish));
  if (form === undefined) throw new Error(`${dish.name} has no form`);
  const { title, ingredients, instructions } = composeDish(writeDish(dish), {
    form,
    placed: new Map(),
    servings: servesOf(dish),
    chance: seededRandom('seed'),
    cuisine: null,
    cuisineAsked: false,
    frugal: false,
    hurried: false,
    allows: () => true,
    diets: [],
  });
  return draw(title, dish.category, ingredients, instructions);
}

/** Pieces that are no food of the list: dough, crumbs, cuts of the main food. */
const OWN_PIECES: Readonly<Record<string, readonly DishKind[]>> = {
  crumb: ['pasta', 'crumble'],
  chunk: ['pasta', 'crumble', 'cookies'],
  bean: ['pasta', 'dip'],
  coin: ['caprese', 'gratin'],
  bread: ['toast', 'loaf', 'toast-melt', 'french-toast', 'egg-toast'],
  cube: ['mash', 'salad'],
  ball: ['meatballs'],
  cookie: ['cookies'],
  fry: ['fries'],
  flake: ['crumble', 'granola', 'porridge'],
  chip: ['nachos'],
  maki: ['sushi'],
};
const GRAINS: ReadonlySet<string | undefined> = new Set(['rice', 'risotto-rice', 'grain', 'oats']);
const WITH_ICE: ReadonlySet<DishKind> = new Set<DishKind>(['drink', 'lemonade', 'cocktail', 'iced-latte']);
const OF_EGGS: ReadonlySet<DishKind> = new Set<DishKind>(['shakshuka', 'fried-eggs', 'boiled-eggs']);
const LATTICE_PIES: readonly string[] = ['Apple Pie', 'Cherry Pie', 'Dutch Apple Pie'];

describe.each(DISHES.map((dish) => [dish.name, dish] as const))('the drawing of %s', (_, dish) => {
  const { kind, canvas, life } = cooked(dish);
  const { shown, painted } = canvas;

  test('shows only foods of the dish that are visible in it', () => {
    for (const { name, shape } of shown) {
      if (name === undefined) expect(OWN_PIECES[shape] ?? [], shape).toContain(kind);
      else if (name === 'egg' || name === 'bread' || name === 'sausage')
        expect([...life.roles], `${kind}: ${name}`).toContain(name);
      else expect([...life.names], kind).toContain(name);
    }
  });

  test('has rice, noodles, eggs, leaves, ice and a lattice only where the dish has', () => {
    const rightly = (isDrawn: boolean, isInDish: boolean): boolean => !isDrawn || isInDish;
    expect(rightly(painted.has('grains'), GRAINS.has(life.starch?.role)), 'grains').toBe(true);
    expect(rightly(painted.has('strands'), ['pasta', 'noodle'].includes(life.starch?.role ?? '')), 'noodles').toBe(
      true,
    );
    expect(rightly(painted.has('ice'), WITH_ICE.has(kind)), 'ice').toBe(true);
    expect(rightly(painted.has('lattice'), LATTICE_PIES.includes(dish.name)), 'lattice').toBe(true);
    const eggs = shown.some(({ shape }) => shape === 'egg' || shape === 'fried-egg');
    expect(rightly(eggs, life.eggs !== null || OF_EGGS.has(kind) || /Egg/u.test(dish.name)), 'eggs').toBe(true);
  });
});
