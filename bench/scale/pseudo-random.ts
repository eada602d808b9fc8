import { v7 as uuidv7 } from 'uuid';

/** A pseudorandom number in [0, 1), determined by these integer seeds. */
export function random(...seeds: readonly number[]): number {
  return hash(...seeds) / 2 ** 32;
}

/** Picks an item by a number in [0, 1). A `skew` above 1 prefers items at the start of the list. */
export function pick<Item>(list: readonly Item[], by: number, skew = 1): Item {
  const item = list[Math.floor(by ** skew * list.length)];
  if (item === undefined) throw new Error('Cannot pick from an empty list');
  return item;
}

/** A UUIDv7 for the `n`th row of a kind. Deterministic. */
export function idOf(kind: number, n: number, at: number): string {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (let part = 0; part < 4; part++) view.setUint32(part * 4, hash(kind, n, part));
  return uuidv7({ msecs: at, random: bytes });
}

/** Combines integers with the finalizer of MurmurHash3. */
function hash(...numbers: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ number, 0x85ebca6b);
    state ^= state >>> 13;
    state = Math.imul(state, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return state >>> 0;
}
