import { documentTexts } from './documents/document-texts.ts';
import { entryPicture } from './file-pictures.ts';
import { type Archive, type ArchiveEntry, type FileReader, FileProblem, type OpenFile } from './reader.ts';
import { readDocument } from './text-recipes.ts';

const MEDIA = /^word\/media\//u;
/** The parts of a document that have text, styles or references. */
const TEXT_PART = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/u;
/** 2,000 recipes. The library needs 30 times as much memory. */
const MAX_TEXT_BYTES = 10 * 1024 * 1024;

const documentOf = (archive: Archive | null): ArchiveEntry | undefined =>
  archive?.entries.find(({ name }) => name === 'word/document.xml');

/**
 * Returns the parts with text, and for each picture its name instead of its content. So the library unpacks nothing that was not
 * verified here, and pictures stay where they are until they are needed. Throws `FileProblem` if there is too much text.
 */
async function partsOf(archive: Archive): Promise<Map<string, Uint8Array>> {
  const entries = archive.entries.filter(({ name }) => TEXT_PART.test(name));
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_TEXT_BYTES)
    throw new FileProblem('This document has too much text to read. Please split it.');
  const parts = new Map<string, Uint8Array>();
  for (const entry of entries) parts.set(entry.name, await archive.read(entry, MAX_TEXT_BYTES));
  for (const { name } of archive.entries) if (MEDIA.test(name)) parts.set(name, Buffer.from(name));
  return parts;
}

async function openDocument({ archive }: OpenFile): Promise<Archive> {
  if (archive === null || documentOf(archive) === undefined) throw new FileProblem('This is not a Word document.');
  return archive;
}

/** Reads documents of Word, with their headings, lists, tables and pictures. */
export const wordReader: FileReader = {
  format: 'Word',
  recognizes: ({ archive }) => documentOf(archive) !== undefined,
  read: async function* read(file) {
    const archive = await openDocument(file);
    const parts = await partsOf(archive);
    // Loaded on demand: few files need the library.
    const { readWord } = await import('./documents/read-word.ts');
    const documents = await documentTexts(() => readWord(parts));
    const byName = new Map(archive.entries.map((entry) => [entry.name, entry]));
    yield* readDocument(documents, (name) => {
      const entry = byName.get(name);
      return entry === undefined ? null : entryPicture(archive, entry, name);
    });
  },
};
