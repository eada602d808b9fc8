import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFood } from '#ingredient-catalogue';
import { type IngredientLine, parseIngredientLine, weightOfLine } from '#ingredient-line';
import type { LineAmount } from '#line/ingredient-line-type';
import { normalText } from '#text/normalize';

/** Formats an amount compactly: "2–3 clove", "1 can of 14 oz". */
function shown(amount: LineAmount | null): string {
  if (amount === null) return '';
  const { low, high, unit, each } = amount;
  const number = (value: number): string => String(Number(value.toFixed(3)));
  const range = (from: number, to: number): string => (from === to ? number(from) : `${number(from)}–${number(to)}`);
  const size = each === undefined ? '' : ` of ${range(each.low, each.high)} ${each.unit}`;
  return `${range(low, high)}${unit === null ? '' : ` ${unit}`}${size}`;
}

const read = (text: string): [string, string] => {
  const { amount, name } = parseIngredientLine(text);
  return [shown(amount), name];
};

describe('parseIngredientLine on amount and name', () => {
  test.each([
    ['1 (14-oz) can tomatoes, drained', '1 can of 14 oz', 'tomatoes'],
    ['2–3 cloves garlic, minced', '2–3 clove', 'garlic'],
    ['½ cup + 2 tbsp sugar', '0.5 cup', 'sugar'],
    ['a knob of butter', '1 knob', 'butter'],
    ['salt and pepper to taste', '', 'salt and pepper'],
    ['400g/14oz beef', '400 g', 'beef'],
    ['juice of 2 lemons', '2', 'lemons'],
    ['Finely grated zest and juice of 1 large orange', '1', 'orange'],
    ['250ml milk (or oat milk)', '250 ml', 'milk'],
    ['10-oz. pkg. frozen spinach, thawed', '1 package of 10 oz', 'frozen spinach'],
    // A word that means nothing before the amount.
    ['Info 6 oz. linguine', '6 oz', 'linguine'],
    ['Plm. 750 gram potatoes', '750 g', 'potatoes'],
    ['4 chicken breasts (boneless, 6 oz each)', '4 of 6 oz', 'chicken breasts'],
    ['Russet potatoes, 3-5', '3–5', 'Russet potatoes'],
    ['Licor 43', '', 'Licor 43'],
    ['Layer 2', '', 'Layer 2'],
    ['1 c. sugar', '1 cup', 'sugar'],
    ['2 heaped tbsp cocoa', '2 tbsp', 'cocoa'],
    ['1 x 400g tin chickpeas', '1 can of 400 g', 'chickpeas'],
    ['2x400g tins of chickpeas', '2 can of 400 g', 'chickpeas'],
    ['4 x 200g/7oz sirloin steaks', '4 of 200 g', 'sirloin steaks'],
    ['two 8-ounce packages cream cheese, softened', '2 package of 8 oz', 'cream cheese'],
    ['One 3½- to 4-pound chicken', '1 of 3.5–4 lb', 'chicken'],
    ['8 1/2-inch-thick slices bread', '8 slice of 0.5 inch', 'bread'],
    ['one dozen eggs', '1 dozen', 'eggs'],
    ['half a dozen eggs', '0.5 dozen', 'eggs'],
    ['3/4 lb. shrimp', '0.75 lb', 'shrimp'],
    ['1.5 kg / 3 lb 5 oz potatoes', '1.5 kg', 'potatoes'],
    ['2 chicken breasts', '2', 'chicken breasts'],
    ['half an onion', '0.5', 'onion'],
    ['1/4 of a small celeriac', '0.25', 'celeriac'],
    ['1 1/2 cups flour', '1.5 cup', 'flour'],
    ['1-1/2 cups flour', '1.5 cup', 'flour'],
    ['1½ tbsp olive oil', '1.5 tbsp', 'olive oil'],
    ['1 1⁄2 cups milk', '1.5 cup', 'milk'],
    ['1 and a half cups rice', '1.5 cup', 'rice'],
    ['two thirds cup milk', '0.667 cup', 'milk'],
    ['⅞ cup milk', '0.875 cup', 'milk'],
    ['.5 cup milk', '0.5 cup', 'milk'],
    ['1 or 2 jalapeño chiles, seeded', '1–2', 'jalapeño chiles'],
    ['1½ to 2 cups breadcrumbs', '1.5–2 cup', 'breadcrumbs'],
    ['150g-200g spinach', '150–200 g', 'spinach'],
    ['2 tablespoons to 1/4 cup sugar', '2–4 tbsp', 'sugar'],
    ['1,000 g flour', '1000 g', 'flour'],
    ['1 000 g flour', '1000 g', 'flour'],
    ['2 500 g bags flour', '2 bag of 500 g', 'flour'],
    ['4 fl. oz. cream', '4 fl oz', 'cream'],
    ['8 fluid ounces water', '8 fl oz', 'water'],
    ['1 imperial pint stock', '1 imperial pint', 'stock'],
    ['100 g glass noodles', '100 g', 'glass noodles'],
    ['1 T butter', '1 tbsp', 'butter'],
    ['1 t salt', '1 tsp', 'salt'],
    ['2 T-bone steaks', '2', 'T-bone steaks'],
    ['2 T. salt', '2 tbsp', 'salt'],
    ['½in piece ginger', '0.5 inch', 'ginger'],
    ['1 (2-inch) piece ginger', '1 piece of 2 inch', 'ginger'],
    ['a few sprigs thyme', '3 sprig', 'thyme'],
    ['handful of parsley', '1 handful', 'parsley'],
    ['1 whole head of garlic', '1 head', 'garlic'],
    ['2 garlic cloves, crushed', '2 clove', 'garlic'],
    ['12 celery sticks', '12 stick', 'celery'],
    ['1 tsp ground cloves', '1 tsp', 'ground cloves'],
    ['4 cloves', '4', 'cloves'],
    ['1 cinnamon stick', '1', 'cinnamon stick'],
    ['2 rib-eye steaks', '2', 'rib-eye steaks'],
    ['2 cups half-and-half', '2 cup', 'half-and-half'],
    ['half and half', '', 'half and half'],
    ['1 1/4 cups 2% milk', '1.25 cup', '2% milk'],
    ['Butter, 100 g', '100 g', 'Butter'],
    ['Mehl 200g', '200 g', 'Mehl'],
    ['- 2 eggs', '2', 'eggs'],
    ['a little olive oil', '', 'olive oil'],
    ['0 g salt', '', '0 g salt'],
  ])('%s', (text, amount, name) => {
    expect(read(text)).toEqual([amount, name]);
  });

  test.each([
    ['4 boneless, skinless chicken breasts', 'boneless, skinless chicken breasts'],
    ['1 cup heavy (whipping) cream', 'heavy (whipping) cream'],
    ['2 ripe medium plum tomatoes', 'ripe plum tomatoes'],
    ['100g unsalted butter, at room temperature', 'unsalted butter'],
    ['2 tbsp chopped fresh parsley', 'fresh parsley'],
    ['1 tsp freshly ground black pepper', 'black pepper'],
    ['1 lb ground turkey', 'ground turkey'],
    ['1 cup peeled, seeded and finely chopped tomatoes', 'tomatoes'],
    ['2 cups turkey or chicken broth', 'turkey or chicken broth'],
    ['Canola, vegetable, or peanut oil for frying', 'Canola, vegetable, or peanut oil'],
    ['110g broad beans, fresh or frozen', 'broad beans'],
    ['1 orange, peel and pith removed', 'orange'],
    ['6 ounces tomatillos - husked and rinsed', 'tomatillos'],
    ['1 thick-cut salmon fillet', 'thick-cut salmon fillet'],
    ['150ml water mixed with 3 tsp stock powder', 'water'],
    ['oil, for frying', 'oil'],
    ['honey to taste', 'honey'],
  ])('finds the name in %s', (text, name) => {
    expect(parseIngredientLine(text).name).toBe(name);
  });
});

describe('parseIngredientLine in other languages', () => {
  test.each([
    ['2 EL Zucker', '2 tbsp', 'Zucker'],
    ['1 TL Salz', '1 tsp', 'Salz'],
    ['1 Prise Salz', '1 pinch', 'Salz'],
    ['1 Bund Petersilie, gehackt', '1 bunch', 'Petersilie'],
    ['2 Zehen Knoblauch', '2 clove', 'Knoblauch'],
    ['1 Dose Tomaten (400 g)', '1 can', 'Tomaten'],
    ['1.000 g Mehl', '1000 g', 'Mehl'],
    ['1,5 kg Kartoffeln', '1.5 kg', 'Kartoffeln'],
    ['1,250 kg Kartoffeln', '1.25 kg', 'Kartoffeln'],
    ['½ Pck. Backpulver', '0.5 packet', 'Backpulver'],
    ['2 bis 3 Eier', '2–3', 'Eier'],
    ['1 Pfund Butter', '500 g', 'Butter'],
    ['eine halbe Zwiebel', '0.5', 'Zwiebel'],
    ["2 cuillères à soupe d'huile d'olive", '2 tbsp', "huile d'olive"],
    ['1 c. à s. de farine', '1 tbsp', 'farine'],
    ['2 c. à c. de sel', '2 tsp', 'sel'],
    ['1 gousse d’ail', '1 clove', 'ail'],
    ['une pincée de sel', '1 pinch', 'sel'],
    ['200 g de beurre fondu', '200 g', 'beurre'],
    ['2 à 3 carottes', '2–3', 'carottes'],
    ["le jus d'un citron", '1', 'citron'],
    ['1 000 g de sucre', '1000 g', 'sucre'],
    ['2 cucharadas de aceite', '2 tbsp', 'aceite'],
    ['1 cucharadita de sal', '1 tsp', 'sal'],
    ['3 dientes de ajo', '3 clove', 'ajo'],
    ['una pizca de sal', '1 pinch', 'sal'],
    ['2 a 3 cucharadas de azúcar', '2–3 tbsp', 'azúcar'],
    ['2 cucchiai di olio', '2 tbsp', 'olio'],
    ['1 cucchiaino di zucchero', '1 tsp', 'zucchero'],
    ["2 spicchi d'aglio", '2 clove', 'aglio'],
    ['1 bustina di lievito', '1 sachet', 'lievito'],
    ['2 etti di prosciutto', '200 g', 'prosciutto'],
    ['sale q.b.', '', 'sale'],
    // The count after the name.
    ['Uova medie 2', '2', 'Uova medie'],
    ['Limoni ½', '0.5', 'Limoni'],
    ['Farina 00', '', 'Farina 00'],
  ])('%s', (text, amount, name) => {
    expect(read(text)).toEqual([amount, name]);
  });
});

describe('parseIngredientLine on the rest of a line', () => {
  test('separates sums from equivalents', () => {
    expect(parseIngredientLine('½ cup + 2 tbsp sugar').plus.map(shown)).toEqual(['2 tbsp']);
    expect(parseIngredientLine('1 lb 2 oz beef').plus.map(shown)).toEqual(['2 oz']);
    expect(parseIngredientLine('1.5 kg / 3 lb 5 oz potatoes').equivalents.map(shown)).toEqual(['3.313 lb']);
    expect(parseIngredientLine('1 cup (240 ml) milk').equivalents.map(shown)).toEqual(['240 ml']);
    expect(parseIngredientLine('4 shallots, minced (about ¼ cup)').equivalents.map(shown)).toEqual(['0.25 cup']);
    expect(parseIngredientLine('1 bag peas (thawed, 12 oz)').equivalents.map(shown)).toEqual(['12 oz']);
    expect(parseIngredientLine('1 cup peanuts (chopped (150 g))').equivalents.map(shown)).toEqual(['150 g']);
    expect(parseIngredientLine('1 tbsp thyme (or 1 tsp dried, 1 g)').equivalents).toEqual([]);
    expect(shown(parseIngredientLine('2 ducks, about 4 1/2 pounds each').amount)).toBe('2 of 4.5 lb');
  });

  test('finds size, preparation and comment', () => {
    const line = parseIngredientLine('2 large onions, peeled and sliced (see note)');
    expect([line.size, line.preparation, line.comment]).toEqual(['large', 'peeled and sliced', 'see note']);
    expect(parseIngredientLine('1 large bunch mint').size).toBe('large');
    expect(parseIngredientLine('2 heaped tbsp cocoa').amount?.manner).toBe('heaped');
  });

  test('finds alternatives and optional foods', () => {
    expect(parseIngredientLine('250ml milk (or oat milk)').alternatives).toEqual(['oat milk']);
    expect(parseIngredientLine('1 onion, or 2 shallots').alternatives).toEqual(['2 shallots']);
    expect(parseIngredientLine('2 cups turkey or chicken broth').alternatives).toEqual(['chicken broth']);
    expect(parseIngredientLine('1 tsp salt, or to taste').alternatives).toEqual([]);
    expect(parseIngredientLine('2 tbsp nuts (optional)').optional).toBe(true);
    expect(parseIngredientLine('Optional: 1 tsp chili').optional).toBe(true);
    expect(parseIngredientLine('2 tbsp nuts').optional).toBe(false);
  });

  test.each([
    ['2 cups turkey or chicken broth', 'chicken stock'],
    ['1 tsp lime or lemon juice', 'lime juice'],
    ['1 tbsp butter or olive oil', 'butter'],
    ['2 tbsp fresh or canned chicken broth', 'chicken stock'],
    ['3 dessertspoons of full-fat coconut milk', 'coconut milk'],
    ['1 (14-oz) can tomatoes', 'canned tomatoes'],
    ['400g tin of chopped tomatoes', 'canned tomatoes'],
    ['1 lb tomatoes', 'tomato'],
    ['1 tin of chickpeas', 'chickpea'],
    ['2 cups masa harina flour', 'masa harina'],
    ['salt and pepper', 'salt'],
    ['2 dashes Angostura bitters', 'campari'],
  ])('the food of %s is %s', (text, name) => {
    expect(parseIngredientLine(text).food?.food.name).toBe(name);
  });

  test('returns the same food on every access', () => {
    const line = parseIngredientLine('2 cups plain flour');
    expect(line.food).not.toBeNull();
    expect(line.food).toBe(line.food);
    expect(line.confidence).toBe(1);
  });

  test('has more confidence in a plain line than in a strange one', () => {
    const plain = parseIngredientLine('2 cups flour').confidence;
    expect(plain).toBeGreaterThan(parseIngredientLine('2 cups zorblax').confidence);
    expect(plain).toBeGreaterThan(parseIngredientLine('flour').confidence);
    expect(parseIngredientLine('').confidence).toBeLessThan(0.2);
  });
});

describe('weightOfLine', () => {
  test.each([
    ['400g beef mince', 400],
    ['2 kg potatoes', 2000],
    ['1 cup (120 g) flour', 120],
    ['2 x 400g tins chickpeas', 480],
    ['2 tins of chickpeas', 480],
    ['a knob of butter', 15],
    ['1 kg plus 200 g potatoes', 1200],
    ['2–3 kg potatoes', 2000],
    ['a bag of spinach', null],
    ['salt', null],
    ['999999 kg potatoes', null],
    ['juice of 2 lemons', 96],
    ['zest and juice of 1 lime', 44],
    ['1/2 orange, juiced', 43],
    ['100 g lemons, juiced', 100],
  ] as const)('%s', (text, weight) => {
    const line = parseIngredientLine(text);
    const food = findFood(line.name)?.food;
    if (food === undefined) throw new Error(`no food in ${text}`);
    expect(weightOfLine(line, food)).toBe(weight);
  });

  test('weighs counted things by the catalog', () => {
    const egg = findFood('egg')?.food;
    if (egg === undefined) throw new Error('no egg');
    const one = weightOfLine(parseIngredientLine('1 egg'), egg) ?? 0;
    expect(one).toBeGreaterThan(30);
    expect(weightOfLine(parseIngredientLine('1 dozen eggs'), egg)).toBe(one * 12);
  });
});

// Fragments of lines, in arbitrary order.
const PIECES =
  "1 2 ½ 1/2 1,5 1.000 – - to or ( ) , ; / + x cup cups g kg lb oz tbsp can cloves garlic tomatoes chopped finely large of and about heaped each plus d' à EL c. é 14-oz e.g. optional the 🍅 % ® “ ” [ ] : = | & 0 9999999 ١ İ ß".split(
    ' ',
  );
const someLine = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
);

function checkParts({ text, parts, amount, plus, equivalents }: IngredientLine): void {
  let end = 0;
  let uncovered = '';
  for (const part of parts) {
    expect(part.start).toBeGreaterThanOrEqual(end);
    expect(part.end).toBeGreaterThan(part.start);
    uncovered += `${text.slice(end, part.start)} `;
    ({ end } = part);
  }
  expect(end).toBeLessThanOrEqual(text.length);
  expect(uncovered + text.slice(end)).not.toMatch(/[\p{L}\p{N}]/u);
  for (const each of [amount, ...plus, ...equivalents]) {
    if (each === null) continue;
    expect(each.low).toBeGreaterThan(0);
    expect(each.high).toBeGreaterThanOrEqual(each.low);
    expect(each.start).toBeGreaterThanOrEqual(0);
    expect(each.end).toBeLessThanOrEqual(text.length);
    expect(each.start).toBeLessThan(each.end);
  }
}

describe('parseIngredientLine on a line that holds several ingredients', () => {
  test.each([
    ['2 large eggs + 1 egg yolk', ['2 eggs', '1 egg yolk']],
    ['2 eggs + 1 yolk', ['2 eggs', '1 yolk']],
    ['4 carrots + 2 parsnips', ['4 carrots', '2 parsnips']],
    ['200 g rice and 50 g cashews', ['200 g rice', '50 g cashews']],
    ['2 tablespoons butter & 2 tablespoons olive oil', ['2 tbsp butter', '2 tbsp olive oil']],
    ['1 onion, 2 carrots and 3 potatoes', ['1 onion', '2 carrots', '3 potatoes']],
    ['3 cans (14 oz each) beans plus 1 cup corn', ['3 can of 14 oz beans', '1 cup corn']],
    ['200\u00A0g Reis und 50\u00A0g Butter', ['200 g Reis', '50 g Butter']],
    ['1 cup flour plus 2 tablespoons for dusting', ['1 cup flour']],
    ['1 lb beef, cut into 2 inch cubes', ['1 lb beef']],
    ['2 cups broth (or 1 cup wine and 1 cup water)', ['2 cup broth']],
  ])('%s', (text, ingredients) => {
    const line = parseIngredientLine(text);
    expect([line, ...line.more].map(({ amount, name }) => `${shown(amount)} ${name}`)).toEqual(ingredients);
  });

  test('covers each ingredient by its own parts', () => {
    const text = '2 large eggs + 1 egg yolk';
    const { parts, more } = parseIngredientLine(text);
    expect(parts.filter(({ kind }) => kind === 'more').map(({ start, end }) => text.slice(start, end))).toEqual([
      '+ 1 egg yolk',
    ]);
    const [yolk] = more;
    expect(text.slice(yolk?.amount?.start, yolk?.amount?.end)).toBe('1');
  });
});

describe('parseIngredientLine on amounts that look like others', () => {
  test.each([
    ['up to 5 cups flour', '5 cup', 'flour'],
    ['between 2 and 3 cups water', '2–3 cup', 'water'],
    ['3–4 — tablespoons lemon juice', '3–4 tbsp', 'lemon juice'],
    ['3 Tb dark rum', '3 tbsp', 'dark rum'],
    ['1 plump, fresh clove garlic', '1 clove', 'garlic'],
    ['Pound boneless, skinless chicken thighs', '1 lb', 'boneless, skinless chicken thighs'],
    ['Pound cake', '', 'Pound cake'],
    ['(1/2 cup chopped walnuts)', '0.5 cup', 'walnuts'],
    ['150ml red wine, ideally St Emilion', '150 ml', 'red wine'],
    ['Dressing – 2 tbsp tahini', '2 tbsp', 'tahini'],
    ['Sauce: 2 tbsp soy sauce', '2 tbsp', 'soy sauce'],
    ['2% milk, 1 cup', '1 cup', '2% milk'],
    ['1 lb shrimp (16/20)', '1 lb', 'shrimp'],
    ['4 Hähnchenbrustfilets à 150 g', '4 of 150 g', 'Hähnchenbrustfilets'],
    ['9-inch pie crust', '1 of 9 inch', 'pie crust'],
    ['1-inch piece ginger', '1 inch', 'ginger'],
    ['14-oz can coconut milk', '1 can of 14 oz', 'coconut milk'],
    ['1 (3 1/2) pound leg of lamb', '1 of 3.5 lb', 'leg of lamb'],
    ['1 Tablespoon, 1 teaspoon cumin', '1 tbsp', 'cumin'],
    ['▢ 2 cups flour', '2 cup', 'flour'],
    ['🧈 100 g butter', '100 g', 'butter'],
    ['\u200E✓ 2 cups flour', '2 cup', 'flour'],
  ])('%s', (text, amount, name) => {
    expect(read(text)).toEqual([amount, name]);
  });
});

describe('parseIngredientLine always', () => {
  const runs = { numRuns: 1500 };

  test('loses no text', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(someLine, (text) => {
        const line = parseIngredientLine(text);
        checkParts(line);
        expect(line.text).toBe(text);
        expect(line.confidence).toBeGreaterThanOrEqual(0);
        expect(line.confidence).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  test('returns parts that match their text', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(someLine, (text) => {
        const line = parseIngredientLine(text);
        const of = (kind: string): string[] =>
          line.parts.filter((part) => part.kind === kind).map(({ start, end }) => normalText(text.slice(start, end)));
        if (of('name').length > 0) expect(line.name).toBe(of('name').join(' '));
        else expect(line.name).toBe(text.trim());
        expect(line.size).toBe(of('size').join(' '));
        expect(line.preparation).toBe(of('preparation').join(', '));
        expect(line.comment).toBe(of('comment').join('; '));
      }),
      runs,
    );
  });

  test('round-trips a number, a unit and a food', () => {
    const amounts = fc.integer({ min: 1, max: 999 });
    const units = fc.constantFrom('g', 'kg', 'ml', 'tbsp', 'tsp', 'cup', 'lb', 'oz');
    const foods = fc.constantFrom('flour', 'olive oil', 'brown sugar', 'chicken stock');
    const spaces = fc.constantFrom(' ', '  ', '\u00A0', '\t');
    fc.assert(
      fc.property(amounts, units, foods, spaces, (value, unit, food, space) => {
        const { amount, name } = parseIngredientLine(`${value}${space}${unit}${space}${food}`);
        expect([amount?.low, amount?.high, amount?.unit, name]).toEqual([value, value, unit, food]);
      }),
    );
  });

  test.each([
    ['letters', 'a'],
    ['digits', '9'],
    ['brackets', '('],
    ['amounts in brackets', '(1 g / '],
    ['commas', 'a, '],
    ['fractions', '1/2 '],
    ['alternatives', 'a or '],
    ['dashes', '1-'],
  ])('reads a line of a hundred thousand characters only up to its limit: %s', (_, piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const line = parseIngredientLine(text);
    checkParts(line);
    // The beginning is parsed; the rest is one comment.
    expect(line.parts.length).toBeLessThan(700);
    expect(line.parts.at(-1)?.end).toBe(text.length);
  });
});
