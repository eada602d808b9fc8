import type { Equipment } from '#compose/equipment';

/** The equipment that a text names. */
export interface StatedEquipment {
  /** What it is to be cooked with. */
  readonly wanted: Equipment | null;
  /** What is not there. */
  readonly missing: readonly Equipment[];
  /** The text without it. */
  readonly rest: string;
}

const NAMES: readonly (readonly [Equipment, string])[] = [
  ['air fryer', String.raw`air[- ]?fr(?:yer|ied|y)`],
  ['slow cooker', String.raw`slow[- ]?cook(?:er|ed)|crock[- ]?pot`],
  ['pressure cooker', String.raw`pressure[- ]?cook(?:er|ed)|instant ?pot|instapot`],
  ['microwave', String.raw`microwaved?|mug`],
  ['one pan', String.raw`(?:one|single|1)[- ](?:pan|pot|tray|skillet)`],
  ['oven', 'oven'],
  ['hob', String.raw`hob|stove(?:top)?|cooktop`],
  ['blender', String.raw`blender|food processor|mixer`],
  ['grill', String.raw`grill|barbecue|bbq(?! sauce)`],
];
const ALL = NAMES.map(([, name]) => `(?:${name})`).join('|');
const ARTICLE = String.raw`(?:an?|my|the|our|any|working)?\s*`;
const MISSING = new RegExp(
  String.raw`\b(?:(?:i|we) )?(?:(?:don'?t|do not|doesn'?t) (?:have|own)|have(?:n'?t got| no| not got)|(?:am|are|is) without|without|lack(?:ing)?|no|can'?t use|not use)\s+${ARTICLE}(?:${ALL})(?:\s*(?:or|and|,)\s*${ARTICLE}(?:${ALL}))*|\b(?:my|the|our) (?:${ALL})(?:(?: is|'s| are| has) (?:broken|not working|out of order|kaputt?|dead|down)| (?:died|broke|isn't working|doesn't work))\b`,
  'iu',
);
const WANTED = new RegExp(
  String.raw`\b(?:(?:in|with|using|on|for|use)\s+)?(?:just |only )?${ARTICLE}(?:${ALL})\b(?:\s+only)?`,
  'iu',
);
/** Words that are the name of a dish or a food as well, so that only a phrase asks for the equipment. */
const NEEDS_PREPOSITION: ReadonlySet<Equipment> = new Set(['oven', 'hob', 'grill', 'blender', 'microwave']);
const PREPOSITION = /^(?:in|with|using|on|use|only|just)\s/iu;

const namedIn = (text: string): Equipment[] =>
  NAMES.filter(([, name]) => new RegExp(String.raw`\b(?:${name})\b`, 'iu').test(text)).map(([each]) => each);

const cutOut = (text: string, { index, 0: match }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + match.length)}`;

/** Reads the equipment that a text asks for or lacks: "in the air fryer", "no oven", "one-pot". */
export function readEquipment(text: string): StatedEquipment {
  let rest = text.replaceAll('’', "'");
  const missing: Equipment[] = [];
  const lacking = MISSING.exec(rest);
  if (lacking !== null) {
    missing.push(...namedIn(lacking[0]));
    rest = cutOut(rest, lacking);
  }
  const asked = WANTED.exec(rest);
  const [wanted = null] = asked === null ? [] : namedIn(asked[0]);
  if (
    asked === null ||
    wanted === null ||
    (NEEDS_PREPOSITION.has(wanted) && !PREPOSITION.test(asked[0]) && asked[0].trim() !== rest.trim())
  )
    return { wanted: null, missing, rest };
  return { wanted, missing, rest: cutOut(rest, asked) };
}
