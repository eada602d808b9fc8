import { isStepSection, sectionLine } from '#import/sections';
import { readMark, splitNumbered, stepPart } from '#import/list-marks';
import { oneLine } from '#import/text-lines';

/** A line among the steps. */
export interface StepLine {
  readonly text: string;
  readonly isAfterBlank: boolean;
}

export interface Step {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A shorter line was not broken to fit a column. */
const MIN_WRAPPED_CHARACTERS = 45;
const ENDS_SENTENCE = /[.!?:…。！？]["”’)\]]*\p{Extended_Pictographic}*$/u;
const STARTS_SMALL = /^[\p{Ll}(]/u;

/** True if a line continues the one before it, which a column or a mail program broke. */
function continues(line: StepLine, before: string, areMarked: boolean): boolean {
  if (line.isAfterBlank || before === '') return false;
  if (STARTS_SMALL.test(line.text) || areMarked) return true;
  return before.length >= MIN_WRAPPED_CHARACTERS && !ENDS_SENTENCE.test(before);
}

/**
 * Makes steps of lines: marks and numbers go, lines that were broken are joined, "Step 1" heads the line below it, and a
 * heading becomes a section.
 */
export function readSteps(lines: readonly StepLine[]): Step[] {
  const steps: { parts: string[]; isMarked: boolean; isSection: boolean }[] = [];
  let afterLabel = false;
  let areMarked = false;
  for (const line of lines) {
    const marked = readMark(line.text);
    const { text, mark } = marked;
    if (mark === 'label') {
      afterLabel = true;
      continue;
    }
    if (text === '') continue;
    const last = steps.at(-1);
    const isSection = mark !== 'number' && isStepSection(mark === null ? text : line.text.trim());
    const joins =
      !afterLabel &&
      mark === null &&
      !isSection &&
      last?.isSection === false &&
      continues(line, last.parts.at(-1) ?? '', areMarked && last.isMarked);
    if (joins) last.parts.push(text);
    else steps.push({ parts: [stepPart(line.text, marked)], isMarked: mark !== null || afterLabel, isSection });
    areMarked ||= mark !== null || afterLabel;
    afterLabel = false;
  }
  return steps.flatMap(({ parts, isMarked, isSection }) => {
    const text = oneLine(parts.join(' '));
    return isSection
      ? [{ text: sectionLine(text), isMarked }]
      : splitNumbered(text).map((part) => ({ text: part, isMarked }));
  });
}
