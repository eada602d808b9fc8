import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { REFUSE } from '#catalogue/facts/refuse-data';
import { USDA } from '#catalogue/facts/usda-data';
import { BROWNED, VARIANTS } from '#catalogue/facts/variants-data';
import { loadEveryLanguage } from '#every-language';
import { FOODS } from '#ingredient-catalogue';
import { type LineNutrition, nutritionOfRecipe } from '#nutrition';

const readOne = (line: string): LineNutrition | undefined => nutritionOfRecipe([line], 1).lines[0];
const energyPer100 = (line: string): number => {
  const read = readOne(line);
  return Math.round(((read?.facts?.energy ?? 0) * 100) / (read?.weight ?? 1));
};
const weightOf = (lines: readonly string[], steps: readonly string[] = [], at = 0): number =>
  Math.round(nutritionOfRecipe(lines, 1, steps).lines[at]?.weight ?? -1);

describe('the figures of a line follow what it says about the food', () => {
  // Energy per 100 g in SR28.
  test.each([
    ['2 lb chicken thighs', 221],
    ['2 lb skinless, boneless chicken thighs', 121],
    ['2 lb chicken thighs, skin removed', 121],
    ['3 cups cooked shredded chicken', 190],
    ['1 lb chicken breasts, cooked and shredded', 120],
    ['1 lb ground beef', 254],
    ['1 lb lean ground beef', 176],
    ['1 lb 93% lean ground beef', 152],
    ['1 lb ground beef (90/10)', 176],
    ['500 g lean beef mince', 152],
    ['500 g beef mince (5% fat)', 137],
    ['1 lb extra-lean ground turkey', 112],
    ['1 cup milk', 61],
    ['1 cup 2% milk', 50],
    ['1 cup semi-skimmed milk', 50],
    ['1 cup whole milk or 2% milk', 61],
    ['1 cup nonfat Greek yogurt', 59],
    ['1/2 cup light sour cream', 136],
    ['8 oz fat-free cream cheese', 105],
    ['1 cup part-skim ricotta', 138],
    ['1/2 cup light mayonnaise', 238],
    ['1/2 cup reduced-fat mayonnaise', 361],
    ['2 cups chicken broth', 6],
    ['2 cups homemade chicken stock', 36],
    ['1 can (14 oz) low-sodium chicken broth', 7],
    ['1 cup unsweetened shredded coconut', 660],
    ['1 can tuna in olive oil', 198],
    ['1 can chickpeas, patted dry', 138],
    ['1 cup dried chickpeas', 378],
    ['2 slices wholemeal bread', 252],
    ['400 g fresh tagliatelle', 288],
    ['2 1/2 cups chicken or vegetable broth', 6],
    ['500 g lamb mince', 193],
    ['1 lb ground lamb', 282],
    ['11 oz caramels', 382],
    ['1/2 cup caramel sauce', 216],
    ['800 g gnocchi', 158],
    ['1/2 cup balsamic vinaigrette', 240],
    ['1/2 cup homemade vinaigrette', 449],
    ['1/4 cup nutritional yeast', 325],
  ])('%s: %d kcal per 100 g', (line, energy) => {
    expect(energyPer100(line)).toBe(energy);
  });

  test('each ingredient of a line has its own qualifiers', () => {
    const one = readOne('1 cup milk + 1 cup nonfat Greek yogurt');
    expect(one?.facts?.energy).toBeCloseTo(
      (readOne('1 cup milk')?.facts?.energy ?? 0) + (readOne('1 cup nonfat Greek yogurt')?.facts?.energy ?? 0),
      5,
    );
  });

  test('the table names figures that exist, and raw and browned meat', () => {
    const wanted = [...Object.values(VARIANTS).flatMap((all) => all.map(([, ndb]) => ndb)), ...Object.values(BROWNED)];
    expect(wanted.filter((ndb) => USDA[ndb] === undefined)).toEqual([]);
    for (const [raw, browned] of Object.entries(BROWNED)) {
      expect(USDA[Number(raw)]?.description).toMatch(/raw|unprepared/iu);
      expect(USDA[browned]?.description).toMatch(/cooked|browned|broiled/iu);
    }
  });
});

describe('a weight leaves out what nobody eats', () => {
  test.each([
    ['1 (2 kg) whole chicken', 1360],
    ['1 whole chicken', 1020],
    ['1 kg chicken thighs', 800],
    ['1 kg boneless chicken thighs', 1000],
    ['1 kg mussels', 250],
    ['1 kg cooked mussel meat', 1000],
    ['500 g shrimp', 435],
    ['500 g shrimp, peeled and deveined', 500],
    ['1 kg bananas', 640],
    ['3 bananas', 354],
    ['1 kg pineapple', 510],
    ['1 cup diced pineapple', 166],
    ['1 kg carrots', 1000],
    ['4 lb bone-in pork shoulder', 1361],
    ['4 lb pork shoulder', 1814],
  ])('%s: %d g', (line, grams) => {
    expect(weightOf([line])).toBe(grams);
  });

  test('each share is above 0 and below 1', () => {
    for (const [name, { share }] of Object.entries(REFUSE)) {
      expect(share, name).toBeGreaterThan(0);
      expect(share, name).toBeLessThan(1);
    }
  });
});

describe('only the eaten part of an ingredient counts', () => {
  const FOOD = ['500 g chicken breast', '100 g flour'];

  test.each([
    ['1 litre oil for deep-frying', [], 60],
    ['vegetable oil, for deep frying', [], 60],
    ['1 quart vegetable oil', ['Deep-fry the chicken in batches.'], 60],
    ['vegetable oil (for frying)', ['Deep fry until golden.'], 60],
    ['2 tbsp oil for frying', [], 28],
    ['1/2 cup oil for stir-frying', [], 112],
    ['2 cups vegetable oil', ['Whisk the oil into the dressing.'], 448],
  ] as const)('frying oil is taken up by the food: %s', (oil, steps, grams) => {
    expect(weightOf([...FOOD, oil], steps, 2)).toBe(grams);
  });

  test.each([
    [['1 tbsp salt, for the pasta water'], [], 2],
    [['1/2 cup flour, for dusting'], [], 32],
    [['2 cups flour, plus more for dusting'], [], 251],
    [['2 tbsp butter, to grease the tin'], [], 14],
    [['100 g sugar for the brine'], [], 10],
    [['For the brine:', '100 g sugar'], [], 10],
    [['For the brine:', '1 kg carrots'], [], 1000],
    [['For the marinade:', '100 g honey'], [], 101],
    [['For the marinade:', '100 g honey'], ['Lift out the meat and discard the marinade.'], 30],
  ] as const)('%j, %j', (lines, steps, grams) => {
    expect(Math.abs(weightOf(lines, steps) - grams)).toBeLessThanOrEqual(1);
  });

  test('drained ground meat loses fat and keeps its protein', () => {
    const raw = nutritionOfRecipe(['1 lb ground beef'], 1).perRecipe;
    const drained = nutritionOfRecipe(['1 lb ground beef'], 1, ['Brown the beef, then drain off the fat.']).perRecipe;
    expect(drained.protein).toBeCloseTo(raw.protein, 5);
    expect(drained.fat).toBeLessThan(raw.fat * 0.65);
    expect(drained).toEqual(nutritionOfRecipe(['1 lb ground beef, browned and drained'], 1).perRecipe);
    const other = nutritionOfRecipe(['1 lb ground beef'], 1, ['Brown the beef. Drain the pasta.']).perRecipe;
    expect(other).toEqual(raw);
  });

  test('a use never adds to the weight, and steps never to that of an amount', () => {
    const use = fc.constantFrom(
      'for deep-frying',
      'for the brine',
      'for dusting',
      'to grease the pan',
      'for the pasta water',
    );
    const food = fc.constantFrom(...FOODS.map(({ name }) => name));
    const steps = fc.constantFrom([], ['Deep-fry in batches and drain off the fat.'], ['Discard the marinade.']);
    fc.assert(
      fc.property(food, use, fc.integer({ min: 1, max: 2000 }), steps, (name, says, grams, recipe) => {
        const lines = [`${grams} g ${name}, ${says}`, '500 g potatoes'];
        expect(nutritionOfRecipe(lines, 1, recipe).lines[0]?.weight ?? 0).toBeLessThanOrEqual(grams + 1e-6);
      }),
    );
  });
});

describe('sizes and packages have weights', () => {
  test.each([
    ['1 onion', 110],
    ['1 large onion', 154],
    ['1 small onion', 77],
    ['2 large eggs', 100],
    ['2 medium eggs', 88],
    ['1 small head cabbage', 636],
    ['1 large onion (9 oz)', 255],
    ['3 to 4 (1 pound) boneless chicken breasts', 454],
    ['4 (8 oz) boneless chicken breasts', 907],
    ['2 cups cooked chicken', 283],
    ['2 cups cooked rice', 112],
    ['1 loaf bread', 450],
    ['2 packages firm tofu', 794],
    ['5 stalks green onions', 75],
    ['1 lemon, zested', 6],
    // A cup of SR28 holds 236.6 ml.
    ['1 cup sugar', 201],
    ['1 cup all-purpose flour', 125],
    ['15 oz canned black beans, drained', 255],
    ['1 can black beans (15 oz), drained', 255],
  ])('%s: %d g', (line, grams) => {
    expect(weightOf([line])).toBe(grams);
  });

  test.each([
    ['2 cups ready rice', 112],
    ['250 flour', 250],
    ['50 grated cheese', 50],
    ['30 almonds', 36],
    ['30 mozzarella balls', 3750],
    ['1 bag frozen peas (thawed (12 ounces))', 340],
    ['1 can cream of mushroom soup', 298],
    ["48 Hershey's Kisses", 221],
    ['Info 6 oz. linguine', 170],
  ])('%s: %d g', (line, grams) => {
    expect(weightOf([line])).toBe(grams);
  });

  test.each([
    ['250 g penne made from rice and corn', 'penne'],
    ['10 pounds turkey', 'roasting turkey'],
    ['1 pound turkey', 'turkey breast'],
    ['4 lb pork shoulder (butt) or pork belly', 'pork shoulder'],
  ])('%s is %s', (line, food) => {
    expect(readOne(line)?.food).toBe(food);
  });

  test('words after the name do not hide the food', () => {
    expect(readOne('3 eggs room temperature')?.food).toBe('egg');
    expect(readOne('4 boneless (skinless chicken breasts, thinly sliced)')?.food).toBe('chicken breast');
    expect(readOne('1 cup half & half')?.food).toBe('half-and-half');
    expect(readOne('10 bamboo skewers')?.food).toBeNull();
  });
});

describe('a product counts as the food that it is like', () => {
  test.each([
    ['100 g hash browns', 'potato'],
    ['1 cup cashew cheese', 'vegan cheese'],
    ['1/2 cup hollandaise sauce', 'mayonnaise'],
    ['3 tbsp tzatziki', 'plain yogurt'],
    // The first food of a line counts.
    ['3 tbsp butter or vegan spread', 'butter'],
    ['12 snails in garlic butter', 'snail'],
    // A product that is like no food.
    ['3 poppadoms', undefined],
  ])('%s: %s', (line, food) => {
    expect(readOne(line)?.food ?? undefined).toBe(food);
  });

  test('soup from a can has the figures of soup', () => {
    expect(energyPer100('1 can (10.5 oz) cream of chicken soup')).toBe(90);
    expect(energyPer100('1 can (10.5 oz) golden mushroom soup')).toBe(79);
  });
});

describe('the choices of a recipe count as publishers count them', () => {
  // EatingWell, Taste of Home: the first alternative, the lower end of a range, nothing optional.
  test.each([
    [['1/2 cup pecans (optional)']],
    [['Optional: 1 chopped onion, 1 cup sliced mushrooms']],
    [['Optional toppings:', '1 cup pecans']],
  ])('optional ingredients do not count: %j', (lines) => {
    const { perRecipe, weight, lines: read } = nutritionOfRecipe(lines, 1);
    expect([perRecipe.energy, weight]).toEqual([0, 0]);
    expect(read[0]?.gap).toBe('optional');
  });

  test.each([
    ['1 cup milk or cream', '1 cup milk'],
    ['2-3 cups broccoli', '2 cups broccoli'],
  ])('%s counts as %s', (line, other) => {
    expect(readOne(line)?.facts).toEqual(readOne(other)?.facts);
  });
});

describe('what a line of another language says about a food selects its figures', () => {
  loadEveryLanguage();
  // The second line identifies the language of the recipe.
  test.each([
    [['300 g gekochter Reis', '2 EL Zucker und Öl'], 394],
    [['200 g riz cuit', 'le jus de deux citrons'], 263],
    [['200 g arroz cocido', 'sal y pimienta al gusto'], 263],
    [['1 tazza di riso cotto', 'sale e pepe q.b.'], 205],
    [['2 dl kokt ris', 'salt och peppar'], 173],
    [['200 g yogur desnatado', 'sal y pimienta al gusto'], 112],
    [['500 g mageres Rinderhackfleisch', 'Salz und Pfeffer'], 880],
    // Streaky bacon.
    [['150 g magere spekreepjes', 'peper en zout naar smaak'], 626],
  ])('%j: %d kcal', (lines, energy) => {
    expect(Math.round(nutritionOfRecipe(lines, 1).lines[0]?.facts?.energy ?? 0)).toBe(energy);
  });
});
