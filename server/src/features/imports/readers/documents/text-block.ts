/** A line or paragraph of a document. */
export interface TextBlock {
  readonly text: string;
  /** 1 for the most important headings; null for other text. */
  readonly level: number | null;
  /** What marks it as an item of a list: "- ", "1. " or ''. */
  readonly mark: string;
  /** True if there is a gap above it. */
  readonly isAfterGap: boolean;
  /** The pictures in it, as the document names them. */
  readonly pictures: readonly string[];
  /** The words in it of which letters were guessed. */
  readonly guesses: readonly string[];
}

export const PLAIN_BLOCK: TextBlock = { text: '', level: null, mark: '', isAfterGap: false, pictures: [], guesses: [] };

/** Returns a document as people would type it: lists with marks, a blank line above headings and after gaps. */
export function textOfBlocks(blocks: readonly TextBlock[]): string {
  return blocks
    .filter(({ text }) => text !== '')
    .map(({ text, level, mark, isAfterGap }) => `${level !== null || isAfterGap ? '\n' : ''}${mark}${text}`)
    .join('\n')
    .trim();
}

export interface DocumentPicture {
  /** As the document names it. */
  readonly name: string;
  /** The text that it is in or below; '' without one. */
  readonly above: string;
}

/** Returns the pictures of a document in their order. */
export function picturesOfBlocks(blocks: readonly TextBlock[]): DocumentPicture[] {
  let above = '';
  return blocks.flatMap(({ text, pictures }) => {
    if (text !== '') above = text;
    return pictures.map((name) => ({ name, above }));
  });
}

/** A document, or one recipe of it, as people would type it. */
export interface DocumentText {
  readonly text: string;
  readonly pictures: readonly DocumentPicture[];
  readonly guesses: readonly string[];
}
