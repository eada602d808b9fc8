import { assistantRoutes, type Extraction } from '@larder/contract/assistant';
import { picturesRoutes } from '@larder/contract/pictures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { button, expectFocus, field } from '#test/forms.ts';
import { expectStep, openNextStep, type OpenWizard, openWizard, rowTexts, setText } from '#test/recipe-wizard.ts';

const SAMPLES = ['3 tomatoes', '1 onion', '2 cloves garlic', 'basil', 'olive oil', 'salt'];
const SAMPLE: Extraction = { ingredients: SAMPLES, is_sample: true, answered_by: 'kitchen' };
const { extractIngredients } = assistantRoutes;

const picture = (name = 'a.png') => new File(['pixels'], name, { type: 'image/png' });
const zone = () => screen.getByRole('group', { name: 'Picture of your ingredients' });

function drop(...files: File[]): void {
  fireEvent.drop(zone(), { dataTransfer: { types: ['Files'], files } });
}

async function openIngredients(): Promise<OpenWizard> {
  const page = await openWizard();
  page.api.answer(extractIngredients, SAMPLE);
  setText('Recipe Title*', 'Leek soup');
  setText('Description*', 'Green and warm.');
  await openNextStep(page.user, 'Ingredients');
  setText('Ingredient 1', '2 leeks');
  return page;
}

describe('a photo of ingredients', () => {
  test('is called a demo before the upload if no model can see', async () => {
    await openIngredients();
    const { getByText, findByText } = within(zone());
    expect(getByText('REECE will extract ingredients from your image')).toBeDefined();
    await findByText('Demo');
    expect(getByText(/any picture gives you the same six sample ingredients/u)).toBeDefined();
  });

  test('must be one JPEG or PNG file', async () => {
    const { api } = await openIngredients();
    const uploads = api.answer(extractIngredients, SAMPLE);
    drop(new File(['leeks'], 'list.txt', { type: 'text/plain' }));
    await within(zone()).findByText('Please choose a JPEG or PNG picture.');
    drop(picture(), picture('b.png'));
    await within(zone()).findByText('One picture at a time, please.');
    expect(uploads).toEqual([]);
  });

  test('reports a failure and changes nothing', async () => {
    const { api } = await openIngredients();
    api.refuse(extractIngredients, 500, 'internal');
    drop(picture());
    await screen.findByText('Failed to process image. Please try again.');
    expect(rowTexts('Ingredient')).toEqual(['2 leeks']);
  });

  test('adds its ingredients even if another step is open', async () => {
    const { user, api } = await openIngredients();
    const release = api.hold(extractIngredients);
    drop(picture());
    await within(zone()).findByRole('button', { name: 'Processing image...' });
    await user.click(button('Back'));
    await expectStep('Basic Info');
    release();
    await screen.findByText('These are sample ingredients, not read from your photo');
    expect(screen.queryByText('Ingredients extracted successfully!')).toBeNull();
    await openNextStep(user, 'Ingredients');
    await within(zone()).findByText(/^These 6 ingredients are samples, not read from your photo\./u);
    expect(rowTexts('Ingredient')).toEqual(['2 leeks', ...SAMPLES]);
    await user.click(within(zone()).getByRole('button', { name: 'Undo' }));
    await expectFocus(screen.getByRole('heading', { name: 'Create Recipe' }));
    expect(rowTexts('Ingredient')).toEqual(['2 leeks']);
  });

  test('adds only missing ingredients, which Undo removes', async () => {
    const { user, api } = await openIngredients();
    api.answer(extractIngredients, {
      ingredients: ['2 Leeks', '1 lemon'],
      is_sample: false,
      answered_by: 'provider',
    });
    drop(picture());
    await screen.findByText('Ingredients extracted successfully!');
    await within(zone()).findByText('1 ingredient was added to your list. 1 was on it already.');
    expect(rowTexts('Ingredient')).toEqual(['2 leeks', '1 lemon']);
    await user.click(within(zone()).getByRole('button', { name: 'Undo' }));
    expect(rowTexts('Ingredient')).toEqual(['2 leeks']);
    api.answer(extractIngredients, { ingredients: ['2 leeks'], is_sample: true, answered_by: 'kitchen' });
    drop(picture());
    await within(zone()).findByText('The sample ingredients are on your list already.');
    expect(rowTexts('Ingredient')).toEqual(['2 leeks']);
  });

  describe('the file dialog', () => {
    afterEach(() => vi.useRealTimers());

    test('counts as canceled 300 ms after the page has the focus again', async () => {
      const { user } = await openIngredients();
      const choose = within(zone()).getByRole('button', { name: 'Choose a picture' });
      await user.click(choose);
      expect(choose.getAttribute('aria-busy')).toBe('true');
      vi.useFakeTimers();
      // Some browsers send no event for a canceled dialog.
      fireEvent.focus(window);
      await act(() => vi.advanceTimersByTimeAsync(299));
      expect(choose.getAttribute('aria-busy')).toBe('true');
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(choose.getAttribute('aria-busy')).toBeNull();
    });
  });
});

test('a photo URL that fails can be left out', async () => {
  const { user, api } = await openWizard();
  api.refuse(picturesRoutes.importPicture, 400, 'invalid_input', 'x', { url: 'No picture there' });
  setText('Image URL (optional)', 'http://127.0.0.1:1/soup.jpg');
  fireEvent.blur(field('Image URL (optional)'));
  await user.click(await screen.findByRole('button', { name: 'Keep the recipe without a picture' }));
  expect(field('Image URL (optional)').value).toBe('');
  await expectFocus(field('Image URL (optional)'));
  await waitFor(() => expect(screen.queryByText('No picture there')).toBeNull());
});
