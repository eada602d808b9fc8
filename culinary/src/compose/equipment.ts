/** What a way of cooking depends on. `one pan` marks a dish that dirties a single pot, pan or tray. */
export const EQUIPMENT = [
  'hob',
  'oven',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'microwave',
  'blender',
  'grill',
  'one pan',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** How steps reveal that they need equipment that may be missing. */
const USED: Readonly<Partial<Record<Equipment, RegExp>>> = {
  oven: /\b(?:oven|broiler|bake|baking sheet)\b/iu,
  hob: /\b(?:simmer|boil|fry|sear|sauté|(?:hot|heavy|frying|wide) (?:pan|pot)|skillet|over (?:low|medium|high) heat)/iu,
  blender: /\b(?:blend|blender|blitz|food processor)/iu,
  microwave: /\bmicrowave\b/iu,
  'air fryer': /\bair fryer\b/iu,
  grill: /\b(?:barbecue|charcoal)\b/iu,
};

/** True if the steps need one of these. */
export const needsAny = (steps: readonly string[], missing: readonly Equipment[]): boolean =>
  missing.some((each) => steps.some((step) => USED[each]?.test(step) === true));
