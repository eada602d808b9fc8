import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../../test/app.ts';

import { PhotoReader } from './photo-reader.ts';
import { TextRecognition } from './text-recognition.ts';

/** The shapes of pictures, as width by height, at which the process behaves so. */
const SHAPES = { dies: 4, needs_memory: 3, fine: 2 };
const NEVER = new AbortController().signal;

/** Replaces the engine. Reads the shape of the PNG from its header. */
const RECOGNIZE = `({ picture }) => {
  const png = Buffer.from(picture);
  const shape = Math.round(png.readUInt32BE(16) / png.readUInt32BE(20));
  if (shape === ${SHAPES.dies}) process.exit(1);
  const held = [];
  while (shape === ${SHAPES.needs_memory}) held.push(held.map(String), {});
  const lines = ['Leek soup', 'Ingredients', '3 leeks', '1 l stock', 'Method', 'Slice the leeks and simmer them.'];
  return lines.map((line, at) => ({
    bottom: at * 60,
    height: 30,
    words: line.split(' ').map((text, nth) => ({ text, confidence: 95, left: nth * 100, right: nth * 100 + 90 })),
  }));
}`;

let folder: string;
let module: URL;
let app: TestApp;
let recognition: TextRecognition;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  const path = join(folder, 'recognize.mjs');
  const parent = new URL('../../../platform/isolated-process.ts', import.meta.url).href;
  writeFileSync(path, `import { answerParent } from ${JSON.stringify(parent)};\nanswerParent(${RECOGNIZE});\n`);
  module = pathToFileURL(path);
  app = await startApp();
});
afterEach(() => recognition.close());
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function startReader(readMaxMs = 60_000): PhotoReader {
  recognition = new TextRecognition(true, { module, readMaxMs });
  const { database, models, pictureProcessing, clock } = app;
  const log = { warn: () => undefined };
  return new PhotoReader({
    db: database.db,
    models,
    recognition,
    pictureProcessing,
    log,
    now: clock.now,
    limitFactor: 1,
  });
}

const read = async (reader: PhotoReader, shape: number) => {
  const blank = { width: shape * 100, height: 100, channels: 3, background: '#fff' } as const;
  return reader.read(await sharp({ create: blank }).jpeg().toBuffer(), 'anna', NEVER);
};

const TOO_COMPLICATED = {
  draft: { title: '', ingredients: [], findings: [] },
  problem: expect.stringContaining('too complicated to be read'),
};
const SOUP = { draft: { title: 'Leek soup', ingredients: ['3 leeks', '1 l stock'] }, problem: null };

test.each(['dies', 'needs_memory'] as const)(
  'a photo at which the process %s is an empty draft that says so, and the next one is read',
  async (shape) => {
    const reader = startReader();
    expect(await read(reader, SHAPES[shape])).toMatchObject(TOO_COMPLICATED);
    expect(await read(reader, SHAPES.fine)).toMatchObject(SOUP);
  },
);

test('a photo that takes too long is an empty draft that says so', async () => {
  expect(await read(startReader(1), SHAPES.fine)).toMatchObject(TOO_COMPLICATED);
});

test('photos that are read at the same time wait for each other', async () => {
  const reader = startReader();
  const all = await Promise.all([SHAPES.fine, SHAPES.dies, SHAPES.fine].map((shape) => read(reader, shape)));
  expect(all).toMatchObject([SOUP, TOO_COMPLICATED, SOUP]);
});
