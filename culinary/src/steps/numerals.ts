/** Regular expression sources, bounded so that matching stays linear. */
const FRACTION_SIGNS = '¼-¾⅐-⅞';

/** "12", "1.5", "1,000", "1½", "1 1/2", "1/2". */
export const FIGURE = String.raw`(?:\d{1,4}[ -]\d{1,2}[/⁄]\d{1,2}|\d{1,3}[/⁄]\d{1,2}|\d{1,5}(?:[.,]\d{1,3})?(?: ?[${FRACTION_SIGNS}])?|[${FRACTION_SIGNS}])`;

/** Separators of a range, in the supported languages. */
export const RANGE_SIGN = String.raw`(?: ?[-–—] ?| (?:to|or|and|bis|oder|und|à|ou|et|a|o|y|e) )`;

/** A number starts here, not within a word or another number. */
export const NUMBER_START = String.raw`(?<![\p{L}\p{M}\d.,]|\d[/⁄])`;

// Values and their number words in the supported languages.
const WORD_ROWS =
  '1 a an one ein eine einer un une una|2 two couple zwei deux dos due|3 three few drei trois tres tre|4 four several vier quatre cuatro quattro|5 five fünf cinq cinco cinque|6 six|7 seven|8 eight|9 nine|10 ten zehn dix diez dieci|11 eleven|12 twelve|15 fifteen|18 eighteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|90 ninety|0.5 half halbe halben demi media mezza mezzo|0.25 quarter|1.5 anderthalb';
const WORDS: ReadonlyMap<string, number> = new Map(
  WORD_ROWS.split('|').flatMap((row) => {
    const [value, ...words] = row.split(' ');
    return words.map((word) => [word, Number(value)] as const);
  }),
);

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
/** A number in words, or in words and figures: "half an", "a couple of", "twenty-five", "one and a half". */
export const NUMBER_WORDS = String.raw`(?:half (?:an?|of an?|the)|half|(?:an?|one|two)[- ]thirds?(?: of an?)?|(?:a |three )?quarters?(?: of)? (?:an?)|a (?:couple|few)(?: of)?|(?:one|two|three|four) and a half|(?:twenty|thirty|forty|fifty|sixty)[- ](?:${ONES})|${[...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

const plain = (text: string): number => {
  const [top = '', bottom] = text.split(/[/⁄]/u);
  if (bottom !== undefined) return Number(top) / Math.max(1, Number(bottom));
  return Number(/^[1-9]\d{0,2},\d{3}$/u.test(top) ? top.replace(',', '') : top.replace(',', '.'));
};

/** Returns the value of a figure or a number in words; NaN for anything else. */
export function valueOf(text: string): number {
  if (/\d|[¼-¾⅐-⅞]/u.test(text)) {
    const spaced = text.replace(/[¼-¾⅐-⅞]/gu, (sign) => ` ${sign.normalize('NFKC')}`);
    return spaced.split(/[\s-]+/u).reduce((sum, part) => sum + (part === '' ? 0 : plain(part)), 0);
  }
  const lower = text.toLowerCase();
  if (lower.startsWith('three quarters')) return 0.75;
  if (/\bthirds?\b/u.test(lower)) return lower.startsWith('two') ? 2 / 3 : 1 / 3;
  const words = lower.split(/[\s-]+/u).filter((word) => !/^(?:of|the|and|an?)$/u.test(word));
  const values = words.map((word) => WORDS.get(word.replace(/s$/u, '')) ?? WORDS.get(word) ?? Number.NaN);
  return values.length === 0 ? (WORDS.get(lower) ?? Number.NaN) : values.reduce((sum, value) => sum + value, 0);
}
