import { sentenceAround } from '#steps/sentence';
import type { Bounds, StepTemperature, TemperatureReading } from '#steps/step-type';
import { celsiusOf } from '#scaling/temperature';
import { numberIn, RANGE_SIGN } from '#text/figures';
import { normalize, spanInOriginal } from '#text/normalize';

const SCALE = String.raw`(?:[°º˚](?: ?(?:[CF](?!\p{L})|celsius|fahrenheit))?|(?:degrees?|deg\.?|Grad|degrés?|grados?|gradi)(?!\p{L})(?: (?:C|F|celsius|fahrenheit|centigrade)(?!\p{L}))?|celsius|fahrenheit|\*[CF](?!\p{L})|[CF](?!\p{L}))`;
const FAN = String.raw`(?:fan(?:[- ](?:forced|oven))?|convection|umluft|heißluft|chaleur tournante)`;

const MARK = '(?:[¼½]|1/[24]|\\d{1,2}(?!\\d))';

let reading: RegExp | undefined;
const readingPattern = (): RegExp =>
  (reading ??= new RegExp(
    `(?<![\\p{L}\\p{M}\\d.,])(?:gas ?(?:mark|stufe)? ?(${MARK})(?:${RANGE_SIGN}(${MARK}))?(?!\\d|\\p{L})|(?:(${FAN}) )?((?:-|(?:–|minus )(?=\\d{1,2}(?!\\d)))?\\d{1,3}(?:[.,]\\d)?) ?(${SCALE})?(?:${RANGE_SIGN}(\\d{1,3}(?:[.,]\\d)?))? ?-?(${SCALE})(?! ?angle)( ?\\(${FAN}\\)| ?${FAN}(?!\\p{L}))?)`,
    'giu',
  ));

const CORE =
  /\b(?:internal|core|thermometer|probe|registers?|reads?|cent(?:er|re)|thickest|inside|kerntemperatur|cœur)(?!\p{L})/iu;
const OVEN =
  /\b(?:ovens?|preheat\w*|bakes?|baking|roast\w*|smok\w*|broil\w*|grill\w*|backofen|ofen|four|horno|forno)(?!\p{L})/iu;
const OIL = /\b(?:oil|deep[- ]?fry\w*|fry\w*|fryer|fat|dripping|lard)(?!\p{L})/iu;
const TURNING = /\b(?:turn|rotate|twist|swivel)\b[^.;]{0,30}$/iu;

type Use = StepTemperature['use'];

function useOf(sentence: string, text: string, celsius: number): Use {
  if (celsius <= 100 && CORE.test(sentence)) return 'core';
  if (OVEN.test(sentence)) return 'oven';
  if (OIL.test(sentence) && celsius >= 110 && celsius <= 210) return 'oil';
  if (celsius >= 130 || (celsius >= 60 && OVEN.test(text))) return 'oven';
  return 'other';
}

// No home oven reaches 260 °C, and nobody bakes at 90 °F.
function guessScale(value: number, core: boolean): 'C' | 'F' {
  return core ? (value > 100 ? 'F' : 'C') : value > 250 ? 'F' : 'C';
}

const signed = (figure: string): number => (/^\d/u.test(figure) ? 1 : -1) * numberIn(figure);

function readingOf(match: RegExpExecArray, text: string): TemperatureReading | null {
  const [all, gasLow, gasHigh, fanBefore, low = '', lowScale = '', high, scale = '', fanAfter] = match;
  const at = { start: match.index, end: match.index + all.length };
  if (gasLow !== undefined) {
    const mark = { low: numberIn(gasLow), high: numberIn(gasHigh ?? gasLow) };
    return mark.low > 0 && mark.high <= 10 ? { ...at, ...mark, scale: 'gas', fan: false, guessed: false } : null;
  }
  const figures = { low: signed(low), high: signed(high ?? low) };
  const fan = fanBefore !== undefined || fanAfter !== undefined;
  const signs = `${scale} ${lowScale}`;
  const written = /[°º˚*]|deg|grad|celsius|fahrenheit/iu.test(signs);
  const letter = /(?:^|[\s°º˚*])(c|f)/iu.exec(signs)?.[1]?.toUpperCase();
  if (letter === 'C' || letter === 'F') {
    // "2 c flour" is a cup, "4 f" means nothing.
    if (!written && (figures.low < 30 || (scale !== scale.toUpperCase() && figures.low < 90))) return null;
    return { ...at, ...figures, scale: letter, fan, guessed: false };
  }
  if (TURNING.test(text.slice(Math.max(0, at.start - 60), at.start))) return null;
  const core = CORE.test(sentenceAround(text, at));
  return { ...at, ...figures, scale: guessScale(figures.high, core), fan, guessed: true };
}

const GAP = /^[\s/,;(|–-]*(?:(?:or|oder|ou) ?)?\(?$/iu;

function celsiusOfGroup(readings: readonly TemperatureReading[]): Bounds {
  const rank = (one: TemperatureReading): number => (one.fan ? 4 : 0) + { C: 0, F: 1, gas: 2 }[one.scale];
  const best = readings.toSorted((one, other) => rank(one) - rank(other))[0];
  if (best === undefined) return { low: 0, high: 0 };
  const low = celsiusOf(best.low, best.scale);
  const high = celsiusOf(best.high, best.scale);
  const more = best.fan ? 20 : 0;
  return { low: Math.min(low, high) + more, high: Math.max(low, high) + more };
}

// "Preheat the oven to 400", "bake at 350 for an hour": US recipes omit the degrees. "Baked *to* 165" is a core
// temperature.
const BARE =
  /(?:\b(?:(?:ovens?|preheat\w*)\b[^.;\d\n]{0,30}|then|lower|raise|temperature) (?:to|at)|\b(?:bak(?:e[ds]?|ing)|roast(?:ed|ing|s)?|broil\w*)\b[^.;\d\n]{0,30} at) (\d{3})(?=[.,;:)]?(?:\s|$))(?! (?:degrees|deg|grad|to|or|[^\s\p{L}]|(?:g|kg|ml|grams?|k?cals?|calories|watts?|min\w*|sec\w*|celsius|fahrenheit|[CF])(?!\p{L})))/giu;
const COOLEST = 140;
const HOTTEST = 550;

function findBare(text: string): StepTemperature[] {
  return [...text.matchAll(BARE)].flatMap((match) => {
    const value = Number(match[1]);
    if (value < COOLEST || value > HOTTEST) return [];
    const end = match.index + match[0].length;
    const at = { start: end - 3, end };
    if (CORE.test(sentenceAround(text, at))) return [];
    const scale = guessScale(value, false);
    const celsius = celsiusOf(value, scale);
    return [
      {
        ...at,
        kind: 'temperature',
        readings: [{ ...at, low: value, high: value, scale, fan: false, guessed: true }],
        celsius: { low: celsius, high: celsius },
        use: 'oven',
        guessed: true,
      },
    ];
  });
}

/**
 * Finds every temperature in a text, in order. The readings of one oven form one result ("200C/180C fan/gas 6"); those
 * without a sign come last. Never throws.
 */
export function findTemperatures(text: string): StepTemperature[] {
  const normal = normalize(text);
  return temperaturesIn(normal.text).map((each) => ({
    ...each,
    ...spanInOriginal(normal, each.start, each.end),
    readings: each.readings.map((one) => ({ ...one, ...spanInOriginal(normal, one.start, one.end) })),
  }));
}

function temperaturesIn(text: string): StepTemperature[] {
  const groups: { start: number; end: number; readings: TemperatureReading[] }[] = [];
  for (const match of text.matchAll(readingPattern())) {
    const one = readingOf(match, text);
    if (one === null) continue;
    const group = groups.at(-1);
    const gap = group === undefined ? '' : text.slice(group.end, one.start);
    const alike = group?.readings.some(({ scale, fan }) => scale === one.scale && fan === one.fan) ?? true;
    if (group !== undefined && !alike && gap.length <= 6 && GAP.test(gap) && (gap.trim() !== '' || one.fan)) {
      group.readings.push(one);
      group.end = one.end;
      const inside = text.slice(group.start, group.end);
      if (inside.includes('(') && !inside.includes(')') && text[group.end] === ')') group.end += 1;
    } else groups.push({ start: one.start, end: one.end, readings: [one] });
  }
  const written = groups.map(({ start, end, readings }): StepTemperature => {
    const known = readings.find(({ guessed }) => !guessed);
    const sure = known === undefined ? readings : readings.filter(({ guessed }) => !guessed);
    const celsius = celsiusOfGroup(sure);
    const use = readings.some(({ scale, fan }) => fan || scale === 'gas')
      ? 'oven'
      : useOf(sentenceAround(text, { start, end }), text, celsius.high);
    return { kind: 'temperature', start, end, readings, celsius, use, guessed: known === undefined };
  });
  return [...written, ...findBare(text)];
}
