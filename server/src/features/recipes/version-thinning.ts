import { DAY_MS, HOUR_MS } from '#platform/durations.ts';

/** Room for several versions of the longest recipe, and for hundreds of an ordinary one. */
export const HISTORY_BYTES_MAX = 2 * 1024 * 1024;

/** Spacing by age: every version of the last day, then one per hour, per day and per week. */
const SPACINGS = [
  { untilMs: DAY_MS, slotMs: 0 },
  { untilMs: 7 * DAY_MS, slotMs: HOUR_MS },
  { untilMs: 60 * DAY_MS, slotMs: DAY_MS },
  { untilMs: Infinity, slotMs: 7 * DAY_MS },
] as const;

/** Longer histories are halved first, so that the work is bounded. */
const CONSIDERED_MAX = 1_000;

export interface EarlierVersion {
  readonly version: number;
  readonly replacedAt: Date;
  readonly bytes: number;
}

interface Thinning {
  readonly now: Date;
  /** Maximum number of versions; 0 means unlimited. */
  readonly countMax: number;
}

/**
 * Selects the versions to delete from a complete history, newest first. The newest and the oldest stay. Within both limits the
 * others are spread over their age, so that a burst of edits does not evict everything before it. Quadratic in `CONSIDERED_MAX`.
 */
export function versionsToDelete(history: readonly EarlierVersion[], { now, countMax }: Thinning): number[] {
  let retained = spaceOut(halve(history), now);
  let bytes = retained.reduce((sum, version) => sum + version.bytes, 0);
  const most = countMax === 0 ? Infinity : Math.max(countMax, 2);
  while (retained.length > 2 && (retained.length > most || bytes > HISTORY_BYTES_MAX)) {
    const least = findLeastValuable(retained, now, bytes > HISTORY_BYTES_MAX);
    bytes -= retained[least]?.bytes ?? 0;
    retained = retained.toSpliced(least, 1);
  }
  const retainedVersions = new Set(retained.map(({ version }) => version));
  return history.map(({ version }) => version).filter((version) => !retainedVersions.has(version));
}

function halve(history: readonly EarlierVersion[]): readonly EarlierVersion[] {
  if (history.length <= CONSIDERED_MAX) return history;
  return halve(history.filter((_version, at) => at % 2 === 0 || at === history.length - 1));
}

/** Retains the newest version of each time slot: the state before a pause. */
function spaceOut(history: readonly EarlierVersion[], now: Date): readonly EarlierVersion[] {
  const taken = new Set<string>();
  return history.filter(({ replacedAt }, at) => {
    const slot = slotOf(replacedAt, now);
    const isFree = slot === null || !taken.has(slot);
    if (slot !== null) taken.add(slot);
    return isFree || at === history.length - 1;
  });
}

/** The time slot of a version, of which one is retained; null if it is young enough to stay in any case. */
export function slotOf(replacedAt: Date, now: Date): string | null {
  const age = now.getTime() - replacedAt.getTime();
  const slotMs = SPACINGS.find(({ untilMs }) => age < untilMs)?.slotMs ?? 0;
  return slotMs === 0 ? null : `${slotMs}:${Math.floor(replacedAt.getTime() / slotMs)}`;
}

/**
 * The index of the inner version whose neighbors are closest to each other relative to their age. With `isHeavy`, a larger
 * version is less valuable. Ties: the oldest.
 */
function findLeastValuable(history: readonly EarlierVersion[], now: Date, isHeavy: boolean): number {
  let least = { at: 1, worth: Infinity };
  for (const [at, version] of history.entries()) {
    const [newer, older] = [history[at - 1], history[at + 1]];
    if (newer === undefined || older === undefined) continue;
    const gap = newer.replacedAt.getTime() - older.replacedAt.getTime();
    const age = now.getTime() - older.replacedAt.getTime();
    const apart = age > 0 ? Math.max(gap, 0) / age : 0;
    const worth = isHeavy ? apart / version.bytes : apart;
    if (worth <= least.worth) least = { at, worth };
  }
  return least.at;
}
