/**
 * Returns for each line of `before` its index in `after`; null for a line that is gone. A line is found by its text, the nearest
 * one first; a line that was reworded keeps its place if the number of lines is the same. Linear but for equal texts.
 */
export function findMovedLines(before: readonly string[], after: readonly string[]): (number | null)[] {
  const places = Map.groupBy(after.keys(), (at) => after[at] ?? '');
  const taken = new Set<number>();
  const found = before.map((text, at) => {
    const free = (places.get(text) ?? []).filter((place) => !taken.has(place));
    if (free.length === 0) return null;
    const nearest = free.reduce((best, place) => (Math.abs(place - at) < Math.abs(best - at) ? place : best));
    taken.add(nearest);
    return nearest;
  });
  const isSameLength = before.length === after.length;
  return found.map((place, at) => place ?? (isSameLength && !taken.has(at) ? at : null));
}
