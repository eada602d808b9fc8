import { buffer } from 'node:stream/consumers';

import mammoth from 'mammoth';
import { ZipFile } from 'yazl';

import { parseHtml, parseXml } from '../markup.ts';
import { blocksIn } from './html-blocks.ts';
import type { TextBlock } from './text-block.ts';

/** Built-in styles have these names in every language of Word. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

async function zipOf(parts: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(Buffer.from(bytes), name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

/** The XML parser of the library takes minutes for XML that is nested deeply. Throws `FileProblem` for such parts. */
function checkNesting(parts: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, bytes] of parts) if (/\.(?:xml|rels)$/u.test(name)) parseXml(Buffer.from(bytes).toString('utf8'));
}

/** Reads a Word document, of which each picture has its name as content. The blocks name the pictures so. */
export async function readWord(parts: ReadonlyMap<string, Uint8Array>): Promise<TextBlock[]> {
  checkNesting(parts);
  const { value } = await mammoth.convertToHtml(
    { buffer: await zipOf(parts) },
    {
      styleMap: STYLES,
      includeEmbeddedStyleMap: false,
      ignoreEmptyParagraphs: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => ({ src: String(await image.readAsBuffer()) })),
    },
  );
  return blocksIn(parseHtml(value));
}
