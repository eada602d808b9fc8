/** What a kitchen may have or lack. */
export const APPLIANCES = [
  'hob',
  'oven',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'microwave',
  'blender',
  'grill',
] as const;
export type Appliance = (typeof APPLIANCES)[number];

/** What a way of cooking depends on. `one pan` marks a dish that dirties a single pot, pan or tray. */
export const EQUIPMENT = [...APPLIANCES, 'one pan'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** How steps reveal that they need equipment that may be missing. */
const USED: Readonly<Partial<Record<Equipment, RegExp>>> = {
  oven: /\b(?:(?<!dutch )oven|broiler|bake|baking sheet)\b/iu,
  hob: /\b(?:simmer|boil|fry|sear|sauté|(?:hot|heavy|frying|wide) (?:pan|pot)|skillet|over (?:low|medium|high) heat)/iu,
  blender: /\b(?:blend|blender|blitz|food processor)/iu,
  microwave: /\bmicrowave\b/iu,
  'air fryer': /\bair fryer\b/iu,
  grill: /\b(?:barbecue|charcoal)\b/iu,
};

/** How the name of a dish says what it is cooked with. */
const NAMED: Readonly<Partial<Record<Equipment, RegExp>>> = {
  oven: /\b(?:baked?|roast(?:ed|s)?|gratin|casserole|sheet[- ]pan|tray|oven)\b/iu,
  grill: /\b(?:grilled|barbecued?|bbq)\b/iu,
  blender: /\b(?:smoothie|shake)s?\b/iu,
};

/** True if a dish of this name is one of the equipment, however its recipe may do without. */
export const isNamedAfterAny = (title: string, equipment: readonly Equipment[]): boolean =>
  equipment.some((each) => NAMED[each]?.test(title) === true);

/** True if the steps need one of these. */
export const needsAny = (steps: readonly string[], missing: readonly Equipment[]): boolean =>
  missing.some((each) => steps.some((step) => USED[each]?.test(step) === true));
