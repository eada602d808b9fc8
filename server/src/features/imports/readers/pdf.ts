import { documentTexts } from './documents/document-texts.ts';
import type { FileReader } from './reader.ts';
import { readDocument } from './text-recipes.ts';

/** Some programs write a few bytes before the mark. */
const MARK_WITHIN = 1024;

/** Reads the text of PDFs. Their pictures are not read. */
export const pdfReader: FileReader = {
  format: 'PDF',
  recognizes: ({ start }) => start.subarray(0, MARK_WITHIN).includes('%PDF-'),
  read: async function* read(file) {
    const bytes = new Uint8Array(await file.bytes());
    // Loaded on demand: few files need the library.
    const { readPdf } = await import('./documents/read-pdf.ts');
    yield* readDocument(await documentTexts(() => readPdf(bytes)), () => null);
  },
};
