export interface Line {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Longest common subsequence: `table[left][right]` is its length from these two positions on. */
function lcsTable(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let left = before.length - 1; left >= 0; left -= 1) {
    const row = table[left] ?? [];
    const below = table[left + 1] ?? [];
    for (let right = after.length - 1; right >= 0; right -= 1) {
      row[right] =
        before[left] === after[right] ? (below[right + 1] ?? 0) + 1 : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
    }
  }
  return table;
}

/** Line diff by longest common subsequence, in O(n·m). Removed lines come before the lines that replace them. */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly Line[] {
  const table = lcsTable(before, after);
  const lines: Line[] = [];
  let left = 0;
  let right = 0;
  while (left < before.length || right < after.length) {
    const old = before[left];
    const current = after[right];
    const ifRemoved = table[left + 1]?.[right] ?? -1;
    const ifAdded = table[left]?.[right + 1] ?? -1;
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
