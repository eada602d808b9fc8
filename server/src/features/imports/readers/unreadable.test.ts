import { expect, test } from 'vitest';

import type { FileReader } from './reader.ts';
import { unreadableReader } from './unreadable.ts';
import { isRecognized, readItems } from '../../../../test/file-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae10000', 'hex');

test.each<readonly [string, FileReader, () => Promise<Buffer>, string]>([
  ['an old Word document', unreadableReader, async () => OLD_OFFICE, 'save it as .docx'],
  ['Rich Text', unreadableReader, async () => Buffer.from('{\\rtf1\\ansi Cake}'), 'save it as .docx'],
  ['OpenDocument', unreadableReader, async () => zipOf({ mimetype: 'x', 'content.xml': '<x/>' }), 'Save it as .docx'],
  ['Pages', unreadableReader, async () => zipOf({ 'Index/Document.iwa': 'x' }), 'Export it as Word'],
  [
    'a web archive of Safari',
    unreadableReader,
    async () => Buffer.from('bplist00\u0001_WebMainResource'),
    'Page Source',
  ],
])('%s is recognized, and the person learns what to do', async (_, reader, file, advice) => {
  const bytes = await file();
  expect(await isRecognized(reader, bytes)).toBe(true);
  await expect(readItems(reader, bytes)).rejects.toThrow(advice);
});

test('an unsupported document is no text and no other archive', async () => {
  expect(await isRecognized(unreadableReader, 'Cake: mix and bake')).toBe(false);
  expect(await isRecognized(unreadableReader, await zipOf({ 'recipes.json': '{}' }))).toBe(false);
});
