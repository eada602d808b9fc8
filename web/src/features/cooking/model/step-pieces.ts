/** A time in a step for which a timer can be started. */
export interface StepTimer {
  /** The position among the step's times. */
  readonly index: number;
  readonly seconds: number;
  /** The upper end of a range ("10–12 minutes"); equal to `seconds` for a single value. */
  readonly upToSeconds: number;
  /** The activity, such as "simmer"; null if the step names none. */
  readonly label: string | null;
}

export interface StepPiece {
  readonly text: string;
  readonly timer: StepTimer | null;
}

export interface FoundTime {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  readonly label: string | null;
}

/** A week. Longer times are for a calendar. */
const MAX_TIMER_S = 7 * 86_400;
const MIN_TIMER_S = 5;

/** Splits a step at its times. The texts of the pieces, joined, are the whole text. */
export function splitAtTimes(text: string, times: readonly FoundTime[]): StepPiece[] {
  const pieces: StepPiece[] = [];
  let at = 0;
  const plain = (end: number): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), timer: null });
    at = Math.max(at, end);
  };
  const fitting = times.filter(({ low, high }) => low >= MIN_TIMER_S && high <= MAX_TIMER_S);
  for (const [index, { start, end, low, high, label }] of fitting.entries()) {
    if (start < at || end <= start || end > text.length) continue;
    plain(start);
    const timer = { index, seconds: Math.round(low), upToSeconds: Math.round(high), label };
    pieces.push({ text: text.slice(start, end), timer });
    at = end;
  }
  plain(text.length);
  return pieces;
}
