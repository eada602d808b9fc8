import { oneLine } from '#import/text-lines';

/** One ingredient, or the continuation of the one above it. */
export interface IngredientColumn {
  readonly text: string;
  readonly continues: boolean;
}

/** Units by their codes: one, and several. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  x: ['', ''],
  ea: ['', ''],
  sm: ['small', 'small'],
  md: ['medium', 'medium'],
  lg: ['large', 'large'],
  cn: ['can', 'cans'],
  pk: ['package', 'packages'],
  pn: ['pinch', 'pinches'],
  dr: ['drop', 'drops'],
  ds: ['dash', 'dashes'],
  ct: ['carton', 'cartons'],
  bn: ['bunch', 'bunches'],
  sl: ['slice', 'slices'],
  t: ['tsp', 'tsp'],
  ts: ['tsp', 'tsp'],
  T: ['tbsp', 'tbsp'],
  tb: ['tbsp', 'tbsp'],
  Tb: ['tbsp', 'tbsp'],
  fl: ['fl oz', 'fl oz'],
  c: ['cup', 'cups'],
  pt: ['pint', 'pints'],
  qt: ['quart', 'quarts'],
  ga: ['gallon', 'gallons'],
  oz: ['oz', 'oz'],
  lb: ['lb', 'lb'],
  ml: ['ml', 'ml'],
  cb: ['ml', 'ml'],
  cl: ['cl', 'cl'],
  dl: ['dl', 'dl'],
  l: ['l', 'l'],
  mg: ['mg', 'mg'],
  cg: ['cg', 'cg'],
  dg: ['dg', 'dg'],
  g: ['g', 'g'],
  kg: ['kg', 'kg'],
};
const COLUMN = /^(?<amount>[\d\s./,-]{7})\s(?<unit>\S\S|\S\s|\s\s|\s\S)\s(?<name>\S.*)$/u;
const SECOND_COLUMN = 41;
/** The second column may start a character earlier or later than it should. */
const SHIFTS = [0, -1, 1];
const IS_ONE = /^(?:1|0?\.\d+|\d\/\d+)$/u;
const CONTINUES = /^--?(?=\S)\s*|^--?\s+/u;

function unitOf(code: string, amount: string): string | undefined {
  const unit = UNITS[code] ?? UNITS[code.toLowerCase()];
  return code === '' ? '' : unit?.[IS_ONE.test(amount) || amount === '' ? 0 : 1];
}

function readColumn(text: string): IngredientColumn | null {
  const { amount = '', unit: code = '', name } = COLUMN.exec(text)?.groups ?? {};
  if (name === undefined) return null;
  const unit = unitOf(code.trim(), oneLine(amount));
  if (unit === undefined) return null;
  const plain = oneLine(name).replace(/\s?;\s?/gu, ', ');
  if (amount.trim() === '' && unit === '' && CONTINUES.test(name))
    return { text: plain.replace(CONTINUES, ''), continues: true };
  return { text: oneLine(`${amount} ${unit} ${plain}`), continues: false };
}

/** Reads one or two ingredients of a line in the columns of Meal-Master; null for any other line. */
export function readMealMasterColumns(line: string): IngredientColumn[] | null {
  const text = line.replaceAll('\t', '        ');
  for (const shift of SHIFTS) {
    const at = SECOND_COLUMN + shift;
    const second = text.length > at && /\s/u.test(text.charAt(at - 1)) ? readColumn(text.slice(at)) : null;
    const first = second === null ? null : readColumn(text.slice(0, at).trimEnd());
    if (first !== null && second !== null) return [first, second];
  }
  const whole = readColumn(text);
  return whole === null ? null : [whole];
}
