import { oneLine } from '#import/text-lines';

/** Characters that mean something wherever they are. */
const MARKS = /[@#~{}\\]/gu;
/** Dashes that would begin a comment. */
const COMMENT = /(?<=[-[])-/gu;
const LINE_START = /^[>=]/u;
/** What ends a name, an amount or a note. */
const IN_COMPONENT = /[()%=?]/gu;
const BACKSLASH_BEFORE = String.raw`\$&`;

/** Returns a text of a step that means itself; joined parts need {@link escapeLine}. */
export const escapeMarks = (text: string): string => text.replaceAll(MARKS, BACKSLASH_BEFORE);

/** Takes the meaning from comments and from the start of a line whose marks are escaped. */
export const escapeLine = (text: string): string =>
  text.replaceAll(COMMENT, BACKSLASH_BEFORE).replace(LINE_START, BACKSLASH_BEFORE);

/** Returns a name, an amount or a note that means itself. */
export const escapePart = (text: string): string =>
  escapeMarks(oneLine(text)).replaceAll(IN_COMPONENT, BACKSLASH_BEFORE).replaceAll(COMMENT, BACKSLASH_BEFORE);
