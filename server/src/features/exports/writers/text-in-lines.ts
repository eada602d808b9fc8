/** Returns a step or another text in one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Lines below a heading, which is null before the first. */
export interface Group {
  readonly heading: string | null;
  readonly lines: readonly string[];
}

const withoutColon = (heading: string): string => heading.trim().replace(/\s*[:：]$/u, '');

/** Groups the lines of a list by their headings, which lose their colons. The group before the first heading is always there. */
export function groupLines(lines: readonly string[], headings: readonly boolean[]): Group[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const [at, line] of lines.entries())
    if (headings[at] === true) groups.push({ heading: withoutColon(oneLine(line)), lines: [] });
    else groups.at(-1)?.lines.push(oneLine(line));
  return groups;
}

/** Groups an ingredient list by its sections, the lines that end with a colon. */
export const ingredientGroups = (lines: readonly string[]): Group[] =>
  groupLines(
    lines,
    lines.map((line) => /\S\s*[:：]\s*$/u.test(line)),
  );
