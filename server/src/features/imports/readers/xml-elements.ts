import { isUtf8 } from 'node:buffer';

import type { Element } from 'domhandler';

import { FILE_LIMITS } from './file-limits.ts';
import { childElements, parseXml, rawText } from './markup.ts';
import { oneLine } from './plain-lines.ts';
import { FileProblem, type OpenFile, type ReadItem } from './reader.ts';

/** Returns the whole file in UTF-8. Throws `FileProblem` if it is binary or too large. */
export async function utf8Bytes(file: OpenFile): Promise<Buffer> {
  const bytes = await file.bytes();
  return isUtf8(bytes) && !bytes.includes(0) ? bytes : Buffer.from(await file.text());
}

/** An element of a large file, without the data of its pictures. */
export interface XmlPart {
  readonly element: Element;
  /** The base64 of the pictures. In the element, the number of a picture has the place of its data. */
  readonly pictures: readonly Buffer[];
}

const TRUNCATED = 'The file ends in the middle of this recipe. Please export it again.';
const SLASH = 0x2f;
const BLANK_OR_END = new Set([0x09, 0x0a, 0x0d, 0x20, SLASH, 0x3e]);

/** Returns the place of the next start tag of this name, or -1. */
function startTag(bytes: Buffer, name: string, from: number): number {
  let at = bytes.indexOf(`<${name}`, from);
  while (at !== -1 && !BLANK_OR_END.has(bytes[at + name.length + 1] ?? 0)) at = bytes.indexOf(`<${name}`, at + 1);
  return at;
}

/** Yields the source of each element of this name, one after the other; the last one may not be whole. Linear. */
function* sourcesOf(bytes: Buffer, name: string): Iterable<{ readonly source: Buffer; readonly isWhole: boolean }> {
  const endTag = `</${name}>`;
  let start = startTag(bytes, name, 0);
  while (start !== -1) {
    const end = bytes.indexOf(endTag, start);
    const isWhole = end !== -1;
    const after = isWhole ? end + endTag.length : bytes.length;
    yield { source: bytes.subarray(start, after), isWhole };
    start = startTag(bytes, name, after);
  }
}

/** Takes the data of pictures out of the source of an element. */
function separatePictures(source: Buffer, dataElement: string): { readonly text: string; readonly pictures: Buffer[] } {
  const pieces: string[] = [];
  const pictures: Buffer[] = [];
  let copied = 0;
  let start = startTag(source, dataElement, 0);
  while (start !== -1) {
    const begin = source.indexOf('>', start) + 1;
    const isEmpty = source[begin - 2] === SLASH;
    const end = begin === 0 || isEmpty ? begin : source.indexOf(`</${dataElement}>`, begin);
    if (end <= 0) break;
    if (!isEmpty) {
      pieces.push(source.toString('utf8', copied, begin), String(pictures.length));
      pictures.push(withoutCdata(source.subarray(begin, end)));
      copied = end;
    }
    start = startTag(source, dataElement, end);
  }
  pieces.push(source.toString('utf8', copied));
  return { text: pieces.join(''), pictures };
}

function withoutCdata(data: Buffer): Buffer {
  const start = data.indexOf('<![CDATA[');
  if (start === -1) return data;
  const end = data.indexOf(']]>', start);
  return data.subarray(start + '<![CDATA['.length, end === -1 ? undefined : end);
}

/**
 * Reads the elements of a large XML file one by one. `dataElement` is the name of the elements with pictures in base64. One
 * that cannot be read becomes a problem, and the others follow.
 */
export async function* readParts(
  bytes: Buffer,
  name: string,
  dataElement: string,
  read: (part: XmlPart) => AsyncIterable<ReadItem> | Iterable<ReadItem>,
): AsyncIterable<ReadItem> {
  for (const { source, isWhole } of sourcesOf(bytes, name)) {
    try {
      if (!isWhole) throw new FileProblem(TRUNCATED);
      yield* read(partOf(source, dataElement));
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      yield { problem: error.message, name: nameOf(source) };
    }
  }
}

/** {@link readParts} for elements that are one recipe each. */
export const readElements = (
  bytes: Buffer,
  name: string,
  dataElement: string,
  read: (part: XmlPart) => ReadItem,
): AsyncIterable<ReadItem> => readParts(bytes, name, dataElement, (part) => [read(part)]);

function partOf(source: Buffer, dataElement: string): XmlPart {
  const { text, pictures } = separatePictures(source, dataElement);
  if (text.length > FILE_LIMITS.recipe_max_bytes) throw new FileProblem('This recipe is too long to read.');
  const [element] = childElements(parseXml(text));
  if (element === undefined) throw new FileProblem('This recipe is damaged.');
  return { element, pictures };
}

const START_BYTES = 4096;
const TITLE = /<title>([^<]{1,200})<\/title>|\s(?:name|title)="([^"<>]{1,200})"/iu;

/** Returns the title of a recipe that cannot be parsed, as far as its first bytes have it; else ''. */
function nameOf(source: Buffer): string {
  const [, element, attribute] = TITLE.exec(source.toString('utf8', 0, START_BYTES)) ?? [];
  return oneLine(rawText(parseXml(element ?? attribute ?? '')));
}
