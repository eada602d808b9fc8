import { expect, test } from 'vitest';

import { composeUnlike } from '#compose-unlike';
import { areAlike } from '#dish-title';

const surprise = { ingredients: ['surprise me'], seed: 's' };

test('composeUnlike gives twelve unlike surprises in a row with any seed', () => {
  const titles: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const title = composeUnlike(surprise, titles).recipe?.title ?? '';
    expect(titles.filter((known) => areAlike(known, title))).toEqual([]);
    titles.push(title);
  }
});

test('composeUnlike is deterministic', () => {
  const first = composeUnlike(surprise, []);
  const titles = [first.recipe?.title ?? ''];
  expect(composeUnlike(surprise, titles)).toEqual(composeUnlike(surprise, titles));
  expect(composeUnlike(surprise, []).recipe).toEqual(first.recipe);
});

test('composeUnlike repeats a known dish if there is no other', () => {
  const request = { ingredients: ['xyzzy'], seed: 's' };
  expect(composeUnlike(request, ['Anything']).recipe).toBeNull();
});
