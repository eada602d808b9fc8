import type { VersionContent } from '@larder/contract/versions';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { VersionRecipe } from '#features/versions/components/version-recipe.tsx';
import { SOUP } from '#test/recipes.ts';

function renderVersion(change: Partial<VersionContent>): void {
  const { title, description, ingredients, instructions, image_url, picture, category } = SOUP;
  const { preparation_time, cooking_time, servings } = SOUP;
  const times = { preparation_time, cooking_time, servings };
  render(
    <VersionRecipe
      content={{ title, description, ingredients, instructions, image_url, picture, category, ...times, ...change }}
    />,
  );
}

const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the headings of sections have no number, and steps are numbered across sections', () => {
  renderVersion({ ingredients: [], instructions: ['For the broth:', 'Boil.', 'For the soup:', 'Slice.', 'Simmer.'] });
  expect(steps()).toEqual(['For the broth', '1Boil.', 'For the soup', '2Slice.', '3Simmer.']);
  expect(screen.getByRole('heading', { name: 'For the soup', level: 5 })).toBeDefined();
});

test('a version shows the note of a step beside it', () => {
  renderVersion({ ingredients: [], instructions: ['Slice.', 'Simmer.'], step_notes: [{ step: 1, note: 'Low heat.' }] });
  expect(steps()).toEqual(['1Slice.', '2Simmer.Low heat.']);
});

test('a version shows the photo of a step below it', () => {
  const image_url = '/pictures/0190a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2c/640';
  renderVersion({ instructions: ['For the soup:', 'Slice.', 'Simmer.'], step_pictures: [{ step: 2, image_url }] });
  const photo = screen.getByRole('img', { name: 'Photo of step 2' });
  expect(photo.closest('li')?.textContent).toBe('2Simmer.');
  expect(photo.getAttribute('srcset')).toBe(`${image_url.replace('640', '320')} 320w, ${image_url} 640w`);
});

test('a version shows notes, tools and source', () => {
  renderVersion({ notes: 'Better the next day.', equipment: ['Pot'], source_name: 'Soups', author: 'Ada' });
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toBe('NotesBetter the next day.');
  expect(screen.getByText('Pot')).toBeDefined();
  expect(screen.getByText('Soups, by Ada')).toBeDefined();
});

test('two open versions have a notes section each', () => {
  renderVersion({ notes: 'Better the next day.' });
  renderVersion({ notes: 'Freezes well.' });
  const regions = screen.getAllByRole('region', { name: 'Notes' });
  expect(new Set(regions.map((region) => region.getAttribute('aria-labelledby'))).size).toBe(2);
});
