import { afterPaint } from '#platform/after-paint.ts';
import { readStored, removeStored, writeStored } from '#platform/browser-storage.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** theme-boot.ts reads the same key before the first paint. */
const STORAGE_KEY = 'theme';

export function parseThemeChoice(value: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === value) ?? 'system';
}

export function getThemeChoice(): ThemeChoice {
  return parseThemeChoice(readStored('local', STORAGE_KEY));
}

/** Shows the choice on this page; 'system' leaves the decision to the device. */
function applyThemeChoice(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  // All at once: to fade the colours of each button and card keeps a phone busy for long.
  dataset['themeChanging'] = '';
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['themeChanging']));
}

export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') removeStored('local', STORAGE_KEY);
  else writeStored('local', STORAGE_KEY, choice);
  // What was pressed is seen first: a phone takes many frames for all the colours of a page.
  afterPaint(() => applyThemeChoice(choice));
}

/** Follows a choice made in another tab. Returns how to stop. */
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
