import { getDocumentProxy } from 'unpdf';

import { FileProblem } from '../reader.ts';
import { blocksOfPages } from './pdf-blocks.ts';
import type { PdfItem } from './pdf-lines.ts';
import type { TextBlock } from './text-block.ts';

const MAX_PAGES = 200;
const MAX_CHARACTERS = 3_000_000;
/** A recipe has more; a scan has at most a stamp. */
const MIN_LETTERS = 20;

const TOO_LONG = `This PDF has more than ${MAX_PAGES} pages. Please split it into parts and import them one by one.`;
const SCANNED =
  'This PDF is a scan: its pages are pictures without text. Import a photo or a screenshot of each page instead, or save the PDF with recognized text (OCR) and import it again.';
const PROTECTED = 'This PDF is protected by a password. Please save it without one, and import it again.';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false });
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new FileProblem(PROTECTED) : error;
  }
}

/** Returns the pieces of text on a page that run from left to right; those of a margin run upwards. */
async function itemsOf(pdf: Pdf, pageNumber: number): Promise<PdfItem[]> {
  const page = await pdf.getPage(pageNumber);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a matrix in a PDF is six numbers
    const [, slant, , height, x, y] = item.transform as number[];
    if (Math.abs(slant ?? 0) > Math.abs(height ?? 0)) return [];
    return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: Math.abs(height ?? 0) }];
  });
}

/** Reads the text of a PDF. Throws `FileProblem` if it is a scan, protected or too long. */
export async function readPdf(bytes: Uint8Array): Promise<TextBlock[]> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > MAX_PAGES) throw new FileProblem(TOO_LONG);
  const pages: PdfItem[][] = [];
  let characters = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const items = await itemsOf(pdf, page);
    characters += items.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > MAX_CHARACTERS) throw new FileProblem('This PDF has too much text to read. Please split it.');
    pages.push(items);
  }
  const letters = pages.flat().reduce((sum, { text }) => sum + text.replaceAll(/[^\p{L}\p{N}]/gu, '').length, 0);
  if (letters < MIN_LETTERS) throw new FileProblem(SCANNED);
  return blocksOfPages(pages);
}
