/** Sources of regular expressions, bounded so that reading stays linear. */
const FRACTION_SIGNS = '¼-¾⅐-⅞';

/** "12", "1.5", "1,000", "1½", "1 1/2", "1/2". */
export const FIGURE = String.raw`(?:\d{1,4}[ -]\d{1,2}[/⁄]\d{1,2}|\d{1,3}[/⁄]\d{1,2}|\d{1,5}(?:[.,]\d{1,3})?(?: ?[${FRACTION_SIGNS}])?|[${FRACTION_SIGNS}])`;

/** Between the ends of a range, in the languages recipes come in. */
export const RANGE_SIGN = String.raw`(?: ?[-–—] ?| (?:to|or|and|bis|oder|und|à|ou|et|a|o|y|e) )`;

/** A number starts here: not in the middle of a word or of another number. */
export const NUMBER_START = String.raw`(?<![\p{L}\p{M}\d.,]|\d[/⁄])`;

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
    half: 0.5,
    quarter: 0.25,
    couple: 2,
    few: 3,
    several: 4,
    ein: 1,
    eine: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    zehn: 10,
    halbe: 0.5,
    halben: 0.5,
    anderthalb: 1.5,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dix: 10,
    demi: 0.5,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    diez: 10,
    media: 0.5,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    dieci: 10,
    mezza: 0.5,
    mezzo: 0.5,
  }),
);

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
/** A number in words, or in words and figures: "half an", "a couple of", "twenty-five", "one and a half". */
export const NUMBER_WORDS = String.raw`(?:half (?:an?|of an?|the)|half|(?:a |three )?quarters?(?: of)? (?:an?)|a (?:couple|few)(?: of)?|(?:one|two|three|four) and a half|(?:twenty|thirty|forty|fifty|sixty)[- ](?:${ONES})|${[...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

const plain = (text: string): number => {
  const [top = '', bottom] = text.split(/[/⁄]/u);
  if (bottom !== undefined) return Number(top) / Math.max(1, Number(bottom));
  return Number(/^[1-9]\d{0,2},\d{3}$/u.test(top) ? top.replace(',', '') : top.replace(',', '.'));
};

/** The value of a figure or of a number in words; NaN for anything else. */
export function valueOf(text: string): number {
  if (/\d|[¼-¾⅐-⅞]/u.test(text)) {
    const spaced = text.replace(/[¼-¾⅐-⅞]/gu, (sign) => ` ${sign.normalize('NFKC')}`);
    return spaced.split(/[\s-]+/u).reduce((sum, part) => sum + (part === '' ? 0 : plain(part)), 0);
  }
  const lower = text.toLowerCase();
  if (lower.startsWith('three quarters')) return 0.75;
  const words = lower.split(/[\s-]+/u).filter((word) => !/^(?:of|the|and|an?)$/u.test(word));
  const values = words.map((word) => WORDS.get(word.replace(/s$/u, '')) ?? WORDS.get(word) ?? Number.NaN);
  return values.length === 0 ? (WORDS.get(lower) ?? Number.NaN) : values.reduce((sum, value) => sum + value, 0);
}
