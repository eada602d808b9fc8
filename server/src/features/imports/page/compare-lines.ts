/** "250g" is "250 g". */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
const lettersOf = (text: string): string => wordsOf(text).join('');
const isSection = (line: string): boolean => line.endsWith(':');
const HAS_AMOUNT = /\p{N}/u;

/** Lines that share at least this part of their words are the same. */
const SAME_SHARE = 0.6;
const COMPARED_MAX = 300;
/** Where there are fewer lines, what looks like sections are lines, too. */
const LINES_PER_SECTION = 1.5;

/** Returns which share of the words of `text` are in `other`. */
function shareIn(text: readonly string[], other: ReadonlySet<string>): number {
  return text.length === 0 ? 0 : text.filter((word) => other.has(word)).length / text.length;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return shareIn(one, new Set(other)) >= SAME_SHARE && shareIn(other, new Set(one)) >= SAME_SHARE;
}

/**
 * Adds the section lines of `other` to `lines`, each before the line that follows it in `other`. Both state the same recipe, maybe
 * in slightly different words. Lines that have sections stay as they are. A section that belongs to no line is left out, and so
 * are all where there are nearly as many as lines.
 */
export function addSections(lines: readonly string[], other: readonly string[]): readonly string[] {
  const count = other.filter((line) => !isSection(line)).length;
  const headings = new Set(other.filter(isSection).map(lettersOf));
  if (lines.some((line) => headings.has(lettersOf(line)))) {
    return lines.map((line) => (headings.has(lettersOf(line)) ? `${line.replace(/:$/u, '')}:` : line));
  }
  if (
    lines.some(isSection) ||
    count === other.length ||
    count < LINES_PER_SECTION * (other.length - count) ||
    other.length > COMPARED_MAX ||
    lines.length > COMPARED_MAX
  )
    return lines;
  const isAligned = count === lines.length;
  const words = lines.map(wordsOf);
  const added = new Map<number, string>();
  let waiting: string | null = null;
  let next = 0;
  for (const line of other) {
    if (isSection(line)) {
      waiting = line;
      continue;
    }
    const own = wordsOf(line);
    const found = isAligned ? next : words.findIndex((each, at) => at >= next && isSame(each, own));
    if (found === -1) continue;
    if (waiting !== null) added.set(found, waiting);
    waiting = null;
    next = found + 1;
  }
  return added.size === 0
    ? lines
    : lines.flatMap((line, at) => [...(added.has(at) ? [added.get(at) ?? ''] : []), line]);
}

/** True if the text has all words of another, and more that are no amounts: converted amounts say nothing new. */
function isFuller(text: string, other: string): boolean {
  const [words, known] = [wordsOf(text), wordsOf(other)];
  const added = words.filter((word) => !known.includes(word));
  return added.length > 0 && !added.some((word) => HAS_AMOUNT.test(word)) && shareIn(known, new Set(words)) === 1;
}

/**
 * Replaces lines by those of `other` that say the same and more: all their words in a longer line. Only lists of equally many lines
 * are compared, line by line.
 */
export function withFullerLines(lines: readonly string[], other: readonly string[]): readonly string[] {
  const fuller = other.filter((line) => !isSection(line));
  const own = lines.filter((line) => !isSection(line));
  if (fuller.length !== own.length) return lines;
  const byLine = new Map(own.map((line, at) => [line, fuller[at] ?? line]));
  const replaced = lines.map((line) => {
    const longer = byLine.get(line) ?? line;
    return isFuller(longer, line) ? longer : line;
  });
  return replaced.every((line, at) => line === lines[at]) ? lines : replaced;
}

const shareWithAmount = (lines: readonly string[]): number =>
  lines.filter((line) => HAS_AMOUNT.test(line)).length / Math.max(1, lines.length);

const COVERED_SHARE = 0.85;
const MANY_WITH_AMOUNT = 0.5;
const FEW_WITH_AMOUNT = 0.25;
const LONGER_FACTOR = 1.25;
const LONGEST_FACTOR = 3;
/** So few lines are one run-on text, or a list of sections. */
const RUN_ON_LINES = 2;
const BEGINS_WITH_AMOUNT = /^\P{L}{0,3}\p{N}/u;
const ADDED_WITH_AMOUNT = 0.85;
const LINE_WORDS_MAX = 25;

const NUTRITION = /\p{N}\s*(?:k?cal|kj)(?!\p{L})|kalor|calorie/iu;

const looksLikeFood = (line: string): boolean =>
  !NUTRITION.test(line) &&
  /^[\p{L}\p{N}(]/u.test(line) &&
  /\p{L}{2}/u.test(line) &&
  wordsOf(line).length <= LINE_WORDS_MAX;

/** True if nearly all lines that only `other` has begin with an amount, and it has all lines. */
function addsLines(own: readonly string[], other: readonly string[]): boolean {
  const words = other.map(wordsOf);
  const known = own.map(wordsOf);
  const added = other.filter((_, at) => !known.some((line) => isSame(line, words[at] ?? [])));
  const begun = added.filter((line) => BEGINS_WITH_AMOUNT.test(line)).length;
  return begun >= added.length * ADDED_WITH_AMOUNT && known.every((line) => words.some((each) => isSame(line, each)));
}

/** True if `lines` are those of `other` cut at commas. */
function isSplit(lines: readonly string[], other: readonly string[]): boolean {
  const parts = other.flatMap((line) => line.split(','));
  return (
    other.length < lines.length &&
    parts.length === lines.length &&
    parts.every((part, at) => lettersOf(part) === lettersOf(lines[at] ?? ''))
  );
}

/** True if `lines` are the section headings of `other`, but for one that may head the whole list. */
function areHeadings(lines: readonly string[], other: readonly string[]): boolean {
  const headings = new Set(other.filter(isSection).map(lettersOf));
  const known = lines.filter((line) => headings.has(lettersOf(line))).length;
  return known >= RUN_ON_LINES && known >= lines.length - 1 && other.length > lines.length + headings.size;
}

/**
 * True if `other` states the same ingredients better than `lines`: it contains their words, and has amounts where they have none,
 * or lines of its own where they are one run-on text or a part of the list.
 */
export function isBetterList(lines: readonly string[], other: readonly string[]): boolean {
  if (lines.length > COMPARED_MAX || other.length > COMPARED_MAX) return false;
  const foods = other.filter((line) => !isSection(line));
  if (isSplit(lines, foods) || areHeadings(lines, other)) return true;
  const own = lines.filter((line) => !isSection(line));
  const words = new Set(foods.flatMap(wordsOf));
  if (foods.length < 2 || !foods.every(looksLikeFood) || shareIn(own.flatMap(wordsOf), words) < COVERED_SHARE)
    return false;
  if (shareWithAmount(own) <= FEW_WITH_AMOUNT && shareWithAmount(foods) >= MANY_WITH_AMOUNT)
    return foods.length >= own.length;
  if (own.length <= RUN_ON_LINES) return foods.length > own.length;
  return (
    foods.length >= own.length * LONGER_FACTOR && foods.length <= own.length * LONGEST_FACTOR && addsLines(own, foods)
  );
}

/** Removes a section that heads the whole list, and sections without lines at its end. */
export function withoutIdleSections(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isSection(line));
  const used = lines.slice(0, last + 1);
  return used.findLastIndex(isSection) === 0 ? used.slice(1) : used;
}

/** Returns the share of the words of some lines that are in others. */
export const sharedWords = (lines: readonly string[], other: readonly string[]): number =>
  shareIn(lines.flatMap(wordsOf), new Set(other.flatMap(wordsOf)));

const SHARED_LINES_MIN = 4;

/** Removes the words that all lines end with: the label of a link such as "add to list". A shared last word may be a food: it stays. */
export function withoutSharedEnd(lines: readonly string[]): readonly string[] {
  const foods = lines.filter((line) => !isSection(line)).map((line) => line.split(' '));
  const [first = []] = foods;
  if (foods.length < SHARED_LINES_MIN) return lines;
  const isShared = (at: number): boolean =>
    foods.every((words) => words.length > at + 1 && words.at(-1 - at) === first.at(-1 - at));
  let count = 0;
  while (isShared(count)) count += 1;
  if (count < 2) return lines;
  return lines.map((line) => (isSection(line) ? line : line.split(' ').slice(0, -count).join(' ')));
}
