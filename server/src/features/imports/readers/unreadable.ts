import { type FileReader, FileProblem, type OpenFile } from './reader.ts';

/** Formats that cannot be read, and what the person can do. */
const FORMATS: readonly { readonly recognizes: (file: OpenFile) => boolean; readonly problem: string }[] = [
  {
    recognizes: ({ start }) => start.toString('latin1', 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    problem:
      'This is a document in the old format of Microsoft Office (.doc). Open it in Word and save it as .docx, then import that.',
  },
  {
    recognizes: ({ start }) => start.toString('latin1', 0, 5) === '{\\rtf',
    problem:
      'This is a Rich Text document (.rtf). Open it in Word or another editor and save it as .docx or PDF, then import that.',
  },
  {
    recognizes: ({ archive }) => archive?.entries.some(({ name }) => name === 'content.xml') === true,
    problem: 'This is an OpenDocument file (.odt). Save it as .docx or PDF, then import that.',
  },
  {
    recognizes: ({ archive }) => archive?.entries.some(({ name }) => name === 'Index/Document.iwa') === true,
    problem: 'This is a document of Pages. Export it as Word or PDF, then import that.',
  },
  {
    recognizes: ({ start }) => start.toString('latin1', 0, 6) === 'bplist' && start.includes('WebMainResource'),
    problem: 'This is a web archive of Safari. Save the page as “Page Source” instead, or import it by its address.',
  },
];

/** Recognizes documents that cannot be read, and says how to save them so that they can. */
export const unreadableReader: FileReader = {
  format: 'Unsupported document',
  recognizes: (file) => FORMATS.some(({ recognizes }) => recognizes(file)),
  read: (file) => {
    const format = FORMATS.find(({ recognizes }) => recognizes(file));
    throw new FileProblem(format?.problem ?? 'This document cannot be read.');
  },
};
