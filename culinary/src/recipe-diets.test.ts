import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Allergen, type Diet, DIETS } from '#catalogue/food-row';
import { allergensIn, dietsRuledOut } from '#food-diets';
import { FOODS } from '#ingredient-catalogue';
import { dietsOfRecipe } from '#recipe-diets';

const fits = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(dietsOfRecipe(lines).diets.map((finding) => [finding.diet, finding.fits]));

describe('the diets of a recipe', () => {
  test.each([
    [['2 carrots', '1 tbsp olive oil'], 'vegetarian vegan gluten-free dairy-free halal kosher-style'],
    [['2 eggs', '100 g spinach'], 'vegetarian gluten-free dairy-free halal kosher-style'],
    [['200 g feta', '1 cucumber'], 'vegetarian gluten-free halal kosher-style'],
    [['4 slices bacon', '2 potatoes'], 'gluten-free dairy-free'],
    [['300 g shrimp', '1 lemon'], 'gluten-free dairy-free halal'],
    [['400 g spaghetti', '2 cloves garlic'], 'vegetarian vegan dairy-free halal kosher-style'],
    [['1 tbsp honey', '1 cup rolled oats'], 'vegetarian dairy-free halal kosher-style'],
    [['200 ml red wine', '2 onions'], 'vegetarian vegan gluten-free dairy-free kosher-style'],
  ])('%j fits %s', (lines, diets) => {
    const found = fits(lines);
    expect(DIETS.filter((diet) => found[diet] === 'yes')).toEqual(diets.split(' '));
  });

  test('meat and milk in one dish are not kosher-style', () => {
    const mixed = dietsOfRecipe(['500 g ground beef', '1 onion', '100 g cheddar']).diets;
    expect(mixed.find(({ diet }) => diet === 'kosher-style')).toEqual({
      diet: 'kosher-style',
      fits: 'no',
      lines: [0, 2],
    });
    expect(fits(['1 whole chicken', '50 g butter'])['kosher-style']).toBe('no');
    expect(fits(['1 whole chicken', '50 g vegan butter'])['kosher-style']).toBe('yes');
    expect(fits(['4 vegan sausages', '50 g butter'])['kosher-style']).toBe('yes');
    expect(fits(['500 g salmon fillet', '50 g butter'])['kosher-style']).toBe('yes');
    expect(fits(['1 whole chicken', '2 tbsp olive oil (or butter)'])['kosher-style']).toBe('yes');
  });

  test('a claim in the line overrides what the product usually is', () => {
    expect(fits(['200 g gluten-free flour'])['gluten-free']).toBe('yes');
    expect(fits(['200 g flour'])['gluten-free']).toBe('no');
    expect(fits(['50 g vegan butter'])['vegan']).toBe('yes');
    expect(fits(['100 ml dairy-free milk'])['dairy-free']).toBe('yes');
  });

  test.each([
    ['butter (or vegan butter)', 'vegan', 'no'],
    ['cheddar (not vegan)', 'vegan', 'no'],
    ['flour (can be gluten-free)', 'gluten-free', 'no'],
    ['flour (gluten-free if you like)', 'gluten-free', 'no'],
    ['flour (certified gluten-free)', 'gluten-free', 'yes'],
    ['panko, gluten-free', 'gluten-free', 'yes'],
    ['milk (dairy or non-dairy)', 'dairy-free', 'no'],
    ['vegan butter or milk', 'vegan', 'no'],
    ['egg-free mayonnaise', 'vegan', 'yes'],
    ['dairy-free cream cheese', 'vegan', 'yes'],
    ['dairy-free gelatin', 'vegan', 'no'],
    ['chicken-style seitan', 'vegan', 'yes'],
    ['meatless meatballs', 'vegetarian', 'yes'],
    ['alcohol-free white wine', 'halal', 'yes'],
    ['white wine', 'halal', 'no'],
    ['bacon in alcohol-free beer', 'halal', 'no'],
  ])('%s: %s %s', (line, diet, wanted) => expect(fits([line])[diet]).toBe(wanted));

  test('a food made of a known food stays unknown', () => {
    expect(fits(['1 carrot surprise'])).toMatchObject({ vegan: 'unsure', 'gluten-free': 'unsure' });
    expect(fits(['1 chicken supreme'])['vegan']).toBe('no');
    expect(fits(['1 tsp sea salt flakes'])['vegan']).toBe('yes');
  });

  // Each of these words precedes a food that is sold without the claim too.
  test.each<[string, string, readonly Diet[], readonly Allergen[]]>([
    ['gluten-free', 'puff pastry', ['gluten-free'], ['gluten']],
    ['dairy-free', 'parmesan', ['dairy-free'], ['milk']],
    ['non-dairy', 'whipped cream', [], ['milk']],
    ['nondairy', 'sour cream', [], ['milk']],
    ['vegan', 'feta', ['vegan', 'dairy-free'], ['milk']],
    ['vegan', 'worcestershire sauce', ['vegan', 'vegetarian'], ['fish']],
    ['plant-based', 'meatballs', ['vegan', 'vegetarian', 'dairy-free'], ['milk', 'eggs']],
    ['vegetarian', 'fish sauce', ['vegetarian'], ['fish']],
    ['egg-free', 'mayonnaise', [], ['eggs']],
    ['nut-free', 'pesto', [], ['nuts']],
    ['nut-free', 'peanut sauce', [], ['peanuts']],
    ['soy-free', 'miso', [], ['soybeans']],
    ['halal', 'sausages', ['halal'], []],
    ['kosher', 'bacon', ['kosher-style'], []],
  ])('%s before %s', (word, food, diets, allergens) => {
    const plain = dietsOfRecipe([`200 g ${food}`]);
    const said = dietsOfRecipe([`200 g ${word} ${food}`]);
    const fitting = (found: typeof plain): Diet[] =>
      found.diets.filter((each) => each.fits === 'yes').map(({ diet }) => diet);
    expect(fitting(said)).toEqual(expect.arrayContaining([...diets]));
    expect(fitting(plain).filter((diet) => diets.includes(diet))).toEqual([]);
    const certainIn = (found: typeof plain): Allergen[] =>
      found.allergens.filter(({ certain }) => certain).map(({ allergen }) => allergen);
    expect(certainIn(plain)).toEqual(expect.arrayContaining([...allergens]));
    expect(certainIn(said).filter((each) => allergens.includes(each))).toEqual([]);
    const left = certainIn(plain).filter((each) => !allergens.includes(each));
    expect(said.allergens.map(({ allergen }) => allergen)).toEqual(expect.arrayContaining(left));
  });

  test.each([
    ['100 ml non-dairy whipped cream', 'dairy-free'],
    ['200 g dark chocolate', 'vegan'],
    ['1 stock cube', 'vegetarian'],
    ['1 cup potato salad', 'gluten-free'],
    ['1 apple, dipped in zorblax', 'vegan'],
    ['2 tbsp flour, zorblax and butter', 'gluten-free'],
  ])('%s: %s depends on the product or on a word that is not understood', (line, diet) => {
    expect(fits([line])[diet]).not.toBe('yes');
  });

  test('lactose-free milk still counts as milk', () => {
    expect(fits(['200 ml lactose-free cream'])['dairy-free']).toBe('no');
  });

  test('a food next to unknown words still counts', () => {
    expect(fits(['dilithium with butter'])['vegan']).toBe('no');
    expect(fits(['butter gravel'])['dairy-free']).toBe('no');
  });

  test('reads the first 300 lines', () => {
    const carrots = Array.from({ length: 299 }, () => '1 carrot');
    expect(dietsOfRecipe([...carrots, '1 egg']).allergens).toEqual([{ allergen: 'eggs', certain: true, lines: [299] }]);
    expect(dietsOfRecipe([...carrots, '1 carrot', '1 egg']).allergens).toEqual([]);
  });

  test.each([
    ['1 cup apple crumble topping', 'crumble'],
    ['300 g carrot casserole', 'casserole'],
    ['2 tbsp garlic basil spread', 'spread'],
    ['1 cup coconut coating', 'coating'],
    ['1 quantity rhubarb mixture', 'mixture'],
  ])('a dish that is made with a food may contain anything: %s', (line, word) => {
    const { diets, unknown } = dietsOfRecipe([line]);
    expect(unknown).toEqual([{ line: 0, words: [word] }]);
    expect(diets.find(({ diet }) => diet === 'vegan')?.fits).toBe('unsure');
  });

  test('an unknown food makes a diet unsure, but does not hide a violation', () => {
    const found = fits(['1 cup dilithium', '2 eggs']);
    expect(found['vegetarian']).toBe('unsure');
    expect(found['vegan']).toBe('no');
    expect(dietsOfRecipe(['1 cup dilithium', '2 eggs']).unknown).toEqual([{ line: 0, words: ['dilithium'] }]);
  });

  test('every food of a line counts, except alternatives', () => {
    expect(fits(['200 g vegetarian tuna'])['vegan']).toBe('no');
    expect(fits(['butter and flour for the tin'])['vegan']).toBe('no');
    expect(fits(['250 ml oat milk (or cow milk)'])['dairy-free']).toBe('yes');
  });

  test('reports the line that violates the diet', () => {
    const vegan = dietsOfRecipe(['2 carrots', '100 g cheddar', '1 egg']).diets.find(({ diet }) => diet === 'vegan');
    expect(vegan).toEqual({ diet: 'vegan', fits: 'no', lines: [1, 2] });
  });
});

describe('the allergens of a recipe', () => {
  test.each([
    ['2 eggs', ['eggs']],
    ['200 g spaghetti', ['gluten']],
    ['1 tbsp soy sauce', ['gluten', 'soybeans']],
    ['2 stalks celery', ['celery']],
    ['1 tsp dijon mustard', ['mustard', 'sulphites']],
    ['2 tbsp tahini', ['sesame']],
    ['300 g mussels', ['molluscs']],
    ['300 g shrimp', ['crustaceans']],
    ['50 g peanuts', ['peanuts']],
    ['50 g almonds', ['nuts']],
    ['200 g salmon fillet', ['fish']],
    ['100 ml milk', ['milk']],
    ['2 carrots', []],
    ['250 ml oat milk (or cow milk)', ['gluten', 'milk']],
    ['1 block tofu, or paneer', ['soybeans', 'milk']],
    ['peanuts (or nut-free seeds)', ['peanuts', 'sesame']],
    ['400 ml coconut milk', []],
    ['1 butternut squash', []],
    ['1 can water chestnuts', []],
    ['1 tsp celery salt', ['celery']],
    ['200 g surimi', ['gluten', 'crustaceans', 'eggs', 'fish']],
    ['vegetable oil spread (contains milk)', ['milk']],
    ['200 g rice + 50 g cashews', ['nuts']],
    ['2 tbsp oil + 1 tbsp butter', ['milk']],
    ['1 lettuce, croutons and parmesan to finish', ['gluten', 'milk']],
    ['1 cup oats, almonds to serve', ['gluten', 'nuts']],
    ['Dressing – 2 tbsp tahini', ['sesame']],
    ['1 cup buttercream', ['milk']],
    ['1 cup cream cheese frosting', ['milk']],
    ['1 brioche bun', ['gluten', 'eggs', 'milk']],
    ['1 slice bread, buttered', ['gluten', 'milk']],
    ['1 cup tiger nuts', []],
    ['1 cup cashew cream', ['nuts']],
    ['1 tbsp flaxseed egg', []],
    ['1 vegetable stock cube', []],
    ['1 piece ginger, size of a walnut', []],
    ['2 red chilies, seeds and ribs removed', []],
  ])('%s', (line, allergens) => {
    const found = dietsOfRecipe([line]).allergens.filter(({ certain }) => certain);
    expect(found.map(({ allergen }) => allergen)).toEqual(allergens);
  });

  test.each([
    ['dairy-free cream cheese', ['gluten', 'soybeans', 'nuts']],
    ['1 cup trail mix', ['nuts', 'peanuts']],
    ['1 vegetable stock cube', ['celery']],
    ['200 g dark chocolate', ['milk']],
    ['1 tbsp red curry paste', ['fish']],
  ])('%s: some products contain %j', (line, allergens) => {
    const found = dietsOfRecipe([line]).allergens.map(({ allergen }) => allergen);
    expect(found).toEqual(expect.arrayContaining(allergens));
  });
});

describe('the allergens of a role', () => {
  test.each<[string, readonly Allergen[]]>([
    ['milk', ['milk']],
    ['cream', ['milk']],
    ['yogurt', ['milk']],
    ['cheese', ['milk']],
    ['egg', ['eggs']],
    ['fish', ['fish']],
    ['tinned-fish', ['fish']],
    ['nut', ['nuts']],
    ['pasta', ['gluten']],
    ['noodle', ['gluten']],
    ['bread', ['gluten']],
    ['wrap', ['gluten']],
    ['flour', ['gluten']],
    ['pastry', ['gluten']],
  ])('%s implies %j unless the row says otherwise', (role, allergens) => {
    const plain = FOODS.filter((food) => food.role === role && food.contains === undefined);
    expect(plain.length).toBeGreaterThan(0);
    for (const food of plain) expect(allergensIn(food), food.name).toEqual(allergens);
  });

  test.each(['poultry', 'meat', 'braise', 'mince', 'sausage', 'cured', 'offal', 'fish', 'tinned-fish', 'shellfish'])(
    '%s is never vegetarian',
    (role) => {
      const some = FOODS.filter(
        (food) => food.role === role && !/vegan|vegetarian|plant-based|veggie/u.test(food.name),
      );
      expect(some.length).toBeGreaterThan(0);
      for (const food of some)
        expect(dietsRuledOut(food), food.name).toEqual(expect.arrayContaining(['vegetarian', 'vegan']));
    },
  );

  test.each<[Allergen, readonly Diet[]]>([
    ['gluten', ['gluten-free']],
    ['milk', ['dairy-free', 'vegan']],
    ['eggs', ['vegan']],
    ['fish', ['vegetarian', 'vegan']],
    ['crustaceans', ['vegetarian', 'vegan', 'kosher-style']],
    ['molluscs', ['vegetarian', 'vegan', 'kosher-style']],
  ])('%s rules out %j, also in a sauce', (allergen, diets) => {
    const some = FOODS.filter((food) => allergensIn(food).includes(allergen));
    for (const food of some) expect(dietsRuledOut(food), food.name).toEqual(expect.arrayContaining([...diets]));
    expect(some.some(({ role }) => role !== 'fish' && role !== 'shellfish')).toBe(true);
  });
});

test('never throws, and every index is that of a line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), (lines) => {
      const { allergens, diets, unknown } = dietsOfRecipe(lines);
      const positions = [...allergens, ...diets].flatMap((each) => each.lines).concat(unknown.map(({ line }) => line));
      expect(positions.every((at) => at >= 0 && at < lines.length)).toBe(true);
    }),
  );
});
