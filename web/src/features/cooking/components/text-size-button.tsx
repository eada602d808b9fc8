import type { CookingPreferences } from '@larder/contract/profile';
import { AArrowUp } from 'lucide-react';

import { usePreferences } from '#features/profile/hooks/use-preferences.ts';
import { Button } from '#ui/button.tsx';

const NEXT: Readonly<Record<CookingPreferences['text_size'], CookingPreferences['text_size']>> = {
  normal: 'large',
  large: 'largest',
  largest: 'normal',
};

/** Switches cook mode to the next text size, which the preferences store. Guests have none. */
export function TextSizeButton() {
  const { preferences, isLoaded, change } = usePreferences();
  const { text_size: size } = preferences;
  if (!isLoaded) return null;
  return (
    <Button
      tone="ghost"
      size="icon"
      aria-label={`Text size: ${size}`}
      onClick={() => change({ text_size: NEXT[size] })}
    >
      <AArrowUp aria-hidden="true" />
    </Button>
  );
}
