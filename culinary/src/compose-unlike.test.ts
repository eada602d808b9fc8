import { expect, test } from 'vitest';

import { composeUnlike } from '#compose-unlike';
import { areAlike } from '#dish-title';

const surprise = { ingredients: ['surprise me'], seed: 's' };

test('twelve surprises in a row are twelve dishes that are not alike, whatever the seed', () => {
  const titles: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const title = composeUnlike(surprise, titles).recipe?.title ?? '';
    expect(titles.filter((known) => areAlike(known, title))).toEqual([]);
    titles.push(title);
  }
});

test('the same seed and the same titles to avoid give the same recipe', () => {
  const first = composeUnlike(surprise, []);
  const titles = [first.recipe?.title ?? ''];
  expect(composeUnlike(surprise, titles)).toEqual(composeUnlike(surprise, titles));
  expect(composeUnlike(surprise, []).recipe).toEqual(first.recipe);
});

test('where there is nothing else, the known dish is made again', () => {
  const request = { ingredients: ['xyzzy'], seed: 's' };
  expect(composeUnlike(request, ['Anything']).recipe).toBeNull();
});
