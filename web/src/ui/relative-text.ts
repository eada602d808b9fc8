const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Units with their lengths, the largest first. */
const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** "3 hours ago", "in 2 days", "just now". Not with `Intl`, because its first use takes a phone 150 ms. */
export function relativeText(at: string, nowMs: number): string {
  const difference = Date.parse(at) - nowMs;
  if (Number.isNaN(difference)) return '';
  const distance = Math.abs(difference);
  const [unit, length] = UNITS.find(([, ms]) => distance >= ms) ?? [];
  if (unit === undefined || length === undefined) return 'just now';
  const count = Math.floor(distance / length);
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return difference < 0 ? `${text} ago` : `in ${text}`;
}

/** The local time to the second, with its time zone. */
export function exactText(at: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'long' });
}
