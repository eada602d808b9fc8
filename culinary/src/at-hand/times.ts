import type { ParsedAtHand } from '#at-hand/recipe-at-hand';
import { listed } from '#answers/phrasing';

const SECONDS = 60;
const MINUTES = 60;

/** "1 h 5 min", "4 min 10 s". */
function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / (SECONDS * MINUTES));
  const minutes = Math.floor(whole / SECONDS) % MINUTES;
  const rest = whole % SECONDS;
  const parts = [
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(hours === 0 && (rest > 0 || minutes === 0) ? [`${rest} s`] : []),
  ];
  return parts.join(' ');
}

/** The times of the current step in its own words; '' if it has none or there is no step. */
export function describeTimes({ now, step }: ParsedAtHand): string {
  if (now === null || step === null) return '';
  const times = now.parts.flatMap((part) => (part.kind === 'time' ? [part] : []));
  if (times.length === 0) return '';
  const said = times.map(({ start, end, label }) => {
    const text = now.text.slice(start, end);
    return label === null ? text : `${text} (${label})`;
  });
  return `Step ${step} gives ${listed(said)}.`;
}

/** The timers, those that ring first; '' if none runs. */
export function describeTimers({ timers }: ParsedAtHand): string {
  const sorted = timers.toSorted((one, other) => one.seconds - other.seconds);
  return sorted
    .map(({ label, seconds }) => `${label}: ${seconds === 0 ? 'time is up' : `${formatSeconds(seconds)} left`}.`)
    .join('\n');
}
