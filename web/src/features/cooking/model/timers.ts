/** A timer. It stores absolute times (milliseconds since the epoch), so that it continues while no page is open. */
export interface Timer {
  readonly id: string;
  /** The activity, such as "Simmer". */
  readonly label: string;
  readonly recipeId: string;
  readonly recipeTitle: string;
  /** Positions of the step, and of the time in it. */
  readonly step: number;
  readonly index: number;
  readonly seconds: number;
  readonly upToSeconds: number;
  /** The time it rings; null while paused. */
  readonly endsAt: number | null;
  /** The remaining time while paused. */
  readonly leftMs: number;
}

export type TimerState = 'running' | 'paused' | 'ringing';

export const TIMERS_MAX = 20;
export const MINUTE_MS = 60_000;
/** How long a timer that ended while no page was open still rings. */
const EXPIRY_MS = 12 * 60 * MINUTE_MS;

export type NewTimer = Omit<Timer, 'endsAt' | 'leftMs'>;

export function timerState({ endsAt }: Timer, now: number): TimerState {
  if (endsAt === null) return 'paused';
  return endsAt > now ? 'running' : 'ringing';
}

/** The remaining time, never negative. */
export function remainingMs({ endsAt, leftMs }: Timer, now: number): number {
  return endsAt === null ? leftMs : Math.max(0, endsAt - now);
}

function change(timers: readonly Timer[], id: string, how: (timer: Timer) => Timer): readonly Timer[] {
  return timers.map((timer) => (timer.id === id ? how(timer) : timer));
}

/** The timer of a time in a step. There is at most one. */
export function findTimer(
  timers: readonly Timer[],
  { recipeId, step, index }: Pick<Timer, 'recipeId' | 'step' | 'index'>,
): Timer | undefined {
  return timers.find((timer) => timer.recipeId === recipeId && timer.step === step && timer.index === index);
}

export function startTimer(timers: readonly Timer[], timer: NewTimer, now: number): readonly Timer[] {
  if (timers.length >= TIMERS_MAX || findTimer(timers, timer) !== undefined) return timers;
  return [...timers, { ...timer, endsAt: now + timer.seconds * 1000, leftMs: 0 }];
}

export function pauseTimer(timers: readonly Timer[], id: string, now: number): readonly Timer[] {
  return change(timers, id, (timer) =>
    timerState(timer, now) === 'running' ? { ...timer, endsAt: null, leftMs: remainingMs(timer, now) } : timer,
  );
}

export function resumeTimer(timers: readonly Timer[], id: string, now: number): readonly Timer[] {
  return change(timers, id, (timer) =>
    timer.endsAt === null ? { ...timer, endsAt: now + timer.leftMs, leftMs: 0 } : timer,
  );
}

/** Adds a minute. A ringing timer runs for another minute from now. */
export function addMinute(timers: readonly Timer[], id: string, now: number): readonly Timer[] {
  return change(timers, id, (timer) =>
    timer.endsAt === null
      ? { ...timer, leftMs: timer.leftMs + MINUTE_MS }
      : { ...timer, endsAt: Math.max(timer.endsAt, now) + MINUTE_MS },
  );
}

export function stopTimer(timers: readonly Timer[], id: string): readonly Timer[] {
  return timers.filter((timer) => timer.id !== id);
}

export function removeExpiredTimers(timers: readonly Timer[], now: number): readonly Timer[] {
  return timers.filter(({ endsAt }) => endsAt === null || endsAt > now - EXPIRY_MS);
}

/** Sorts ringing timers and the next to ring first, paused ones last. */
export function sortTimers(timers: readonly Timer[]): readonly Timer[] {
  return timers.toSorted((one, other) => (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity) || 0);
}

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { endsAt } = fields;
  const isNumber = (name: string): boolean => Number.isFinite(fields[name]);
  return (
    ['id', 'label', 'recipeId', 'recipeTitle'].every((name) => typeof fields[name] === 'string') &&
    ['step', 'index', 'seconds', 'upToSeconds', 'leftMs'].every(isNumber) &&
    (endsAt === null || isNumber('endsAt'))
  );
}

/** Parses stored timers, dropping invalid ones. */
export function parseTimers(value: unknown): readonly Timer[] {
  return Array.isArray(value) ? value.filter(isTimer).slice(0, TIMERS_MAX) : [];
}
