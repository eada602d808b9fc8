import { recipesRoutes } from '@larder/contract/recipes';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { refused } from '#test/fake-api.ts';
import { button, expectAlert, expectFocus, field } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { expectStep, openNextStep, openWizard, setText } from '#test/recipe-wizard.ts';
import { RecipeServer } from '#test/recipe-server.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const ADDRESS = `/recipe/${ID}/edit`;

function serverWithSoup(): RecipeServer {
  const server = new RecipeServer();
  const texts = { title: 'Leek soup', description: 'Green.', ingredients: ['2 leeks'], instructions: ['Boil.'] };
  server.create({ ...texts, id: ID });
  return server;
}

async function openDetails(user: UserEvent): Promise<void> {
  await openNextStep(user, 'Ingredients');
  await openNextStep(user, 'Instructions');
  await openNextStep(user, 'Details');
}

async function reopen(server: RecipeServer) {
  return openPage(ADDRESS, { session: SIGNED_IN, prepare: (api) => server.answer(api) });
}

/** A short recipe opens so. */
async function openOnOnePage() {
  const server = serverWithSoup();
  const page = await reopen(server);
  for (const label of ['Recipe Title*', 'Ingredient 1', 'Step 1', 'Category']) await screen.findByLabelText(label);
  return { ...page, server };
}

const deletedHeading = () => screen.findByRole('heading', { name: 'This recipe was deleted' });

test('a conflict with a newer version is resolved field by field', async () => {
  const { user, server } = await openWizard(ADDRESS, serverWithSoup());
  setText('Recipe Title*', 'My soup');
  setText('Description*', 'Mine.');
  await openDetails(user);
  server.change(ID, { title: 'Their soup', servings: 8 });
  await user.click(button('Save Changes'));
  await expectFocus(await screen.findByRole('heading', { name: 'Two versions of this recipe' }));
  const radio = (group: string, name: string) =>
    within(screen.getByRole('group', { name: new RegExp(`^${group}`, 'u') })).getByRole<HTMLInputElement>('radio', {
      name: new RegExp(`^${name}`, 'u'),
    });
  expect(radio('Title', 'Mine').checked).toBe(true);
  expect(radio('Servings', 'Theirs').checked).toBe(true);
  await user.click(button('Keep editing'));
  await expectStep('Details');
  await expectFocus(screen.getByRole('heading', { name: 'Edit Recipe' }));
  await user.click(button('Save Changes'));
  await screen.findByRole('heading', { name: 'Two versions of this recipe' });
  await user.click(radio('Title', 'Theirs'));
  await user.click(button('Save my choices'));
  await screen.findByText('Recipe updated successfully!');
  expect(server.recipes.get(ID)).toMatchObject({ title: 'Their soup', description: 'Mine.', servings: 8, version: 3 });
});

test('an update whose answer was lost is not a conflict on the next attempt', async () => {
  const { user, api, server } = await openWizard(ADDRESS, serverWithSoup());
  setText('Recipe Title*', 'My soup');
  await openDetails(user);
  api.respond(recipesRoutes.updateRecipe, () => {
    server.change(ID, { title: 'My soup' });
    return refused();
  });
  await user.click(button('Save Changes'));
  await screen.findByText('Failed to update recipe');
  await screen.findByText(/^We couldn’t reach the server\./u);
  server.answer(api);
  await user.click(button('Save Changes'));
  await screen.findByText('Recipe updated successfully!');
  await screen.findByRole('heading', { name: 'My soup' });
});

test('the edits of a deleted recipe become one new recipe, also when an answer is lost', async () => {
  const { server } = await openWizard(ADDRESS, serverWithSoup());
  setText('Recipe Title*', 'Soup that stays');
  server.recipes.clear();
  const { user, api } = await reopen(server);
  await deletedHeading();
  await screen.findByText(/You can save “/u);
  api.respond(recipesRoutes.createRecipe, ({ body }) => {
    server.create(body);
    return refused();
  });
  await user.click(button('Save mine as a new recipe'));
  await screen.findByText(/^We couldn’t reach the server\./u);
  server.answer(api);
  await user.click(button('Save mine as a new recipe'));
  await screen.findByRole('heading', { name: 'Soup that stays' });
  expect([...server.recipes.values()]).toMatchObject([{ title: 'Soup that stays', ingredients: ['2 leeks'] }]);
  expect(server.recipes.has(ID)).toBe(false);
});

test('invalid edits of a deleted recipe are corrected before they become a new recipe', async () => {
  const { server } = await openWizard(ADDRESS, serverWithSoup());
  setText('Recipe Title*', '');
  server.recipes.clear();
  const { user } = await reopen(server);
  await deletedHeading();
  await user.click(button('Save mine as a new recipe'));
  await expectStep('Basic Info');
  await expectFocus(field('Recipe Title*'));
  setText('Recipe Title*', 'Soup that stays');
  await openDetails(user);
  await user.click(button('Save Changes'));
  await deletedHeading();
  await expectFocus(screen.getByRole('heading', { name: 'Edit Recipe' }));
});

describe('saving an edit', () => {
  test.each([
    ['Basic Info', 'Recipe Title*', { title: '9' }],
    ['Ingredients', 'Ingredient 1', { ingredients: ['9'] }],
    ['Instructions', 'Step 1', { instructions: ['9'] }],
    ['Details', 'Servings', { servings: 9 }],
  ] as const)('is possible from the step %s, which opens by a click on its name', async (step, label, stored) => {
    const { user, server } = await openWizard(ADDRESS, serverWithSoup());
    if (step !== 'Basic Info') await user.click(button(step));
    await expectStep(step);
    setText(label, '9');
    await user.click(button('Save Changes'));
    await screen.findByText('Recipe updated successfully!');
    expect(server.recipes.get(ID)).toMatchObject(stored);
  });

  test('opens the step with the problem', async () => {
    const { user, server } = await openWizard(ADDRESS, serverWithSoup());
    await user.click(button('Instructions'));
    await expectStep('Instructions');
    setText('Step 1', '');
    await user.click(button('Basic Info (done)'));
    await expectStep('Basic Info');
    await user.click(button('Save Changes'));
    await expectStep('Instructions');
    await expectAlert('Please add at least one instruction step');
    await expectFocus(field('Step 1'));
    expect(server.recipes.get(ID)).toMatchObject({ version: 1 });
  });

  test('on one page marks and focuses the first problem, wherever it is', async () => {
    const { user, server } = await openOnOnePage();
    setText('Description*', '');
    setText('Servings', '0');
    await user.click(button('Save Changes'));
    await expectFocus(field('Description*'));
    setText('Description*', 'Greener.');
    await user.click(button('Save Changes'));
    await expectFocus(field('Servings'));
    setText('Servings', '3');
    await user.click(button('Save Changes'));
    await screen.findByText('Recipe updated successfully!');
    expect(server.recipes.get(ID)).toMatchObject({ description: 'Greener.', servings: 3 });
  });

  test('on one page resolves a conflict, and returns to the form', async () => {
    const { user, server } = await openOnOnePage();
    setText('Recipe Title*', 'My soup');
    server.change(ID, { servings: 8 });
    await user.click(button('Save Changes'));
    await screen.findByRole('heading', { name: 'Two versions of this recipe' });
    await user.click(button('Keep editing'));
    await screen.findByLabelText('Category');
    expect(field('Recipe Title*').value).toBe('My soup');
    await user.click(button('Save Changes'));
    await user.click(await screen.findByRole('button', { name: 'Save my choices' }));
    await screen.findByText('Recipe updated successfully!');
    expect(server.recipes.get(ID)).toMatchObject({ title: 'My soup', servings: 8 });
  });
});

test('the layout of the edit form is remembered, and nothing typed is lost by changing it', async () => {
  const { user, server } = await openOnOnePage();
  setText('Recipe Title*', 'My soup');
  await user.click(screen.getByRole('radio', { name: 'Step by step' }));
  await expectStep('Basic Info');
  expect(field('Recipe Title*').value).toBe('My soup');
  expect(screen.queryByLabelText('Category')).toBeNull();
  await reopen(server);
  await expectStep('Basic Info');
});

test('a recipe of another user cannot be edited', async () => {
  await reopen(new RecipeServer());
  await screen.findByRole('heading', { name: 'Recipe Not Found' });
});
