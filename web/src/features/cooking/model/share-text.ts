const FRACTIONS: readonly (readonly [share: number, text: string])[] = [
  [0.25, 'A quarter of'],
  [1 / 3, 'A third of'],
  [0.5, 'Half of'],
  [2 / 3, 'Two thirds of'],
  [0.75, 'Three quarters of'],
  [1, 'All of'],
];
/** A share this near to a fraction is called by it. */
const NEAR = 0.02;

/** How much of a linked recipe is needed: "Half of", "2.5 times". The whole is assumed where that is not known. */
export function shareText(share: number | null): string {
  if (share === null) return 'All of';
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - share) <= NEAR);
  if (fraction !== undefined) return fraction[1];
  const percent = Math.round(share * 100);
  if (share < 1) return percent < 1 ? 'A little of' : `${percent}% of`;
  return `${Math.round(share * 10) / 10} times`;
}
