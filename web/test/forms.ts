import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The control with this label. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

export function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

/** Replaces the text of a field. */
export async function fill(user: UserEvent, control: HTMLInputElement, text: string): Promise<void> {
  await user.clear(control);
  if (text !== '') await user.type(control, text);
}

/** The hint and the error of a field, as a screen reader reads them. */
export function descriptionOf(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

export async function expectDescription(control: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(descriptionOf(control)).toContain(text));
}

/** The message of the form or panel that failed. */
export async function expectAlert(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
}

export async function expectFocus(control: HTMLElement): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(control));
}

/** True also for a busy button, which is aria-disabled to keep the focus. */
export function isDisabled(control: HTMLButtonElement): boolean {
  return control.disabled || control.getAttribute('aria-disabled') === 'true';
}
