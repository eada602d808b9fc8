import { withEnglishTimes } from '#import/time-words';
import { findTimes } from '#steps/find-times';

const ISO =
  /^-?P(?:(?<years>[\d.,]+)Y)?(?:(?<months>[\d.,]+)M)?(?:(?<weeks>[\d.,]+)W)?(?:(?<days>[\d.,]+)D)?(?:T?(?:(?<hours>[\d.,]+)H)?(?:(?<minutes>[\d.,]+)M)?(?:(?<seconds>[\d.,]+)S)?)?$/iu;
const CLOCK = /^(?<hours>\d{1,3}):(?<minutes>[0-5]\d)(?::[0-5]\d)?(?:\s*h(?:ours?|rs?)?)?$/iu;
const BARE = /^\d{1,6}(?:[.,]\d{1,2})?$/u;
/** A longer text states more than a time. */
const MAX_CHARACTERS = 120;
const DAY_MINUTES = 1440;
const HAS_NUMBER = /\p{N}/u;

const MINUTES_OF: Readonly<Record<string, number>> = {
  years: 365 * DAY_MINUTES,
  months: 30 * DAY_MINUTES,
  weeks: 7 * DAY_MINUTES,
  days: DAY_MINUTES,
  hours: 60,
  minutes: 1,
  seconds: 1 / 60,
};

function sumOf(groups: Readonly<Record<string, string | undefined>>): number {
  return Object.entries(groups).reduce(
    (sum, [unit, count = '0']) => sum + Number(count.replace(',', '.')) * (MINUTES_OF[unit] ?? 0),
    0,
  );
}

interface TimeInWords {
  readonly minutes: number;
  /** What the text says besides. */
  readonly rest: string;
}

function readWords(text: string): TimeInWords {
  const english = withEnglishTimes(text);
  let minutes = 0;
  let rest = '';
  let from = 0;
  for (const { start, end, high } of findTimes(english)) {
    minutes += high / 60;
    rest += english.slice(from, start);
    from = end;
  }
  return { minutes, rest: rest + english.slice(from) };
}

function minutesIn(text: string): number {
  const groups = ISO.exec(text)?.groups ?? CLOCK.exec(text)?.groups;
  if (groups !== undefined) return sumOf(groups);
  if (BARE.test(text)) return Number(text.replace(',', '.'));
  const { minutes, rest } = readWords(text);
  return HAS_NUMBER.test(rest) ? 0 : minutes;
}

/** True for a text that is a time and nothing else: "30 minutes", "⏱ 1 h 20 min". */
export function isTime(text: string): boolean {
  if (text.length > MAX_CHARACTERS || !HAS_NUMBER.test(text)) return false;
  const { minutes, rest } = readWords(text);
  return minutes > 0 && !/[\p{L}\p{N}]/u.test(rest);
}

/**
 * Returns the whole minutes of a time as recipes state it; null for none, zero, a text that is no time, or one with a number
 * that is no time ("20 blips"). Reads ISO 8601 durations in their short and long forms ("PT1H30M",
 * "P0Y0M0DT0H35M0.000S"), clock times ("1:30"), bare minutes (45, "45") and words in the languages that recipes are written
 * in ("1 h 20 min", "25-30 minutes", "1 godz. 20 min"; the upper end of a range; several times add up).
 */
export function readMinutes(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  const minutes = Math.round(text.length > MAX_CHARACTERS ? 0 : minutesIn(text));
  return Number.isSafeInteger(minutes) && minutes > 0 ? minutes : null;
}
