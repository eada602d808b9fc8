import type { TextSpan } from '#line/ingredient-line-type';

export const overlaps = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end;

/** Occupied spans, sorted; a later match yields to an earlier one. */
export class OccupiedSpans {
  private readonly spans: TextSpan[] = [];

  isFree(span: TextSpan): boolean {
    // The spans are sorted and disjoint, so the last one that starts before the end decides.
    const at = this.indexFor(span.end);
    const before = this.spans[at - 1];
    return before === undefined || !overlaps(before, span);
  }

  take(span: TextSpan): void {
    this.spans.splice(this.indexFor(span.start), 0, span);
  }

  private indexFor(place: number): number {
    let low = 0;
    let high = this.spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.spans[middle]?.start ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
