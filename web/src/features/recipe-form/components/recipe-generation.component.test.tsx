import { assistantRoutes, type Generation } from '@larder/contract/assistant';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { eventStream, json, proxyPage } from '#test/fake-api.ts';
import { button, expectAlert, expectFocus, field, isDisabled } from '#test/forms.ts';
import { expectStep, openNextStep, type OpenWizard, openWizard, rowTexts, setText } from '#test/recipe-wizard.ts';

const GENERATE = 'Generate Recipe from Ingredients';
const { createGeneration } = assistantRoutes;

const GENERATION: Generation = {
  id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  kind: 'ingredients',
  requested_title: null,
  state: 'done',
  stage: null,
  recipe: {
    title: 'Chicken with Rice',
    description: 'Sunday food.',
    ingredients: ['1 chicken', '200 g rice', 'salt'],
    instructions: ['Roast.', 'Serve.'],
    preparation_time: 10,
    cooking_time: 60,
    servings: 4,
    category: 'Main Dish',
  },
  recipe_id: null,
  image_url: null,
  unusable: [],
  notes: [],
  answered_by: 'kitchen',
  problem: null,
  created_at: '2030-01-01T00:00:00.000Z',
};

/** Opens the ingredients of a recipe with a typed title, on a server that generates `changes` of a recipe. */
async function openIngredients(changes: Partial<Generation> = {}): Promise<OpenWizard> {
  const page = await openWizard();
  const { user, api } = page;
  api.respond(createGeneration, () => eventStream([{ type: 'end', generation: { ...GENERATION, ...changes } }]));
  api.respond(assistantRoutes.markGenerationSeen, () => json(204, undefined));
  setText('Recipe Title*', 'My own title');
  setText('Description*', 'Mine.');
  await openNextStep(user, 'Ingredients');
  setText('Ingredient 1', 'chicken');
  return page;
}

const note = () => screen.findByRole('region', { name: 'Made by REECE' });

async function generate({ user }: OpenWizard): Promise<void> {
  await user.click(button(GENERATE));
  await note();
  expect(rowTexts('Ingredient')).toEqual(['1 chicken', '200 g rice', 'salt']);
}

async function regenerate({ user }: OpenWizard): Promise<void> {
  await user.click(button('Make another'));
  await waitFor(() => expect(isDisabled(button('Make another'))).toBe(false));
}

describe('generating', () => {
  test.each(['', 'For the pot:'])('needs an ingredient other than "%s"', async (text) => {
    const { user } = await openIngredients();
    setText('Ingredient 1', text);
    await user.click(button(GENERATE));
    await expectAlert('Please add at least one ingredient');
    await expectFocus(field('Ingredient 1'));
  });

  test('fills the form but keeps the typed title', async () => {
    const page = await openIngredients();
    const release = page.api.hold(createGeneration);
    await page.user.click(button(GENERATE));
    const busy = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Generating...' });
    expect(busy.map(isDisabled)).toEqual([true]);
    release();
    expect((await note()).textContent).toContain('My own title');
    await screen.findByText('Recipe generated successfully!');
    await screen.findByText('We kept your title. REECE called it “Chicken with Rice”.');
    expect(rowTexts('Ingredient')).toEqual(['1 chicken', '200 g rice', 'salt']);
    await openNextStep(page.user, 'Instructions');
    expect(rowTexts('Step')).toEqual(['Roast.', 'Serve.']);
  });

  test('says which ingredients are unusable and changes nothing', async () => {
    const unusable = [{ text: 'gravel', reason: 'gravel is not a food' }];
    const { user } = await openIngredients({ recipe: null, unusable });
    setText('Ingredient 1', 'gravel');
    await user.click(button(GENERATE));
    await screen.findByText('Failed to generate recipe');
    await screen.findByText('REECE couldn’t make a dish from these.');
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toContain('Gravel is not a food');
    expect(rowTexts('Ingredient')).toEqual(['gravel']);
  });

  test.each([
    ['a server error', () => json(500, 'oops'), 'Failed to generate recipe'],
    ['a proxy', () => proxyPage(200), 'An unexpected error occurred'],
  ])('changes nothing after %s', async (_what, answer, message) => {
    const { user, api } = await openIngredients();
    api.respond(createGeneration, answer);
    await user.click(button(GENERATE));
    await screen.findByText(message);
    await screen.findByText(/Everything you typed is still here\./u);
    expect(rowTexts('Ingredient')).toEqual(['chicken']);
  });
});

describe('undo', () => {
  test('restores the typed form', async () => {
    const page = await openIngredients();
    await generate(page);
    await page.user.click(button('Undo'));
    await expectFocus(screen.getByRole('heading', { name: 'Create Recipe' }));
    expect(screen.queryByRole('region', { name: 'Made by REECE' })).toBeNull();
    expect(rowTexts('Ingredient')).toEqual(['chicken']);
    await page.user.click(button('Back'));
    await expectStep('Basic Info');
    expect(field('Recipe Title*').value).toBe('My own title');
  });

  test('asks before it discards edits of the generated recipe', async () => {
    const page = await openIngredients();
    await generate(page);
    setText('Ingredient 1', 'my own chicken');
    await page.user.click(button('Undo'));
    await screen.findByRole('alertdialog', { name: 'Go back to what you typed?' });
    await page.user.click(button('Keep this recipe'));
    expect(field('Ingredient 1').value).toBe('my own chicken');
    await page.user.click(button('Undo'));
    await page.user.click(await screen.findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(rowTexts('Ingredient')).toEqual(['chicken']));
  });

  test('restores the form before the first recipe if nothing was typed since', async () => {
    const page = await openIngredients();
    await generate(page);
    await regenerate(page);
    await page.user.click(button('Undo'));
    await waitFor(() => expect(rowTexts('Ingredient')).toEqual(['chicken']));
  });

  test('restores text typed while another recipe was generated', async () => {
    const page = await openIngredients();
    await generate(page);
    const release = page.api.hold(createGeneration);
    await page.user.click(button('Make another'));
    const busy = await within(await note()).findByRole<HTMLButtonElement>('button', { name: 'Generating...' });
    expect(isDisabled(busy)).toBe(true);
    setText('Ingredient 1', 'a chicken that I typed just now');
    release();
    await waitFor(() => expect(field('Ingredient 1').value).toBe('1 chicken'));
    await page.user.click(button('Undo'));
    await waitFor(() => expect(field('Ingredient 1').value).toBe('a chicken that I typed just now'));
  });
});

test('the options of a generation are sent, and remembered for the next recipe', async () => {
  const { user, api } = await openIngredients();
  const sent = api.respond(createGeneration, () => eventStream([{ type: 'end', generation: GENERATION }]));
  await user.click(screen.getByText('Options'));
  await user.click(button('Servings: more'));
  await user.selectOptions(field('Ready in at most'), '30 minutes');
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(screen.getByRole('checkbox', { name: 'Oven' }));
  await screen.findByText(': 4 servings, at most 30 minutes, vegan, no oven');
  await user.click(button(GENERATE));
  await note();
  const wish = { servings: 4, minutes: 30, diets: ['vegan'], missing: ['oven'] };
  expect(sent.map(({ body }) => body)).toMatchObject([{ kind: 'ingredients', ingredients: ['chicken'], ...wish }]);

  const { user: later } = await openWizard();
  await later.click(button('Start from what’s in the fridge'));
  await screen.findByText(': 4 servings, at most 30 minutes, vegan, no oven');
});
