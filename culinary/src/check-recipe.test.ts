import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Allergen, ALLERGENS, type Diet, DIETS } from '#catalogue/food-row';
import { type RequestedRules, checkRecipe, type FinishedRecipe, type RuleFinding } from '#check-recipe';
import { composeRecipe, type ComposeRequest } from '#compose';
import { allergensIn, dietsRuledOut } from '#food-diets';
import { FOODS } from '#ingredient-catalogue';
import { ENGLISH_PRODUCTS } from '#lexicon/english-products-data';

/** A quarter of the usual runs, for a property that is checked once for each rule. */
const PER_RULE = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 4) };
const RULES: RequestedRules = { diets: [], without: [] };

const check = (recipe: Partial<FinishedRecipe>, rules: Partial<RequestedRules>): RuleFinding[] =>
  checkRecipe({ title: 'Supper', ingredients: [], instructions: [], ...recipe }, { ...RULES, ...rules });
const broken = (recipe: Partial<FinishedRecipe>, rules: Partial<RequestedRules>): string[] =>
  check(recipe, rules)
    .filter(({ certainty }) => certainty === 'breaks')
    .map(({ place, at, rule, food }) => `${place} ${at}: ${rule} (${food ?? '?'})`);

describe('checkRecipe on an ingredient line', () => {
  test.each<[string, Partial<RequestedRules>, string[]]>([
    ['50 g butter', { diets: ['vegan', 'dairy-free'] }, ['vegan (butter)', 'dairy-free (butter)']],
    ['50 g vegan butter', { diets: ['vegan'] }, []],
    ['200 g gluten-free flour', { diets: ['gluten-free'], without: ['wheat'] }, []],
    ['200 g plain flour', { without: ['gluten'] }, ['without gluten (all-purpose flour)']],
    ['100 g dairy-free yogurt', { without: ['dairy'] }, []],
    ['4 vegan sausages', { without: ['meat'] }, []],
    ['200 ml alcohol-free red wine', { diets: ['halal'], without: ['alcohol'] }, []],
    ['200 ml red wine', { without: ['alcohol'] }, ['without alcohol (red wine)']],
    ['4 sausages', { without: ['meat'] }, ['without meat (sausage)']],
    ['2 tbsp olive oil (or peanut oil)', { diets: ['vegan'] }, []],
    ['oat milk (or milk)', { without: ['milk'] }, ['without milk (milk)']],
    ['3 tbsp peanut butter', { without: ['peanuts'] }, ['without peanuts (peanut butter)']],
    [
      '3 tbsp peanut butter',
      { without: ['I am allergic to peanuts'] },
      ['without I am allergic to peanuts (peanut butter)'],
    ],
    ['200 g noodles, tossed in satay sauce', { without: ['peanuts'] }, ['without peanuts (peanut sauce)']],
    ['2 slices bread (fried in butter)', { diets: ['vegan'] }, ['vegan (butter)']],
    ['2 tbsp sunflower oil, not peanut oil', { without: ['peanuts'] }, []],
    ['50 g almonds', { without: ['eggs and nuts'] }, ['without eggs and nuts (almond)']],
    ['100 g parmesan', { without: ["cow's milk"] }, ["without cow's milk (parmesan)"]],
    ['a handful of prawns', { without: ['shellfish'] }, ['without shellfish (shrimp)']],
    ['For the chicken:', { diets: ['vegan'] }, []],
    ['1 bag wibble crisps', { without: ['wibble'] }, ['without wibble (?)']],
  ])('%s with %j', (line, rules, expected) => {
    expect(broken({ ingredients: ['2 carrots', line] }, rules)).toEqual(
      expected.map((each) => `ingredients 1: ${each}`),
    );
  });

  test.each([0, 60, 250, 400, 440, 600, 3_000])('reads it to the end, even after %i characters', (length) => {
    const words = 'well washed and of the very best quality '.repeat(100).slice(0, length).trimEnd();
    for (const line of [`200 g rice, ${words} peanut butter`, `200 g rice ${words} and peanut butter`]) {
      expect(broken({ ingredients: [line] }, { without: ['peanuts'] })).toHaveLength(1);
    }
  });

  test('reports unsure for a line without a known food, and only for that line', () => {
    expect(check({ ingredients: ['2 carrots', '1 jar zorblax'] }, { diets: ['vegan'], without: ['nuts'] })).toEqual(
      ['vegan', 'without nuts'].map((rule) => ({
        place: 'ingredients',
        at: 1,
        text: '1 jar zorblax',
        rule,
        food: null,
        certainty: 'unsure',
      })),
    );
  });

  test('reports unsure for an unknown exclusion', () => {
    expect(check({ ingredients: ['2 carrots'] }, { without: ['wibble'] })).toEqual([
      { place: 'without', at: 0, text: 'without wibble', rule: 'without wibble', food: null, certainty: 'unsure' },
    ]);
  });
});

describe('checkRecipe on a step', () => {
  const LIST = [
    '200 g plant-based mince',
    '2 tbsp vegan butter',
    '250 ml oat milk',
    '2 cloves garlic',
    '400 ml coconut milk',
  ];
  test.each([
    ['Fry the onion in ghee.', ['vegan (ghee)']],
    ['Stir in a knob of cold butter.', []],
    ['Pour the milk over the mince and mince the garlic.', []],
    ['Add 2 eggs.', ['vegan (egg)']],
    ['Pour in the cow’s milk.', ['vegan (milk)']],
    ['Melt some regular butter.', ['vegan (butter)']],
    ['Serve with yogurt, if you like.', ['vegan (plain yogurt)']],
    ['Cream the vegan butter until it looks like whipped cream.', []],
    ['Fish out the garlic. Toast the spices.', []],
    ['Roll into walnut-sized balls, the size of an egg.', []],
    ['Use oil instead of lard, without adding honey.', []],
    ['Lift out with a fish slice.', []],
    ['Serve with dairy-free yogurt.', []],
    [`${'Stir well and go on. '.repeat(40)} Crumble the feta over.`, ['vegan (feta)']],
    [`${'stir well and go on '.repeat(40)} then add honey`, ['vegan (honey)']],
  ])('%s', (step, expected) => {
    expect(broken({ ingredients: LIST, instructions: ['Chop.', step] }, { diets: ['vegan'] })).toEqual(
      expected.map((each) => `instructions 1: ${each}`),
    );
  });

  test('does not take a spread for the butter of a step', () => {
    const recipe = { ingredients: ['2 tbsp peanut butter'], instructions: ['Fry in butter.'] };
    expect(broken(recipe, { diets: ['vegan'] })).toEqual(['instructions 0: vegan (butter)']);
  });
});

describe('checkRecipe on a title', () => {
  test('reports unsure for a food that is on no line, never a violation', () => {
    const recipe = { title: 'Chicken curry', ingredients: ['400 g chickpeas', '1 tbsp curry powder'] };
    const [finding, ...more] = check(recipe, { diets: ['vegan'] });
    expect(finding).toMatchObject({ place: 'title', rule: 'vegan', certainty: 'unsure', text: 'Chicken curry' });
    expect(more).toEqual([]);
    expect(check({ ...recipe, title: 'Chickpea curry' }, { diets: ['vegan'] })).toEqual([]);
    expect(
      check({ title: 'Butter beans', ingredients: ['2 tbsp vegan butter', '1 can beans'] }, { diets: ['vegan'] }),
    ).toEqual([]);
  });
});

describe('checkRecipe for kosher-style', () => {
  test('reports meat and milk in one dish, even if only a step adds the milk', () => {
    const rules = { diets: ['kosher-style' as Diet] };
    expect(broken({ ingredients: ['1 whole chicken', '50 g butter'] }, rules)).toEqual([
      'ingredients 0: kosher-style (roasting chicken)',
      'ingredients 1: kosher-style (butter)',
    ]);
    expect(broken({ ingredients: ['500 ml chicken stock', '50 ml cream'] }, rules)).toHaveLength(2);
    expect(broken({ ingredients: ['1 whole chicken'], instructions: ['Fry in butter.'] }, rules)).toEqual([
      'ingredients 0: kosher-style (roasting chicken)',
      'instructions 0: kosher-style (butter)',
    ]);
    expect(broken({ ingredients: ['50 g butter', '2 salmon fillets'] }, rules)).toEqual([]);
    expect(broken({ ingredients: ['200 g bacon', '50 g butter'] }, rules)).toHaveLength(2);
  });
});

const names = FOODS.map(({ name }) => name);
const GROUPS = [
  'nuts',
  'dairy',
  'seafood',
  'meat',
  'shellfish',
  'onions',
  'garlic',
  'mushrooms',
  'alcohol',
  'pork',
  'butter',
  'tomatoes',
];
const someRequest: fc.Arbitrary<ComposeRequest> = fc.record(
  {
    ingredients: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 8 }),
    seed: fc.string({ maxLength: 6 }),
    diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 3 }),
    without: fc.uniqueArray(fc.constantFrom<string>(...ALLERGENS, ...GROUPS), { maxLength: 3 }),
  },
  { requiredKeys: ['ingredients', 'seed'] },
);

describe('composed recipes', () => {
  test('pass checkRecipe with the requested rules', () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const { recipe } = composeRecipe(request);
        if (recipe === null) return;
        const { diets = [], without = [] } = request;
        expect(broken(recipe, { diets, without }), recipe.instructions.join('\n')).toEqual([]);
      }),
    );
  });

  test.each(DIETS)('%s', (diet) => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const { recipe } = composeRecipe({ ...request, diets: [diet] });
        if (recipe === null) return;
        expect(broken(recipe, { diets: [diet] }), recipe.instructions.join('\n')).toEqual([]);
      }),
      PER_RULE,
    );
  });

  test.each(ALLERGENS)('without %s', (allergen) => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const { recipe } = composeRecipe({ ...request, without: [allergen] });
        if (recipe === null) return;
        expect(broken(recipe, { without: [allergen] }), recipe.instructions.join('\n')).toEqual([]);
      }),
      PER_RULE,
    );
  });

  test('fail checkRecipe after a forbidden line is added', () => {
    fc.assert(
      fc.property(someRequest, fc.constantFrom(...FORBIDDEN), fc.nat(), (request, { food, asked, rule }, where) => {
        const { recipe } = composeRecipe(request);
        if (recipe === null) return;
        const at = where % (recipe.ingredients.length + 1);
        const ingredients = recipe.ingredients.toSpliced(at, 0, `2 ${food}`);
        const finding = { place: 'ingredients', at, rule, certainty: 'breaks' };
        expect(check({ ...recipe, ingredients }, asked)).toContainEqual(expect.objectContaining(finding));
      }),
    );
  });

  test('keep meat and milk apart for kosher-style', () => {
    const make = (...ingredients: string[]) => composeRecipe({ ingredients, diets: ['kosher-style'], seed: 's' });
    const meat = make('chicken breast', 'rice', 'heavy cream');
    expect(meat.used).toContain('chicken breasts');
    const reason = 'I left out the heavy cream (not kosher beside meat)';
    expect(meat.unusable).toContainEqual({ text: 'heavy cream', reason });
    expect(make('cheddar', 'macaroni').recipe).not.toBeNull();
  });

  test.each([
    'surprise me',
    'moussaka',
    'cottage pie',
    'chicken pot pie',
    'carbonara',
    'burgers',
    'a gratin',
    'quiche',
  ])('for kosher-style, %s: meat without milk', (wish) => {
    const made = Array.from({ length: 25 }, (_, seed) =>
      composeRecipe({ ingredients: [wish], diets: ['kosher-style'], seed: `${seed}` }),
    ).flatMap(({ recipe }) => recipe ?? []);
    expect(made.length > 0 || wish !== 'surprise me').toBe(true);
    for (const recipe of made) expect(broken(recipe, { diets: ['kosher-style'] }), recipe.title).toEqual([]);
  });

  test('offer surprises for kosher-style', () => {
    const titles = Array.from({ length: 40 }, (_, seed) => {
      const { recipe } = composeRecipe({ ingredients: ['surprise me'], diets: ['kosher-style'], seed: `${seed}` });
      return recipe?.title;
    });
    expect(titles).not.toContain(undefined);
  });
});

// Ambiguous in a step (a verb, or made of a listed food), or named by its preparation.
const OTHERWISE: ReadonlySet<string> = new Set(['sprinkles', 'ice', 'slivered almond', 'parboiled rice']);
const FORBIDDEN = FOODS.filter(({ name }) => !OTHERWISE.has(name)).flatMap((food) => {
  const without = [...allergensIn(food), food.name].map((text) => ({
    asked: { diets: [], without: [text] },
    rule: `without ${text}`,
  }));
  const diets = dietsRuledOut(food).map((diet) => ({ asked: { diets: [diet], without: [] }, rule: diet }));
  return [...diets, ...without].map((each) => ({ ...each, food: food.name }));
});

describe('checkRecipe on every catalog food', () => {
  test.each([
    ['on a line', (food: string) => ({ ingredients: [`2 ${food}`] })],
    [
      'in a step alone',
      (food: string) => ({ ingredients: ['1 pinch salt'], instructions: [`Now stir in the ${food}.`] }),
    ],
  ])('%s breaks what it breaks', (_where, recipe) => {
    const missed = FORBIDDEN.filter(
      ({ food, asked, rule }) =>
        !check(recipe(food), asked).some((found) => found.rule === rule && found.certainty === 'breaks'),
    );
    expect(missed.map(({ food, rule }) => `${food}: ${rule}`)).toEqual([]);
  });
});

test('a product without a food of its own violates the exclusion of what it contains', () => {
  const ALLERGEN_WORDS: Partial<Record<Allergen, string>> = { soybeans: 'soy' };
  const missed = ENGLISH_PRODUCTS.flatMap(({ names: written, contains }) => {
    const [name = ''] = written.split(/[,/]/u);
    return contains
      .filter((allergen) => {
        const recipe = { title: 'Dinner', ingredients: [`200 g ${name}`], instructions: ['Serve.'] };
        return checkRecipe(recipe, { diets: [], without: [ALLERGEN_WORDS[allergen] ?? allergen] }).length === 0;
      })
      .map((allergen) => `${name}: ${allergen}`);
  });
  expect(missed).toEqual([]);
});

test('never throws, and each finding refers to existing input', () => {
  expect.hasAssertions();
  const texts = fc.array(fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 80 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.string(), texts, texts, texts, (title, ingredients, instructions, without) => {
      const recipe = { title, ingredients, instructions };
      const lists = { ingredients, instructions, title: [title], without: [] };
      for (const { place, at, text, certainty } of checkRecipe(recipe, { diets: [...DIETS], without }))
        expect([place === 'without' ? text : lists[place][at], certainty]).toEqual([
          text,
          expect.stringMatching(/^(?:breaks|unsure)$/u),
        ]);
    }),
  );
});

test('does bounded work', () => {
  const long = 'fry the butter in walnut-sized cream as thick as no milk, '.repeat(2_000);
  const recipe = {
    title: long,
    ingredients: Array.from({ length: 400 }, () => long.slice(0, 500)),
    instructions: [long, long],
  };
  expect(check(recipe, { diets: [...DIETS], without: GROUPS }).length).toBeGreaterThan(0);
});
