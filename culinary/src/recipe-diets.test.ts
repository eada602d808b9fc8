import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIETS } from '#catalogue/food-row';
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

  test('what the writer says of a product outweighs what it usually is', () => {
    expect(fits(['200 g gluten-free flour'])['gluten-free']).toBe('yes');
    expect(fits(['200 g flour'])['gluten-free']).toBe('no');
    expect(fits(['50 g vegan butter'])['vegan']).toBe('yes');
    expect(fits(['100 ml dairy-free milk'])['dairy-free']).toBe('yes');
  });

  test('an unknown food leaves a diet unsure, but does not hide one that is broken', () => {
    const found = fits(['1 cup dilithium', '2 eggs']);
    expect(found['vegetarian']).toBe('unsure');
    expect(found['vegan']).toBe('no');
    expect(dietsOfRecipe(['1 cup dilithium', '2 eggs']).unknown).toEqual([0]);
  });

  test('everything that a line names counts, except what it names as another way', () => {
    expect(fits(['butter and flour for the tin'])['vegan']).toBe('no');
    expect(fits(['250 ml oat milk (or cow milk)'])['dairy-free']).toBe('yes');
  });

  test('names the line that is to blame', () => {
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
  ])('%s', (line, allergens) => {
    expect(dietsOfRecipe([line]).allergens.map(({ allergen }) => allergen)).toEqual(allergens);
  });
});

test('never throws, and every position is a line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), (lines) => {
      const { allergens, diets, unknown } = dietsOfRecipe(lines);
      const positions = [...allergens, ...diets].flatMap((each) => each.lines).concat(unknown);
      expect(positions.every((at) => at >= 0 && at < lines.length)).toBe(true);
    }),
  );
});
