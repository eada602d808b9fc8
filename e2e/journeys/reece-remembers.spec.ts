import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, signIn } from './steps.ts';

for (const width of [390, 1440]) {
  test(`at ${width} px, what REECE remembers is shown as chips, and can be taken back by keyboard`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, app);
    await page.goto('/dashboard');
    await button(page, 'Ask REECE').click();
    const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
    const input = panel.getByRole('textbox', { name: 'Message to REECE' });
    const log = panel.getByRole('log');
    const chips = panel.getByRole('list', { name: 'What REECE remembers' }).getByRole('button');
    const say = async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
      await expect(panel.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    };
    await expect(chips).toHaveCount(0);
    await say('I am vegan and there are six of us');
    await expect(chips).toHaveText(['vegan', 'for 6']);
    await expectAccessible(page);
    await say('make a recipe with potatoes and leek');
    await expect(log.getByText('6 servings')).toBeVisible();

    await panel.getByRole('button', { name: 'Forget: for 6' }).focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveText(['vegan']);
    // The focus stays in the panel.
    await expect(panel.locator(':focus')).toHaveCount(1);

    await page.reload();
    await button(page, 'Ask REECE').click();
    await expect(chips).toHaveText(['vegan']);
    await panel.getByRole('button', { name: 'Forget: vegan' }).click();
    await expect(chips).toHaveCount(0);
  });
}
