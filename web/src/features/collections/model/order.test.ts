import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { moveBy, withMoved, withoutRecipes } from '#features/collections/model/order.ts';

const listOf = (...pages: string[]) => ({
  pages: pages.map((ids) => ({ recipes: ids.split('').map((id) => ({ id })), next_cursor: null })),
});
const idsIn = ({ pages }: ReturnType<typeof listOf>) =>
  pages.map(({ recipes }) => recipes.map(({ id }) => id).join(''));

describe('moveBy', () => {
  test.for([
    ['abc', 0, 1, { recipe: 'a', after: 'b' }],
    ['abc', 1, 1, { recipe: 'b', after: 'c' }],
    ['abc', 2, 1, null],
    ['abc', 2, -1, { recipe: 'c', after: 'a' }],
    ['abc', 1, -1, { recipe: 'b', after: null }],
    ['abc', 0, -1, null],
    ['', 0, 1, null],
  ] as const)('moves in “%s” the recipe at %i by %i: %o', ([ids, index, step, move]) => {
    expect(moveBy(ids.split(''), index, step)).toEqual(move);
  });

  test('is undone by the opposite step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(8), (length, at) => {
        const ids = Array.from({ length }, (_, index) => String(index));
        const index = at % (length - 1);
        const down = moveBy(ids, index, 1);
        const list = { pages: [{ recipes: ids.map((id) => ({ id })) }] };
        const after = down === null ? list : withMoved(list, down);
        const order = after.pages.flatMap(({ recipes }) => recipes.map(({ id }) => id));
        const up = moveBy(order, index + 1, -1);
        expect(up === null ? null : withMoved(after, up)).toEqual(list);
      }),
    );
  });
});

describe('withMoved', () => {
  test.for([
    ['behind a recipe of another page', { recipe: 'a', after: 'd' }, ['bc', 'dae']],
    ['to the start', { recipe: 'e', after: null }, ['ea', 'bcd']],
    ['not, if the recipe is not in the list', { recipe: 'x', after: 'a' }, ['ab', 'cde']],
    ['not, if the recipe before it is not in the list', { recipe: 'a', after: 'x' }, ['ab', 'cde']],
  ] as const)('moves a recipe %s', ([_case, move, expected]) => {
    expect(idsIn(withMoved(listOf('ab', 'cde'), move))).toEqual(expected);
  });
});

test('withoutRecipes removes recipes from all pages', () => {
  expect(idsIn(withoutRecipes(listOf('ab', 'cde'), ['b', 'd', 'x']))).toEqual(['a', 'ce']);
});
