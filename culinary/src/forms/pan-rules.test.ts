import { describe, expect, test } from 'vitest';
import { composeRecipe, type Composition, type ComposeRequest } from '#compose';

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const compose = (dish: string, ingredients: readonly string[], more: Partial<ComposeRequest> = {}): Composition =>
  composeRecipe({ ingredients, dish, seed: 's', ...more });
const stepsOf = ({ recipe }: Composition): string => (recipe?.instructions ?? []).join(' ');
const listOf = ({ recipe }: Composition): string => (recipe?.ingredients ?? []).join(' · ');

describe('one pan for several foods', () => {
  test.each([
    ['tacos', ['salmon', 'pork chops', 'potatoes', 'tortillas']],
    ['burrito', ['salmon', 'rice', 'black beans', 'tortillas', 'bell peppers']],
    ['quesadilla', ['tortillas', 'salmon', 'spinach', 'cheddar']],
    ['sandwich', ['bread', 'salmon', 'zucchini']],
    ['bruschetta', ['baguette', 'salmon', 'pork chops', 'onions']],
  ])('%s: fish goes in last', (dish, ingredients) => {
    for (const seed of seeds) {
      const steps = stepsOf(compose(dish, ingredients, { seed }));
      const fish = steps.indexOf('Add the salmon');
      expect(fish, steps).toBeGreaterThan(0);
      expect(steps.slice(fish + 1)).not.toMatch(/Add the (?:pork|potato|pepper|bell|spinach|zucchini|onion)/u);
    }
  });

  test('finished food leaves the pan', () => {
    const steps = stepsOf(compose('sandwich', ['bread', 'chicken breast', 'bacon']));
    expect(steps).toMatch(/bacon[^.]*crisp\. Lift out\. Add the chicken/u);
  });
});

describe('list and steps agree', () => {
  test.each([
    ['bruschetta', ['baguette', 'tomatoes'], /baguettes?, sliced/u],
    ['sandwich', ['baguette', 'cheddar', 'ham'], /baguettes?, cut into lengths and split/u],
    ['banh-mi', ['baguette', 'pork chops', 'carrots'], /baguettes?, cut into lengths and split/u],
    ['bruschetta', ['baguette', 'tomatoes', 'garlic'], /garlic, peeled and halved/u],
    ['baked-cheese', ['camembert', 'bread'], /camembert(?: ·|$)/u],
    ['skewers', ['halloumi', 'mushrooms'], /halloumi, cut into 3 cm cubes/u],
    ['schnitzel', ['potatoes', 'pork cutlet'], /potatoes, peeled and cut into 3 cm chunks/u],
    ['stuffed-vegetables', ['portobello mushroom', 'feta', 'couscous'], /portobello mushrooms(?: ·|$)/u],
  ])('in a %s of %j', (dish, ingredients, line) => {
    for (const seed of seeds) expect(listOf(compose(dish, ingredients, { seed }))).toMatch(line);
  });

  test('half a lemon is not scattered', () => {
    const steps = stepsOf(compose('stuffed-vegetables', ['zucchini', 'chickpeas', 'lemon']));
    expect(steps).toMatch(/a little lemon juice/u);
    expect(steps).not.toMatch(/half of the lemon|the rest of the lemon/u);
  });

  test('cherry tomatoes are not stuffed for supper', () => {
    expect(listOf(compose('stuffed-vegetables', ['cherry tomatoes', 'ground beef', 'rice']))).not.toMatch(
      /1 kg cherry/u,
    );
  });

  test('a pie is brushed with its reserved cream', () => {
    const steps = stepsOf(compose('pot-pie', ['chicken thighs', 'leeks', 'cream', 'puff pastry']));
    expect(steps).toMatch(/Stir in most of the cream/u);
    expect(steps).toMatch(/Brush with the rest of the cream/u);
  });

  test('onions on toast are cooked slowly', () => {
    expect(stepsOf(compose('bruschetta', ['baguette', 'onions']))).toMatch(/onions? over medium heat for 12 minutes/u);
  });
});

describe('a sheet-pan roast', () => {
  const tray = (ingredients: readonly string[], seed = 's'): Composition =>
    compose('sheet-pan-roast', ingredients, { seed });

  test.each(['sugar', 'brown sugar', 'maple syrup'])('is glazed with given %s instead of honey', (sweet) => {
    for (const seed of seeds) {
      const composition = tray(['pork chops', 'carrots', 'soy sauce', sweet], seed);
      expect(listOf(composition)).toContain(sweet);
      expect(listOf(composition)).not.toContain('honey');
    }
  });

  test('uses the zest of a lime in the rub and its wedges at the table', () => {
    const composition = tray(['salmon', 'asparagus', 'lime', 'chili flakes']);
    expect(listOf(composition)).toMatch(/limes?, zest grated, then cut into wedges/u);
    expect(stepsOf(composition)).toMatch(/lime zest.*lime wedges to squeeze/u);
  });

  test('names the subject of each doneness cue', () => {
    const steps = stepsOf(tray(['salmon', 'halloumi', 'asparagus']));
    expect(steps).toMatch(/the halloumi is golden at the edges/u);
    expect(steps).not.toMatch(/it is golden/u);
  });

  test.each([
    [['pork chops', 'sausages', 'carrots'], /the thickest of the sausages is/u],
    [['pork chops', 'lamb chops', 'cabbage'], /until the meat is browned and reads 63 °C in the middle\./u],
  ])('with %j keeps its verbs in order', (ingredients, cue) => {
    const steps = stepsOf(tray(ingredients));
    expect(steps).toMatch(cue);
    expect(steps).not.toMatch(/the (?:pork|lamb) are/u);
  });

  test('only reheats peas', () => {
    expect(stepsOf(tray(['pork chops', 'carrots', 'peas']))).toMatch(/the peas[^.]*until everything is hot/u);
  });
});
