import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { offMainThread } from '#platform/main-thread.ts';

import { FileProblem } from '../reader.ts';
import type { DocumentAnswer, DocumentTask } from './document-thread.ts';
import type { DocumentText } from './text-block.ts';

/** A cookbook of 200 pages takes a few seconds. */
const TIMEOUT_MS = 60_000;
const HEAP_MAX_MIB = 512;
const TOO_HARD =
  'This document is too large or too complicated to read. Please split it, or copy the text of a recipe.';

/**
 * Reads a document and splits it into its recipes, in a temporary thread, so that the server stays responsive and a library that hangs or takes too much memory
 * ends with the thread. Throws `FileProblem` if the document cannot be read.
 */
export async function readInThread(task: DocumentTask, timeoutMs = TIMEOUT_MS): Promise<readonly DocumentText[]> {
  const answer = await offMainThread(runThread(task, timeoutMs));
  if ('problem' in answer) throw new FileProblem(answer.problem);
  return answer.documents;
}

async function runThread(task: DocumentTask, timeoutMs: number): Promise<DocumentAnswer> {
  // An empty environment: under `node --watch`, WATCH_REPORT_DEPENDENCIES makes a thread post a message for each import.
  const thread = new Worker(new URL('./document-thread.ts', import.meta.url), {
    env: {},
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MIB },
    // The libraries warn about every flaw of a document.
    stdout: true,
    stderr: true,
  });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread posts one message
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [DocumentAnswer];
    return answer;
  } catch {
    return { problem: TOO_HARD };
  } finally {
    await thread.terminate();
  }
}
