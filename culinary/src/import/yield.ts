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

const PORTION =
  /(?<!\p{L})(?:serv(?:es?|ings?|ing size)|portions?|people|persons?|pax|eaters|adults|portionen|personen|pers|port|portie?s?|personnes?|parts?|convives|porci(?:ón|ones)|personas?|raciones|comensales|porzioni|porzione|person[ae]|porç(?:ão|ões)|pessoas?|porcji|porcje|osób|osoby|porcí|porcie|porce|portioner|personer|adag|fő|kişilik|人分|人份|인분)(?!\p{L})/iu;
/** Measures of the whole: their number says nothing about servings. */
const MEASURE =
  /^(?:cups?|tassen?|tazas?|tasses?|ml|cl|dl|l|lit(?:er|re)s?|g|gr|grams?|gramm|kg|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|jars?|gläser|gl(?:as|ass)|tbsp|tsp|tablespoons?|teaspoons?|inch(?:es)?|cm|minutes?|hours?)(?!\p{L})/iu;
const NUMBER = /\d+(?:\.\d+)?/u;

/** Returns how much a recipe makes: of 4, "4", "Serves 6-8", "24 cookies", "4 Portionen" or "1 loaf". Takes the lower end of a range. */
export function readYield(value: unknown): Yield {
  if (typeof value === 'number') return readYield(String(value));
  if (typeof value !== 'string') return NO_YIELD;
  const text = value.replaceAll(/\s+/gu, ' ').trim();
  if (text === '' || text.length > MAX_CHARACTERS) return NO_YIELD;
  const figures = inFigures(text).text;
  const number = NUMBER.exec(figures);
  if (number === null) return { servings: null, yield_text: /\p{L}/u.test(text) ? text : null };
  const count = Math.floor(Number(number[0]));
  const servings = count >= 1 && count <= MAX_SERVINGS ? count : null;
  const rest = figures.slice(number.index + number[0].length).replace(/^[\s\-–—~.,to\d]*(?=[\p{L}(])/u, '');
  const isBare = !/\p{L}/u.test(figures);
  if (isBare) return { servings, yield_text: /[-–—]/u.test(text) ? text : null };
  if (PORTION.test(figures)) {
    const saysAll =
      figures
        .replace(number[0], '')
        .replaceAll(new RegExp(PORTION, 'giu'), '')
        .replaceAll(/[\s:.()]+|for|für|makes|yield/giu, '') === '';
    return { servings, yield_text: saysAll ? null : text };
  }
  const arePieces = Number(number[0]) >= MIN_PIECES && !MEASURE.test(rest);
  return { servings: arePieces ? servings : null, yield_text: text };
}
