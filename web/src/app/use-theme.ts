import { useEffect, useState } from 'react';

import { followThemeChoice, getThemeChoice, setThemeChoice } from '#platform/theme.ts';
import type { ThemeChoice } from '#platform/theme.ts';

export const THEME_LABELS: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(getThemeChoice);
  useEffect(() => followThemeChoice(setChoice), []);
  return [
    choice,
    (next) => {
      setThemeChoice(next);
      setChoice(next);
    },
  ];
}
