import { picturesRoutes } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { errorAnswer, json } from '#test/fake-api.ts';
import { button, field } from '#test/forms.ts';
import { expectStep, openWizard } from '#test/recipe-wizard.ts';
import { RecipeServer } from '#test/recipe-server.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const STORED = '/pictures/0190a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2c/1024';
const UPLOADED = { id: '0190a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2d', width: 600, height: 300, preview: 'data:,' };
const NEW_URL = `/pictures/${UPLOADED.id}/640`;

async function openSteps(details: object = {}) {
  const server = new RecipeServer();
  const texts = {
    title: 'Leek soup',
    description: 'Green.',
    ingredients: ['2 leeks'],
    instructions: ['Cut.', 'Boil.'],
  };
  server.create({ ...texts, ...details, id: ID });
  const page = await openWizard(`/recipe/${ID}/edit`, server);
  await page.user.click(button('Instructions'));
  await expectStep('Instructions');
  return { ...page, server, saved: () => server.recipes.get(ID)?.step_pictures };
}

const withPhoto = () => openSteps({ step_pictures: [{ step: 1, image_url: STORED }] });
const photo = () => new File(['photo'], 'soup.jpg', { type: 'image/jpeg' });
const fileOf = (step: number) => field(`Photo file for step ${step}`);

async function save(user: Awaited<ReturnType<typeof openSteps>>['user']): Promise<void> {
  await user.click(button('Save Changes'));
  await screen.findByText('Recipe updated successfully!');
}

describe('a photo of a step', () => {
  test('is uploaded and saved, and saving waits for it', async () => {
    const { user, api, saved } = await openSteps();
    let finish = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      finish = resolve;
    });
    api.respond(picturesRoutes.uploadPicture, async () => {
      await sent;
      return json(201, UPLOADED);
    });
    await user.upload(fileOf(2), photo());
    await screen.findByRole('progressbar');
    await user.click(button('Save Changes'));
    expect(saved()).toBeUndefined();
    finish();
    await screen.findByText('Recipe updated successfully!');
    expect(saved()).toEqual([{ step: 1, image_url: NEW_URL }]);
  });

  test('goes to its step although the step moves while it is uploaded', async () => {
    const { user, api, saved } = await openSteps();
    let finish = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      finish = resolve;
    });
    api.respond(picturesRoutes.uploadPicture, async () => {
      await sent;
      return json(201, UPLOADED);
    });
    await user.upload(fileOf(2), photo());
    await screen.findByRole('progressbar');
    await user.click(field('Step 2'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    finish();
    expect((await screen.findByAltText('Photo of step 1')).getAttribute('src')).toBe(NEW_URL);
    await save(user);
    expect(saved()).toEqual([{ step: 0, image_url: NEW_URL }]);
  });

  test('moves with its step, is replaced, and is removed with the focus on the step', async () => {
    const { user, api, server, saved } = await withPhoto();
    expect(screen.getByAltText('Photo of step 2').getAttribute('src')).toBe(STORED);
    await user.click(field('Step 2'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByAltText('Photo of step 1').getAttribute('src')).toBe(STORED);
    api.respond(picturesRoutes.uploadPicture, () => json(201, UPLOADED));
    expect(button('Replace photo of step 1')).toBeDefined();
    await user.upload(fileOf(1), photo());
    await screen.findByText('Replace photo');
    await save(user);
    expect(server.recipes.get(ID)).toMatchObject({
      instructions: ['Boil.', 'Cut.'],
      step_pictures: [{ step: 0, image_url: NEW_URL }],
    });
    expect(saved()).toHaveLength(1);
  });

  test('is removed, and the focus moves to the step', async () => {
    const { user, saved } = await withPhoto();
    await user.click(button('Remove photo of step 2'));
    expect(document.activeElement).toBe(field('Step 2'));
    expect(screen.queryByAltText('Photo of step 2')).toBeNull();
    await save(user);
    expect(saved()).toEqual([]);
  });

  test('that fails to upload keeps the recipe from being saved until it is removed', async () => {
    const { user, api, server, saved } = await openSteps();
    api.respond(picturesRoutes.uploadPicture, () =>
      errorAnswer(400, 'invalid_input', 'x', { picture: 'No picture is in this file' }),
    );
    await user.upload(fileOf(1), photo());
    await screen.findByText('No picture is in this file');
    await user.click(button('Save Changes'));
    expect(server.recipes.get(ID)?.version).toBe(1);
    await user.click(button('Remove photo of step 1'));
    await user.type(field('Step 1'), ' Well.');
    await save(user);
    expect(saved()).toBeUndefined();
  });

  test('that the server no longer has is reported with the recipe', async () => {
    const { user, api } = await withPhoto();
    api.respond(recipesRoutes.updateRecipe, () =>
      errorAnswer(400, 'invalid_input', 'x', { step_pictures: 'It is gone.' }),
    );
    await user.type(field('Step 1'), ' Well.');
    await user.click(button('Save Changes'));
    await screen.findByText('It is gone.');
  });
});
