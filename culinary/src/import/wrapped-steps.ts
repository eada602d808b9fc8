import { readMark, splitNumbered, stepPart } from '#import/list-marks';
import { isStepSection, sectionLine } from '#import/sections';
import { oneLine } from '#import/text-lines';

/**
 * Makes steps of the lines of a format that breaks them at a column: a step ends at an empty line, at a number or at a
 * heading.
 * @param headingOf returns the text of a heading in the style of the format; null for other lines
 */
export function stepsOfWrapped(
  lines: readonly string[],
  headingOf: (line: string) => string | null = () => null,
): string[] {
  const steps: string[][] = [[]];
  for (const line of lines) {
    const heading = headingOf(line);
    const marked = readMark(line);
    const { text, mark } = marked;
    if (heading !== null) steps.push([sectionLine(heading)], []);
    else if (line.trim() === '' || mark === 'label') steps.push([]);
    else if (mark === null) steps.at(-1)?.push(text);
    else steps.push([stepPart(line, marked)]);
  }
  return steps
    .map((parts) => oneLine(parts.join(' ')))
    .filter((step) => step !== '')
    .flatMap((step) => (isStepSection(step) ? [sectionLine(step)] : splitNumbered(step)));
}
