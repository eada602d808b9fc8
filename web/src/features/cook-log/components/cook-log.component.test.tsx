import { type CookEntry, cookLogRoutes } from '@larder/contract/cook-log';
import { type RecipeDetail, recipesRoutes } from '@larder/contract/recipes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, json, refused } from '#test/fake-api.ts';
import { button, expectFocus } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { SOUP } from '#test/recipes.ts';

const ENTRY: CookEntry = {
  id: '0192f0c0-0000-7000-8000-0000000000c1',
  recipe_id: SOUP.id,
  title: SOUP.title,
  cooked_on: '2029-12-24',
  servings: 6,
  note: 'Less salt.',
  stars: 4,
  image_url: null,
  picture: null,
  created_at: '2029-12-24T18:00:00.000Z',
};

/** Everything is in view. */
class VisibleObserver {
  readonly #callback: (entries: readonly { isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }

  observe(): void {
    this.#callback([{ isIntersecting: true }]);
  }

  disconnect(): void {
    // Nothing is observed.
  }
}

let entries: CookEntry[];
beforeEach(() => {
  entries = [];
  vi.stubGlobal('IntersectionObserver', VisibleObserver);
});

function openLog(prepare?: (api: FakeApi) => void) {
  return openPage(`/recipe/${SOUP.id}`, {
    session: SIGNED_IN,
    prepare: (api) => {
      api.answer(recipesRoutes.getRecipe, SOUP);
      answerEmptyKitchen(api);
      api.answer(cookLogRoutes.listCookEntries, () => ({ entries, next_cursor: null }));
      prepare?.(api);
    },
  });
}

const log = () => within(screen.getByRole('region', { name: 'Cook log' }));

test('an entry shows its day, stars, note, and servings that differ from the recipe', async () => {
  entries = [
    ENTRY,
    { ...ENTRY, id: SOUP.id, cooked_on: '2029-01-02', servings: SOUP.servings, note: null, stars: null },
  ];
  await openLog();
  const [first, second] = await log().findAllByRole('listitem');
  for (const text of ['December 24, 2029', '4 stars', '6 servings', 'Less salt.']) {
    expect(first?.textContent).toContain(text);
  }
  expect(second?.textContent).toBe('January 2, 2029');
});

test('a failed save keeps the form, and saving again sends the same id', async () => {
  const { user, api } = await openLog();
  const attempts = api.respond(cookLogRoutes.addCookEntry, refused);
  await user.click(await screen.findByRole('button', { name: 'I cooked this' }));
  await user.type(await screen.findByLabelText('Note (optional)'), 'With cream.');
  await user.click(button('Save'));
  await screen.findByText(/Everything you entered is still here/u);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('With cream.');
  const saved = api.respond(cookLogRoutes.addCookEntry, ({ body }) => {
    entries = [{ ...ENTRY, ...(body as Partial<CookEntry>) }];
    return json(201, entries[0]);
  });
  // A double click before anything re-renders.
  act(() => {
    button('Save').click();
    button('Save').click();
  });
  await screen.findByText('Added to your cook log');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.body).toEqual(attempts[0]?.body);
  await waitFor(() => expect(log().getByRole('listitem').textContent).toContain('With cream.'));
  await expectFocus(button('I cooked this'));
});

test('an entry that was deleted elsewhere counts as deleted', async () => {
  entries = [ENTRY];
  const { user, api } = await openLog();
  api.respond(cookLogRoutes.deleteCookEntry, () => {
    entries = [];
    return json(404, { error: { code: 'not_found', message: 'x', fields: {}, requestId: 'x' } });
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for December 24, 2029' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Removed from your cook log');
  expect(log().queryByRole('listitem')).toBeNull();
});

describe('the user’s own stars', () => {
  const stars = (count: string) => log().getByRole('radio', { name: count });

  test('are shown at once, and the last of several taps is saved', async () => {
    const { user, api } = await openLog();
    const sent = api.respond(recipesRoutes.updateRecipe, ({ body }) =>
      json(200, { ...SOUP, ...(body as Partial<RecipeDetail>) }),
    );
    await user.click(await log().findByRole('radio', { name: '3 stars' }));
    await user.click(stars('5 stars'));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ stars: 3 }, { stars: 5 }]));
    expect(stars('5 stars').getAttribute('aria-checked')).toBe('true');
    await user.click(log().getByRole('button', { name: 'Clear stars' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ stars: null }));
    // Not lost with the button.
    expect(document.activeElement?.getAttribute('role')).toBe('radio');
  });

  test('that could not be saved are taken back, and the screen says so', async () => {
    const { user, api } = await openLog((prepared) => prepared.answer(recipesRoutes.getRecipe, { ...SOUP, stars: 2 }));
    api.respond(recipesRoutes.updateRecipe, refused);
    await user.click(await log().findByRole('radio', { name: '4 stars' }));
    await screen.findByText('Your stars could not be saved');
    expect(stars('2 stars').getAttribute('aria-checked')).toBe('true');
  });

  test('are not offered for the recipe of another user', async () => {
    await openLog((prepared) => prepared.answer(recipesRoutes.getRecipe, { ...SOUP, source: 'shared' }));
    await log().findByRole('button', { name: 'I cooked this' });
    expect(log().queryByText('Your stars')).toBeNull();
  });
});
