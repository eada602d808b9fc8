import { readFieldLine } from '#import/plain-text/field-line';
import { addField, type RecipeFields } from '#import/plain-text/recipe-fields';

/** A short label, a colon, and a short value. */
const FACT = /^\P{N}{3,30}[:：]/u;
const MAX_FACT_CHARACTERS = 70;

interface Line {
  readonly text: string;
}

/** Fills in the facts of some lines ("Serves 4") and returns the other lines. */
export function takeFields<SomeLine extends Line>(lines: readonly SomeLine[], fields: RecipeFields): SomeLine[] {
  return lines.flatMap((line) => {
    const read = readFieldLine(line.text);
    if (read === null) return [line];
    for (const field of read.fields) addField(fields, field);
    return read.others.map((text) => ({ ...line, text }));
  });
}

/** Does the same among steps, where a fact must have a label and a colon: "Source: A Book". */
export const takeLabelledFields = <SomeLine extends Line>(
  lines: readonly SomeLine[],
  fields: RecipeFields,
): SomeLine[] =>
  lines.flatMap((line) =>
    line.text.length <= MAX_FACT_CHARACTERS && FACT.test(line.text) ? takeFields([line], fields) : [line],
  );
