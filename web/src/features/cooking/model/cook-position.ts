/** A move between the steps of cook mode. Steps count from 1, as in the URL. */
export type CookMove = 'next' | 'back' | 'first' | 'last';

/** The nearest step that the recipe has. */
export function clampStep(step: number, steps: number): number {
  return Math.min(Math.max(1, Math.trunc(step)), Math.max(1, steps));
}

export function moveStep(step: number, steps: number, move: CookMove): number {
  const target = { next: step + 1, back: step - 1, first: 1, last: steps }[move];
  return clampStep(target, steps);
}

export function parseCookSearch(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined;
}

// Vertical keys are left out, because they scroll a long step.
const KEYS: Readonly<Record<string, CookMove>> = {
  ArrowRight: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
};

/** The move of a key; null for other keys, and for the space bar on a focused control. */
export function moveForKey(key: string, isOnControl: boolean): CookMove | null {
  return key === ' ' && isOnControl ? null : (KEYS[key] ?? null);
}

const SWIPE_PX = 60;

/** The move of a clearly horizontal swipe; null for anything else, such as scrolling. */
export function moveForSwipe(dx: number, dy: number): CookMove | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx < 0 ? 'next' : 'back';
}
