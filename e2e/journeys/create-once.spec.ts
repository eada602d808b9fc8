import { recipesRoutes } from '@larder/contract/recipes';
import { expect, type Page } from '@playwright/test';

import { drawJpeg, test } from '../harness/picture-server.ts';
import {
  answerTo,
  button,
  delayRequests,
  dropResponseTo,
  heading,
  row,
  signIn,
  savedTitles,
  toastWith,
} from './steps.ts';

const CREATION = /\/recipes$/u;

test.beforeEach(({ page, app }) => signIn(page, app));

async function openWizard(page: Page, title: string): Promise<void> {
  await page.goto('/create-recipe');
  await page.getByLabel('Recipe Title*').fill(title);
  await page.getByLabel('Description*').fill('Green and warm.');
}

async function fillToDetails(page: Page): Promise<void> {
  await button(page, 'Next').click();
  await row(page, 'Ingredient 1').fill('2 leeks');
  await button(page, 'Next').click();
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await expect(heading(page, 'Details')).toBeVisible();
}

/** The test's photos are 600 by 300 pixels: twice as wide as high, and between two widths in which pictures are served. */
const PHOTO_WIDTH = 600;

test('a recipe with a photo is sent once, by file and by address, and is drawn where the photo fails to load', async ({
  page,
  app,
  pictures,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && CREATION.test(request.url())) sent.push(request.url());
  });
  const create = async (title: string) => {
    await fillToDetails(page);
    await button(page, 'Create Recipe').click();
    await expect(heading(page, title)).toBeVisible();
    return page.getByRole('img', { name: `Picture of ${title}` });
  };
  const photo = await drawJpeg(page, PHOTO_WIDTH);
  await openWizard(page, 'By address');
  await page.getByLabel('Image URL (optional)').fill(pictures.add(photo));
  await expect(await create('By address')).toHaveAttribute('srcset', /\/pictures\//u);

  await openWizard(page, 'By file');
  const zone = page.getByRole('group', { name: 'Photo' });
  const chooseFile = async () => {
    const chooser = page.waitForEvent('filechooser');
    await zone.getByRole('button', { name: 'Choose a photo' }).click();
    await (await chooser).setFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: photo });
  };
  const upload = await delayRequests(page, '**/api/pictures');
  await chooseFile();
  await zone.getByRole('button', { name: 'Stop' }).click();
  await expect(zone.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
  upload.release();
  await chooseFile();
  await expect(page.getByAltText('Your photo')).toBeVisible();
  await expect(button(page, 'Remove photo')).toBeFocused();
  const savedPicture = await create('By file');
  await expect(savedPicture).toHaveAttribute('srcset', /\/pictures\//u);
  // The whole picture is visible, so it renders as wide as its frame.
  await expect(savedPicture).toHaveAttribute('sizes', /^\(min-width: 100rem\) 37rem,/u);
  expect(sent).toHaveLength(2);
  expect(await savedTitles(page, app)).toEqual(['By file', 'By address']);

  await page.route('**/pictures/**', (route) => route.abort());
  await page.reload();
  await expect(savedPicture).toHaveAttribute('src', /^data:image\/svg|\/drawing\//u);
});

test('a press counts where it began, even if a field loses focus or an answer arrives during it', async ({
  page,
  pictures,
}) => {
  const next = button(page, 'Next');
  const press = async (during: () => Promise<unknown>) => {
    await next.hover();
    const box = await next.boundingBox();
    await page.mouse.down();
    await during();
    expect(await next.boundingBox()).toEqual(box);
    await page.mouse.up();
    await expect(heading(page, 'Ingredients')).toBeVisible();
  };
  const address = pictures.add(await drawJpeg(page, 800));
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await openWizard(page, 'Leek soup');
  await page.getByLabel('Image URL (optional)').fill(address);
  await press(drawn);
  await button(page, 'Back').click();
  await expect(page.getByAltText('Your photo')).toBeVisible();

  await button(page, 'Remove photo').click();
  // The response is ready but held back, so that the press races with it.
  const [fetched, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await answerTo(page, 'POST', '**/api/pictures/import', async (route) => {
    const response = await route.fetch();
    fetched.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await page.getByLabel('Image URL (optional)').fill(address);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Fetching the photo…')).toBeVisible();
  await fetched.promise;
  await press(async () => {
    const answer = page.waitForResponse('**/api/pictures/import');
    held.resolve();
    await (await answer).finished();
    await drawn();
  });
  await button(page, 'Back').click();
  await expect(page.getByAltText('Your photo')).toBeVisible();
});

test('a recipe whose answer is lost is created once, as typed last, also after a reload', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await openWizard(page, 'Leek soup');
  await fillToDetails(page);
  await dropResponseTo(page, 'POST', CREATION);
  await button(page, 'Create Recipe').click();
  await expect(toastWith(page, 'We couldn’t reach the server.')).toBeVisible();
  await page.unroute(CREATION);
  await page.reload();
  await page.getByLabel('Servings', { exact: true }).fill('6');
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  const answer = await page.request.get(`${app.url}/api/recipes`);
  const { recipes } = recipesRoutes.listRecipes.response.parse(await answer.json());
  expect(recipes).toMatchObject([{ title: 'Leek soup', servings: 6 }]);
  expect(recipes).toHaveLength(1);
});
