import type { Timer } from '#features/cooking/model/timers.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** "4:05", "1:02:30": what a kitchen clock shows. The last second is shown until it is over. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** "12 min", "1 h 30 min", "45 s". */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [Math.round(seconds % 60), 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`);
  return shown.length === 0 ? '0 s' : shown.join(' ');
}

/** "Simmer", from whatever case it was found in; "Timer" where a step does not say what for. */
export function timerLabel(label: string | null): string {
  return label === null || label === '' ? 'Timer' : `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

type Span = Pick<Timer, 'seconds' | 'upToSeconds'>;

/** Of a range the near end counts, so the far one is said. */
export function rangeNote({ seconds, upToSeconds }: Span): string | null {
  return upToSeconds > seconds ? `may take ${durationText(upToSeconds)}` : null;
}

/** What is over, and that it may take longer where a range was written. */
export function upText({ seconds, upToSeconds }: Span): string {
  return upToSeconds > seconds ? `May take up to ${durationText(upToSeconds)}` : 'Time is up';
}

/** "Simmer is done", for those who listen, look at the tab's title, or are elsewhere. */
export function doneText({ label }: Pick<Timer, 'label'>): string {
  return label === 'Timer' ? 'A timer is done' : `${label}: time is up`;
}

/** By which a timer's place in the page is found. */
export function timerElementId(id: string): string {
  return `timer-${id}`;
}
