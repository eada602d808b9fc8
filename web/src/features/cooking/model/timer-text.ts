import type { Timer } from '#features/cooking/model/timers.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "4:05", "1:02:30". Rounded up, so that 0:00 appears only when the time is up. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** "12 min", "1 h 30 min", "45 s". */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [Math.round(seconds % 60), 's'],
  ] as const;
  const visible = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`);
  return visible.length === 0 ? '0 s' : visible.join(' ');
}

/** The capitalized activity, or "Timer" if the step names none. */
export function timerLabel(label: string | null): string {
  return label === null || label === '' ? 'Timer' : `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

type Span = Pick<Timer, 'seconds' | 'upToSeconds'>;

/** The upper end of a range, because the timer rings at the lower one. Null without a range. */
export function rangeNote({ seconds, upToSeconds }: Span): string | null {
  return upToSeconds > seconds ? `may take ${durationText(upToSeconds)}` : null;
}

/** The text of a ringing timer. For a range it says how long it may take. */
export function ringingText({ seconds, upToSeconds }: Span): string {
  return upToSeconds > seconds ? `May take up to ${durationText(upToSeconds)}` : 'Time is up';
}

/** The announcement for screen readers, the tab's title, and system notifications. */
export function doneText({ label }: Pick<Timer, 'label'>): string {
  return label === 'Timer' ? 'A timer is done' : `${label}: time is up`;
}

export function timerElementId(id: string): string {
  return `timer-${id}`;
}
