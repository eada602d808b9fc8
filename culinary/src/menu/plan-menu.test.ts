import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkRecipe } from '#check-recipe';
import { composeTitle } from '#compose-title';
import { DISHES } from '#dishes/all-dishes';
import { findMenuDish } from '#menu/menu-dishes';
import { type Menu, planMenu } from '#menu/plan-menu';
import { readMenuRequest } from '#menu/read-menu-request';
import type { Booking } from '#menu/resources';
import { scheduleMenu } from '#menu/timeline';

const REQUESTS = [
  'a three-course dinner for 6, two vegetarians',
  'menu for Sunday: roast chicken, potatoes, a salad and a dessert',
  'three course italian dinner for 2',
  'a brunch for 8',
  'Christmas dinner for 10 with turkey',
  'a two-course dinner in one hour',
  'tapas evening',
  'menu without oven',
  'a vegan menu without nuts',
  'a gluten-free 4-course menu with one hob',
  'menu: lasagne, tiramisu, two vegans, for 4',
] as const;
const requests = fc.constantFrom(...REQUESTS);
/** Planned once each: the properties share them. */
const planned = new Map<string, Menu>();
function menuFor(text: string, seed: number): Menu {
  const key = `${text}/${seed}`;
  const menu = planned.get(key) ?? planMenu(readMenuRequest(text), { seed: String(seed), month: 1 + seed * 4 });
  planned.set(key, menu);
  return menu;
}
const menus = fc.tuple(requests, fc.integer({ min: 0, max: 2 })).map(([text, seed]) => menuFor(text, seed));
const RUNS = { numRuns: 40 };

const bookingsOf = ({ timeline }: Menu): readonly Booking[] =>
  timeline?.tasks.flatMap(({ bookings }) => bookings) ?? [];
const overlap = (one: Booking, other: Booking): boolean => one.from < other.to && other.from < one.to;
const pairs = (all: readonly Booking[]): [Booking, Booking][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [Booking, Booking] => [one, other]));

describe('planMenu', () => {
  it('gives one cook no two tasks that need hands at the same time', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        const busy = bookingsOf(menu).filter(({ segment }) => segment.hands);
        expect(pairs(busy).filter(([one, other]) => overlap(one, other))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('uses each hob for one pot at a time, and only hobs that exist', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        const hobs = bookingsOf(menu).filter(({ segment }) => segment.place === 'hob');
        expect(hobs.every(({ unit }) => unit !== null && unit <= menu.request.hobs)).toBe(true);
        expect(pairs(hobs).filter(([one, other]) => one.unit === other.unit && overlap(one, other))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never sets one oven to two temperatures at once', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        const ovens = bookingsOf(menu).filter(({ segment }) => segment.place === 'oven');
        expect(ovens.every(({ unit }) => unit !== null && unit <= menu.request.ovens)).toBe(true);
        const conflicts = pairs(ovens).filter(
          ([one, other]) =>
            one.unit === other.unit &&
            overlap(one, other) &&
            Math.abs((one.segment.celsius ?? 0) - (other.segment.celsius ?? 0)) > 10,
        );
        expect(conflicts).toEqual([]);
      }),
      RUNS,
    );
  });

  it('finishes every step of every dish before its course, in the order of the recipe', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        if (menu.timeline === null) return;
        for (const [at, { recipe, servedAt }] of menu.dishes.entries()) {
          const own = menu.timeline.tasks.filter(({ dish }) => dish === at);
          expect([...new Set(own.map(({ step }) => step))]).toEqual([-1, ...recipe.instructions.keys()]);
          expect(own.every(({ end }) => end <= servedAt)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('serves hot food soon: its last task ends within 40 minutes of its course, without chilling within 100', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        for (const [at, { servedAt }] of menu.dishes.entries()) {
          const last = menu.timeline?.tasks.filter(({ dish }) => dish === at).at(-1);
          if (last === undefined || last.bookings.at(-1)?.segment.place === 'fridge') continue;
          const isHot = last.bookings.some(({ segment }) => segment.place === 'hob' || segment.place === 'oven');
          expect(servedAt - last.end).toBeLessThanOrEqual(isHot ? 40 : 100);
        }
      }),
      RUNS,
    );
  });

  it('obeys the diets and exclusions of everyone who eats a dish', () => {
    fc.assert(
      fc.property(menus, ({ request, dishes }) => {
        for (const { recipe, group, course } of dishes) {
          const hasOwn = group === null && dishes.some((other) => other.course === course && other.group !== null);
          const shared = hasOwn ? [] : request.groups.flatMap(({ diets }) => diets);
          const diets = [...request.diets, ...(group === null ? shared : group.diets)];
          expect(checkRecipe(recipe, { diets, without: request.without })).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('chooses no two dishes with the same main food', () => {
    fc.assert(
      fc.property(menus, ({ dishes }) => {
        const chosen = dishes.filter(({ isNamed, group }) => !isNamed && group === null);
        const foods = chosen.flatMap(({ asked }) => new Set(findMenuDish(asked)?.mainFoods ?? []).keys().toArray());
        expect(foods.length).toBe(new Set(foods).size);
      }),
      RUNS,
    );
  });

  it('is deterministic, and scales every dish to its eaters', () => {
    fc.assert(
      fc.property(requests, fc.string({ maxLength: 8 }), (text, seed) => {
        const request = readMenuRequest(text);
        const menu = planMenu(request, { seed, month: 5 });
        expect(planMenu(request, { seed, month: 5 })).toEqual(menu);
        for (const { recipe, group } of menu.dishes) {
          const isSplit = menu.dishes.some((other) => other.group !== null);
          expect(recipe.servings).toBeLessThanOrEqual(request.servings);
          if (!isSplit) expect(recipe.servings).toBe(request.servings);
          if (group !== null) expect(recipe.servings).toBe(group.count);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('says what to leave out when the time limit is too short', () => {
    const menu = planMenu(readMenuRequest('menu: lasagne and tiramisu in 30 minutes'), { seed: 'a', month: 5 });
    expect(menu.problem).toMatch(/more than you have\. .*Tiramisu/u);
  });

  it('pins the dishes that it chose, so that the same plan comes again', () => {
    const menu = planMenu(readMenuRequest('a three-course dinner'), { seed: 'a', month: 5 });
    const again = planMenu(menu.request, { seed: 'b', month: 5 });
    expect(again.dishes.map(({ title }) => title)).toEqual(menu.dishes.map(({ title }) => title));
  });
});

describe('scheduleMenu', () => {
  it('finds a time for almost every dish of the cookbook', () => {
    const failed = DISHES.filter(({ name }) => {
      const { recipe } = composeTitle({ title: name, servings: 4 });
      return (
        recipe !== null && 'dish' in scheduleMenu([{ recipe, servedAt: 0 }], { hobs: 4, ovens: 1, clock: 19 * 60 })
      );
    });
    expect(failed.length).toBeLessThan(8);
  });
});
