/** A time that a step names and a timer can be set to. */
export interface StepTimer {
  /** Which of the step's times it is. */
  readonly index: number;
  readonly seconds: number;
  /** The far end of a range ("10–12 minutes"); the same as `seconds` where one figure was written. */
  readonly upToSeconds: number;
  /** What it is for: "simmer". Null where the step does not say. */
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

/** A week: what takes longer is for a calendar. */
const LONGEST_S = 7 * 86_400;
const SHORTEST_S = 5;

/** A step cut at its times; the pieces together are the text again, to the letter. */
export function cutAtTimes(text: string, times: readonly FoundTime[]): StepPiece[] {
  const pieces: StepPiece[] = [];
  let at = 0;
  const plain = (end: number): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), timer: null });
    at = Math.max(at, end);
  };
  const fitting = times.filter(({ low, high }) => low >= SHORTEST_S && high <= LONGEST_S);
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
