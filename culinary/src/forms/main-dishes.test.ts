import { composeRecipe } from '#compose';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '#seeded-random';
import { type CuisineName, CUISINES } from '#compose/cuisine-names';
import type { DishForm, Write } from '#compose/dish-form';
import type { GivenFood } from '#compose/given-food';
import { Kitchen } from '#compose/kitchen';
import { GRAINS } from '#forms/grains/grains';
import { GRAINS_RECIPES } from '#forms/grains/grains-recipes';
import { HANDHELDS } from '#forms/handhelds/handhelds';
import { HANDHELDS_RECIPES } from '#forms/handhelds/handhelds-recipes';
import { NOODLES } from '#forms/noodles/noodles';
import { NOODLES_RECIPES } from '#forms/noodles/noodles-recipes';
import { OVEN } from '#forms/oven/oven';
import { OVEN_RECIPES } from '#forms/oven/oven-recipes';
import { PANS } from '#forms/pans/pans';
import { PANS_RECIPES } from '#forms/pans/pans-recipes';
import { STEWS } from '#forms/stews/stews';
import { STEWS_RECIPES } from '#forms/stews/stews-recipes';
import { type Food, FOODS, getFood } from '#ingredient-catalogue';

const FORMS: readonly DishForm[] = [...STEWS, ...GRAINS, ...NOODLES, ...PANS, ...OVEN, ...HANDHELDS];
const WRITERS = new Map<string, Write>(
  Object.entries({
    ...STEWS_RECIPES,
    ...GRAINS_RECIPES,
    ...NOODLES_RECIPES,
    ...PANS_RECIPES,
    ...OVEN_RECIPES,
    ...HANDHELDS_RECIPES,
  }),
);
const RAW = new Set(['poultry', 'meat', 'fish', 'shellfish', 'mince', 'sausage', 'offal']);

interface ComposedDish {
  readonly kitchen: Kitchen;
  readonly title: string;
  readonly text: string;
}

/** Assigns foods to slots as the engine does; null if the form rejects them. */
function placed(form: DishForm, foods: readonly Food[]): Map<string, GivenFood[]> | null {
  const places = new Map<string, GivenFood[]>();
  for (const food of foods) {
    const slot = form.slots.find((each) => each.takes(food) && (places.get(each.id)?.length ?? 0) < each.max);
    if (slot === undefined) continue;
    places.set(slot.id, [...(places.get(slot.id) ?? []), { food, name: food.name, weight: null }]);
  }
  const works = form.works?.((slot) => places.get(slot)?.length ?? 0) ?? true;
  return works ? places : null;
}

function cook(
  form: DishForm,
  foods: readonly Food[],
  seed: string,
  servings: number,
  left: readonly Food[],
): ComposedDish | null {
  const places = placed(form, foods);
  const write = WRITERS.get(form.id);
  if (places === null || write === undefined) return null;
  const kitchen = new Kitchen({
    servings,
    chance: seededRandom(seed),
    slots: form.slots,
    placed: places,
    palette: null,
    allows: (food) => !left.includes(food),
  });
  const { title } = write(kitchen);
  return {
    kitchen,
    title,
    text: kitchen
      .written()
      .map((step) => step.text)
      .join(' '),
  };
}

const acceptedFoodsOf = (form: DishForm): fc.Arbitrary<Food> =>
  fc.constantFrom(...FOODS.filter((food) => form.slots.some((slot) => slot.takes(food))));
const asked = (form: DishForm) =>
  fc.tuple(
    fc.uniqueArray(acceptedFoodsOf(form), { minLength: 1, maxLength: 7 }),
    fc.string({ maxLength: 4 }),
    fc.integer({ min: 1, max: 20 }),
  );
const RUNS = { numRuns: 120 };

describe('main dishes', () => {
  test('cover every cuisine', () => {
    const homes = new Set<CuisineName>(FORMS.flatMap(({ cuisines }) => cuisines ?? []));
    expect(CUISINES.filter((cuisine) => !homes.has(cuisine))).toEqual([]);
  });

  test('have minutes, unique ids and a writer each', () => {
    expect(FORMS.filter(({ minutes }) => minutes === undefined).map(({ id }) => id)).toEqual([]);
    expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
    expect(FORMS.filter(({ id }) => !WRITERS.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

const made = (ingredients: readonly string[], more: object = {}): { text: string; lines: readonly string[] } => {
  const { recipe } = composeRecipe({ ingredients, seed: 'mains', ...more });
  return { text: recipe?.instructions.join(' ') ?? '', lines: recipe?.ingredients ?? [] };
};

describe('cooking technique', () => {
  test('tosses small dice for at most five minutes', () => {
    const { text } = made(['rice', 'eggs', 'carrots', 'soy sauce'], { dish: 'fried rice' });
    expect(text).toMatch(/carrots and toss over high heat for 5 minutes/u);
  });

  test('does not boil cooked rice again', () => {
    expect(made(['cooked rice', 'eggs', 'peas'], { dish: 'fried rice' }).text).not.toMatch(/boiling water/u);
  });

  test('simmers beef with beer until tender', () => {
    const { text, lines } = made(['beef', 'guinness', 'carrots', 'potatoes'], { dish: 'stew' });
    expect(text).toMatch(/90 minutes/u);
    expect(lines.filter((line) => line.includes('beef steak'))).toHaveLength(1);
  });

  test('fills a moussaka without meat unless meat is given', () => {
    expect(made(['eggplant', 'feta'], { dish: 'moussaka' }).lines.join()).toMatch(/lentils/u);
  });

  test('weighs butter in cuisines that cook with it', () => {
    const butter = made(['sausages', 'cabbage', 'potatoes'], { dish: 'roast', cuisine: 'german' }).lines.find((line) =>
      line.includes('butter'),
    );
    expect(Number.parseInt(butter ?? '0', 10)).toBeGreaterThanOrEqual(20);
  });

  test('slices a thick piece before searing it', () => {
    expect(made(['turkey breast', 'green beans'], { dish: 'seared' }).lines.join()).toMatch(/slices 2 cm thick/u);
  });

  test('removes squid before the sauce simmers', () => {
    expect(made(['squid', 'tomatoes', 'spaghetti']).text).toMatch(/Lift out the squid/u);
  });
});

describe.each(FORMS.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  test('uses every accepted food and lists each once', () => {
    fc.assert(
      fc.property(asked(form), ([foods, seed, servings]) => {
        const cooked = cook(form, foods, seed, servings, []);
        if (cooked === null) return;
        expect(cooked.kitchen.unusedItems().map(({ name }) => name)).toEqual([]);
        const names = cooked.kitchen.list().map(({ food }) => food.name);
        expect(new Set(names).size, names.join()).toBe(names.length);
      }),
      RUNS,
    );
  });

  test('cooks raw foods to their safe core temperature', () => {
    fc.assert(
      fc.property(asked(form), ([foods, seed, servings]) => {
        const cooked = cook(form, foods, seed, servings, []);
        if (cooked === null) return;
        const degrees = [...cooked.text.matchAll(/(\d+) °C/gu)]
          .map((match) => Number(match[1]))
          .filter((each) => each < 100);
        const hottest = Math.max(0, ...degrees);
        const unsafe = cooked.kitchen
          .list()
          .filter(({ food, given }) => given && RAW.has(food.role) && hottest < (food.core ?? 63))
          .map(({ name }) => `${name}: ${cooked.text}`);
        expect(unsafe).toEqual([]);
      }),
      RUNS,
    );
  });

  test('has whole sentences and whole minutes, with or without butter, eggs and cream', () => {
    const left = (['butter', 'egg', 'heavy cream', 'parmesan', 'plain yogurt', 'fish sauce', 'honey'] as const).map(
      getFood,
    );
    fc.assert(
      fc.property(asked(form), fc.boolean(), ([foods, seed, servings], without) => {
        const banned = without ? left.filter((food) => !foods.includes(food)) : [];
        const cooked = cook(form, foods, seed, servings, banned);
        if (cooked === null) return;
        for (const { text, cook: over, wait } of cooked.kitchen.written()) {
          expect(text).toMatch(/^[A-Z].*[.!]$/u);
          expect(text).not.toMatch(
            / {2}|undefined|NaN|\bthe [,.]|,,|\.\.| [,.]|\bthe (?:the|and|with)\b|\b(?:and|with) and\b|\bwith with\b/u,
          );
          expect(Number.isInteger(over) && over >= 0 && Number.isInteger(wait) && wait >= 0, text).toBe(true);
        }
        expect(cooked.title).toMatch(/^[A-Z].{3,88}$/u);
      }),
      RUNS,
    );
  });
});
