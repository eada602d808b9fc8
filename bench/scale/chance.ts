import { v7 as uuidv7 } from 'uuid';

/** A number in [0, 1) that follows from these whole numbers alone. */
export function chance(...of: readonly number[]): number {
  return mix(...of) / 2 ** 32;
}

/** One of the list; more often one of the first, the higher `skew` is above 1. */
export function pick<Item>(list: readonly Item[], by: number, skew = 1): Item {
  const item = list[Math.floor(by ** skew * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

/** The id of the `n`th of a kind, made at that time: the same each time it is asked for. */
export function idOf(kind: number, n: number, at: number): string {
  const random = new Uint8Array(16);
  const view = new DataView(random.buffer);
  for (let part = 0; part < 4; part++) view.setUint32(part * 4, mix(kind, n, part));
  return uuidv7({ msecs: at, random });
}

/** Finishes as MurmurHash3 does, so that every bit hangs on every other. */
function mix(...of: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const number of of) {
    state = Math.imul(state ^ number, 0x85ebca6b);
    state ^= state >>> 13;
    state = Math.imul(state, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return state >>> 0;
}
