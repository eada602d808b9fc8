/** Where one is while cooking: steps count from 1, as in the address. */
export type CookMove = 'next' | 'back' | 'first' | 'last';

/** A number that is a step of this recipe; whatever else stands in an address is the nearest one. */
export function clampStep(step: number, steps: number): number {
  return Math.min(Math.max(1, Math.trunc(step)), Math.max(1, steps));
}

export function moveStep(step: number, steps: number, move: CookMove): number {
  const wanted = { next: step + 1, back: step - 1, first: 1, last: steps }[move];
  return clampStep(wanted, steps);
}

export function parseCookSearch(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined;
}

// Up, down and their kin scroll a long step.
const KEYS: Readonly<Record<string, CookMove>> = {
  ArrowRight: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
};

/** What a key does, unless it belongs to what has the focus: the space bar presses a button. */
export function moveOfKey(key: string, isOnControl: boolean): CookMove | null {
  return key === ' ' && isOnControl ? null : (KEYS[key] ?? null);
}

const SWIPE_PX = 60;

/** A swipe is clearly sideways, so that scrolling a long step turns no page. */
export function moveOfSwipe(dx: number, dy: number): CookMove | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx < 0 ? 'next' : 'back';
}
