const snapped = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/**
 * Rounds millimetres to what a kitchen ruler shows, in cm: to the millimetre below 1, a quarter to 2, a half to 5, then
 * whole.
 */
export const friendlyCentimetres = (mm: number): number =>
  snapped(mm / 10, mm < 10 ? 0.1 : mm < 20 ? 0.25 : mm < 50 ? 0.5 : 1);

/** Rounds to inches: an eighth below 1, a quarter to 3, a half to 6, then whole, as tins are sold. */
export const friendlyInches = (mm: number): number => {
  const inches = mm / 25.4;
  return snapped(inches, inches < 0.95 ? 0.125 : inches < 3 ? 0.25 : inches < 6 ? 0.5 : 1);
};
