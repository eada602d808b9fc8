import { setTimeout } from 'node:timers/promises';

import { v7 as uuidv7 } from 'uuid';

import { type DraftFilter, IMPORT_LIMITS, ImportJob, type ImportState, importsRoutes } from '@larder/contract/imports';

import type { Answer, Sender, TestApp } from './app.ts';

/** Sends one part of a file. */
export function sendPart(app: TestApp, sender: Sender, place: { id: string; part: number }, payload: Buffer) {
  const url = importsRoutes.uploadPart.path.replace('{id}', place.id).replace('{part}', String(place.part));
  const headers = { 'content-type': 'application/octet-stream' };
  return app.send({ method: 'POST', url, payload, headers }, sender);
}

/** Begins an import and sends all parts of its file. Returns the import after the last part. */
export async function uploadFile(app: TestApp, sender: Sender, content: Buffer | string, file_name = 'recipes.txt') {
  const bytes = Buffer.from(content);
  const id = uuidv7();
  await app.request(importsRoutes.startImport, { body: { id, file_name, bytes: bytes.length } }, sender);
  let answer: Answer<unknown> | undefined;
  for (let part = 0; part * IMPORT_LIMITS.part_bytes < bytes.length; part += 1) {
    const start = part * IMPORT_LIMITS.part_bytes;
    answer = await sendPart(app, sender, { id, part }, bytes.subarray(start, start + IMPORT_LIMITS.part_bytes));
  }
  return ImportJob.parse(answer?.body);
}

const BUSY: ReadonlySet<ImportState> = new Set<ImportState>(['reading', 'saving', 'undoing']);
const POLL_MS = 20;

/** Waits until the background work of an import is done. */
export async function untilIdle(app: TestApp, sender: Sender, id: string): Promise<ImportJob> {
  for (;;) {
    const { body } = await app.request(importsRoutes.getImport, { params: { id } }, sender);
    if (!BUSY.has(body.state)) return body;
    await setTimeout(POLL_MS);
  }
}

/** Uploads a file and waits until it is read. */
export async function importFile(app: TestApp, sender: Sender, content: Buffer | string, name?: string) {
  const { id } = await uploadFile(app, sender, content, name);
  return untilIdle(app, sender, id);
}

export async function listDrafts(app: TestApp, sender: Sender, id: string, show: DraftFilter = 'all') {
  const { body } = await app.request(importsRoutes.listDrafts, { params: { id }, query: { show } }, sender);
  return body.drafts;
}

/** Saves drafts and waits until that is done. */
export async function saveImport(app: TestApp, sender: Sender, id: string, positions?: number[]): Promise<ImportJob> {
  const body = positions === undefined ? {} : { positions };
  await app.request(importsRoutes.saveImport, { params: { id }, body }, sender);
  return untilIdle(app, sender, id);
}

/** Undoes an import and waits until that is done. */
export async function undoImport(app: TestApp, sender: Sender, id: string): Promise<ImportJob> {
  await app.request(importsRoutes.undoImport, { params: { id } }, sender);
  return untilIdle(app, sender, id);
}

/** A file of recipes as MealMaster writes it. */
export function mealMaster(...titles: readonly string[]): string {
  return titles
    .map(
      (title) => `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: ${title}
 Categories: Soups
      Yield: 4 servings

    500 g  ${title} tomatoes
      1    onion

  Chop everything. Simmer for 20 minutes.

MMMMM
`,
    )
    .join('\n');
}
