import { recipesRoutes } from '@larder/contract/recipes';
import { expect, type Page } from '@playwright/test';

import { drawJpeg, test } from '../harness/picture-server.ts';
import { answerTo, button, errorBody, heading, dropResponseTo, row, signIn, savedTitles, toastWith } from './steps.ts';

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

function countCreations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && CREATION.test(request.url())) count += 1;
  });
  return () => count;
}

for (const width of [320, 321, 640, 800, 1024, 1599, 1600]) {
  test(`a recipe with a photo ${width} pixels wide is sent once, by file and by address`, async ({
    page,
    app,
    pictures,
  }) => {
    const creations = countCreations(page);
    const photo = await drawJpeg(page, width);
    for (const title of ['By file', 'By address']) {
      await openWizard(page, title);
      if (title === 'By file') {
        const chooser = page.waitForEvent('filechooser');
        await button(page, 'Choose a photo').click();
        await (await chooser).setFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: photo });
      } else await page.getByLabel('Image URL (optional)').fill(pictures.add(photo));
      if (title === 'By file') await expect(page.getByAltText('Your photo')).toBeVisible();
      await fillToDetails(page);
      await button(page, 'Create Recipe').click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('img', { name: `Picture of ${title}` })).toHaveAttribute('srcset', /\/pictures\//u);
    }
    expect(creations()).toBe(2);
    expect(await savedTitles(page, app)).toEqual(['By address', 'By file']);
  });
}

test('a press counts where it began, even if a field loses focus or an answer arrives meanwhile', async ({
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

test('a recipe whose answer is lost or fails is created once, as typed last, also after a reload', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await openWizard(page, 'Leek soup');
  await fillToDetails(page);
  await dropResponseTo(page, 'POST', CREATION);
  await button(page, 'Create Recipe').click();
  await expect(toastWith(page, 'The server cannot be reached.')).toBeVisible();
  await page.unroute(CREATION);
  await page.reload();
  await page.getByLabel('Servings', { exact: true }).fill('6');
  await answerTo(page, 'POST', CREATION, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, body: errorBody('unavailable', 'Busy.'), contentType: 'application/json' });
  });
  await button(page, 'Create Recipe').click();
  await expect(toastWith(page, 'Busy.')).toBeVisible();
  await page.unroute(CREATION);
  await button(page, 'Create Recipe').dblclick();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  const answer = await page.request.get(`${app.url}/api/recipes`);
  const { recipes } = recipesRoutes.listRecipes.response.parse(await answer.json());
  expect(recipes).toMatchObject([{ title: 'Leek soup', servings: 6 }]);
  expect(recipes).toHaveLength(1);
});

test('a draft open in two tabs creates one recipe, and one more for each tab that changed it', async ({
  page,
  app,
  context,
  watch,
}) => {
  await openWizard(page, 'Leek soup');
  await fillToDetails(page);
  await page.reload();
  const openCopy = async () => {
    const copy = await context.newPage();
    watch(copy);
    await copy.goto(page.url());
    await expect(heading(copy, 'Details')).toBeVisible();
    return copy;
  };
  const [same, changed] = [await openCopy(), await openCopy()];
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await button(same, 'Create Recipe').click();
  await expect(heading(same, 'Leek soup')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Leek soup']);

  for (let step = 0; step < 3; step += 1) await button(changed, 'Back').click();
  await changed.getByLabel('Recipe Title*').fill('Leek tart');
  for (let step = 0; step < 3; step += 1) await button(changed, 'Next').click();
  await button(changed, 'Create Recipe').click();
  await expect(heading(changed, 'Leek tart')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Leek tart', 'Leek soup']);
});

test('the URL of a draft that became a recipe starts a new draft', async ({ page, app }) => {
  await openWizard(page, 'Leek soup');
  await expect(page).toHaveURL(/draft=/u);
  const address = page.url();
  await fillToDetails(page);
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await page.goto(address);
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await page.getByLabel('Recipe Title*').fill('Leek tart');
  await page.getByLabel('Description*').fill('Crisp.');
  await fillToDetails(page);
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek tart')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Leek tart', 'Leek soup']);
});
