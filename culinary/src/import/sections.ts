import { headingsIn, headingText, isHeading } from '#ingredient-heading';

const COLON_AT_END = /[:：]$/u;
/** Longer lines are no section of the steps. */
const MAX_CHARACTERS = 60;

/** Writes a section heading the way that recipes store it: "## Sauce" becomes "Sauce:". */
export const sectionLine = (heading: string): string => `${headingText(heading).replace(COLON_AT_END, '').trim()}:`;

/** Returns the lines of an ingredient list with each heading written as a section. */
export function ingredientsWithSections(lines: readonly string[]): string[] {
  const headings = headingsIn(lines);
  return lines.map((line, at) => (headings[at] === true ? sectionLine(line) : line));
}

/** True for a line among steps that heads some of them: "For the sauce", "## Dough". */
export const isStepSection = (line: string): boolean => line.length <= MAX_CHARACTERS && isHeading(line);
