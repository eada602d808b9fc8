/** The supported cuisines; regions where a country would say too little. */
export const CUISINES = [
  'italian',
  'french',
  'spanish',
  'greek',
  'british',
  'german',
  'american',
  'mexican',
  'caribbean',
  'indian',
  'thai',
  'vietnamese',
  'chinese',
  'japanese',
  'korean',
  'middle-eastern',
  'moroccan',
  'west-african',
] as const;
export type CuisineName = (typeof CUISINES)[number];
