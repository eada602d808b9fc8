import { describe, expect, test } from 'vitest';
import { USDA } from '#catalogue/facts/usda-data';
import { minutesOf } from '#compose/technique';
import { factsOf } from '#food-facts';
import { FOODS, getFood, gramsPerUnit } from '#ingredient-catalogue';

const MILLILITRES: Readonly<Record<string, number>> = {
  cup: 236.6,
  tbsp: 14.79,
  tablespoon: 14.79,
  tablespoons: 14.79,
  tsp: 4.93,
  teaspoon: 4.93,
  fl: 29.57,
};
const near = (value: number, measured: number): boolean => Math.abs(value / measured - 1) <= 0.101;

describe('food facts', () => {
  test('cover at least 700 foods, each with substitutes, times, a season or figures', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(700);
    const bare = FOODS.filter(({ name }) => {
      const { ndb, cooks, season, substitutes } = factsOf(name);
      return [ndb, cooks, season, substitutes].every((fact) => fact === undefined);
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('give weights within 10 % of the USDA measures', () => {
    const wrong: string[] = [];
    for (const food of FOODS) {
      const { ndb, piece, volume } = factsOf(food.name);
      const measures = ndb === undefined ? undefined : USDA[ndb]?.measures;
      if (piece !== undefined && !near(gramsPerUnit(food), measures?.[piece] ?? 0)) wrong.push(`${food.name}: ${gramsPerUnit(food)} g, measured ${measures?.[piece] ?? '?'} (${piece})`);
      if (volume === undefined) continue;
      const size = MILLILITRES[/^[a-z]+/iu.exec(volume)?.[0].toLowerCase() ?? ''];
      const spoon = food.unit === 'tsp' ? 5 : food.unit === 'tbsp' ? 15 : food.unit === 'ml' ? 1 : null;
      const density = food.density ?? (spoon === null ? undefined : gramsPerUnit(food) / spoon);
      const measured = (measures?.[volume] ?? 0) / (size ?? Number.NaN);
      if (density === undefined || !near(density, measured)) wrong.push(`${food.name}: density ${density}, measured ${measured.toFixed(3)} (${volume})`);
    }
    expect(wrong).toEqual([]);
  });

  test('list substitutes that are other foods, in plausible amounts', () => {
    for (const { name } of FOODS) {
      for (const { use, ratio, note, and = [] } of factsOf(name).substitutes ?? []) {
        expect(getFood(use).name, name).not.toBe(name);
        for (const each of and) expect(getFood(each.use).name).toBe(each.use);
        expect(ratio, `${name} by ${use}`).toBeGreaterThan(0.004);
        expect(ratio, `${name} by ${use}`).toBeLessThanOrEqual(70);
        expect(note, `${name} by ${use}`).toMatch(/^[A-Z0-9½¼¾⅓⅔].*[.!]$/u);
      }
    }
  });

  test('give cooking times from minimum to maximum and seasons within the year', () => {
    for (const { name } of FOODS) {
      const { cooks, season } = factsOf(name);
      for (const [from, to] of Object.values(cooks ?? {})) {
        expect(from, name).toBeGreaterThan(0);
        expect(to, name).toBeGreaterThanOrEqual(from);
      }
      for (const month of season ?? []) expect(month >= 1 && month <= 12, name).toBe(true);
    }
  });

  test('agree with the minutes in the recipes of vegetables', () => {
    const wrong: string[] = [];
    for (const food of FOODS) {
      if (food.role !== 'veg') continue;
      const { cooks } = factsOf(food.name);
      const checks = [
        ['roast', [cooks?.roast, cooks?.bake]],
        ['pan', [cooks?.['pan-fry'], cooks?.['stir-fry']]],
        ['simmer', [cooks?.simmer, cooks?.boil, cooks?.braise, cooks?.blanch]],
      ] as const;
      for (const [heat, ranges] of checks) {
        const known = ranges.filter((range) => range !== undefined);
        const minutes = minutesOf(food, heat);
        if (known.length > 0 && !known.some(([from, to]) => minutes >= from && minutes <= to)) wrong.push(`${food.name} ${heat}: ${minutes}, facts ${known.map((range) => range.join('–')).join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
