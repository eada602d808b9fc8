export interface Line {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** How many lines two lists share from each place on, in their order. */
function sharedFrom(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const shared = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let left = before.length - 1; left >= 0; left -= 1) {
    const row = shared[left] ?? [];
    const below = shared[left + 1] ?? [];
    for (let right = after.length - 1; right >= 0; right -= 1) {
      row[right] =
        before[left] === after[right] ? (below[right + 1] ?? 0) + 1 : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
    }
  }
  return shared;
}

/** The lines of both lists in one: as many as possible stay, what is gone stands before what came in its place. */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly Line[] {
  const shared = sharedFrom(before, after);
  const lines: Line[] = [];
  let left = 0;
  let right = 0;
  while (left < before.length || right < after.length) {
    const old = before[left];
    const current = after[right];
    const ifRemoved = shared[left + 1]?.[right] ?? -1;
    const ifAdded = shared[left]?.[right + 1] ?? -1;
    if (old !== undefined && old === current) {
      lines.push({ kind: 'same', text: old });
      left += 1;
      right += 1;
    } else if (old !== undefined && ifRemoved >= ifAdded) {
      lines.push({ kind: 'removed', text: old });
      left += 1;
    } else {
      lines.push({ kind: 'added', text: current ?? '' });
      right += 1;
    }
  }
  return lines;
}
