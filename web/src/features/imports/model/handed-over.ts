import type { PageToRead } from '@larder/contract/imports';

/** What another site or app handed over, to be read at once. */
export interface HandedOver {
  readonly input: PageToRead;
  /** The site that handed over the page. Null for a text or address. */
  readonly origin: string | null;
}

let waiting: HandedOver | null = null;

/** Stores it for the form of a new recipe, until this document is left. It survives signing in. */
export function handOver(handed: HandedOver): void {
  waiting = handed;
}

/** Returns what is to be read, without taking it. */
export const peekHandedOver = (): HandedOver | null => waiting;

/** Returns what was handed over, once. */
export function takeHandedOver(): HandedOver | null {
  const handed = waiting;
  waiting = null;
  return handed;
}
