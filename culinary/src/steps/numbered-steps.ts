/** A step of a recipe, apart from the headings between the steps. */
export interface NumberedStep {
  /** Index in the instructions. */
  readonly index: number;
  /** Counts from 1, without headings. */
  readonly number: number;
  /** The heading above it, without its colon; null before the first. */
  readonly section: string | null;
}

/** Longer lines are steps, whatever they end with. */
const HEADING_MAX_CHARACTERS = 80;
const HEADING_END = /[:：]\s*$/u;
const SENTENCE_END = /[.!?]\s/u;

/**
 * Returns for each line of the instructions whether it is the heading of a section: a short line that ends with a colon ("For the
 * dough:") and has another line below it.
 */
export function stepHeadingsIn(instructions: readonly string[]): boolean[] {
  return instructions.map(
    (text, at) =>
      at < instructions.length - 1 &&
      text.length <= HEADING_MAX_CHARACTERS &&
      HEADING_END.test(text) &&
      !SENTENCE_END.test(text),
  );
}

/** Returns a heading without its colon: "For the dough". */
export function stepHeadingText(text: string): string {
  return text.replace(HEADING_END, '').trim();
}

/** Returns the steps without the headings between them. */
export function numberedSteps(instructions: readonly string[]): NumberedStep[] {
  const headings = stepHeadingsIn(instructions);
  const steps: NumberedStep[] = [];
  let section: string | null = null;
  for (const [index, text] of instructions.entries()) {
    if (headings[index] === true) section = stepHeadingText(text);
    else steps.push({ index, number: steps.length + 1, section });
  }
  return steps;
}
