import { recipesRoutes } from '@larder/contract/recipes';
import { QUOTA_TEXTS } from '@larder/contract/storage';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { errorAnswer, proxyPage, refused } from '#test/fake-api.ts';
import { button, expectDescription, expectFocus, field, isDisabled } from '#test/forms.ts';
import { currentStep, expectStep, fillToDetails, openWizard, setText } from '#test/recipe-wizard.ts';

const QUOTA_EXCEEDED = QUOTA_TEXTS.recipes(20_000, 20_000);

describe('a recipe that is not created', () => {
  test('opens the step of the field that the server refused', async () => {
    const { user, api } = await openWizard();
    await fillToDetails(user);
    api.refuse(recipesRoutes.createRecipe, 400, 'invalid_input', 'No leeks', { 'ingredients.0': 'No leeks today' });
    await user.click(button('Create Recipe'));
    await screen.findByText('Failed to create recipe');
    await expectStep('Ingredients');
    await expectFocus(field('Ingredient 1'));
    await expectDescription(field('Ingredient 1'), 'No leeks today');
  });

  test.each([
    ['exceeds the quota', () => errorAnswer(403, 'quota_exceeded', QUOTA_EXCEEDED), `${QUOTA_EXCEEDED} Everything`],
    ['meets a busy server', () => errorAnswer(503, 'unavailable', 'Busy.'), 'Busy. Everything'],
    ['meets a proxy', () => proxyPage(200), 'An unexpected error occurred'],
    ['cannot be sent', refused, 'We couldn’t reach the server. Everything'],
  ])('stays as typed with the reason when it %s', async (_what, answer, reason) => {
    const { user, api } = await openWizard();
    await fillToDetails(user);
    setText('Servings', '6');
    api.respond(recipesRoutes.createRecipe, answer);
    await user.click(button('Create Recipe'));
    await screen.findByText((text) => text.startsWith(reason));
    expect(currentStep()).toBe('Details');
    expect(field('Servings').value).toBe('6');
  });
});

test('a double click creates one recipe with all its fields', async () => {
  const { user, api, server } = await openWizard();
  await fillToDetails(user);
  await user.selectOptions(field('Category'), 'Soup');
  setText('Servings', '6');
  setText('Preparation time (minutes)', '10');
  setText('Cooking time (minutes)', '20');
  const requests: unknown[] = [];
  const create = recipesRoutes.createRecipe;
  api.respond(create, ({ body }) => {
    requests.push(body);
    return new Response(JSON.stringify(server.create(body)), { status: create.status });
  });
  const release = api.hold(create);
  // Both clicks come before the page re-renders.
  act(() => {
    button('Create Recipe').click();
    button('Create Recipe').click();
  });
  expect(isDisabled(await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating...' }))).toBe(true);
  release();
  await screen.findByRole('heading', { name: 'Leek soup' });
  expect(requests).toHaveLength(1);
  const details = { category: 'Soup', servings: 6, preparation_time: 10, cooking_time: 20 };
  expect([...server.recipes.values()]).toMatchObject([{ title: 'Leek soup', ingredients: ['2 leeks'], ...details }]);
});

describe('a draft', () => {
  test('is discarded after confirmation', async () => {
    const { user } = await openWizard();
    const storedTexts = () => Object.values(localStorage).join('\n');
    expect(button('Discard draft').className).toContain('invisible');
    await fillToDetails(user);
    await waitFor(() => expect(storedTexts()).toContain('Leek soup'));
    await user.click(button('Discard draft'));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(currentStep()).toBe('Details');
    await user.click(button('Discard draft'));
    await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
    await user.click(button('Discard'));
    await expectStep('Basic Info');
    expect(field('Recipe Title*').value).toBe('');
    expect(storedTexts()).not.toContain('Leek soup');
  });

  test('starts anew at the URL of a draft that became a recipe', async () => {
    const { user, address, server } = await openWizard();
    await waitFor(() => expect(address()).toMatch(/draft=/u));
    const url = address();
    await fillToDetails(user);
    await user.click(button('Create Recipe'));
    await screen.findByRole('heading', { name: 'Leek soup' });
    const next = await openWizard(url, server);
    expect(field('Recipe Title*').value).toBe('');
    await fillToDetails(next.user, 'Leek tart');
    await next.user.click(button('Create Recipe'));
    await screen.findByRole('heading', { name: 'Leek tart' });
    expect(server.titles).toEqual(['Leek soup', 'Leek tart']);
  });
});
