/** A seeded random source without state: each value is a pure function of the seed and the question. */
export interface SeededRandom {
  /** Returns a number in [0, 1) that depends on this question alone. */
  at(question: string): number;
  pick<T>(question: string, options: readonly [T, ...T[]]): T;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a with a final mix, so that seeds differing in one letter give uncorrelated numbers. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

// Creates a random source. Values are keyed by name, not drawn in sequence: a new question leaves all other choices
// unchanged.
export function seededRandom(seed: string): SeededRandom {
  const base = String(hashText(seed));
  const at = (question: string): number => hashText(`${base}/${question}`) / 0x1_0000_0000;
  return {
    at,
    pick: (question, options) => options[Math.floor(at(question) * options.length)] ?? options[0],
  };
}
