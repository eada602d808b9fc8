import type { CookingPreferences } from '@larder/contract/profile';

type TextSize = CookingPreferences['text_size'];

const STEP_SIZES = [
  'text-lg',
  'text-xl leading-normal',
  'text-2xl leading-snug',
  'text-3xl leading-snug',
  'text-4xl leading-tight',
  'text-5xl leading-tight',
] as const;

const LARGER: Readonly<Record<TextSize, number>> = { normal: 0, large: 1, largest: 2 };

/** Smaller type for longer steps, so that most need no scrolling; larger by preference. */
export function stepTextSize(text: string, size: TextSize): string {
  const base = text.length < 140 ? 3 : text.length < 420 ? 2 : text.length < 1000 ? 1 : 0;
  return STEP_SIZES[base + LARGER[size]] ?? STEP_SIZES[0];
}

export const INGREDIENT_TEXT_SIZES: Readonly<Record<TextSize, string>> = {
  normal: 'text-xl',
  large: 'text-2xl',
  largest: 'text-3xl',
};
