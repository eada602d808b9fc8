import { expect, test } from 'vitest';

import { readInThread } from './read-in-thread.ts';
import { pdfLines, pdfOf } from '../../../../../test/pdf.ts';

const PDF = new Uint8Array(pdfOf([pdfLines([[11, 'Mix everything in a bowl.']])]));

test('readInThread ends a thread that takes too long', async () => {
  await expect(readInThread({ kind: 'pdf', bytes: PDF }, 1)).rejects.toThrow('too large or too complicated');
});

test('readInThread returns the text of a document', async () => {
  const [document] = await readInThread({ kind: 'pdf', bytes: PDF });
  expect(document?.text).toBe('Mix everything in a bowl.');
});
