import fc from 'fast-check';
import { expect, test } from 'vitest';

import { composeRecipe } from '#compose';
import { hazardsIn } from '#dialog/eater-hazards';

/** [request, what the recipe must not name]. */
const UNSAFE: readonly (readonly [request: readonly string[], not: RegExp])[] = [
  [['whole grapes', 'nuts', 'yogurt', 'for a toddler'], /nuts/u],
  [['hot dogs', 'popcorn', 'carrots', 'for a toddler'], /popcorn/u],
  [['walnut brownies for a toddler'], /walnut/u],
  [['brie', 'smoked salmon', 'eggs', 'pregnant'], /brie|smoked salmon/u],
  [['poke bowl', 'pregnant'], /raw/u],
  [['poke bowl for my toddler'], /raw/u],
  [['gravlax for my toddler'], /raw/u],
  [['sushi for my pregnant wife'], /raw/u],
  [['prosciutto', 'melon', 'I am pregnant'], /prosciutto/u],
  [['brie and bread for my wife who is expecting a baby'], /brie/u],
  [['marshmallows', 'chocolate', 'for a toddler'], /marshmallow/u],
  [['affogato for a toddler'], /espresso|coffee/u],
  [['coq au vin for my 6 year old daughter'], /\bwine\b/u],
  [['rum', 'chocolate', 'dessert for the kids'], /\brum\b/u],
  [['smoked salmon', 'bread', 'for my elderly mother'], /smoked salmon/u],
  [['ceviche', 'on chemo'], /\braw\b/u],
  [['sandwich', 'alfalfa sprouts', 'pregnant'], /alfalfa/u],
  [['king mackerel', 'potatoes', 'pregnant'], /king mackerel/u],
  [['swordfish', 'rice', 'breastfeeding'], /swordfish/u],
  [['mussels', 'white wine', 'breastfeeding'], /white wine/u],
  [['queso fresco', 'tacos', 'pregnant'], /queso fresco/u],
  [['brie', 'bread', '34 weeks'], /brie/u],
  [['brie', 'bread', 'trying for a baby'], /brie/u],
  [['Brie', 'Brot', 'schwanger'], /brie/u],
  [['brie', 'bread', 'for my toddler'], /brie/u],
  [['coffee cake for kids'], /\bcoffee\b/u],
  [['noix', 'pomme', 'pour mon enfant de 2 ans'], /walnut/u],
  [['smoked salmon', 'bread', 'for a cancer patient'], /smoked salmon/u],
];

test.each(UNSAFE)('%j is made without what is unsafe for the eater', (ingredients, not) => {
  const { recipe } = composeRecipe({ ingredients: [...ingredients], seed: 's' });
  expect(`${recipe?.ingredients.join('\n') ?? ''}\n${recipe?.instructions.join(' ') ?? ''}`).not.toMatch(not);
});

test.each([
  [['hot dogs', 'buns', 'for my two-year-old'], /cut the hot dogs lengthwise into quarters/u],
  [['grapes', 'cheese', 'crackers', 'for a toddler'], /cut the grapes lengthwise into quarters/u],
  [['ham', 'melon', 'mozzarella', 'pregnant'], /eat the ham only steaming hot/u],
] as const)('the steps of %j say what the eater needs', (ingredients, said) => {
  const { recipe } = composeRecipe({ ingredients: [...ingredients], seed: 's' });
  expect(recipe?.instructions.join(' ')).toMatch(said);
});

test('composed recipes have nothing that their eater must not have', () => {
  const foods = fc.constantFrom(
    'brie',
    'salami',
    'smoked salmon',
    'prosciutto',
    'walnuts',
    'popcorn',
    'grapes',
    'rum',
    'liver',
    'eggs',
    'rice',
    'chicken',
    'carrots',
    'bread',
    'chocolate',
    'coffee',
    'alfalfa sprouts',
    'king mackerel',
    'sushi',
  );
  const eaters = fc.constantFrom(
    ['toddler', 'for my toddler'] as const,
    ['child', 'for my kids'] as const,
    ['nursing', 'breastfeeding'] as const,
    ['infection', 'on chemo'] as const,
    ['pregnant', 'for my pregnant sister'] as const,
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(foods, { minLength: 1, maxLength: 5 }),
      eaters,
      fc.string(),
      (given, [eater, said], seed) => {
        const { recipe } = composeRecipe({ ingredients: [...given, said], seed });
        const found = recipe === null ? [] : hazardsIn(recipe, [eater]);
        expect(found).toEqual([]);
      },
    ),
  );
});

test.each([
  'for my two-year-old',
  'for a 14 month old',
  'pregnant',
  'my wife is expecting',
  'on chemo',
  'for my 80 year old dad',
  '34 weeks',
  'trying for a baby',
  'for a mum-to-be',
  'breastfeeding',
  'for my grandchildren',
  'für mein Kleinkind',
  'para mi hijo de 2 años',
  'for someone with HIV',
])('“%s” is no food', (said) => {
  expect(composeRecipe({ ingredients: ['chicken', 'rice', said], seed: 's' }).unusable).toEqual([]);
});

test.each(['we are expecting guests', 'dinner for the girls’ night', 'beef stew with red wine'])(
  '“%s” may have alcohol',
  (said) => {
    const { unusable } = composeRecipe({ ingredients: ['red wine', 'beef', said], seed: 's' });
    expect(unusable.map(({ text }) => text)).not.toContain('red wine');
  },
);

test('peanut butter and ground almonds are no choking hazard', () => {
  const { used } = composeRecipe({ ingredients: ['peanut butter', 'banana', 'oats', 'for a toddler'], seed: 's' });
  expect(used.join()).toMatch(/peanut butter/u);
});

test('raw fish is made for other eaters', () => {
  const { recipe } = composeRecipe({ ingredients: ['poke bowl'], seed: 's' });
  expect(recipe?.ingredients.join('\n')).toMatch(/eating raw/u);
});

test.each(['vegetarian sushi', 'vegan ceviche', 'vegan poke bowl'])('%s speaks of nothing raw', (request) => {
  const { recipe } = composeRecipe({ ingredients: [request], seed: 's' });
  expect(recipe?.instructions.join(' ')).not.toMatch(/\braw\b/u);
});

test('lentils beside a dish are boiled, or left out if there is no time', () => {
  const stepsIn = (limit: string): string =>
    composeRecipe({ ingredients: ['lentils', 'carrots', 'celery', limit], seed: 's' }).recipe?.instructions.join(' ') ??
    '';
  expect(stepsIn('40 minutes')).toMatch(/boil the red lentils/u);
  expect(stepsIn('15 minutes')).not.toMatch(/lentil/u);
});

test('eaters given apart from the texts are protected too; beside a baby the family’s dish is composed', () => {
  const compose = (eater: 'pregnant' | 'baby') =>
    composeRecipe({ ingredients: ['smoked salmon', 'walnuts', 'bread'], eaters: [eater], seed: 's' });
  expect(compose('pregnant').recipe?.ingredients.join()).not.toMatch(/smoked salmon/u);
  expect(compose('baby').recipe?.ingredients.join()).not.toMatch(/walnut/u);
});

test('eaters at risk are served no soft yolks', () => {
  const stepsOf = (...ingredients: string[]) =>
    composeRecipe({ ingredients, seed: 's' }).recipe?.instructions.join(' ');
  expect(stepsOf('soft-boiled eggs for my 1 year old')).toMatch(/until white and yolk are firm/u);
  expect(stepsOf('oysters', 'potatoes', 'eggs', 'on chemo') ?? '').not.toMatch(/as you like them(?!.*are firm)/u);
  expect(stepsOf('soft-boiled eggs')).not.toMatch(/are firm/u);
});

test('hazards of an eater rule out no harmless food of a similar name', () => {
  const { recipe } = composeRecipe({ ingredients: ['mac and cheese for a toddler', 'no dairy'], seed: 's' });
  expect(recipe?.ingredients.join()).toMatch(/vegan cheese/u);
});
