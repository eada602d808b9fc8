import { RECIPE_CATEGORIES } from '@larder/contract/recipes';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { button, descriptionOf, expectAlert, expectDescription, expectFocus, field } from '#test/forms.ts';
import {
  currentStep,
  expectStep,
  fillToDetails,
  openNextStep,
  openWizard,
  rowTexts,
  setText,
} from '#test/recipe-wizard.ts';

/** The buttons of a row render after its field. */
const findButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

const START = 'Start from what’s in the fridge';

describe('validation', () => {
  test('each step reports missing input at its field and stays open', async () => {
    const { user } = await openWizard();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Basic Info',
      'Ingredients',
      'Instructions',
      'Details',
    ]);
    await user.click(button('Next'));
    await expectAlert('Please enter a title for your recipe');
    await expectDescription(field('Recipe Title*'), 'Please enter a title for your recipe');
    await expectFocus(field('Recipe Title*'));
    setText('Recipe Title*', 'Leek soup');
    await user.click(button('Next'));
    await expectDescription(field('Description*'), 'Please enter a description for your recipe');
    expect(currentStep()).toBe('Basic Info');
    setText('Description*', 'Green and warm.');

    await openNextStep(user, 'Ingredients');
    setText('Ingredient 1', ' ');
    await user.click(button('Next'));
    await expectAlert('Please fill in all ingredient fields or remove empty ones');
    await expectFocus(field('Ingredient 1'));
    setText('Ingredient 1', '2 leeks');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Add Ingredient'));
    await user.click(button('Next'));
    await expectFocus(field('Ingredient 2'));
    await user.click(await findButton('Remove ingredient 2'));

    await openNextStep(user, 'Instructions');
    await user.click(button('Next'));
    await expectAlert('Please fill in all instruction steps or remove empty ones');
    setText('Step 1', 'Slice them.');
    await openNextStep(user, 'Details');
  });

  test('submitting without title and description opens the first step', async () => {
    const { user } = await openWizard();
    await user.click(button(START));
    await expectStep('Ingredients');
    setText('Ingredient 1', '2 leeks');
    await openNextStep(user, 'Instructions');
    setText('Step 1', 'Slice them.');
    await openNextStep(user, 'Details');
    await user.click(button('Create Recipe'));
    await expectAlert('Please enter a title and description');
    expect(currentStep()).toBe('Basic Info');
    await expectFocus(field('Recipe Title*'));
  });

  test.each([
    ['Instructions', 'Step 1', 'Please add at least one instruction step'],
    ['Ingredients', 'Ingredient 1', 'Please add at least one ingredient'],
  ] as const)('submitting reports a cleared field of %s', async (step, label, message) => {
    const { user, history } = await openWizard();
    await fillToDetails(user);
    const stepsBack = step === 'Instructions' ? 1 : 2;
    await act(async () => history.go(-stepsBack));
    await expectStep(step);
    setText(label, '');
    await act(async () => history.go(stepsBack));
    await expectStep('Details');
    await user.click(button('Create Recipe'));
    await expectAlert(message);
    await expectFocus(field(label));
    expect(currentStep()).toBe(step);
  });

  test('submitting reports numbers that are too small at their fields', async () => {
    const { user, server } = await openWizard();
    await fillToDetails(user);
    setText('Servings', '0');
    setText('Cooking time (minutes)', '-1');
    await user.click(button('Create Recipe'));
    await expectFocus(field('Servings'));
    expect(descriptionOf(field('Servings'))).toContain('Servings must be at least 1');
    expect(descriptionOf(field('Cooking time (minutes)'))).toContain('Time cannot be less than 0 minutes');
    expect(server.titles).toEqual([]);
  });

  test('the details offer each category', async () => {
    const { user } = await openWizard();
    await fillToDetails(user);
    expect(field('Category').value).toBe('Main Dish');
    const options = within(field('Category')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([...RECIPE_CATEGORIES]);
  });
});

describe('the steps', () => {
  test('of a new recipe open by a click once they were visited', async () => {
    const { user } = await openWizard();
    expect(screen.queryByRole('button', { name: 'Instructions' })).toBeNull();
    await fillToDetails(user);
    await user.click(button('Basic Info (done)'));
    await expectStep('Basic Info');
    await expectFocus(screen.getByRole('heading', { name: 'Basic Info' }));
    await user.click(button('Details'));
    await expectStep('Details');
    // Back leads to the step before this one in the form, however it was opened.
    await user.click(button('Back'));
    await expectStep('Instructions');
  });
});

describe('rows', () => {
  test('are added and removed by keys and buttons, and one always remains', async () => {
    const { user } = await openWizard();
    await user.click(button(START));
    await expectStep('Ingredients');
    expect((await findButton('Remove ingredient 1')).disabled).toBe(true);
    await user.type(field('Ingredient 1'), '{Backspace}eggs{Enter}');
    expect(document.activeElement).toBe(field('Ingredient 2'));
    // Enter in an empty row adds none.
    await user.keyboard('{Enter}');
    expect(rowTexts('Ingredient')).toEqual(['eggs', '']);
    await user.keyboard('2 cups flour');
    await user.click(button('Add Ingredient'));
    expect(document.activeElement).toBe(field('Ingredient 3'));
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(field('Ingredient 2'));
    await user.click(button('Remove ingredient 1'));
    expect(rowTexts('Ingredient')).toEqual(['2 cups flour']);
    expect(button('Remove ingredient 1').disabled).toBe(true);

    await openNextStep(user, 'Instructions');
    expect((await findButton('Remove step 1')).disabled).toBe(true);
    await user.type(field('Step 1'), '{Backspace}Slice the leeks.');
    await user.click(button('Add Step'));
    await user.keyboard('Simmer.');
    await user.click(button('Remove step 1'));
    expect(rowTexts('Step')).toEqual(['Simmer.']);
    expect(button('Remove step 1').disabled).toBe(true);
  });

  test('move by Alt and an arrow key, with an announcement', async () => {
    const { user } = await openWizard();
    await user.click(button(START));
    await expectStep('Ingredients');
    await user.type(field('Ingredient 1'), 'eggs{Enter}flour{Alt>}{ArrowUp}{/Alt}');
    expect(rowTexts('Ingredient')).toEqual(['flour', 'eggs']);
    expect(document.activeElement).toBe(field('Ingredient 1'));
    expect(screen.getByText('Ingredient moved to position 1 of 2.')).toBeDefined();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rowTexts('Ingredient')).toEqual(['flour', 'eggs']);
  });

  test('split a pasted list', async () => {
    const { user } = await openWizard();
    await user.click(button(START));
    await expectStep('Ingredients');
    await user.click(field('Ingredient 1'));
    await user.paste('• 2 eggs\r\n\r\n• 200 g flour\r\n• a pinch of salt');
    expect(rowTexts('Ingredient')).toEqual(['2 eggs', '200 g flour', 'a pinch of salt']);
    expect(document.activeElement).toBe(field('Ingredient 3'));
  });

  test('show how an ingredient is parsed once typing pauses', async () => {
    const { user } = await openWizard();
    await user.click(button(START));
    await expectStep('Ingredients');
    setText('Ingredient 1', '2 cups flour');
    const food = await screen.findByText('all-purpose flour');
    expect(food.parentElement?.textContent).toBe('Understood as: 2cupsall-purpose flour');
    setText('Ingredient 1', 'a handful of unobtainium');
    await screen.findByText(/^not recognized/u);
  });
});
