import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { answerAtHand } from '#at-hand/answer-at-hand';
import type { RecipeAtHand } from '#at-hand/recipe-at-hand';
import { type Eater, EATS_ANYTHING } from '#answers/eater';
import { loadEveryLanguage } from '#every-language';
import { parseAtHand } from '#intent/at-hand';
import { scaleRecipe } from '#scale';

loadEveryLanguage();

const WRITTEN = {
  ingredients: [
    '# For the fish',
    '4 salmon fillets (about 150 g each)',
    '60 ml soy sauce',
    '60 ml sake',
    '60 ml mirin',
    '1 tbsp sugar',
    '20 g butter',
    '300 g rice',
    '1 tsp sesame seeds, optional',
  ],
  instructions: [
    'Rinse the rice and cook it for 15 minutes.',
    'Mix soy sauce, sake, mirin and sugar.',
    'Melt the butter over medium heat and fry the salmon for 4 minutes per side, until it flakes easily.',
    'Pour in the sauce and simmer for 3 minutes.',
    'Serve over the rice with sesame seeds.',
  ],
  servings: 4,
};
const at = (step: number | null, more: Partial<RecipeAtHand> = {}): RecipeAtHand => ({
  title: 'Salmon Teriyaki',
  ...WRITTEN,
  step,
  timers: [],
  ...more,
});

function ask(message: string, recipe: RecipeAtHand, eater: Eater = EATS_ANYTHING): string | undefined {
  const question = parseAtHand(message);
  if (question === undefined || question.asks === 'nutrition') throw new Error(`no question: ${message}`);
  return answerAtHand(question, recipe, eater);
}

describe('a substitute', () => {
  test('comes with the amount for this line at this size', () => {
    expect(ask('what instead of sake?', at(2))).toMatch(/Instead of the 60 ml sake.*\n• 60 ml rice wine/u);
    const doubled = scaleRecipe(WRITTEN, { servings: 8 });
    expect(ask('what instead of sake?', at(2, doubled))).toMatch(/Instead of the 120 ml sake.*\n• 120 ml rice wine/u);
  });

  test('of another strength has its own amount', () => {
    expect(ask('what instead of butter?', at(3))).toContain('• 16 g olive oil');
  });

  test('is nothing that the eater must avoid', () => {
    const answer = ask('what instead of soy sauce?', at(2), { diets: [], without: ['wheat', 'fish'] });
    expect(answer).not.toMatch(/•.*worcestershire/iu);
    expect(answer).toContain('I left out worcestershire sauce');
    expect(ask('what instead of butter?', at(3), { diets: ['vegan'], without: [] })).not.toMatch(/•.*ghee/iu);
  });

  test('that the user names comes first', () => {
    expect(ask('can I use white wine instead of sake?', at(2))).toMatch(/sake in .*\n• \d+ ml white wine/u);
  });

  test.each(['what instead of flour?', 'can I use marmalade instead of sake?'])(
    'is left to the general answer for %j',
    (message) => {
      expect(ask(message, at(2))).toBeUndefined();
    },
  );

  test('is not needed for what is optional', () => {
    expect(ask('can I leave out the sesame seeds?', at(5))).toMatch(/^Yes/u);
    expect(ask('can I leave out the sake?', at(2))).toMatch(/better replace it/u);
  });
});

describe('whether it is done', () => {
  test('is said in the step’s own words, with the safe temperature of its food', () => {
    const answer = ask('is this done?', at(3));
    expect(answer).toContain('until it flakes easily');
    expect(answer).toContain('63 °C (145 °F)');
  });

  test('without such words is checked in general, and still has the safe temperature', () => {
    const answer = ask('is it done?', at(4));
    expect(answer).toContain('Step 4 doesn’t say how to tell. Step 4 gives 3 minutes');
    expect(answer).toContain('63 °C (145 °F)');
  });

  test.each([
    [['1 kg chicken thighs'], 'Brown all sides.', '74 °C'],
    [['500 g minced beef'], 'Cook the meat until brown.', '71 °C'],
    [['4 eggs', '200 g flour'], 'Bake until golden.', '71 °C'],
    [['300 g of the butcher’s best meat'], 'Fry for 3 minutes.', '74 °C'],
    [['300 g shrimp', '500 g chicken breast'], 'Fry everything until done.', '74 °C'],
    [['500 g pork chops'], 'Fry until crisp.', '63 °C'],
  ])('%j: %j comes with %s', (ingredients, step, temperature) => {
    expect(ask('is it done?', at(1, { ingredients, instructions: [step] }))).toContain(temperature);
  });

  test('has no temperature for a dish without meat, fish and eggs', () => {
    const beans = at(1, {
      ingredients: ['500 g green beans', '1 tsp ground cumin'],
      instructions: ['Boil until tender.'],
    });
    expect(ask('is it done?', beans)).toBe('Step 1 says: “Boil until tender.”');
  });

  test('of a food is asked only of a food in the recipe', () => {
    expect(ask('is the salmon done?', at(3))).toContain('63 °C');
    expect(ask('is the turkey done?', at(3))).toBeUndefined();
  });
});

describe('times and temperatures', () => {
  test('a step’s time is its own, with the running timers', () => {
    expect(ask('how long does this take?', at(4))).toContain('Step 4 gives 3 minutes');
    const timers = [
      { label: 'Rice', seconds: 600 },
      { label: 'Fry', seconds: 125 },
    ];
    expect(ask('how long left?', at(3, { timers }))).toBe('Fry: 2 min 5 s left.\nRice: 10 min left.');
    expect(ask('how long left?', at(3, { timers: [{ label: 'Fry', seconds: 0 }] }))).toBe('Fry: time is up.');
    expect(ask('how long left?', at(4))).toMatch(/^No timer is running\. Step 4 gives/u);
  });

  test('a step without a time says what to look for', () => {
    expect(ask('how long does this take?', at(2))).toContain('Step 2 doesn’t say');
  });

  test('the temperature is the step’s, else that of the oven, and meat has its own', () => {
    const roast = at(2, {
      ingredients: ['1 whole chicken'],
      instructions: ['Heat the oven to 200 °C.', 'Roast the chicken for 1 hour.'],
    });
    expect(ask('what temperature?', roast)).toMatch(/Step 1 says 200 °C\.\n.*74 °C/u);
    expect(ask('what temperature?', at(3))).toContain('medium heat');
  });
});

describe('the text of the recipe', () => {
  test.each([
    ['what’s next?', 3, /^Step 4 of 5: Pour in/u],
    ['what’s next?', 5, /^That was the last step/u],
    ['what was the last step?', 3, /^Step 2 of 5: Mix/u],
    ['read this step', 3, /^Step 3 of 5: Melt/u],
    ['read step 5', 1, /^Step 5 of 5: Serve/u],
    ['read step 9', 1, /has 5 steps/u],
    ['read the ingredients', 1, /for 4 needs:\n.*\n• 4 salmon fillets/u],
    ['what do I need for this step?', 3, /^For step 3:\n• 4 salmon fillets.*\n• 20 g butter$/u],
    ['how much butter do I need?', 1, /“20 g butter”/u],
    ['how much salt do I need?', 1, /no salt/u],
    ['how many does this serve?', 1, /serves 4/u],
    ['can I prepare this ahead?', 1, /within 2 hours \(rice within 1\).*74 °C/u],
    ['what goes with this?', 1, /jasmine rice/u],
    ['what wine goes with it?', 1, /Pinot Noir/u],
  ])('%j at step %i', (message, step, answer) => {
    expect(ask(message, at(step))).toMatch(answer);
  });

  test('an allergy keeps a side dish out', () => {
    expect(ask('what goes with this?', at(1), { diets: [], without: ['rice'] })).not.toContain('rice');
  });

  test('no step is guessed', () => {
    for (const message of ['what’s next?', 'read this step', 'how long does it take?']) {
      expect(ask(message, at(null))).toBeUndefined();
    }
  });
});

test('any recipe gets answers without a throw, and the safe temperature wherever chicken is in it', () => {
  const text = fc.string({ maxLength: 80 });
  const recipe = fc.record({
    ingredients: fc.array(text, { maxLength: 8 }),
    instructions: fc.array(text, { minLength: 1, maxLength: 6 }),
    step: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(recipe, ({ ingredients, instructions, step }) => {
      const given = at(step > instructions.length ? null : step, {
        ingredients: [...ingredients, '500 g chicken thighs'],
        instructions,
      });
      for (const [message] of [
        ['what temperature?'],
        ['what’s next?'],
        ['how much butter?'],
        ['can I prepare this ahead?'],
      ]) {
        ask(message ?? '', given);
      }
      const plain = at(1, { ingredients: ['500 g chicken thighs'], instructions: instructions.map(() => 'Cook it.') });
      expect(ask('is it done?', plain)).toContain('74 °C');
    }),
    { numRuns: 60 },
  );
});
