import { describe, expect, it } from 'vitest';
import { isNamed } from '#compose/dish-form';
import { DISH_FORMS } from '#forms/dish-forms';
import { FOODS, type Food } from '#ingredient-catalogue';

const byName = new Map<string, Food>(FOODS.map((food) => [food.name, food]));
const KIN = FOODS.flatMap((food) => (food.like === undefined ? [] : [{ food, like: food.like }]));
/** Requested by name only in cooked dishes; similar foods may therefore need cooking. */
const NEVER_ASKED_FOR_RAW = 'mushroom';

describe('`like` of a food', () => {
  it('resolves for every row', () => {
    expect(KIN.length).toBeGreaterThan(100);
  });

  it('names another catalog food', () => {
    expect(KIN.filter(({ food, like }) => !byName.has(like) || like === food.name)).toEqual([]);
  });

  it('names a food of the same role', () => {
    expect(KIN.filter(({ food, like }) => byName.get(like)?.role !== food.role)).toEqual([]);
  });

  it('does not chain', () => {
    expect(KIN.filter(({ like }) => byName.get(like)?.like !== undefined)).toEqual([]);
  });

  it('needs no cooking if that food is eaten raw', () => {
    const risky = KIN.filter(({ food, like }) => food.cooked === true && byName.get(like)?.cooked !== true);
    expect([...new Set(risky.map(({ like }) => like))]).toEqual([NEVER_ASKED_FOR_RAW]);
    const raw = DISH_FORMS.flatMap(({ id, slots }) => slots.flatMap((slot) => ('cut' in slot && slot.cut === 'raw' ? [{ id, slot }] : [])));
    const taken = raw.flatMap(({ id, slot }) => risky.filter(({ food }) => slot.takes(food)).map(({ food }) => `${id} takes ${food.name} raw`));
    expect(taken).toEqual([]);
  });

  it('is accepted wherever that food is requested by name', () => {
    const refused = KIN.filter(({ food, like }) => {
      const asked = byName.get(like);
      return asked === undefined || !isNamed(asked.name)(food) || isNamed(food.name)(asked);
    });
    expect(refused.map(({ food }) => food.name)).toEqual([]);
  });
});
