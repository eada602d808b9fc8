import type { RecipePart, StepNote, StepPicture } from '@larder/contract/detail-fields';
import { readPictureUrl } from '@larder/contract/pictures';

/** One row of a list. An object, because react-hook-form gives each row an identity. */
export interface Row {
  text: string;
  /** A heading of the rows below it. On the wire it is a line that ends with a colon, which `text` lacks. */
  section?: true | undefined;
  /** The note of a step. */
  note?: string | undefined;
  /** The address of a step's picture, or the key of its upload. */
  picture?: string | undefined;
  /** The recipe that an ingredient is. */
  recipe?: LinkedTitle | undefined;
}

/** A recipe to link to. */
export interface LinkedTitle {
  readonly id: string;
  readonly title: string;
}

const SECTION_LINE = /^(.*[^:：\s]\s*)[:：]$/su;
const ENDS_WITH_COLON = /[:：]\s*$/u;

/** A line that ends with a colon is a section. */
export function toRow(line: string): Row {
  const text = SECTION_LINE.exec(line)?.[1];
  return text === undefined ? { text: line } : { text, section: true };
}

/** The inverse of `toRow`. A blank section is a blank line. */
export function toLine({ text, section }: Readonly<Row>): string {
  if (section !== true || text.trim() === '') return text;
  return ENDS_WITH_COLON.test(text) ? text : `${text}:`;
}

/** The rows of a stored list, with the notes and pictures of its steps; one blank row for an empty list. */
export function toRows(
  lines: readonly string[],
  notes: readonly StepNote[] = [],
  pictures: readonly StepPicture[] = [],
): Row[] {
  if (lines.length === 0) return [{ text: '' }];
  const noteOf = new Map(notes.map(({ step, note }) => [step, note]));
  const pictureOf = new Map(pictures.map(({ step, image_url }) => [step, image_url]));
  return lines.map((line, index) => {
    const [note, picture] = [noteOf.get(index), pictureOf.get(index)];
    return {
      ...toRow(line),
      ...(note === undefined ? {} : { note }),
      ...(picture === undefined ? {} : { picture }),
    };
  });
}

/** The rows of a recipe's ingredients, with the recipes that they are. */
export function toIngredientRows(lines: readonly string[], parts: readonly RecipePart[]): Row[] {
  const recipeOf = new Map(parts.map((part) => [part.ingredient, { id: part.recipe_id, title: part.title }]));
  return toRows(lines).map((row, index) => {
    const recipe = recipeOf.get(index);
    return recipe === undefined ? row : { ...row, recipe };
  });
}

/** One line for each row, also for blank rows. */
export function toLines(rows: readonly Readonly<Row>[]): string[] {
  return rows.map(toLine);
}

function isFilled({ text }: Readonly<Row>): boolean {
  return text.trim() !== '';
}

/** The trimmed lines of all rows that are not blank. */
export function filledRows(rows: readonly Readonly<Row>[]): string[] {
  return rows.filter(isFilled).map((row) => toLine(row).trim());
}

/** The trimmed texts of the rows that are neither blank nor sections. */
export function plainTexts(rows: readonly Readonly<Row>[]): string[] {
  return filledRows(rows.filter(({ section }) => section !== true));
}

/** The index of each row among the steps. It does not count blank rows, which the server drops. */
function stepIndexes(rows: readonly Readonly<Row>[]): number[] {
  let filled = 0;
  return rows.map((row) => {
    const step = filled;
    if (isFilled(row)) filled += 1;
    return step;
  });
}

/** One note for each row, blank if it has none: the server's error path "step_notes.3" then names the same row. */
export function toStepNotes(rows: readonly Readonly<Row>[]): StepNote[] {
  const steps = stepIndexes(rows);
  return rows.map((row, index) => ({ step: steps[index] ?? 0, note: isFilled(row) ? (row.note ?? '') : '' }));
}

/** The notes as the server stores them: trimmed, without blank ones. */
export function filledNotes(rows: readonly Readonly<Row>[]): StepNote[] {
  return toStepNotes(rows)
    .map(({ step, note }) => ({ step, note: note.trim() }))
    .filter(({ note }) => note !== '');
}

/** The links of the ingredients. Blank rows do not count, because the server drops them. */
export function toLinks(rows: readonly Readonly<Row>[]): RecipePart[] {
  return rows
    .filter(isFilled)
    .flatMap(({ recipe, section }, ingredient) =>
      recipe === undefined || section === true
        ? []
        : [{ ingredient, recipe_id: recipe.id, title: recipe.title, share: null, ingredients: [] }],
    );
}

/** The address of a row's picture; '' without one, or while it is being uploaded. */
export function rowPicture({ picture = '' }: Readonly<Row>): string {
  return readPictureUrl(picture) === null ? '' : picture;
}

/** The pictures of the steps. A blank row has none. */
export function toStepPictures(rows: readonly Readonly<Row>[]): StepPicture[] {
  const steps = stepIndexes(rows);
  return rows.flatMap((row, index) => {
    const image_url = rowPicture(row);
    return image_url === '' || !isFilled(row) ? [] : [{ step: steps[index] ?? 0, image_url }];
  });
}
