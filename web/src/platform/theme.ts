import { afterPaint } from '#platform/after-paint.ts';
import { readStored, removeStored, writeStored } from '#platform/browser-storage.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** boot.ts reads the same key before the first paint. */
const STORAGE_KEY = 'theme';

export function parseThemeChoice(value: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === value) ?? 'system';
}

export function getThemeChoice(): ThemeChoice {
  return parseThemeChoice(readStored('local', STORAGE_KEY));
}

/** Applies the choice to this page; 'system' follows the device's setting. */
function applyThemeChoice(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  // Without transitions: fading the colors of every element takes a phone many frames.
  dataset['themeChanging'] = '';
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['themeChanging']));
}

export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') removeStored('local', STORAGE_KEY);
  else writeStored('local', STORAGE_KEY, choice);
  // The pressed control paints first: restyling the whole page takes a phone many frames.
  afterPaint(() => applyThemeChoice(choice));
}

/** Applies a choice made in another tab. Returns how to stop. */
export function followThemeChoice(onChange: (choice: ThemeChoice) => void): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    const choice = getThemeChoice();
    applyThemeChoice(choice);
    onChange(choice);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
