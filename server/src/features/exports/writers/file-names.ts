/** Characters that Windows, macOS or a shell do not allow in a name, and invisible ones. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Devices on Windows, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;
/** Four bytes each fit into the 255 of a file system, with a number and an ending. */
const MAX_CHARACTERS = 50;

/** Returns a title as a file name without an ending. Readable, and allowed on every system. */
export function fileName(title: string): string {
  const words = title.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/gu, ' ').trim();
  const short = Array.from(words)
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/^[\s.]+/u, '')
    .replace(/[\s.]+$/u, '');
  if (short === '') return 'Recipe';
  return RESERVED.test(short) ? `${short}_` : short;
}

/** Returns a function that makes names unique within an archive, also where case does not count: "Soup", "Soup (2)". */
export function uniqueNames(): (name: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    let count = counts.get(key) ?? 0;
    let unique = name;
    do {
      count += 1;
      unique = count === 1 ? name : `${name} (${count})`;
    } while (used.has(unique.toLowerCase()));
    counts.set(key, count);
    used.add(unique.toLowerCase());
    return unique;
  };
}
