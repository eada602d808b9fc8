import { categoriesRoutes } from '@larder/contract/categories';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import type { FakeApi } from '#test/fake-api.ts';
import { button } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { NO_RECIPES, PUBLISHED_SOUP } from '#test/recipes.ts';

function answerCategories(api: FakeApi) {
  answerEmptyKitchen(api);
  api.answer(categoriesRoutes.countBrowsed, { count: 1, more: false });
  return api.answer(categoriesRoutes.browseRecipes, { ...NO_RECIPES, recipes: [PUBLISHED_SOUP] });
}

/** The links of a navigation that mark the current page. */
function current(name: string): string[] {
  const links = screen.getByRole('navigation', { name }).querySelectorAll('[aria-current=page]');
  return [...links].map((link) => link.textContent);
}

test.each([
  ['Main%20Dishes', 'Main Dish', ['Main Dishes']],
  ['main%20dishes', 'Main Dish', ['Main Dishes']],
  ['MAIN-DISH', 'Main Dish', ['Main Dishes']],
  ['Desserts', 'Dessert', ['Desserts']],
  ['dessert', 'Dessert', ['Desserts']],
  ['Beverages', 'Beverage', ['Beverages']],
  ['Soups', 'Soup', []],
])('/categories/%s is %s: in the list, the chips and the sidebar', async (address, category, shortcuts) => {
  let requests: ReturnType<typeof answerCategories> = [];
  await openPage(`/categories/${address}?source=mine`, {
    session: SIGNED_IN,
    prepare: (api) => {
      requests = answerCategories(api);
    },
  });
  await screen.findByRole('heading', { name: category, level: 1 });
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ category }));
  expect(current('Categories')).toEqual([category]);
  expect(current('Sidebar')).toEqual(shortcuts);
});

test('a list that fails to load offers a retry', async () => {
  const { user, api } = await openPage('/categories?source=mine', {
    session: SIGNED_IN,
    prepare: (fake) => {
      answerCategories(fake);
      fake.refuse(categoriesRoutes.browseRecipes, 500, 'internal');
    },
  });
  await screen.findByRole('heading', { name: 'Failed to load recipes' });
  answerCategories(api);
  await user.click(button('Try Again'));
  await screen.findByRole('article');
});
