import type { TextSpan } from '#line/ingredient-line-type';
import type { Bounds } from '#steps/step-type';
import { FIGURE, FIGURE_START, inFigures, ONE, RANGE_SIGN } from '#text/figures';
import { type NormalText, spanInOriginal } from '#text/normalize';

/** Minimum and maximum in seconds. */
export type FoundTime = TextSpan & Bounds;

const UNITS: readonly (readonly [seconds: number, words: string])[] = [
  [1, 's|secs?|seconds?|Sekunden?|Sek|secondes?|segundos?|seg|second[io]'],
  [60, 'mins?|minutes?|Minuten?|minutos?|minut[io]|m(?= ?[0-5]?\\d ?s(?:ec(?:ond)?s?)?(?!\\p{L}))'],
  [3600, 'h|hrs?|hours?|Stunden?|Std|heures?|horas?|or[ae]'],
  [86_400, 'days?|Tage?n?|jours?|d[ií]as?|giorn[io]'],
  [604_800, 'weeks?|Wochen?|semaines?|semanas?|settiman[ae]'],
];
const FILLER = String.raw`(?:(?:more|additional|further|extra|full|good|long|long more|weitere) )?`;
const AND_A_PART = String.raw`(?:,? (?:and|et|y|e) (0\.\d+|demie|media|mezz[ao])(?! (?:cups?|tsp|tbsp|teaspoons?|tablespoons?|of)(?!\p{L})))`;
const OR_TWO = String.raw`( or (?:[2-4](?! ?[\p{L}\d])|so(?!\p{L})))`;

interface Patterns {
  readonly time: RegExp;
  readonly units: readonly (readonly [seconds: number, word: RegExp])[];
}

let patterns: Patterns | undefined;
function read(): Patterns {
  patterns ??= {
    time: new RegExp(
      `${FIGURE_START}(${FIGURE}|${ONE})(?:${RANGE_SIGN}(${FIGURE}))?( ?-? ?|['’])${FILLER}(?:of )?(${UNITS.map(([, words]) => words).join('|')})(?!\\p{L})\\.?${AND_A_PART}?${OR_TWO}?`,
      'giu',
    ),
    units: UNITS.map(([seconds, words]) => [seconds, new RegExp(`^(?:${words})$`, 'iu')] as const),
  };
  return patterns;
}

/** Durations without a number: parts of an hour, and 8 to 12 hours. */
const UNNUMBERED =
  /(?<![\p{L}\d])(?:(?<quarter>quart d['’]heure|cuarto de hora|quarto d['’]ora|Viertelstunde)|(?<half>demi[- ]heure|mezz['’]ora)|(?<threeQuarters>Dreiviertelstunde|3 quarts d['’]heure|3 cuartos de hora|3 quarti d['’]ora)|(?<oneAndHalf>hora y 0\.5)|overnight|über Nacht|toute (?:la|une) nuit|toda la noche|tutta la notte)(?!\p{L})/giu;
/** "One-hour": a number in words is read apart from a hyphen, because "five-spice" is a name. */
const HYPHEN = /(?<=\p{L})-(?=(?:days?|hours?|hrs?|minutes?|mins?|weeks?)(?!\p{L}))/giu;
/** "1h20", "1m30s": the smaller unit directly after the larger one, where its word may be missing. */
const MINUTES = /^ ?([0-5]\d)(?:m(?:in(?:ute)?s?)?(?!\p{L})|(?![\d\p{L}%°/]|\s?(?:min|°)))/iu;
const SECONDS = /^ ?([0-5]?\d) ?s(?:ec(?:ond)?s?)?(?!\p{L})/iu;
/** "On the third day" counts days. */
const ORDINAL = /^(?:third|sixth|eighth|tenth|sixteenth)$/iu;
const JOINED = /^[\s,]*(?:(?:and|und|et|y|e|[&+])\s)?\s?$/iu;
const RANGED = /^\s?(?:[-–—~〜]|to|or|bis|à|a)\s?$/iu;

/** Seconds of the named groups of {@link UNNUMBERED}. */
const PARTS_OF_HOUR: ReadonlyMap<string, number> = new Map([
  ['quarter', 900],
  ['half', 1800],
  ['threeQuarters', 2700],
  ['oneAndHalf', 5400],
]);

interface Part extends FoundTime {
  readonly unit: number;
}

function partOf(
  match: RegExpExecArray,
  units: Patterns['units'],
  { text, original, origins }: NormalText,
): Part | null {
  const [all, first = '', second, gap = '', word = '', tail, orTwo] = match;
  const unit = units.find(([, pattern]) => pattern.test(word))?.[0] ?? 60;
  const from = spanInOriginal({ text, original, origins }, match.index, match.index + first.length);
  const written = original.slice(from.start, from.end);
  // "add a second egg", "serve with a s…": a short or ambiguous unit needs a figure before it.
  if (!/[\p{N}]/u.test(written) && (word.length === 1 || /^second$/iu.test(word))) return null;
  if (ORDINAL.test(written)) return null;
  // "30 s-bend": a single letter must not continue.
  if (
    word.length === 1 &&
    gap === ' ' &&
    /^-\p{L}/u.test(text.slice(match.index + all.length, match.index + all.length + 2))
  )
    return null;
  let low = /^\d/u.test(first) ? Number(first) : 1;
  let high = second === undefined ? low : Number(second);
  if (!(low > 0) || !(high > 0)) return null;
  if (/^(?:a )?(?:few|several)\b/iu.test(written)) {
    low = /few/iu.test(written) ? 2 : 3;
    high = low + 2;
  }
  const extra = tail === undefined ? 0 : tail.startsWith('0') ? Number(tail) : 0.5;
  if (second === undefined) low += extra;
  high += extra;
  const other = Number(orTwo?.slice(' or '.length));
  if (other > low) high = other;
  const start = match.index;
  let end = start + all.length;
  // A full stop that ends the sentence is not part of an abbreviation.
  if (
    tail === undefined &&
    orTwo === undefined &&
    all.endsWith('.') &&
    !/^\s?[\p{Ll}\d(]/u.test(text.slice(end, end + 2))
  )
    end -= 1;
  return {
    start,
    end,
    low: Math.min(low, high) * unit,
    high: Math.max(low, high) * unit,
    unit: tail === undefined && orTwo === undefined ? unit : 0,
  };
}

function simpleTimes(figures: NormalText): Part[] {
  const { text } = figures;
  const { time, units } = read();
  const parts: Part[] = [];
  for (const match of text.matchAll(time)) {
    let part = partOf(match, units, figures);
    if (part === null) continue;
    const [rest, unit] = /\d ?(?:h|hr|Std)\.?$/iu.test(match[0])
      ? [MINUTES, 60]
      : /\d ?m(?:in)?$/iu.test(match[0])
        ? [SECONDS, 1]
        : [null, 0];
    const smaller = rest?.exec(text.slice(part.end, part.end + 12)) ?? null;
    if (smaller !== null) {
      const more = Number(smaller[1]) * unit;
      part = { ...part, end: part.end + smaller[0].length, low: part.low + more, high: part.high + more, unit };
    }
    parts.push(part);
  }
  for (const { index, 0: said, groups } of text.matchAll(UNNUMBERED)) {
    const [name] = Object.entries(groups ?? {}).find(([, match]) => match !== undefined) ?? [];
    const seconds = PARTS_OF_HOUR.get(name ?? '');
    const bounds =
      seconds === undefined ? { low: 8 * 3600, high: 12 * 3600, unit: 0 } : { low: seconds, high: seconds, unit: 60 };
    parts.push({ start: index, end: index + said.length, ...bounds });
  }
  return parts.toSorted((one, other) => one.start - other.start);
}

/**
 * Finds every duration in a text, in order: "10–12 minutes", "1 hr 20 min", "overnight" (8 to 12 hours). Never throws.
 */
export function findTimes(text: string): FoundTime[] {
  const figures = inFigures(text.includes('-') ? text.replaceAll(HYPHEN, ' ') : text);
  const gapTo = (before: Part, part: Part): string => figures.text.slice(before.end, part.start);
  const sums: Part[] = [];
  for (const part of simpleTimes(figures)) {
    const before = sums.at(-1);
    if (before !== undefined && part.start < before.end) continue;
    const isSum =
      before !== undefined &&
      part.start - before.end < 8 &&
      before.unit > part.unit &&
      part.unit > 0 &&
      before.low === before.high &&
      JOINED.test(gapTo(before, part));
    if (isSum)
      sums[sums.length - 1] = {
        ...part,
        start: before.start,
        low: before.low + part.low,
        high: before.high + part.high,
      };
    else sums.push(part);
  }
  const found: Part[] = [];
  for (const part of sums) {
    const before = found.at(-1);
    // "30 minutes to 1 hour", "1 hour to 1 hour 20 minutes".
    const isRange =
      before !== undefined &&
      before.unit > 0 &&
      part.unit > 0 &&
      part.high >= before.high &&
      RANGED.test(gapTo(before, part));
    if (isRange) found[found.length - 1] = { ...part, start: before.start, low: before.low };
    else found.push(part);
  }
  return found.map(({ start, end, low, high }) => ({ ...spanInOriginal(figures, start, end), low, high }));
}
