import type { Segment } from '#menu/step-segments';

/** What a kitchen has. */
export interface KitchenEquipment {
  readonly hobs: number;
  readonly ovens: number;
}

export const USUAL_KITCHEN: KitchenEquipment = { hobs: 4, ovens: 1 };

/** A segment with its place in time, in minutes relative to the first serving. */
interface Span {
  readonly dish: number;
  readonly from: number;
  readonly to: number;
  readonly segment: Segment;
}

export interface Booking extends Span {
  /** The number of the hob or oven, from 1; null if it needs none. */
  readonly unit: number | null;
}

/** Temperatures of an oven that count as the same, °C. */
const SAME_OVEN = 10;
/** Minutes in which an oven changes its temperature. */
const OVEN_CHANGE = 10;
const DISHES_PER_OVEN = 2;

type Minutes = Pick<Span, 'from' | 'to'>;
const overlaps = (one: Minutes, other: Minutes, gap = 0): boolean =>
  one.from < other.to + gap && other.from < one.to + gap;

/** The bookings of one cook's hands, the hobs and the ovens. */
export class Resources {
  private bookings: Booking[] = [];
  private readonly equipment: KitchenEquipment;
  /** Minutes in which nobody wants to cook. */
  private readonly isQuiet: (minute: number) => boolean;

  constructor(equipment: KitchenEquipment, isQuiet: (minute: number) => boolean) {
    this.equipment = equipment;
    this.isQuiet = isQuiet;
  }

  /**
   * Books consecutive segments of a dish from a minute on, all of them on one hob: the wanted one if it is free. Null,
   * and nothing is booked, if any of them does not fit.
   */
  book(dish: number, segments: readonly Segment[], start: number, wanted: number | null): Booking[] | null {
    let from = start;
    const spans = segments.map((segment) => ({ dish, segment, from, to: (from += segment.minutes) }));
    if (spans.some(({ segment, from: at, to }) => segment.hands && !this.areHandsFree(at, to))) return null;
    const onHob = spans.filter(({ segment }) => segment.place === 'hob');
    const hob = onHob.length === 0 ? null : this.freeHob(onHob, wanted);
    if (hob === undefined) return null;
    const made: Booking[] = [];
    for (const span of spans) {
      const { place } = span.segment;
      const unit = place === 'hob' ? hob : place === 'oven' ? this.freeOven(span) : null;
      if (unit === undefined) return null;
      made.push({ ...span, unit });
    }
    this.bookings.push(...made);
    return made;
  }

  cancel(made: readonly Booking[]): void {
    this.bookings = this.bookings.filter((each) => !made.includes(each));
  }

  private areHandsFree(from: number, to: number): boolean {
    if (this.isQuiet(from) || this.isQuiet(to)) return false;
    return !this.bookings.some((each) => each.segment.hands && overlaps(each, { from, to }));
  }

  private freeHob(spans: readonly Span[], wanted: number | null): number | undefined {
    const taken = this.bookings.filter(({ segment }) => segment.place === 'hob');
    const isFree = (hob: number): boolean =>
      !taken.some((each) => each.unit === hob && spans.some((span) => overlaps(each, span)));
    return [...(wanted === null ? [] : [wanted]), ...numbersTo(this.equipment.hobs)].find(isFree);
  }

  /** An oven that is free, or shared with another dish at the same temperature. */
  private freeOven(span: Span): number | undefined {
    return numbersTo(this.equipment.ovens).find((oven) => {
      const others = this.bookings.filter(({ segment, unit }) => segment.place === 'oven' && unit === oven);
      const isSame = ({ segment: { celsius } }: Span): boolean =>
        Math.abs((celsius ?? 0) - (span.segment.celsius ?? 0)) <= SAME_OVEN;
      const change = ({ dish }: Span): number => (dish === span.dish ? 0 : OVEN_CHANGE);
      return (
        others.every((each) => isSame(each) || !overlaps(each, span, change(each))) &&
        others.filter((each) => overlaps(each, span)).length < DISHES_PER_OVEN
      );
    });
  }
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
