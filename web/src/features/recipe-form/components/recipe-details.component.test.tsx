import { recipesRoutes } from '@larder/contract/recipes';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { errorAnswer } from '#test/fake-api.ts';
import { button, expectAlert, expectDescription, expectFocus, field } from '#test/forms.ts';
import { expectStep, fillToDetails, openNextStep, openWizard, rowTexts, setText } from '#test/recipe-wizard.ts';
import { RecipeServer } from '#test/recipe-server.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

function serverWith(details: object): RecipeServer {
  const server = new RecipeServer();
  const texts = { title: 'Leek soup', description: 'Green.', ingredients: ['2 leeks'], instructions: ['Boil.'] };
  server.create({ ...texts, ...details, id: ID });
  return server;
}

const saved = (server: RecipeServer) => [...server.recipes.values()][0];

async function openEdit(step: 'Ingredients' | 'Instructions' | 'Details', server: RecipeServer) {
  const page = await openWizard(`/recipe/${ID}/edit`, server);
  await page.user.click(button(step));
  await expectStep(step);
  return page;
}

/** Opens the step of a new recipe. */
async function openList(user: UserEvent, step: 'Ingredients' | 'Instructions'): Promise<void> {
  await user.click(button('Start from what’s in the fridge'));
  await expectStep('Ingredients');
  if (step === 'Ingredients') return;
  setText('Ingredient 1', '2 leeks');
  await openNextStep(user, 'Instructions');
}

describe('a section', () => {
  test('starts above a blank last row, is left by Enter, and does not count as an ingredient', async () => {
    const { user } = await openWizard();
    await openList(user, 'Ingredients');
    await user.click(button('Add section'));
    expect(document.activeElement).toBe(field('Section 1'));
    await user.keyboard('For the soup{Enter}2 leeks{Enter}');
    expect(document.activeElement).toBe(field('Ingredient 2'));
    await user.keyboard('stock');
    await user.click(button('Add section'));
    expect(document.activeElement).toBe(field('Section 2'));
    // A blank section is not repeated.
    await user.click(button('Add section'));
    await user.keyboard('To serve{Enter}bread');
    expect(rowTexts('Ingredient')).toEqual(['2 leeks', 'stock', 'bread']);
    expect(field('Section 2').value).toBe('To serve');
  });

  test('is removed by Backspace, also as the only row', async () => {
    const { user } = await openWizard();
    await openList(user, 'Ingredients');
    await user.click(button('Add section'));
    await user.click(await screen.findByRole('button', { name: 'Remove ingredient 1' }));
    await user.click(field('Section 1'));
    await user.keyboard('{Backspace}');
    expect(screen.queryByLabelText('Section 1')).toBeNull();
    expect(document.activeElement).toBe(field('Ingredient 1'));
  });

  test('moves by Alt and an arrow key, and the steps are numbered anew', async () => {
    const { user } = await openEdit('Instructions', serverWith({ instructions: ['Cut.', 'Next day:', 'Boil.'] }));
    await user.click(field('Section 1'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(document.activeElement).toBe(field('Section 1'));
    expect(screen.getByText('Section moved to position 1 of 3.')).toBeDefined();
    expect(rowTexts('Step')).toEqual(['Cut.', 'Boil.']);
    expect(screen.queryByText('3', { ignore: '[aria-current]' })).toBeNull();
  });

  test('comes from a pasted or typed line that ends with a colon', async () => {
    const { user } = await openWizard();
    await openList(user, 'Ingredients');
    await user.click(field('Ingredient 1'));
    await user.paste('For the soup:\n- 2 leeks\n\nTo serve:\nbread');
    expect(field('Section 1').value).toBe('For the soup');
    expect(field('Section 2').value).toBe('To serve');
    expect(rowTexts('Ingredient')).toEqual(['2 leeks', 'bread']);
    expect(document.activeElement).toBe(field('Ingredient 2'));
    await user.keyboard('{Enter}For the table:{Enter}salt');
    expect(field('Section 3').value).toBe('For the table');
    expect(document.activeElement).toBe(field('Ingredient 3'));
    expect(rowTexts('Ingredient')).toEqual(['2 leeks', 'bread', 'salt']);
  });

  test('without a text is reported, and the server’s error of a row below it appears at that row', async () => {
    const { user, api, server } = await openEdit('Ingredients', serverWith({ ingredients: ['Soup:', 'leek', 'salt'] }));
    setText('Section 1', ' ');
    await user.click(button('Save Changes'));
    await expectFocus(field('Section 1'));
    setText('Section 1', 'Leek soup');
    api.respond(recipesRoutes.updateRecipe, () =>
      errorAnswer(400, 'invalid_input', 'x', { 'ingredients.1': 'No leeks today' }),
    );
    await user.click(button('Save Changes'));
    await expectDescription(field('Ingredient 1'), 'No leeks today');
    server.answer(api);
    setText('Ingredient 1', '2 leeks');
    await user.click(button('Save Changes'));
    await screen.findByText('Recipe updated successfully!');
    expect(saved(server)?.ingredients).toEqual(['Leek soup:', '2 leeks', 'salt']);
  });
});

describe('a step note', () => {
  const withNote = () =>
    serverWith({ instructions: ['Cut.', 'Boil.'], step_notes: [{ step: 1, note: 'Low heat.' }], notes: 'Good.' });

  test('opens below its step, and Backspace closes it while it is empty', async () => {
    const { user, server } = await openEdit('Instructions', serverWith({}));
    await user.click(button('Add note to step 1'));
    expect(document.activeElement).toBe(field('Note for step 1'));
    await user.keyboard('{Backspace}');
    await expectFocus(field('Step 1'));
    await user.click(button('Add note to step 1'));
    await user.keyboard('Low heat.');
    await user.click(button('Save Changes'));
    await screen.findByText('Recipe updated successfully!');
    expect(saved(server)?.step_notes).toEqual([{ step: 0, note: 'Low heat.' }]);
  });

  test('moves with its step', async () => {
    const { user, server } = await openEdit('Instructions', withNote());
    await user.click(field('Step 2'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(field('Note for step 1').value).toBe('Low heat.');
    expect(screen.queryByLabelText('Note for step 2')).toBeNull();
    await user.click(button('Save Changes'));
    await screen.findByText('Recipe updated successfully!');
    expect(saved(server)).toMatchObject({
      instructions: ['Boil.', 'Cut.'],
      step_notes: [{ step: 0, note: 'Low heat.' }],
      notes: 'Good.',
    });
  });

  test('goes with its step', async () => {
    const { user, server } = await openEdit('Instructions', withNote());
    await user.click(await screen.findByRole('button', { name: 'Remove step 2' }));
    await user.click(button('Save Changes'));
    await screen.findByText('Recipe updated successfully!');
    expect(saved(server)).toMatchObject({ instructions: ['Cut.'], step_notes: [] });
  });
});

describe('the details', () => {
  test('are saved with a new recipe', async () => {
    const { user, server } = await openWizard();
    await fillToDetails(user);
    setText('Resting time (minutes)', '30');
    setText('Makes', '2 liters');
    setText('Notes', 'Better the next day.');
    await user.click(field('Tags'));
    await user.keyboard('quick,freezer{Enter}Quick{Enter}soup');
    setText('From', 'Grandma’s notebook');
    setText('Written by', 'Ada');
    setText('Web address', 'https://example.org/soup');
    // What is typed in the field of tags counts, although Enter was not pressed.
    await user.click(button('Create Recipe'));
    await screen.findByRole('heading', { name: 'Leek soup' });
    expect(saved(server)).toMatchObject({
      resting_time: 30,
      yield_text: '2 liters',
      notes: 'Better the next day.',
      tags: ['quick', 'freezer', 'soup'],
      equipment: [],
      source_name: 'Grandma’s notebook',
      author: 'Ada',
      source_url: 'https://example.org/soup',
      video_url: null,
    });
  });

  test('are reported at their field when they are invalid', async () => {
    const { user } = await openWizard();
    await fillToDetails(user);
    setText('Video address', 'grandma');
    setText('Tools', 'x'.repeat(61));
    await user.click(button('Create Recipe'));
    await expectAlert('At most 60 characters in one tool');
    await expectFocus(field('Tools'));
    await expectDescription(field('Video address'), 'Please enter a full address');
  });

  test('send only what changed, and leave the nutrition facts alone', async () => {
    const details = { tags: ['quick', 'soup'], notes: 'Good.', nutrition: { calories: '200 kcal' } };
    const { user, api, server } = await openEdit('Details', serverWith(details));
    const requests: unknown[] = [];
    api.respond(recipesRoutes.updateRecipe, ({ body }) => {
      requests.push(body);
      return new Response(JSON.stringify(server.change(ID, {})), { status: 200 });
    });
    await user.click(button('Remove tag quick'));
    await expectFocus(field('Tags'));
    await user.keyboard('{Backspace}vegan{Enter}');
    setText('Notes', '');
    await user.click(button('Save Changes'));
    await screen.findByText('Recipe updated successfully!');
    expect(requests).toEqual([{ version: 1, tags: ['vegan'], notes: '' }]);
  });

  test('are compared field by field in a conflict, each step with its note and sections without a number', async () => {
    const { user, server } = await openEdit(
      'Details',
      serverWith({ tags: ['quick'], instructions: ['Soup:', 'Boil.'] }),
    );
    setText('Notes', 'Mine.');
    await user.click(field('Tags'));
    await user.keyboard('vegan{Enter}');
    server.change(ID, { notes: 'Theirs.', step_notes: [{ step: 1, note: 'Low heat.' }] });
    await user.click(button('Save Changes'));
    const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`, 'u') });
    expect((await group('Notes')).textContent).toContain('Theirs.');
    expect((await group('Tags')).textContent).toContain('vegan');
    const lines = within(await group('Instructions')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Soup:', 'Boil.', 'Soup:', 'Boil.\nNote: Low heat.']);
    expect(lines.map((line) => line.getAttribute('value'))).toEqual(['1', '1', '1', '1']);
    await user.click(button('Save my choices'));
    await screen.findByText('Recipe updated successfully!');
    expect(saved(server)).toMatchObject({
      notes: 'Mine.',
      tags: ['quick', 'vegan'],
      step_notes: [{ step: 1, note: 'Low heat.' }],
    });
  });
});
