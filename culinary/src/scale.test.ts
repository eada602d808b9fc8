import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStep } from '#instruction';
import { parseIngredientLine } from '#ingredient-line';
import { findFood } from '#ingredient-catalogue';
import { type ScalableRecipe, type ScaledRecipe, scaleRecipe } from '#scale';
import { mustBeWhole, type Growth, growthOf } from '#scaling/growth';
import type { UnitName } from '#units';

const recipe = (
  ingredients: readonly string[],
  instructions: readonly string[] = [],
  servings = 4,
): ScalableRecipe => ({ ingredients, instructions, servings });
const scaled = (line: string, factor: number): string | undefined =>
  scaleRecipe(recipe([line]), { factor }).ingredients[0];

describe('scaleRecipe on lines', () => {
  test.each([
    ['400 g pumpkin', 2, '800 g pumpkin'],
    ['1 piece ginger', 1.5, '1½ pieces ginger'],
    ['2 ginger', 0.5, '1 ginger'],
    ['a cup and a half of milk', 2, '3 cups milk'],
    ['1½ cups milk + 100 ml', 2, '3 cups milk + 200 ml'],
    ['600 g pumpkin', 2, '1.2 kg pumpkin'],
    ['1 kg pumpkin', 0.25, '250 g pumpkin'],
    ['250 ml milk', 3, '750 ml milk'],
    ['1,5 kg Kartoffeln', 2, '3 kg Kartoffeln'],
    ['2 tablespoons sugar, sifted', 0.5, '1 tablespoon sugar, sifted'],
    ['1 tbsp sugar', 0.5, '1½ tsp sugar'],
    ['1 tsp sugar', 1.1, '1 tsp sugar'],
    ['1 onion', 0.1, '¼ onion'],
    // What is taken by feel has no fractions.
    ['1 good grating of nutmeg', 1.5, '1 good grating of nutmeg'],
    ['1 good grating of nutmeg', 3, '2 good gratings of nutmeg'],
    ['a good grating of nutmeg', 0.5, '1 good grating of nutmeg'],
    ['2 good glugs of olive oil', 1.5, '3 good glugs of olive oil'],
    ['1 generous grind of black pepper', 2, '2 generous grinds of black pepper'],
    ['a twist of pepper', 1.5, '1 twist of pepper'],
    ['1 pinch of salt', 0.5, '1 pinch of salt'],
    ['1 generous handful of parsley', 1.5, '1½ generous handfuls of parsley'],
    // The best unit for the amount, but the writer's own if it is as good.
    ['½–1 kg beef', 0.5, '0.25–0.5 kg beef'],
    ['½ kg beef', 0.5, '250 g beef'],
    ['1 kg beef', 0.9, '900 g beef'],
    ['1 l milk', 0.5, '0.5 l milk'],
    ['3 dl milk', 0.25, '75 ml milk'],
    ['3 dl milk', 0.5, '1.5 dl milk'],
    ['3 dl milk', 10, '3 l milk'],
    ['500 mg baking soda', 0.25, '0.1 g baking soda'],
    ['6 tbsp cream', 0.25, '1½ tbsp cream'],
    ['1 lb beef', 1.5, '1½ lb beef'],
    ['8 oz beef', 4, '2 lb beef'],
    // Fluid ounces do not add up to pounds.
    ['2 oz gin', 10, '20 oz gin'],
    ['1-pound chicken', 0.9, '14 oz chicken'],
    ['1lb 12oz potatoes', 0.9, '1 lb 9 oz potatoes'],
    ['1 lb + 2 cups beans', 0.25, '¼ lb + ½ cup beans'],
    ['1,000 g flour', 1.5, '1.5 kg flour'],
    ['1 cup (240 ml) cream', 10, '10 cups (2.4 l) cream'],
    ['1-2 tsp sugar', 10, '10-20 tsp sugar'],
    ['2 heaped tbsp sugar', 0.25, '½ heaped tbsp sugar'],
    ['2 Pfund Mehl', 0.9, '1¾ Pfund Mehl'],
    ['1 onion (5 cm)', 0.25, '¼ onion (5 cm)'],
    ['2 cm ginger', 0.9, '2 cm ginger'],
    // Foods taken by feel and whole foods have no fractions.
    ['1 leaf basil', 0.25, '1 leaf basil'],
    ['1 dash tabasco', 2, '2 dashes tabasco'],
    ['2 drops vanilla', 0.25, '1 drop vanilla'],
    ['1 splash wine', 0.25, '1 splash wine'],
    ['1 drizzle oil', 0.25, '1 drizzle oil'],
    ['1 celery stalk', 0.25, '1 celery stalk'],
    ['1–2 eggs', 0.5, '1 egg'],
    ['3 eggs', 0.9, '3 eggs'],
    ['1 cup sugar', 1.5, '1½ cups sugar'],
    ['¼ cup sugar', 0.25, '1 tbsp sugar'],
    ['1 cup sugar', 1.125, '1 cup + 2 tbsp sugar'],
    ['½ cup + 2 tbsp milk', 2, '1¼ cups milk'],
    ['1 lb 2 oz beef', 2, '2¼ lb beef'],
    ['2–3 carrots', 2, '4–6 carrots'],
    ['2 to 3 carrots', 2, '4 to 6 carrots'],
    ['200–250 g rice', 2, '400–500 g rice'],
    ['400 g / 14 oz pumpkin', 2, '800 g / 1¾ lb pumpkin'],
    ['1 cup (240 ml) cream', 2, '2 cups (480 ml) cream'],
    ['800g/1lb 12oz potatoes', 2, '1.6 kg/3½ lb potatoes'],
    ['One 3-pound chicken', 2, '2 3-pound chickens'],
    ['1 whole chicken', 1.5, '1½ whole chickens'],
    ['2 whole chickens', 0.5, '1 whole chicken'],
    // Only liquids switch from spoons to millilitres.
    ['3 tbsp olive oil', 1.5, '70 ml olive oil'],
    ['3 tbsp tahini', 1.5, '4½ tbsp tahini'],
    ['3 tbsp peanut butter', 2, '6 tbsp peanut butter'],
    ['½ can tomatoes', 3, '1½ cans tomatoes'],
    // A pack without a number is one.
    ['can of tomatoes', 1.5, '2 cans of tomatoes'],
    ['14-oz can tomatoes', 0.25, '1 14-oz can tomatoes'],
    ['stick of butter', 1.5, '1½ sticks of butter'],
    ['2 (14-oz) cans tomatoes', 2, '4 (14-oz) cans tomatoes'],
    ['1 large onion (about 150 g each), diced', 2, '2 large onions (about 150 g each), diced'],
    ['half an onion', 3, '1½ onions'],
    ['1 carrot, sliced', 2, '2 carrots, sliced'],
    ['2 celery stalks', 0.5, '1 celery stalk'],
    ['1 (400 g) can tomatoes', 2, '2 (400 g) cans tomatoes'],
    ['1 x 400g tin chopped tomatoes', 2, '2 x 400g tins chopped tomatoes'],
    ['2 Potatoes', 0.5, '1 Potato'],
    ['1 zucchini', 2, '2 zucchini'],
    ['1 corn on the cob', 2, '2 corn on the cob'],
    ['1 Zwiebel', 2, '2 Zwiebel'],
    ['1 apple or pear', 2, '2 apple or pear'],
    ['2 carrot', 2, '4 carrot'],
    ['2 garlic cloves', 2, '4 garlic cloves'],
    ['1 clove garlic', 2, '2 cloves garlic'],
    ['a pinch of sugar', 3, '3 pinches of sugar'],
    ['2 Pfund Mehl', 1.5, '3 Pfund Mehl'],
    ['2 heaped tbsp sugar', 8, '16 heaped tbsp sugar'],
    ['3 eggs', 0.5, '2 eggs'],
    ['1 egg', 0.25, '1 egg'],
    ['3 tortillas', 1.5, '5 tortillas'],
    ['salt', 3, 'salt'],
    ['pepper, to taste', 3, 'pepper, to taste'],
    ['3 tbsp. milk', 3, '135 ml milk'],
    ['½ lb. pumpkin', 3, '1½ lb. pumpkin'],
    ['1-inch piece ginger', 3, '3-inch piece ginger'],
    ['1½ lbs potatoes', 0.5, '¾ lb potatoes'],
    ['1 dozen eggs', 0.25, '3 eggs'],
    ['1 dozen eggs', 1.5, '1½ dozen eggs'],
    ['1½ sticks butter', 0.25, '3 tbsp butter'],
    ['1½ sticks butter', 0.5, '¾ stick butter'],
    ['1 quart (4 cups) strawberries', 0.25, '1 cup strawberries'],
    ['4 cups beef broth', 7, '7 quarts beef broth'],
    ['4 cups sugar', 7, '28 cups sugar'],
    ['0.5 oz fresh ginger', 0.25, '⅛ oz fresh ginger'],
    ['7 g instant yeast (1 sachet)', 0.5, '3.5 g instant yeast (½ sachet)'],
    ['1 sheet puff pastry', 0.5, '½ sheet puff pastry'],
    ['5-6 basil leaves', 0.25, '1-2 basil leaves'],
    ['1 cup milk or ½ cup cream', 2, '2 cups milk or 1 cup cream'],
    [
      '750g boneless chicken thighs or 2 x 400g tins chickpeas',
      2,
      '1.5 kg boneless chicken thighs or 4 x 400g tins chickpeas',
    ],
    ['1 EL Butter', 0.5, '½ EL Butter'],
    ['2 TL Zucker', 1.5, '3 TL Zucker'],
    ['10 g salt', 3, '30 g salt'],
    ['1 cup kosher salt', 3, '3 cups kosher salt'],
  ])('%s × %d', (line, factor, wanted) => expect(scaled(line, factor)).toBe(wanted));

  test('grows leavening, salt, spices and heat sublinearly, and shrinks them linearly', () => {
    const exact = (line: string, factor: number): number | undefined =>
      scaleRecipe(recipe([line]), { factor }).lines[0]?.amount?.low;
    expect(exact('1 tsp baking powder', 2)).toBeCloseTo(2 ** 0.9, 9);
    expect(exact('1 tsp salt', 2)).toBeCloseTo(2 ** 0.9, 9);
    expect(exact('1 tsp ground cumin', 2)).toBeCloseTo(2 ** 0.8, 9);
    expect(exact('1 tsp chili flakes', 2)).toBeCloseTo(2 ** 0.7, 9);
    expect(exact('1 tsp sugar', 2)).toBe(2);
    expect(exact('1 tsp salt', 0.5)).toBe(0.5);
  });

  test.each<[Growth | null, ...string[]]>([
    ['leavening', 'baking powder', 'baking soda', 'active dry yeast', 'compressed yeast'],
    ['salt', 'salt', 'kosher salt', 'celery salt'],
    ['spice', 'ground cumin', 'cinnamon', 'black pepper', 'white pepper', 'lemon zest'],
    ['heat', 'red chili', 'jalapeño', 'habanero', 'chili flakes', 'cayenne pepper', 'hot sauce'],
    ['heat', 'sriracha', 'sambal oelek', 'harissa', 'gochujang', 'wasabi'],
    [
      null,
      'nutritional yeast',
      'yeast extract',
      'sourdough starter',
      'salt pork',
      'salt cod',
      'red bell pepper',
      'sugar',
      'flour',
    ],
  ])('%s grows as follows: %s, %s, %s, %s', (growth, ...names) => {
    expect(growthOf(null, null)).toBeNull();
    for (const name of names) {
      const found = findFood(name);
      expect(found, name).not.toBeNull();
      expect(growthOf(found?.food ?? null, null), name).toBe(growth);
    }
  });

  // A food, its unit, its amount, and whether it comes only whole.
  test.each<[string, UnitName | null, number, boolean]>([
    ['egg', null, 1, true],
    ['egg', 'piece', 1.5, true],
    ['egg', 'cup', 1, false],
    ['flour tortilla', null, 3, true],
    ['flour tortilla', null, 1.5, false],
    ['apricot', 'can', 1, true],
    ['apricot', 'can', 0.5, false],
    ['apricot', 'g', 400, false],
    ['canned chickpeas', 'can', 1, false],
    ['bread', 'slice', 2, true],
    ['bread', 'piece', 1, true],
    ['onion', null, 1, false],
  ])('%s (%s, %d) comes whole: %s', (name, unit, amount, wanted) => {
    expect(mustBeWhole(findFood(name)?.food ?? null, unit, amount)).toBe(wanted);
  });

  test('turns spoons into cups in a US recipe and millilitres in a metric one', () => {
    const beside = (...others: readonly string[]): string | undefined =>
      scaleRecipe(recipe(['4 tbsp cream', ...others]), { factor: 2 }).ingredients[0];
    expect(beside('1 cup milk')).toBe('½ cup cream');
    expect(beside('500 g flour')).toBe('120 ml cream');
    expect(beside()).toBe('120 ml cream');
    expect(beside('1 cup milk', '100 g flour')).toBe('120 ml cream');
  });

  test('uses quarter pints in a metric recipe', () =>
    expect(scaleRecipe(recipe(['200 g flour', '½ pint milk']), { factor: 0.5 }).ingredients[1]).toBe('¼ pint milk'));

  test('uses decimal commas throughout if the recipe does', () => {
    const made = scaleRecipe(recipe(['1,5 l Brühe', '500 g Mehl'], ['500 g Mehl einrühren']), { factor: 5 });
    expect(made.ingredients).toEqual(['7,5 l Brühe', '2,5 kg Mehl']);
    expect(made.instructions).toEqual(['2,5 kg Mehl einrühren']);
  });

  test('keeps exact amounts beside the rounded text', () => {
    const [line] = scaleRecipe(recipe(['1 cup sugar']), { factor: 0.3 }).lines;
    expect(line?.amount).toEqual({ low: 0.3, high: 0.3, unit: 'cup' });
    expect(line?.rounded).toBe(true);
    expect(scaleRecipe(recipe(['1 cup sugar']), { factor: 2 }).lines[0]?.rounded).toBe(false);
    expect(scaleRecipe(recipe(['½ cup + 2 tbsp milk']), { factor: 2 }).lines[0]?.amount?.low).toBeCloseTo(1.25, 9);
  });
});

describe('scaleRecipe on steps', () => {
  const LINES = ['500 ml chicken stock', '4 eggs', '200 g sugar', '2 onions'];
  const step = (text: string, factor: number): string | undefined =>
    scaleRecipe(recipe(LINES, [text]), { factor }).instructions[0];
  test.each([
    ['Stir in 200 ml of the stock.', 'Stir in 400 ml of the stock.'],
    ['Beat 2 eggs with 50 g sugar for 2 minutes', 'Beat 4 eggs with 100 g sugar for 2 minutes'],
    ['Add two eggs', 'Add 4 eggs'],
    ['Add one egg and mix', 'Add 2 eggs and mix'],
    ['Pour over 300 ml boiling water', 'Pour over 600 ml boiling water'],
    ['Fry half the onions for 5 minutes at 180°C', 'Fry half the onions for 5 minutes at 180°C'],
    ['Add the eggs, one egg at a time', 'Add the eggs, one egg at a time'],
    ['Sprinkle 1 tbsp sugar over each', 'Sprinkle 1 tbsp sugar over each'],
    ['Cut into 2 cm cubes and shape 8 balls', 'Cut into 2 cm cubes and shape 8 balls'],
    [
      'In a 900 g loaf tin, 2-litre saucepan or 20 cm cake tin',
      'In a 900 g loaf tin, 2-litre saucepan or 20 cm cake tin',
    ],
    ['Open a 400 g tin of tomatoes', 'Open a 400 g tin of tomatoes'],
    ['Add 1 cup + 2 tbsp sugar', 'Add 2¼ cups sugar'],
    ['Put 1 tbsp sugar on each', 'Put 1 tbsp sugar on each'],
    ['Add 1 to 2 cups of the stock', 'Add 2 to 4 cups of the stock'],
    ['Add 1/2 of the onions', 'Add 1/2 of the onions'],
    ['Add ½ the eggs', 'Add ½ the eggs'],
    ['Add ⅔ of the remaining sugar', 'Add ⅔ of the remaining sugar'],
    ['Add ½ onion', 'Add 1 onion'],
    ['Beat 2-3 eggs', 'Beat 4-6 eggs'],
    ['Beat 1 egg yolk', 'Beat 2 egg yolks'],
    ['Fill 12 cups of a muffin tin', 'Fill 12 cups of a muffin tin'],
    ['Heat 1 qt. chicken stock', 'Heat 2 qt. chicken stock'],
    ['Beat 1 to 2 eggs', 'Beat 2 to 4 eggs'],
    ['As in step 2, onions go in', 'As in step 2, onions go in'],
    ['For step 2 of the onions', 'For step 2 of the onions'],
    ['On day 3 eggs are added', 'On day 3 eggs are added'],
    ['Rub butter into 100 g sugar', 'Rub butter into 200 g sugar'],
    ['Cut into 4 onions', 'Cut into 4 onions'],
    ['Add one third cup sugar', 'Add ⅔ cup sugar'],
    ['Melt two thirds of the sugar', 'Melt two thirds of the sugar'],
    ['Add the sugar 50 g at a time', 'Add the sugar 50 g at a time'],
    // One reader of numbers for lines and steps.
    ['Add 1 and 1/2 cups sugar', 'Add 3 cups sugar'],
    ['Add 1 & 1/2 cups sugar', 'Add 3 cups sugar'],
    ['Add one and a half cups sugar', 'Add 3 cups sugar'],
    ['Add 1\u00A01/2 cups sugar', 'Add 3 cups sugar'],
    ['Add 1.000 g sugar', 'Add 2 kg sugar'],
    // Sizes, percentages and grades do not scale.
    ['Open a 14-oz can of stock', 'Open a 14-oz can of stock'],
    ['Open a 14-oz can stock', 'Open a 14-oz can stock'],
    ['In a 9-inch pan fry the onions', 'In a 9-inch pan fry the onions'],
    ['Heat the 2% milk', 'Heat the 2% milk'],
    ['Heat 1 cup 2% milk', 'Heat 2 cups 2% milk'],
    ['Add 80% of the sugar', 'Add 80% of the sugar'],
    ['Add two 14-oz cans of stock', 'Add 4 14-oz cans of stock'],
    ['Add 2 (14-oz) cans stock', 'Add 4 (14-oz) cans stock'],
    ['Add one 14-oz can stock', 'Add 2 14-oz cans stock'],
    ['Lay out 4 fillets à 150 g', 'Lay out 4 fillets à 150 g'],
    ['Fry the fillets (150 g each)', 'Fry the fillets (150 g each)'],
  ])('%s', (text, wanted) => expect(step(text, 2)).toBe(wanted));
});

describe('scaleRecipe on steps that name amounts of the list', () => {
  // A line, the steps, the servings before and after, the scaled line, the scaled steps.
  test.each<[string, string[], number, number, string, string[]]>([
    ['500 g water', ['Mix 500 g water in.'], 12, 17, '700 g water', ['Mix 700 g water in.']],
    // The step takes the words of the list.
    ['1 tablespoon sugar', ['Add 1 tablespoon sugar'], 1, 3, '3 tablespoons sugar', ['Add 3 tablespoons sugar']],
    ['½ cup + 2 tbsp milk', ['Add ½ cup plus 2 tbsp milk'], 1, 2, '1¼ cups milk', ['Add 1¼ cups milk']],
    ['1 l milk', ['Boil 1000 ml milk'], 4, 6, '1.5 l milk', ['Boil 1.5 l milk']],
    ['2–3 carrots', ['Dice 2-3 carrots'], 1, 2, '4–6 carrots', ['Dice 4–6 carrots']],
    ['3 eggs', ['Beat 3 eggs'], 2, 1, '2 eggs', ['Beat 2 eggs']],
    ['2 Pfund Mehl', ['1 kg Mehl sieben'], 2, 3, '3 Pfund Mehl', ['3 Pfund Mehl sieben']],
    // Shares add up to the list.
    [
      '530 g water',
      ['Mix 500 g water in.', 'Add 30 g water.'],
      12,
      17,
      '750 g water',
      ['Mix 710 g water in.', 'Add 40 g water.'],
    ],
    [
      '530 g water',
      ['Mix 500 g water in. Keep 30 g of water.', 'Add the remaining 30 g of water.'],
      12,
      17,
      '750 g water',
      ['Mix 710 g water in. Keep 40 g of water.', 'Add the remaining 40 g of water.'],
    ],
    ['4 eggs', ['Beat 2 eggs.', 'Add 2 eggs.'], 4, 5, '5 eggs', ['Beat 2 eggs.', 'Add 3 eggs.']],
    [
      '1 kg flour',
      ['Mix 800 g flour.', 'Knead in 200 g flour.'],
      2,
      3,
      '1.5 kg flour',
      ['Mix 1.2 kg flour.', 'Knead in 300 g flour.'],
    ],
    // Shares of other sums keep their own rounding.
    [
      '530 g water',
      ['Mix 400 g water in.', 'Add 30 g water.'],
      12,
      17,
      '750 g water',
      ['Mix 550 g water in.', 'Add 45 g water.'],
    ],
  ])('%s: %j, %d to %d', (line, steps, from, to, wantedLine, wantedSteps) => {
    const made = scaleRecipe(recipe([line], steps, from), { servings: to });
    expect([made.ingredients, made.instructions]).toEqual([[wantedLine], wantedSteps]);
  });

  test('matches a step amount with the one of two lines of a food that has this amount', () => {
    const made = scaleRecipe(recipe(['50 g flour', '500 g flour'], ['Dust with 50 g flour, add 500 g flour'], 12), {
      servings: 17,
    });
    expect(made.instructions).toEqual([`Dust with 70 g flour, add 700 g flour`]);
    expect(made.ingredients).toEqual(['70 g flour', '700 g flour']);
  });

  test('grows each amount of a food as the line that it names', () => {
    const made = scaleRecipe(recipe(['10 g salt', '1 tsp salt'], ['Add 1 tsp salt, then 10 g salt.']), { factor: 4 });
    expect(made.ingredients).toEqual(['40 g salt', '1 tbsp + ½ tsp salt']);
    expect(made.instructions).toEqual(['Add 1 tbsp + ½ tsp salt, then 40 g salt.']);
  });

  test('shows in a step the text of the list for the whole amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.constantFrom('g', 'ml', 'kg', 'cups', 'tbsp', 'tsp', 'oz', 'lb'),
        fc.constantFrom('milk', 'flour', 'salt', 'sugar'),
        fc.double({ min: 0.1, max: 12, noNaN: true }),
        (value, unit, name, factor) => {
          const text = `${value} ${unit} ${name}`;
          const made = scaleRecipe(recipe([text], [`Add ${text}.`]), { factor });
          expect(made.instructions).toEqual([`Add ${made.ingredients[0]}.`]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('keeps the sum of the shares at the amount of the list', () => {
    const total = (texts: readonly string[]): number =>
      texts
        .flatMap((text) => [...text.matchAll(/([\d.]+) (k?g|m?l)\b/gu)])
        .reduce((sum, [, figure, unit = '']) => sum + Number(figure) * (/^(?:kg|l)$/u.test(unit) ? 1000 : 1), 0);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 3 }),
        fc.constantFrom('g', 'ml'),
        fc.double({ min: 0.3, max: 8, noNaN: true }),
        (fives, unit, factor) => {
          const shares = fives.map((five) => five * 5);
          const whole = shares.reduce((sum, share) => sum + share, 0);
          const steps = shares.map((share) => `Add ${share} ${unit} milk.`);
          const made = scaleRecipe(recipe([`${whole} ${unit} milk`], steps), { factor });
          const list = total(made.ingredients);
          expect(Math.abs(total(made.instructions) - list), made.instructions.join(' ')).toBeLessThanOrEqual(
            list * 0.03,
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('scaling notes', () => {
  const notes = (made: ScalableRecipe, factor: number): string[] =>
    scaleRecipe(made, { factor }).notes.map(({ text }) => text);

  test('explain fractions of eggs exactly', () => {
    expect(notes(recipe(['1 egg']), 1.5)).toEqual([
      expect.stringMatching(/Rounded from 1½ eggs\..*1 whole and 1½ tbsp of one more/u),
    ]);
    expect(notes(recipe(['2 eggs']), 2)).toEqual([]);
    expect(notes(recipe(['2 onions']), 0.25)).toEqual([]);
  });

  test('give the exact amount of each whole thing', () => {
    expect(notes(recipe(['1 can tomatoes']), 1.5)).toEqual(['Rounded from 1½ cans of tomatoes.']);
    expect(notes(recipe(['3 eggs']), 0.25)).toEqual([expect.stringMatching(/Rounded from ¾ egg\..*beat one egg/u)]);
    expect(notes(recipe(['3 eggs']), 0.9)).toEqual([expect.stringMatching(/Rounded from 2⅔ eggs\..*2 whole/u)]);
    expect(notes(recipe(['1 celery stalk']), 0.25)).toEqual([
      expect.stringContaining('Rounded from ¼ stalk of celery.'),
    ]);
    expect(notes(recipe(['1–2 eggs']), 0.25)).toEqual([]);
  });

  test('suggest alternatives to part of an animal', () => {
    expect(notes(recipe(['1 whole chicken']), 1.5)).toEqual([expect.stringContaining('take 2 smaller ones')]);
    expect(notes(recipe(['1 rabbit']), 0.5)).toEqual([expect.stringContaining('take a small one')]);
    expect(notes(recipe(['2 whole chickens', '1 kg chicken', '½ chicken', '1 steak']), 1.5)).toEqual([]);
    expect(notes(recipe(['1–2 whole fish', '1 cauliflower']), 1.5)).toEqual([]);
  });

  test('mention sublinear growth only when scaling up', () => {
    expect(
      scaleRecipe(recipe(['1 tsp salt', '1 tsp baking powder', '100 g sugar']), { factor: 2 }).notes.map(
        ({ about, line }) => [about, line],
      ),
    ).toEqual([['growth', 0]]);
    expect(notes(recipe(['1 tsp salt']), 2)).toEqual(['Salt is scaled down slightly; adjust to taste.']);
    expect(notes(recipe(['1 tsp salt']), 0.5)).toEqual([]);
  });

  test.each([
    [['1 tsp salt', '1 tsp baking powder'], 'Salt and baking powder are scaled down slightly; adjust to taste.'],
    [
      ['1 tsp salt', '200 g flour', '1 tsp chili', '1 tsp baking powder'],
      'Salt, chili and baking powder are scaled down slightly; adjust to taste.',
    ],
    [
      ['1 tsp salt', '1 tsp cumin', '1 tsp paprika', '1 tsp turmeric', '1 tsp cinnamon'],
      'Salt, cumin, paprika and 2 others are scaled down slightly; adjust to taste.',
    ],
    [['1 tsp salt', '½ tsp salt'], 'Salt is scaled down slightly; adjust to taste.'],
    [
      ['1 tsp cumin', '1 tsp turmeric'],
      'Cumin and turmeric are scaled down: spice carries further in a bigger pot. Taste before adding more.',
    ],
  ])('name all ingredients with sublinear growth in one note: %j', (lines, text) =>
    expect(notes(recipe(lines), 2)).toEqual([text]),
  );

  test('put rounded whole things first, then tins, growth and times', () => {
    const cake = recipe(
      ['1 tsp salt', '1 egg', '1 tsp cumin'],
      ['Grease a 20 cm springform tin.', 'Bake for 10 minutes.', 'Line a 20 cm springform tin.'],
    );
    expect(scaleRecipe(cake, { factor: 1.5 }).notes.map(({ about, line, step }) => [about, line, step])).toEqual([
      ['whole', 1, null],
      ['pan', null, 0],
      ['growth', 0, null],
    ]);
  });

  test('put the whole thing that is furthest off first', () =>
    expect(
      scaleRecipe(recipe(['5 eggs', '1 egg', '3 tortillas', '7 eggs']), { factor: 0.5 }).notes.map(({ line }) => line),
    ).toEqual([1, 2, 0]));

  test('omit a rounded figure that changes nothing', () => {
    expect(notes(recipe(['35 eggs']), 1 / 3)).toEqual([]);
    expect(notes(recipe(['10 eggs']), 1 / 3)).toHaveLength(1);
  });

  test('suggest a tin of the new size', () => {
    const [note] = scaleRecipe(recipe(['250 g flour'], ['Rub in.', 'Grease a 20 cm springform tin.']), {
      factor: 2,
    }).notes;
    expect(note).toMatchObject({ about: 'pan', step: 1 });
    expect(note?.text).toContain('20 cm springform tin');
    expect(note?.text).toContain('28 cm round tin');
    expect(notes(recipe([], ['Grease a 9x13-inch baking dish.']), 0.5).join(' ')).toMatch(/inch/u);
    expect(notes(recipe([], ['Butter a 900 g loaf tin.']), 2).join(' ')).toMatch(/two 13 × 23 cm loaf tins/u);
  });

  test('replace each of several tins, and no flat cake goes into a loaf tin', () => {
    expect(notes(recipe([], ['Grease two 20 cm springform tins.']), 7)).toEqual([
      'For each of the 20 cm springform tins, use four 26 cm round tins: a slightly deeper filling.',
    ]);
    expect(notes(recipe([], ['Line a 20 x 30 cm traybake tin.']), 0.5).join(' ')).toContain('an 18 cm square tin');
  });

  test.each([
    [2, 'Use four of the 8-inch round cake pans instead of two: the same depth.'],
    [0.5, 'Use one of the 8-inch round cake pans instead of two: the same depth.'],
    [0.25, 'Instead of the two 8-inch round cake pans, use a 6 inch round pan: a slightly shallower filling.'],
  ])('change the number of two pans for %d times the batter', (factor, note) =>
    expect(notes(recipe([], ['Grease two 8-inch round cake pans.']), factor)).toEqual([note]),
  );

  test('suggest inch sizes for pans in inches', () => {
    const words = [0.4, 0.6, 0.75, 1.5, 1.8, 2.5, 3]
      .flatMap((factor) => notes(recipe([], ['Line a 9-inch springform pan.']), factor))
      .join(' ');
    expect(words).toMatch(/inch (?:round|square) pan/u);
    expect(words).not.toMatch(/use (?:an? )?[\d.]*\.5/u);
  });

  test('treat a pan with two sides as a baking pan', () => {
    expect(notes(recipe([], ['Butter a 9x13 pan.']), 2).join(' ')).toContain('13 × 18 inch rectangular pan');
    expect(notes(recipe([], ['Heat a 10-inch pan.']), 2)).toEqual([]);
  });

  test('omit fractions of herbs and spices', () => expect(notes(recipe(['2 bay leaves']), 0.25)).toEqual([]));

  test.each([
    ['Grease a 200 mm round tin.', 0.5, /use a 15 cm round tin: a slightly shallower filling/u],
    ['Grease a 9-inch round cake tin.', 0.7, /use an 8 inch round pan: a slightly shallower filling/u],
    ['Grease a 20–22 cm cake tin.', 0.5, /^$/u],
    ['Roast overnight.', 1.5, /fuller oven/u],
    ['10 minutes in the oven.', 0.5, /two thirds/u],
    ['Poach for 5 minutes.', 0.5, /boils down faster/u],
    ['Stew for 2 hours.', 0.5, /boils down faster/u],
    ['Braise for 2 hours.', 0.5, /boils down faster/u],
    ['Boil for 3 hours.', 0.7, /^$/u],
    ['Boil for 3 hours.', 1.2, /^$/u],
    ['Sear for 2 minutes.', 1.5, /in batches/u],
    ['Brown for 5 minutes.', 1.5, /in batches/u],
    ['Bake well.', 0.5, /^$/u],
  ])('%s × %d', (step, factor, wanted) => expect(notes(recipe([], [step]), factor).join(' ')).toMatch(wanted));

  test('mention times without changing them', () => {
    expect(notes(recipe([], ['Simmer for 10 minutes']), 2)).toEqual([expect.stringContaining('come to a boil')]);
    expect(notes(recipe([], ['Bake for 10 minutes']), 0.5)).toEqual([expect.stringContaining('sooner')]);
    expect(notes(recipe([], ['Simmer for 10 minutes']), 1.2)).toEqual([]);
  });
});

// A counted food may change its number; every other word stays.
const inSingular = (text: string): string => text.replace(/\b(egg|onion|tortilla)s\b/gu, '$1');
const NAMES = [
  'plain flour',
  'eggs',
  'milk',
  'salt',
  'chili flakes',
  'baking powder',
  'beef, diced',
  'onions',
  'tortillas',
  'stuff (see note)',
];
const lineText = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom('½', '1½', '2–3', '1/3', '0.25', 'a', 'half a', '1,5', ''),
    ),
    fc.constantFrom('g', 'kg', 'ml', 'cup', 'cups', 'oz', 'lb', 'tbsp', 'tsp', 'cloves', 'cans', 'Pfund', ''),
    fc.constantFrom(...NAMES),
  )
  .map((all) => all.join(' '));
const stepText = fc
  .array(
    fc.constantFrom(
      'Bake for 10–12 minutes',
      ' 1½ hours',
      ' 200 ml of the milk',
      ' 2 eggs',
      ' at 180°C',
      ' in a 20 cm cake tin',
      ', ',
      '. ',
      ' half an hour',
      ' 3 tbsp flour each',
      ' overnight',
      ' 1 cup + 2 tbsp milk',
      ' 30 seconds',
      ' two eggs',
      ' a few minutes',
      ' 1 hr 20 min',
    ),
    { maxLength: 10 },
  )
  .map((all) => all.join(''));
const anyRecipe = fc.record({
  ingredients: fc.array(fc.oneof(lineText, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 5 }),
  instructions: fc.array(fc.oneof(stepText, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 3 }),
  servings: fc.integer({ min: 1, max: 12 }),
});
const factors = fc.double({ min: 0.01, max: 100, noNaN: true });

describe('scaleRecipe bounds', () => {
  const factorOf = (...one: readonly number[]): number =>
    one.reduce<ScaledRecipe>((made, factor) => scaleRecipe(made, { factor }), scaleRecipe(recipe([]), { factor: 1 }))
      .factor;

  test.each([
    [1000, 1000],
    [1000.1, 1],
    [0.001, 0.001],
    [0.0009, 1],
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
  ])('%d times is %d times', (factor, made) => expect(factorOf(factor)).toBe(made));

  test('are relative to the original', () => {
    expect(factorOf(500, 3)).toBe(500);
    expect(factorOf(2, Number.NaN)).toBe(2);
    expect(scaleRecipe(scaleRecipe(recipe([]), { factor: 2 }), { servings: 0 }).factor).toBe(2);
  });

  test('keep the requested servings exactly', () => {
    for (let from = 1; from <= 60; from += 1)
      for (let to = 1; to <= 60; to += 1) expect(scaleRecipe(recipe([], [], from), { servings: to }).servings).toBe(to);
  });

  test('leave lines and steps beyond the 300th unchanged', () => {
    const many = (text: string): string[] => Array.from({ length: 301 }, () => text);
    const made = scaleRecipe(recipe(many('1 cup milk'), many('Add 1 cup milk')), { factor: 2 });
    expect([made.ingredients[299], made.ingredients[300]]).toEqual(['2 cups milk', '1 cup milk']);
    expect(made.lines[300]).toEqual({ text: '1 cup milk', amount: null, rounded: false });
    expect([made.instructions[299], made.instructions[300]]).toEqual(['Add 2 cups milk', 'Add 1 cup milk']);
  });
});

describe('scaleRecipe on lines with more than one figure', () => {
  test.each([
    ['2 large eggs + 1 egg yolk', '4 large eggs + 2 egg yolks'],
    ['4 carrots + 2 parsnips', '8 carrots + 4 parsnips'],
    ['1 Tablespoon, 1 teaspoon cumin seeds', '2 tbsp + 1 tsp cumin seeds'],
    ['2 cups orange juice (from 3 oranges)', '4 cups orange juice (from 6 oranges)'],
    ['1 cup flour, plus 1 tablespoon for dusting', '2 cups flour, plus 2 tablespoons for dusting'],
    ['14-oz can coconut milk', '2 14-oz cans coconut milk'],
    ['stick of butter', '2 sticks of butter'],
    ['handful parsley', '2 handfuls parsley'],
    ['9-inch pie crust', '2 9-inch pie crusts'],
    ['2% milk, 1 cup', '2% milk, 2 cups'],
    ['1 lb shrimp (16/20)', '2 lb shrimp (16/20)'],
    ['4 Hähnchenbrustfilets à 150 g', '8 Hähnchenbrustfilets à 150 g'],
    ['Hefe (42 g)', 'Hefe (84 g)'],
    ['a couple of carrots', '4 carrots'],
    ['1 and 1/2 cups sugar', '3 cups sugar'],
    ['1\u00A01/2 cups sugar', '3 cups sugar'],
    ['1–1/2 cups sugar', '3 cups sugar'],
    ['1.000 g Mehl', '2 kg Mehl'],
    ['1/8th teaspoon sugar', '¼ teaspoon sugar'],
    ['11⁄2 cups sugar', '3 cups sugar'],
  ])('%s × 2', (text, twice) => {
    expect(scaled(text, 2)).toBe(twice);
  });
});

describe('scaleRecipe on spoons', () => {
  test.each([
    ['2 tbsp sugar', 1.6, '3 tbsp sugar'],
    ['3 tbsp sugar', 1.05, '3 tbsp sugar'],
    ['1 tbsp sugar', 1.33, '1 tbsp + 1 tsp sugar'],
    ['1 tbsp sugar', 1.5, '1½ tbsp sugar'],
    ['2 tbsp sugar', 1.125, '2 tbsp + 1 tsp sugar'],
    ['2 tsp sugar', 1.25, '2½ tsp sugar'],
    ['1 tbsp sugar', 0.75, '2¼ tsp sugar'],
    ['¼ cup sugar', 1.25, '¼ cup + 1 tbsp sugar'],
    ['1 tbsp sugar', 1.05, '1 tbsp sugar'],
  ])('%s × %d', (line, factor, wanted) => expect(scaled(line, factor)).toBe(wanted));

  test('writes whole or half spoons, and sums only of such', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16 }),
        fc.constantFrom('tsp', 'tbsp'),
        fc.double({ min: 0.2, max: 8, noNaN: true }),
        fc.constantFrom('sugar', 'olive oil', 'butter'),
        (halves, unit, factor, name) => {
          const text = scaled(`${halves / 2} ${unit} ${name}`, factor) ?? '';
          const tablespoons = /([\d½¼¾⅓⅔⅛]+) tbsp/u.exec(text)?.[1] ?? '1';
          const teaspoons = /([\d½¼¾⅓⅔⅛]+) tsp/u.exec(text)?.[1] ?? '1';
          expect(tablespoons, text).toMatch(/^(?:\d+½?|½)$/u);
          if (text.includes(' + ')) expect(teaspoons, text).toMatch(/^(?:\d½?|½)$/u);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('scaleRecipe always', () => {
  test('restores the original exactly by a and then 1/a', () => {
    fc.assert(
      fc.property(anyRecipe, factors, (made, factor) => {
        const back = scaleRecipe(scaleRecipe(made, { factor }), { factor: 1 / factor });
        expect(back.ingredients).toEqual(made.ingredients);
        expect(back.instructions).toEqual(made.instructions);
        expect(back.servings).toBe(made.servings);
        expect(back.notes).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('restores the original through any other servings', () => {
    fc.assert(
      fc.property(anyRecipe, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }), (made, ways) => {
        const away = ways.reduce<ScalableRecipe>((now, servings) => scaleRecipe(now, { servings }), made);
        const back = scaleRecipe(away, { servings: made.servings });
        expect([back.ingredients, back.instructions, back.servings]).toEqual([
          made.ingredients,
          made.instructions,
          made.servings,
        ]);
      }),
      { numRuns: 150 },
    );
  });

  test('multiplies factors: a and then b equals ab', () => {
    fc.assert(
      fc.property(anyRecipe, fc.constantFrom(0.25, 0.5, 2, 4), fc.constantFrom(0.5, 2, 8), (made, a, b) => {
        const twice = scaleRecipe(scaleRecipe(made, { factor: a }), { factor: b });
        expect(twice.ingredients).toEqual(scaleRecipe(made, { factor: a * b }).ingredients);
      }),
      { numRuns: 100 },
    );
  });

  test('gives at most three notes, each beside a line or step of the recipe', () => {
    fc.assert(
      fc.property(anyRecipe, factors, (made, factor) => {
        const { notes } = scaleRecipe(made, { factor });
        expect(notes.length).toBeLessThanOrEqual(3);
        for (const { line, step } of notes) {
          expect([line, step].filter((at) => at !== null)).toHaveLength(1);
          expect(line ?? 0).toBeLessThan(Math.max(1, made.ingredients.length));
          expect(step ?? 0).toBeLessThan(Math.max(1, made.instructions.length));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('leaves times unchanged', () => {
    const times = (text: string): string[] =>
      readStep(text).parts.flatMap(({ kind, start, end }) => (kind === 'time' ? [text.slice(start, end)] : []));
    fc.assert(
      fc.property(stepText, factors, (text, factor) => {
        const [step = ''] = scaleRecipe(recipe(['1 l milk', '4 eggs', '500 g flour'], [text]), { factor }).instructions;
        expect(times(step)).toEqual(times(text));
      }),
      { numRuns: 300 },
    );
  });

  test('leaves the text between the figures of a step unchanged', () => {
    const lines = ['1 l milk', '4 eggs', '500 g flour'];
    fc.assert(
      fc.property(stepText, factors, (text, factor) => {
        const [made = ''] = scaleRecipe(recipe(lines, [text]), { factor }).instructions;
        const step = inSingular(made);
        const amounts = readStep(text, lines.map(parseIngredientLine)).parts.filter(({ kind }) => kind === 'amount');
        const retained = [...amounts, null].map((part, at) =>
          inSingular(text.slice(amounts[at - 1]?.end ?? 0, part?.start ?? text.length)),
        );
        let from = 0;
        for (const words of retained) {
          const found = step.indexOf(words, from);
          expect(found).toBeGreaterThanOrEqual(from);
          from = found + words.length;
        }
        expect(step.startsWith(retained[0] ?? '') && step.endsWith(retained.at(-1) ?? '')).toBe(true);
        if (amounts.length === 0) expect(made).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('leaves a line from the name on unchanged', () => {
    fc.assert(
      fc.property(lineText, factors, (text, factor) => {
        const name = parseIngredientLine(text).parts.find(({ kind }) => kind === 'name');
        fc.pre(name !== undefined);
        expect(inSingular(scaled(text, factor) ?? '').endsWith(inSingular(text.slice(name.start)))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('writes texts close to the exact amounts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 900 }),
        fc.constantFrom('g', 'ml', 'cups', 'oz', 'tbsp'),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        (value, unit, factor) => {
          const made = scaleRecipe(recipe([`${value} ${unit} milk`]), { factor });
          const [line] = made.lines;
          const read = parseIngredientLine(made.ingredients[0] ?? '');
          const inMillilitres = {
            g: 1,
            kg: 1000,
            ml: 1,
            l: 1000,
            cup: 240,
            tbsp: 15,
            tsp: 5,
            oz: 28.3495,
            lb: 453.592,
            quart: 960,
          } as const;
          const sizeOf = (name: string | null | undefined): number =>
            Object.entries(inMillilitres).find(([key]) => key === name)?.[1] ?? Number.NaN;
          const total = [read.amount, ...read.plus].reduce(
            (sum, amount) => sum + (amount === null ? 0 : amount.low * sizeOf(amount.unit)),
            0,
          );
          expect(
            Math.abs(total / ((line?.amount?.low ?? 0) * sizeOf(line?.amount?.unit)) - 1),
            `${value} ${unit} × ${factor}: ${made.ingredients[0]}`,
          ).toBeLessThan(0.08);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('ignores invalid targets', () => {
    const made = recipe(['1 cup milk', '3 eggs'], ['Bake.']);
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
      expect(scaleRecipe(made, { factor }).ingredients).toEqual(made.ingredients);
    expect(scaleRecipe({ ...made, servings: 0 }, { servings: 2 }).ingredients).toEqual(made.ingredients);
  });
});
