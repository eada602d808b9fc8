import { buffer } from 'node:stream/consumers';

import { ZipFile } from 'yazl';

/** Builds a ZIP file from names and contents. A name that ends with "/" is a folder. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
