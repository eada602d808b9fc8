import { glued, isDash, isMark, isNumber, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';
import { gramsIn, millilitresIn, type UnitName } from '#units';

export interface ReadUnit {
  readonly unit: UnitName;
  readonly scale: number;
  readonly next: number;
}

/** True for units that measure (grams, cups, inches) rather than count. */
export const isMeasure = (unit: UnitName): boolean =>
  gramsIn(unit) !== null || millilitresIn(unit) !== null || unit === 'cm' || unit === 'inch';

const SPOON_WORDS: ReadonlySet<string> = new Set(
  'da de tavola te the cafe caffe postre sopa sopera soperas'.split(' '),
);
const MEASURED_SHAPE: ReadonlySet<string> = new Set('thick long wide size sized square piece'.split(' '));

const SIGNS: ReadonlyMap<string, UnitName> = new Map([
  ['#', 'lb'],
  ['"', 'inch'],
]);

/** Marks that the food may still follow. */
const OPENS: ReadonlySet<string> = new Set(['(', '[', '/', '+', '“', '"', '‘', '«']);

/** Without accents. */
const POURED = /^(?:huile|citron|vinaigre|jus|sauce|miel|creme|sirop|lait|rhum|cognac|eau|olio|limone|aceto|oil)/u;

const skipDot = (tokens: readonly Token[], at: number): number => (isMark(tokens[at], '.') ? at + 1 : at);

/** "c. à s.", "cuillères à soupe": the purpose names the spoon. */
function frenchSpoon(tokens: readonly Token[], at: number): ReadUnit | null {
  const word = tokens[at]?.word;
  if (word !== 'c' && word !== 'cuil' && word !== 'cuillere' && word !== 'cuilleres' && word !== 'cuilleree')
    return null;
  const to = skipDot(tokens, at + 1);
  const by = tokens[to]?.word;
  if (by !== 'à' && by !== 'a') return null;
  const kind = skipDot(tokens, to + 1);
  const purpose = tokens[kind]?.word ?? '';
  const next = skipDot(tokens, kind + 1);
  if (purpose === 's' || purpose === 'soupe' || purpose === 'table') return { unit: 'tbsp', scale: 1, next };
  if (purpose === 'c' || purpose === 'cafe' || purpose === 'the' || purpose === 't')
    return { unit: 'tsp', scale: 1, next };
  return null;
}

const SPLIT_SPOONS: ReadonlyMap<string, UnitName> = new Map([
  ['table', 'tbsp'],
  ['tea', 'tsp'],
  ['dessert', 'dessertspoon'],
]);

/** "Table spoons", "tea-spoon", and the "tea cup" that is a cup. */
function splitSpoon(tokens: readonly Token[], at: number, word: string): ReadUnit | null {
  const unit = SPLIT_SPOONS.get(word);
  if (unit === undefined) return null;
  const next = isDash(tokens[at + 1]) ? at + 2 : at + 1;
  if (/^spoon(?:s|fuls?)?$/u.test(tokens[next]?.word ?? '')) return { unit, scale: 1, next: next + 1 };
  return word === 'tea' && tokens[next]?.fact.unit === 'cup' ? { unit: 'cup', scale: 1, next: next + 1 } : null;
}

function namedUnit(tokens: readonly Token[], at: number, token: Token): ReadUnit | null {
  const { word } = token;
  const after = skipDot(tokens, at + 1);
  if (word === 'fl' || word === 'fluid') {
    const ounce = tokens[after];
    return ounce?.fact.unit === 'oz' ? { unit: 'fl oz', scale: 1, next: after + 1 } : null;
  }
  const spoons = splitSpoon(tokens, at, word);
  if (spoons !== null) return spoons;
  if (word === 'imperial' && tokens[after]?.fact.unit === 'pint')
    return { unit: 'imperial pint', scale: 1, next: after + 1 };
  if (word === 't' || word === 'T') {
    // "T-bone".
    if (isDash(tokens[at + 1]) && glued(token, tokens[at + 1])) return null;
    return { unit: word === 'T' ? 'tbsp' : 'tsp', scale: 1, next: at + 1 };
  }
  if (word === 'in') {
    const inches = glued(tokens[at - 1], token) || after > at + 1 || isWord(tokens[at + 1], Is.unit);
    return inches ? { unit: 'inch', scale: 1, next: at + 1 } : null;
  }
  // "un filet d'huile" is a drizzle, "2 filets de poulet" and "2 filet mignon" are not.
  if (word === 'filet' || word === 'filets' || word === 'filo') {
    if (!isWord(tokens[at + 1], Is.of)) return null;
    const food = tokens.slice(at + 2, at + 5).find(({ kind, fact }) => kind === 'word' && (fact.is & Is.of) === 0);
    const isPoured = word === 'filo' || POURED.test(food?.word ?? '');
    return { unit: isPoured ? 'drizzle' : 'fillet', scale: 1, next: at + 1 };
  }
  const spoon = frenchSpoon(tokens, at);
  if (spoon !== null) return spoon;
  return plainUnit(token, at);
}

function plainUnit({ fact: { unit, scale } }: Token, at: number): ReadUnit | null {
  return unit === null ? null : { unit, scale, next: at + 1 };
}

/**
 * Parses the unit at a position, or returns null. A counting unit must be followed by something to count: in "2 cloves"
 * the cloves are the food.
 * @param count how many there are; some units must agree in number ("2 rib steaks")
 * @param last true if nothing need follow because the size is known ("1 x 400g tin")
 */
export function readUnit(tokens: readonly Token[], at: number, count: number, last = false): ReadUnit | null {
  const token = tokens[at];
  if (token?.kind === 'mark') {
    // "3# beef", "9\" pie crust".
    const sign = isNumber(tokens[at - 1]) && tokens[at + 1]?.kind === 'word' ? SIGNS.get(token.word) : undefined;
    return sign === undefined ? null : { unit: sign, scale: 1, next: at + 1 };
  }
  if (token === undefined || token.kind !== 'word') return null;
  if ((token.fact.is & (Is.unit | Is.special)) === 0) return null;
  const read = (token.fact.is & Is.special) === 0 ? plainUnit(token, at) : namedUnit(tokens, at, token);
  if (read === null) return null;
  let { next } = read;
  if (isMark(tokens[next], '.')) next += 1;
  const measure = (token.fact.is & Is.measure) !== 0 || isMeasure(read.unit);
  const dash = tokens[next];
  const shaped = isDash(dash) && glued(tokens[next - 1], dash) && glued(dash, tokens[next + 1]);
  if (shaped && tokens[next + 1]?.kind === 'word') {
    if (MEASURED_SHAPE.has(tokens[next + 1]?.word ?? '')) next += 2;
    else if (!measure) return null;
  }
  if (!measure) {
    const follower = tokens[next];
    // Glass noodles do not come in glasses.
    if (read.unit === 'glass' && /^(?:noodle|vermicelli)/u.test(follower?.word ?? '')) return null;
    const bracket = follower?.kind === 'mark' && OPENS.has(follower.word);
    if (last && isWord(token, Is.pack)) return { unit: read.unit, scale: read.scale, next };
    if (
      follower === undefined ||
      (follower.kind === 'mark' && !bracket) ||
      (isWord(follower, Is.stop) && follower.word !== 'each')
    )
      return null;
    if (count > 1 && isWord(token, Is.agrees) && token.word === read.unit) return null;
  } else if (
    (read.unit === 'tsp' || read.unit === 'tbsp') &&
    SPOON_WORDS.has(tokens[next]?.word ?? '') &&
    SPOON_WORDS.has(tokens[next + 1]?.word ?? '')
  )
    next += 2;
  return { unit: read.unit, scale: read.scale, next };
}
