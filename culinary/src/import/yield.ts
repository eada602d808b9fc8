import { inFigures } from '#text/figures';

/** How much a recipe makes. */
export interface Yield {
  readonly servings: number | null;
  /** In the words of the source, unless `servings` says it all. */
  readonly yield_text: string | null;
}

const NO_YIELD: Yield = { servings: null, yield_text: null };
const MAX_SERVINGS = 1000;
const MAX_CHARACTERS = 200;
/** Fewer pieces are too large for a serving: "2 loaves", "1 cake". */
const MIN_PIECES = 4;

const PORTION = String.raw`(?<!\p{L})(?:serv(?:es?|ings?|ing size)|portion(?:s|\(en\)|\(s\))?|people|persons?|pax|eaters|adults|portionen|personen|pers|port|portie?s?|personnes?|parts?|convives|porci(?:ón|ones)|personas?|raciones|comensales|porzioni|porzione|person[ae]|porç(?:ão|ões)|pessoas?|porcji|porcje|osób|osoby|porcí|porcie|porce|portioner|personer|adag|fő|kişilik|人分|人份|인분)(?!\p{L})`;
const HAS_PORTION = new RegExp(PORTION, 'iu');
const EACH_PORTION = new RegExp(PORTION, 'giu');
const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** "8 servings", "6 to 8 large servings"; "Serves about 4", "Portionen: 4". */
const BESIDE_PORTION = new RegExp(
  String.raw`(?<before>${NUMBER})(?:\s?(?:[-–—~]|to|bis|à|a|o|do|tot|till)\s?${NUMBER})?\s?(?:\p{L}+ )?${PORTION}|${PORTION}[\s:]*(?:about |approx(?:imately|\.)? |ca\.? |up to )?(?<after>${NUMBER})`,
  'iu',
);
const FIRST_NUMBER = new RegExp(NUMBER, 'u');
const DOZEN = new RegExp(
  String.raw`(?<count>${NUMBER})(?: an?)? ?(?:dozens?|doz|dutzend|douzaines?|docenas?|dozzin[ae]|dozijn|dúzias?|tuzin[y]?|dussin)(?!\p{L})(?: (?:of|de|di))?`,
  'giu',
);
/** Measures of the whole, and sizes of a tin: their number says nothing about servings. */
const MEASURE =
  /^(?:[x×] ?\d|["”″]|[- ]?(?:cups?|tassen?|tazas?|tasses?|ml|cl|dl|l|lit(?:er|re|ro)s?|g|gr|grams?|gramm|kg|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|jars?|gläser|gl(?:as|ass)|tbsp|tsp|tablespoons?|teaspoons?|inch(?:es)?|cm|min|minutes?|hours?|%)(?!\p{L}))/iu;
const FILLER =
  /[\s:.,()]+|(?<!\p{L})(?:for|für|makes|yields?|pour|para|per|voor|dla|till|för|til|na|ergibt)(?!\p{L})/giu;

/** True if nothing but the number and words for portions is in the text. */
const saysAll = (figures: string, number: string): boolean =>
  figures.replace(number, '').replaceAll(EACH_PORTION, '').replaceAll(FILLER, '') === '';

function servingsOf(number: number): number | null {
  const count = Math.floor(number);
  return count >= 1 && count <= MAX_SERVINGS ? count : null;
}

/** Counted pieces are servings, if they are many enough: "24 cookies", but not "2 loaves", "4 cups" or "9x13 pan". */
function piecesIn(figures: string): number | null {
  const number = FIRST_NUMBER.exec(figures);
  if (number === null) return null;
  const rest = figures
    .slice(number.index + number[0].length)
    .replace(/^\s*\([^()]*\)/u, '')
    .replace(/^(?:\s?(?:[-–—~]|to|bis|à)\s?\d+(?:\.\d+)?)?\s*/iu, '');
  return Number(number[0]) >= MIN_PIECES && !MEASURE.test(rest) ? servingsOf(Number(number[0])) : null;
}

/**
 * Returns how much a recipe makes: of 4, "4", "Serves 6-8", "2 dozen cookies", "4 Portionen" or "1 loaf". Takes the lower end
 * of a range. A number beside a word for portions counts before any other: "makes 1 cake, serves 12".
 */
export function readYield(value: unknown): Yield {
  if (typeof value === 'number') return readYield(String(value));
  if (typeof value !== 'string') return NO_YIELD;
  const text = value.replaceAll(/\s+/gu, ' ').trim();
  if (text === '' || text.length > MAX_CHARACTERS) return NO_YIELD;
  const figures = inFigures(text).text.replaceAll(DOZEN, (_, count: string) => String(Number(count) * 12));
  const first = FIRST_NUMBER.exec(figures)?.[0];
  if (first === undefined) return { servings: null, yield_text: /\p{L}/u.test(text) ? text : null };
  const isBare = !/\p{L}/u.test(text) || /^\d+ ?\([^()]*\)$/u.test(text);
  if (isBare) return { servings: servingsOf(Number(first)), yield_text: /[-–—(]/u.test(text) ? text : null };
  if (!HAS_PORTION.test(figures)) return { servings: piecesIn(figures), yield_text: text };
  const { before, after } = BESIDE_PORTION.exec(figures)?.groups ?? {};
  const number = before ?? after ?? first;
  return { servings: servingsOf(Number(number)), yield_text: saysAll(figures, number) ? null : text };
}
