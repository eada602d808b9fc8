import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { mealMaster } from '../../../../test/imports.ts';
import { readIsolated } from './read-isolated.ts';

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  path = join(folder, 'file');
  writeFileSync(path, mealMaster('Leek soup', 'Pea soup'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const NEVER = new AbortController().signal;
const titlesOf = async (skip: number) => {
  const messages = await Array.fromAsync(readIsolated({ path, name: 'file', skip }, NEVER));
  return messages.map((message) =>
    message.type === 'format' ? message.format : 'draft' in message.item ? message.item.draft.title : null,
  );
};

test('readIsolated yields the format and the recipes, from a position on', async () => {
  expect(await titlesOf(0)).toEqual(['MealMaster', 'Leek soup', 'Pea soup']);
  expect(await titlesOf(1)).toEqual(['MealMaster', 'Pea soup']);
});

test('readIsolated ends a process that takes too long', async () => {
  const reading = Array.fromAsync(readIsolated({ path, name: 'file', skip: 0 }, NEVER, 1));
  await expect(reading).rejects.toThrow('too complicated');
});

test('readIsolated throws the reason of an abort, not a problem of the file', async () => {
  const stop = AbortSignal.abort(new Error('stopping'));
  await expect(Array.fromAsync(readIsolated({ path, name: 'file', skip: 0 }, stop))).rejects.toThrow('stopping');
});
