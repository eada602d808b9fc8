/** Vibrates, as confirmation of a press or as an alarm. Does nothing without a motor, or when the user prefers reduced motion. */
export function vibrate(pattern: number | number[]): void {
  // Safari has no vibration.
  if (!('vibrate' in navigator) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(pattern);
}

/** The confirmation of a press, in milliseconds. */
export const TICK_MS = 12;
