import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { ADMIN_ENV, addTotp, heading, signInAs } from './steps.ts';

test.use({ serverEnv: { ...ADMIN_ENV, ADMIN_SECOND_FACTOR: 'required' } });

const REFUSED = /Failed to load resource/u;

test('the admin area requires a second step when the configuration says so', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  await signInAs(page, app, ADMIN_ENV.ADMIN_EMAIL, ADMIN_ENV.ADMIN_PASSWORD);
  await page.goto('/admin/people');
  await expect(heading(page, 'One more step to the admin area')).toBeVisible();
  await expect(page.getByText('Administrators need two-step sign-in here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await expect(page).toHaveURL(/\/profile#two-factor$/u);
  await expect(heading(page, 'Two-step sign-in')).toBeInViewport();
  await addTotp(page, app);
  await page.goto('/admin/people');
  await expect(heading(page, 'People')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: ADMIN_ENV.ADMIN_EMAIL })).toBeVisible();
});
