import { DAY_MS, HOUR_MS } from '#platform/durations.ts';

/** Enough for the newest and the oldest of the longest recipes, and for hundreds of an ordinary one. */
export const HISTORY_BYTES_MAX = 2 * 1024 * 1024;

/** How far apart versions are that are so old: all of the last day stay, then one an hour, a day and a week. */
const SPACINGS = [
  { untilMs: DAY_MS, slotMs: 0 },
  { untilMs: 7 * DAY_MS, slotMs: HOUR_MS },
  { untilMs: 60 * DAY_MS, slotMs: DAY_MS },
  { untilMs: Infinity, slotMs: 7 * DAY_MS },
] as const;

/** More than this are first halved until they are fewer, so that the work has a bound. */
const EXAMINED_MAX = 1_000;

export interface EarlierVersion {
  readonly version: number;
  readonly replacedAt: Date;
  readonly bytes: number;
}

interface Thinning {
  readonly now: Date;
  /** The most versions that stay; 0 is no limit. */
  readonly countMax: number;
}

/**
 * Which of a recipe's earlier versions go, of all of them with the newest first. The newest and the oldest stay. Of the others those
 * stay that lie far apart for their age, within both limits, so that a burst of edits does not push out all that came before it.
 */
export function versionsToDelete(history: readonly EarlierVersion[], { now, countMax }: Thinning): number[] {
  let kept = spaceOut(halve(history), now);
  let bytes = kept.reduce((sum, version) => sum + version.bytes, 0);
  const most = countMax === 0 ? Infinity : Math.max(countMax, 2);
  while (kept.length > 2 && (kept.length > most || bytes > HISTORY_BYTES_MAX)) {
    const least = findLeastMissed(kept, now, bytes > HISTORY_BYTES_MAX);
    bytes -= kept[least]?.bytes ?? 0;
    kept = kept.toSpliced(least, 1);
  }
  const stays = new Set(kept.map(({ version }) => version));
  return history.map(({ version }) => version).filter((version) => !stays.has(version));
}

function halve(history: readonly EarlierVersion[]): readonly EarlierVersion[] {
  if (history.length <= EXAMINED_MAX) return history;
  return halve(history.filter((_version, at) => at % 2 === 0 || at === history.length - 1));
}

/** Of the versions in one slot of time the newest stays: it is what the recipe was before a pause. */
function spaceOut(history: readonly EarlierVersion[], now: Date): readonly EarlierVersion[] {
  const taken = new Set<string>();
  return history.filter(({ replacedAt }, at) => {
    const slot = slotOf(replacedAt, now);
    const isFree = slot === null || !taken.has(slot);
    if (slot !== null) taken.add(slot);
    return isFree || at === history.length - 1;
  });
}

/** Versions of one slot are too close to each other; null for those that are young enough to all stay. */
export function slotOf(replacedAt: Date, now: Date): string | null {
  const age = now.getTime() - replacedAt.getTime();
  const slotMs = SPACINGS.find(({ untilMs }) => age < untilMs)?.slotMs ?? 0;
  return slotMs === 0 ? null : `${slotMs}:${Math.floor(replacedAt.getTime() / slotMs)}`;
}

/**
 * The place of the version, neither newest nor oldest, whose neighbors are closest to each other for their age; where bytes are short,
 * for its size as well. Of equals it is the oldest.
 */
function findLeastMissed(kept: readonly EarlierVersion[], now: Date, isHeavy: boolean): number {
  let least = { at: 1, worth: Infinity };
  for (const [at, version] of kept.entries()) {
    const [newer, older] = [kept[at - 1], kept[at + 1]];
    if (newer === undefined || older === undefined) continue;
    const gap = newer.replacedAt.getTime() - older.replacedAt.getTime();
    const age = now.getTime() - older.replacedAt.getTime();
    const apart = age > 0 ? Math.max(gap, 0) / age : 0;
    const worth = isHeavy ? apart / version.bytes : apart;
    if (worth <= least.worth) least = { at, worth };
  }
  return least.at;
}
