import { parentPort, workerData } from 'node:worker_threads';

import { FileProblem } from '../reader.ts';
import { readPdf } from './read-pdf.ts';
import { readWord } from './read-word.ts';
import { splitRecipes } from './split-recipes.ts';
import type { DocumentText } from './text-block.ts';

/** What the thread gets: the bytes of a PDF, or the parts of a Word document by their names. */
export type DocumentTask =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | { readonly kind: 'word'; readonly parts: ReadonlyMap<string, Uint8Array> };

/** What the thread answers: the recipes of the document, or why it cannot be read, as a sentence for the person. */
export type DocumentAnswer = { readonly documents: readonly DocumentText[] } | { readonly problem: string };

const DAMAGED = 'This document is damaged, so it cannot be read. Please save it again, or copy its text.';

async function answer(task: DocumentTask): Promise<DocumentAnswer> {
  try {
    const blocks = await (task.kind === 'pdf' ? readPdf(task.bytes) : readWord(task.parts));
    return { documents: splitRecipes(blocks) };
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.message : DAMAGED };
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `readInThread`
parentPort?.postMessage(await answer(workerData as DocumentTask));
