import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { button, expectFocus, field } from '#test/forms.ts';
import { writeUserItem } from '#platform/user-storage.ts';
import { ADA, type OpenPage, openPage, SIGNED_IN } from '#test/open-page.tsx';
import { RecipeServer } from '#test/recipe-server.ts';

/** The first field of each step. */
const FIRST_FIELDS = {
  'Basic Info': 'Recipe Title*',
  Ingredients: 'Ingredient 1',
  Instructions: 'Step 1',
  Details: 'Category',
} as const;

export interface OpenWizard extends OpenPage {
  readonly server: RecipeServer;
}

/** Opens a page of the wizard in steps: a new recipe by default. The same server may be opened again, like a reload. */
export async function openWizard(address = '/create-recipe', server = new RecipeServer()): Promise<OpenWizard> {
  writeUserItem(ADA.id, 'edit-layout', 'steps');
  const page = await openPage(address, { session: SIGNED_IN, prepare: (api) => server.answer(api) });
  await screen.findByRole('list', { name: 'Steps' });
  return { ...page, server };
}

/** Waits until the step is open with all its fields, which load on demand. */
export async function expectStep(name: keyof typeof FIRST_FIELDS): Promise<void> {
  await screen.findByLabelText(FIRST_FIELDS[name]);
  expect(currentStep()).toBe(name);
}

export function currentStep(): string | null | undefined {
  return screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent;
}

/** Presses Next and waits for the step, whose heading gets the focus. */
export async function openNextStep(user: UserEvent, name: keyof typeof FIRST_FIELDS): Promise<void> {
  await user.click(button('Next'));
  await expectStep(name);
  await expectFocus(screen.getByRole('heading', { name }));
}

/** Fills the steps before 'Details', where the wizard then is. */
export async function fillToDetails(user: UserEvent, title = 'Leek soup'): Promise<void> {
  setText('Recipe Title*', title);
  setText('Description*', 'Green and warm.');
  await openNextStep(user, 'Ingredients');
  setText('Ingredient 1', '2 leeks');
  await openNextStep(user, 'Instructions');
  setText('Step 1', 'Slice them.');
  await openNextStep(user, 'Details');
}

/** Replaces the text of a field at once; typing it letter by letter takes seconds in a long form. */
export function setText(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** The texts of the rows "Ingredient 1", "Ingredient 2", … or "Step 1", "Step 2", …. */
export function rowTexts(noun: 'Ingredient' | 'Step'): string[] {
  const name = new RegExp(`^${noun} \\d+$`, 'u');
  return screen.queryAllByLabelText<HTMLTextAreaElement>(name).map(({ value }) => value);
}
