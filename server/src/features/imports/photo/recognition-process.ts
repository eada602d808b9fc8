import { answerParent } from '#platform/isolated-process.ts';
import { SECOND_MS } from '#platform/durations.ts';

import { dataOf, loadLibrary, type RecognitionLanguage, type TesseractWorker } from './recognition-package.ts';
import type { RecognitionTask, RecognizedLine } from './text-recognition.ts';

/** LSTM, the only engine whose data is installed. */
const ENGINE = 1;
/** The engine's memory is not part of the heap that the process was started with. Four times what a large page takes. */
const MEMORY_MAX_BYTES = 1_024 * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.exit(1);
}, SECOND_MS / 4);

let current: { readonly language: RecognitionLanguage; readonly worker: TesseractWorker } | null = null;

/** One language at a time: each takes a hundred megabytes. */
async function workerFor(language: RecognitionLanguage): Promise<TesseractWorker> {
  if (current?.language === language) return current.worker;
  await current?.worker.terminate();
  const { name, folder } = dataOf(language);
  const worker = await loadLibrary().createWorker(name, ENGINE, {
    langPath: folder,
    cacheMethod: 'none',
    errorHandler: () => process.exit(1),
  });
  current = { language, worker };
  return worker;
}

async function recognize({ picture, language }: RecognitionTask): Promise<RecognizedLine[]> {
  const worker = await workerFor(language);
  const { data } = await worker.recognize(Buffer.from(picture), { rotateAuto: true }, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.map(({ baseline, rowAttributes, words }) => ({
    bottom: (baseline.y0 + baseline.y1) / 2,
    height: rowAttributes.rowHeight,
    words: words.map(({ text, confidence, bbox }) => ({ text, confidence, left: bbox.x0, right: bbox.x1 })),
  }));
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `TextRecognition` starts this process
answerParent((task) => recognize(task as RecognitionTask));
