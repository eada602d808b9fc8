import { expect, test } from 'vitest';
import { DIETS } from '#catalogue/food-row';
import { checkRecipe, type FinishedRecipe } from '#check-recipe';
import { composeRecipe } from '#compose';
import { GROUPS } from '#compose/food-groups';
import { conflictNotes } from '#conflict-text';
import { findCulprits } from '#culprits';
import { DISHES } from '#dishes/all-dishes';
import { conflictsWith, contentsOfRecipe, termsOfRules } from '#recipe-contents';

const FOODS_AVOIDED = ['kiwi', 'chicken', 'tomatoes', 'butter', 'peanuts', 'Erdnüsse', 'nuts and eggs', 'cinnamon'];
const RULES = { diets: DIETS, without: [...GROUPS.keys(), ...FOODS_AVOIDED] };
const TERMS = termsOfRules(RULES);

const recipe = (...ingredients: string[]): FinishedRecipe => ({ title: 'Dinner', ingredients, instructions: [] });

/** The verdicts of the checker by rule: true if it is violated for certain. */
function checked(written: FinishedRecipe): Map<string, boolean> {
  const verdicts = new Map<string, boolean>();
  for (const { rule, certainty, place } of checkRecipe(written, RULES))
    if (place !== 'without')
      verdicts.set(
        rule.replace(/^without /u, ''),
        verdicts.get(rule.replace(/^without /u, '')) === true || certainty === 'breaks',
      );
  return verdicts;
}

const byTerms = (written: FinishedRecipe): Map<string, boolean> =>
  new Map(conflictsWith(contentsOfRecipe(written), TERMS).map(({ name, isCertain }) => [name, isCertain]));

const inOrder = (verdicts: Map<string, boolean>) =>
  [...verdicts].toSorted(([one], [other]) => one.localeCompare(other));

/** One of `several` dishes of the cookbook. */
const dishesOf = (several: number): FinishedRecipe[] =>
  DISHES.filter((_, at) => at % several === 0).flatMap(
    ({ name }) => composeRecipe({ ingredients: [name], seed: 's' }).recipe ?? [],
  );

const ODD_LINES = [
  ['vegan butter or milk', 'vegan sausages', 'gluten-free soy sauce'],
  ['1 fooberry', '2 tbsp worcestershire sauce'],
  ['200 g pasta', 'milk (or oat milk)', '1 vegetable stock cube', '1 potato salad'],
  ['Rice, tossed with peanuts', '200 g Nudeln', '2 Eier', 'crème fraîche'],
  ['300 g beef mince', '100 g grated cheese', 'oats', 'surimi', 'chocolate'],
].map((ingredients): FinishedRecipe => ({
  title: 'Peanut and prawn dinner',
  ingredients,
  instructions: ['Add the cream, then serve with fried shallots and a kiwi.'],
}));

test('the contents of a recipe give the verdict of the checker, for every diet, group and food', () => {
  const differing = [...dishesOf(10), ...ODD_LINES].filter(
    (each) => JSON.stringify(inOrder(byTerms(each))) !== JSON.stringify(inOrder(checked(each))),
  );
  expect(differing.map((each) => [each.title, inOrder(byTerms(each)), inOrder(checked(each))])).toEqual([]);
});

test('a word that names no known food is found in the ingredient lines', () => {
  const terms = termsOfRules({ diets: [], without: ['Fooberries', 'zubra weed'] });
  const found = (...lines: string[]) => conflictsWith(contentsOfRecipe(recipe(...lines)), terms);
  expect(found('2 fooberries')[0]).toMatchObject({ name: 'Fooberries', isCertain: true });
  expect(found('1 handful of zubra weed').at(-1)).toMatchObject({ name: 'zubra weed', isCertain: true });
  expect(found('2 carrots')).toEqual([]);
});

test('contents that are not computed yet may violate every rule', () => {
  const conflicts = conflictsWith(null, termsOfRules({ diets: ['vegan'], without: ['nuts'] }));
  expect(conflicts.map(({ name, isCertain }) => [name, isCertain])).toEqual([
    ['nuts', false],
    ['vegan', false],
  ]);
});

test.each([
  [['3 tbsp peanut butter'], { diets: [], without: ['Peanuts'] }, ['Contains peanuts']],
  [['1 chicken'], { diets: ['vegetarian'] as const, without: [] }, ['Not vegetarian: chicken']],
  [['1 tbsp honey'], { diets: ['vegan'] as const, without: ['honey'] }, ['Contains honey', 'Not vegan: honey']],
  [['1 wurzelbrum'], { diets: [], without: ['gluten', 'MSG'] }, ['May contain gluten or MSG']],
  [['1 wurzelbrum'], { diets: ['vegan'] as const, without: [] }, ['May not be vegan']],
  [
    ['1 wurzelbrum'],
    { diets: [], without: ['eggs', 'nuts', 'fish', 'soy', 'kiwi'] },
    ['May contain eggs, nuts, fish or 2 more'],
  ],
  [['2 carrots'], { diets: ['vegan'] as const, without: ['nuts'] }, []],
])('%s: says in a few words what does not suit', (lines, rules, texts) => {
  const conflicts = conflictsWith(contentsOfRecipe(recipe(...lines)), termsOfRules(rules));
  expect(conflictNotes(conflicts).map(({ text }) => text)).toEqual(texts);
});

test('a culprit is offered the first substitute that suits all rules, or none', () => {
  const found = (line: string, ...without: string[]) => findCulprits(recipe(line, '2 carrots'), { diets: [], without });
  expect(found('100 g butter', 'milk')).toMatchObject([
    { line: 0, certain: true, swap: expect.stringMatching(/^80 g olive oil: /u) },
  ]);
  expect(found('100 g butter', 'milk', 'olive oil')[0]?.swap).not.toContain('olive oil');
  expect(found('1 kiwi', 'kiwi', 'fruit')).toMatchObject([{ swap: null }]);
  expect(found('100 g butter', 'kiwi')).toEqual([]);
  expect(found('1 carrot with zubrum', 'kiwi')).toMatchObject([{ certain: false, swap: null }]);
});

test('a title is a culprit only of a rule that no line or step violates', () => {
  const titled = (line: string) =>
    findCulprits(
      { title: 'Peanut noodles', ingredients: [line], instructions: ['Toss.'] },
      { diets: [], without: ['peanuts'] },
    );
  expect(titled('100 g peanut butter').map(({ line }) => line)).toEqual([0]);
  expect(titled('100 g rice noodles')).toMatchObject([{ line: null, certain: false }]);
});

test('a substitute violates no rule of the eater, for dishes of the cookbook', () => {
  const rules = { diets: ['gluten-free', 'dairy-free'] as const, without: ['nuts', 'soy', 'eggs'] };
  const swaps = dishesOf(20).flatMap((dish) => findCulprits(dish, rules).flatMap(({ swap }) => swap ?? []));
  const faults = new Set(swaps).values().filter((swap) => {
    const [food = ''] = swap.split(':');
    return checkRecipe(recipe(...food.split(' and ')), rules).some(({ certainty }) => certainty === 'breaks');
  });
  expect([...faults]).toEqual([]);
});
