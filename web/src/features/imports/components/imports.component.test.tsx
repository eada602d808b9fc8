import { importsRoutes } from '@larder/contract/imports';
import type { Draft, DraftCard, ImportJob } from '@larder/contract/imports';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { errorAnswer, type FakeApi, json, refused } from '#test/fake-api.ts';
import { button, expectDescription, expectFocus, field, fill } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { SOUP } from '#test/recipes.ts';

const ID = '0192f0c0-0000-7000-8000-0000000000d1';

const READY: ImportJob = {
  id: ID,
  file_name: 'recipes.zip',
  bytes: 9,
  state: 'ready',
  missing_parts: [],
  format: 'Paprika',
  problem: null,
  drafts: 3,
  duplicates: 1,
  doubtful: 1,
  saved: 0,
  to_save: 1,
  problems: 1,
  pending: 0,
  created_at: '2030-01-01T00:00:00.000Z',
  deleted_at: '2030-01-31T00:00:00.000Z',
};

const CARD: DraftCard = {
  position: 0,
  title: 'Leek soup 🥬',
  picture: null,
  image_url: null,
  ingredient_count: 2,
  step_count: 1,
  doubt_count: 1,
  duplicate: null,
  choice: 'keep',
  recipe_id: null,
  problem: null,
  is_readable: true,
};

const DRAFT: Draft = {
  title: CARD.title,
  description: null,
  ingredients: ['2 leeks', 'some st0ck'],
  instructions: ['Simmer.'],
  image_url: null,
  preparation_time: null,
  cooking_time: 20,
  resting_time: null,
  total_time: null,
  servings: 4,
  yield_text: null,
  author: null,
  source_name: null,
  source_url: null,
  video_url: null,
  language: null,
  notes: null,
  step_notes: [],
  nutrition: null,
  tags: [],
  equipment: [],
  links: [],
  stars: null,
  is_favorite: false,
  cooked: [],
  created_at: null,
  findings: [
    { field: 'title', from: 'file', sure: true },
    { field: 'ingredients', from: 'file', sure: true },
    { field: 'ingredients', line: 1, from: 'file', sure: false },
  ],
};

/** The state of the fake server. */
let job: ImportJob;
let cards: DraftCard[];
beforeEach(() => {
  job = READY;
  cards = [
    CARD,
    {
      ...CARD,
      position: 1,
      title: 'Ribollita',
      doubt_count: 0,
      duplicate: { by: 'title', recipe_id: SOUP.id, title: 'Ribollita' },
      choice: 'skip',
    },
    { ...CARD, position: 2, title: '', is_readable: false, problem: 'The entry is damaged.' },
  ];
});

function open(path: string, prepare?: (api: FakeApi) => void) {
  return openPage(path, {
    session: SIGNED_IN,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.answer(importsRoutes.listImports, () => ({ imports: [job], photos: 'none' as const }));
      api.answer(importsRoutes.getImport, () => job);
      api.answer(importsRoutes.listDrafts, () => ({ drafts: cards, next_from: null }));
      api.answer(importsRoutes.getDraft, () => ({ ...CARD, draft: DRAFT }));
      prepare?.(api);
    },
  });
}

const review = (prepare?: (api: FakeApi) => void) => open(`/import/${ID}`, prepare);
const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (item === null) throw new Error(`${title} is not in a list`);
  return within(item);
};
const chooseFile = async (input: number, name = 'recipes.zip', content = 'some text') => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  const files = [new File([content], name)];
  const chosen = inputs[input];
  if (chosen === undefined) throw new Error('There is no such field');
  Object.defineProperty(chosen, 'files', { configurable: true, value: files });
  await act(async () => chosen.dispatchEvent(new Event('change', { bubbles: true })));
};

test('a chosen file is uploaded and then read', async () => {
  const { api } = await open('/import', (fake) =>
    fake.answer(importsRoutes.listImports, { imports: [], photos: 'none' }),
  );
  await screen.findByText(/No imports yet/u);
  const started = api.respond(importsRoutes.startImport, ({ body }) => {
    job = { ...READY, ...(body as object), state: 'uploading', missing_parts: [0] };
    return json(201, job);
  });
  const parts = api.respond(importsRoutes.uploadPart, () => {
    job = { ...job, state: 'reading', missing_parts: [], drafts: 1_240, format: null };
    return json(200, job);
  });
  await chooseFile(0);
  await screen.findByText(/1,240 recipes read so far/u);
  expect(started.map(({ body }) => body)).toEqual([{ id: job.id, file_name: 'recipes.zip', bytes: 9 }]);
  expect(parts.map(({ path }) => path)).toEqual([`/api/imports/${job.id}/parts/0`]);
});

test('an empty file is refused before the upload', async () => {
  await open('/import');
  await screen.findByText('recipes.zip');
  await chooseFile(0, 'empty.zip', '');
  expect((await screen.findByRole('alert')).textContent).toBe('empty.zip: This file is empty');
});

test('an interrupted upload continues with the same file only', async () => {
  job = { ...READY, state: 'uploading', missing_parts: [0], format: null, drafts: 0 };
  const { api } = await open('/import');
  await screen.findByText(/Choose the same file again to continue/u);
  const started = api.answer(importsRoutes.startImport, () => job);
  api.respond(importsRoutes.uploadPart, () => {
    job = { ...READY };
    return json(200, job);
  });
  await chooseFile(1, 'other.zip');
  await screen.findByText(/This is another file/u);
  expect(started).toEqual([]);
  await chooseFile(1);
  await screen.findByRole('link', { name: 'Review' });
  expect(started[0]?.body).toMatchObject({ id: ID });
});

test('an upload that is refused says why', async () => {
  const { user } = await open('/import', (api) => {
    api.answer(importsRoutes.listImports, { imports: [], photos: 'none' });
    api.refuse(importsRoutes.startImport, 409, 'conflict', 'You have 50 imports. Please remove one first.');
  });
  await screen.findByText(/No imports yet/u);
  await chooseFile(0);
  await screen.findByText('You have 50 imports. Please remove one first.');
  await user.click(button('Remove'));
  await waitFor(() => expect(screen.queryByText('recipes.zip')).toBeNull());
});

test('a review names what to check, what is there already and what could not be read', async () => {
  await review();
  expect((await row('Leek soup 🥬')).getByText('1 to check')).toBeDefined();
  expect((await row('Ribollita')).getByText('You already have “Ribollita”: same title')).toBeDefined();
  expect((await row('Recipe 3')).getByText('The entry is damaged.')).toBeDefined();
  expect((await row('Recipe 3')).queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save all 1 recipe' })).toBeDefined();
});

test('a choice for a duplicate counts at once, and returns when it cannot be saved', async () => {
  const { user, api } = await review();
  const choice = await (await row('Ribollita')).findByRole<HTMLSelectElement>('combobox');
  api.respond(importsRoutes.updateDraft, refused);
  await user.selectOptions(choice, 'New version');
  await screen.findByText('Your choice could not be saved');
  await waitFor(() => expect(choice.value).toBe('skip'));
  const release = api.hold(importsRoutes.updateDraft);
  const changes = api.respond(importsRoutes.updateDraft, ({ body }) => {
    cards = cards.map((each) => (each.position === 1 ? { ...each, choice: 'version' } : each));
    job = { ...READY, to_save: 2 };
    return json(200, { ...cards[1], draft: DRAFT, sent: body });
  });
  await user.selectOptions(choice, 'New version');
  await waitFor(() => expect(choice.value).toBe('version'));
  release();
  await screen.findByRole('button', { name: 'Save all 2 recipes' });
  await waitFor(() => expect(changes.map(({ body }) => body)).toEqual([{ choice: 'version' }]));
});

test('selected recipes are saved, and the import can be undone', async () => {
  const { user, api } = await review();
  await user.click(await (await row('Leek soup 🥬')).findByRole('checkbox'));
  const saves = api.respond(importsRoutes.saveImport, () => {
    cards = cards.map((each) => (each.position === 0 ? { ...each, recipe_id: SOUP.id } : each));
    job = { ...READY, saved: 1 };
    return json(200, { ...READY, state: 'saving', pending: 1 });
  });
  await user.click(await screen.findByRole('button', { name: 'Save selected (1)' }));
  await screen.findByText('Saving: 1 left');
  expect(saves.map(({ body }) => body)).toEqual([{ positions: [0] }]);
  await (await row('Leek soup 🥬')).findByRole('link', { name: 'View recipe' }, { timeout: 5_000 });
  await screen.findByText('1 of 3 recipes saved');

  const undone = api.respond(importsRoutes.undoImport, () => {
    cards = cards.map((each) => ({ ...each, recipe_id: null }));
    job = READY;
    return json(200, { ...READY, saved: 1, state: 'undoing', pending: 1 });
  });
  await user.click(button('Undo this import'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }));
  await screen.findByText('Undoing: 1 left');
  await screen.findByText('Import undone', undefined, { timeout: 5_000 });
  expect(undone).toHaveLength(1);
  await (await row('Leek soup 🥬')).findByRole('checkbox');
});

test('saving everything names no positions, so that recipes on other pages are saved as well', async () => {
  const { user, api } = await review((fake) =>
    fake.answer(importsRoutes.listDrafts, () => ({ drafts: cards, next_from: 50 })),
  );
  const saves = api.answer(importsRoutes.saveImport, { ...READY, state: 'saving', pending: 3 });
  await user.click(await screen.findByRole('button', { name: 'Save all 1 recipe' }));
  await waitFor(() => expect(saves.map(({ body }) => body)).toEqual([{}]));
});

test('an edit sends only what has changed, and a failure keeps what was typed', async () => {
  const { user, api } = await review();
  await user.click((await row('Leek soup 🥬')).getByRole('button', { name: 'Edit' }));
  await expectDescription(await screen.findByLabelText('Title'), 'From the file.');
  await screen.findByText('“some st0ck”');
  await fill(user, field('Ingredients'), '2 leeks');
  api.respond(importsRoutes.updateDraft, () =>
    errorAnswer(400, 'invalid_input', 'x', { 'draft.ingredients.0': 'At most 500 characters' }),
  );
  await user.click(button('Save changes'));
  await expectDescription(field('Ingredients'), 'Line 1: At most 500 characters');
  await expectFocus(field('Ingredients'));
  api.respond(importsRoutes.updateDraft, refused);
  await user.click(button('Save changes'));
  await screen.findByText(/Everything you typed is still here/u);
  expect(field('Ingredients').value).toBe('2 leeks');
  const changes = api.respond(importsRoutes.updateDraft, () => json(200, { ...CARD, doubt_count: 0, draft: DRAFT }));
  await user.click(button('Save changes'));
  await screen.findByText('Changes saved');
  expect(changes.map(({ body }) => body)).toEqual([{ draft: { ingredients: ['2 leeks'] } }]);
  await waitFor(async () => expect((await row('Leek soup 🥬')).queryByText('1 to check')).toBeNull());
});

test('closing an edit with changes asks first', async () => {
  const { user } = await review();
  await user.click((await row('Leek soup 🥬')).getByRole('button', { name: 'Edit' }));
  await fill(user, await screen.findByLabelText('Title'), 'Soup');
  await user.keyboard('{Escape}');
  await expectFocus(await screen.findByRole('button', { name: 'Continue editing' }));
  await user.click(button('Continue editing'));
  expect(field('Title').value).toBe('Soup');
  await user.click(button('Cancel'));
  await user.click(button('Discard changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an import with recipes that are not saved is removed after a question only', async () => {
  const { user, api, address } = await review();
  const deleted = api.respond(importsRoutes.deleteImport, () => json(204, undefined));
  await user.click(await screen.findByRole('button', { name: 'Remove import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/3 recipes that aren’t saved will be deleted/u)).toBeDefined();
  expect(deleted).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(address()).toBe('/import'));
  expect(deleted).toHaveLength(1);
});

test('an import that is gone says so', async () => {
  await review((api) => api.refuse(importsRoutes.getImport, 404, 'not_found'));
  await screen.findByRole('heading', { name: 'This import isn’t there any more' });
});

test('a list of imports that fails to load offers a retry', async () => {
  const { user, api } = await open('/import', (fake) => fake.respond(importsRoutes.listImports, refused));
  await screen.findByText(/We couldn’t reach the server/u, undefined, { timeout: 5_000 });
  api.answer(importsRoutes.listImports, { imports: [READY], photos: 'none' });
  await user.click(button('Try Again'));
  await screen.findByText('recipes.zip');
});
