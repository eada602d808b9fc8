import type { IngredientLine, TextSpan } from '#line/ingredient-line-type';
import { articleFor } from '#food-words';
import type { Food } from '#ingredient-catalogue';
import { type Exact, exactOf, systemOf } from '#scaling/convert-amount';
import { writeIn } from '#scaling/convert-line';
import { applyToOriginal, type TextEdit } from '#scaling/edit-text';
import type { MeasureSystem } from '#scaling/kitchen-measure';
import { friendlyCentimetres, friendlyInches } from '#scaling/length';
import { friendlyTemperature } from '#scaling/temperature';
import { writeFigure } from '#scaling/write-measure';
import { LENGTH_UNIT } from '#steps/find-measures';
import { FIGURE, inFigures } from '#text/figures';
import type { LengthReading, MeasuredStep, StepAmount, StepLength, StepTemperature } from '#steps/step-type';

const slice = (text: string, { start, end }: TextSpan): string => text.slice(start, end);
const UNIT = new RegExp(`(?:${LENGTH_UNIT}|in)(?!\\p{L})`, 'giu');
const THIN_FIGURE = new RegExp(FIGURE, 'gu');

function temperatureEdit(text: string, part: StepTemperature, system: MeasureSystem): TextEdit | null {
  const scale = system === 'metric' ? 'C' : 'F';
  const { readings, use, start, end } = part;
  const asked = readings.filter((reading) => reading.scale === scale);
  if (asked.length > 0) {
    // British recipes give °C and gas marks; only °F is removed.
    const retained = system === 'metric' ? readings.filter((reading) => reading.scale !== 'F') : asked;
    if (retained.length === readings.length) return null;
    return { start, end, text: retained.map((reading) => slice(text, reading)).join('/') };
  }
  const source = readings.filter((reading) => reading.scale !== 'gas');
  const texts = (source.length > 0 ? source : readings).map((reading) => {
    const degrees = (value: number): number => friendlyTemperature(value, reading.scale, scale, use);
    const [low, high] = [degrees(reading.low), degrees(reading.high)];
    const figures = low === high ? String(low) : `${low}–${high}`;
    return `${figures}°${scale}${reading.fan ? ' fan' : ''}`;
  });
  return { start, end, text: texts.join('/') };
}

// Text after which the unit is plural because it precedes no noun: "3 inches thick", but "¾ inch cubes".
const IS_COMPLETE =
  /^(?:[.;:)]|,|$| (?:thick|wide|long|deep|high|tall|apart|across|away|above|below|in|from|of|and|or|at|on|by|over)(?!\p{L}))/u;

/** Converts each figure and unit of a length; the signs between them stay. */
function writeLength(text: string, reading: LengthReading): string {
  const from = reading.unit === 'inch' ? 25.4 : reading.unit === 'mm' ? 1 : 10;
  const most = Math.max(...reading.figures) * from;
  const to = reading.unit !== 'inch' ? 'inch' : most < 9.5 ? 'mm' : 'cm';
  const figures = inFigures(slice(text, reading))
    .text.replace(UNIT, '\0')
    .replace(THIN_FIGURE, (figure) => {
      const mm = Number(figure) * from;
      if (to === 'mm') return String(Math.max(1, Math.round(mm)));
      return writeFigure(to === 'cm' ? friendlyCentimetres(mm) : friendlyInches(mm), to);
    });
  const written = figures.includes('\0') ? figures : `${figures} \0`;
  const isMany =
    to === 'inch' && friendlyInches(most) > 1 && IS_COMPLETE.test(text.slice(reading.end, reading.end + 9));
  return written.replace(/ ?\0/gu, (mark, at: number) =>
    written[at - 1] === '-' ? to : ` ${to}${isMany && at + mark.length === written.length ? 'es' : ''}`,
  );
}

function lengthEdit(text: string, { start, end, readings }: StepLength, system: MeasureSystem): TextEdit | null {
  const isAsked = ({ unit }: LengthReading): boolean => (unit === 'inch') === (system === 'us');
  const asked = readings.filter(isAsked);
  if (asked.length === readings.length) return null;
  const [retained] = asked;
  const [first] = readings;
  if (retained !== undefined) return { start, end, text: slice(text, retained) };
  return first === undefined ? null : { start, end, text: writeLength(text, first) };
}

/** "2 cups (250 g) flour" states the weight of a cup, so a share of it in a step uses that weight. */
function asStated(
  { amount, equivalents }: IngredientLine,
  exact: Exact,
  food: Food | null,
  system: MeasureSystem,
): Exact {
  const asked = equivalents.find(({ unit }) => systemOf(unit, food) === system);
  if (asked === undefined || asked.unit === null || amount === null || amount.unit === null) return exact;
  const from = exactOf(amount.low, amount.unit, food);
  const to = exactOf(asked.low, asked.unit, food);
  if (from === null || to === null || from.of !== exact.of || to.of === from.of) return exact;
  return { value: (exact.value * to.value) / from.value, of: to.of };
}

function amountEdit(
  text: string,
  part: StepAmount,
  lines: readonly IngredientLine[],
  system: MeasureSystem,
  isSize: boolean,
): TextEdit | null {
  const { start, end, readings } = part;
  const food = part.food ?? lines[part.lines[0] ?? -1]?.food?.food ?? null;
  const foreign = readings.filter(({ unit }) => {
    const its = systemOf(unit, food);
    return its !== null && its !== system;
  });
  if (foreign.length === 0) return null;
  const retained = readings.find((reading) => !foreign.includes(reading));
  if (retained !== undefined) return { start, end, text: slice(text, retained) };
  const [reading] = readings;
  if (reading === undefined || reading.unit === null) return null;
  if (isSize) {
    // Pots are sold in round sizes: 5 quarts become 5 liters.
    if (reading.unit !== 'l' && reading.unit !== 'quart') return null;
    return { start, end, text: text.slice(start, reading.unitStart) + (system === 'us' ? 'quart' : 'liter') };
  }
  const low = exactOf(reading.low, reading.unit, food);
  const high = exactOf(reading.high, reading.unit, food);
  if (low === null || high === null) return null;
  const line = part.lines.length === 1 ? lines[part.lines[0] ?? -1] : undefined;
  const own = (exact: Exact): Exact => (line === undefined ? exact : asStated(line, exact, food, system));
  return { start, end, text: writeIn(system, food, [own(low), own(high)]) };
}

/**
 * Converts a step to a measure system: temperatures, lengths and amounts change in place; times and all other words
 * stay. `temperatures` has another system for these, or null to leave them. Without a `system` only they change.
 */
export function convertStep(
  { text, parts, normal, original }: MeasuredStep,
  lines: readonly IngredientLine[],
  system: MeasureSystem | null,
  temperatures: MeasureSystem | null = system,
): string {
  const edits: TextEdit[] = [];
  for (const part of parts) {
    const measure = part.kind === 'equipment' ? part.size : part;
    const to = measure?.kind === 'temperature' ? temperatures : system;
    if (measure === null || to === null) continue;
    const edit =
      measure.kind === 'temperature'
        ? temperatureEdit(text, measure, to)
        : measure.kind === 'length'
          ? lengthEdit(text, measure, to)
          : measure.kind === 'amount'
            ? amountEdit(text, measure, lines, to, part.kind === 'equipment')
            : null;
    if (edit !== null) edits.push(edit);
  }
  // "An 8-inch pan" becomes "a 20-cm pan".
  const articles = edits.flatMap(({ start, text: written }) => {
    const article = /(?<!\p{L})an?(?= $)/iu.exec(text.slice(Math.max(0, start - 4), start))?.[0];
    if (article === undefined) return [];
    const at = start - 1 - article.length;
    return [{ start: at, end: start - 1, text: article.charAt(0) + articleFor(written).slice(1) }];
  });
  return applyToOriginal(original, normal, [...edits, ...articles]);
}
