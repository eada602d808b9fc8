import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { measureBuild } from './measure-build.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A text that brotli cannot shrink below `bytes`, so that sums differ. */
function noise(bytes: number): string {
  return randomBytes(bytes).toString('base64');
}

function writeBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'larder-size-'));
  folders.push(dist);
  mkdirSync(join(dist, '.vite'));
  const files = {
    'app.html': '<script type="module" src="/app.js"></script><link rel="stylesheet" href="/app.css">',
    'app.js': noise(10_000),
    'shared.js': noise(20_000),
    'frame.js': noise(40_000),
    'page.js': noise(80_000),
    'dialog.js': noise(160_000),
    'app.css':
      '@font-face{src:url(/latin.woff2);unicode-range:U+??}@font-face{src:url(/greek.woff2);unicode-range:U+0370-03FF}',
    'latin.woff2': noise(1_000),
    'greek.woff2': noise(500_000),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  const manifest = {
    'app.html': {
      file: 'app.js',
      imports: ['_shared'],
      dynamicImports: ['frame-layout.tsx', 'soup-page.tsx', 'dialog.tsx'],
      css: ['app.css'],
    },
    _shared: { file: 'shared.js' },
    'frame-layout.tsx': { file: 'frame.js', imports: ['_shared'] },
    'soup-page.tsx': { file: 'page.js', imports: ['app.html'], dynamicImports: ['dialog.tsx'] },
    'dialog.tsx': { file: 'dialog.js' },
  };
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return dist;
}

/** Base64 noise is 4/3 as long as its bytes, and brotli finds that again up to a few percent. */
function isNear(bytes: number | undefined, expected: number): boolean {
  return bytes !== undefined && Math.abs(bytes - expected) < expected * 0.06;
}

test('a document counts its static imports, a page also the layout around it, and no lazy action', () => {
  const [app] = measureBuild(writeBuild());
  expect(app?.name).toBe('app.html');
  expect(app?.initialJs).toSatisfy((bytes: number) => isNear(bytes, 30_000));
  expect(app?.routes.map(({ name }) => name)).toEqual(['soup-page.tsx']);
  expect(app?.routes[0]?.js).toSatisfy((bytes: number) => isNear(bytes, 150_000));
});

test('everything counts the styles and the fonts that English needs', () => {
  const [app] = measureBuild(writeBuild());
  expect(app?.everything).toSatisfy((bytes: number) => isNear(bytes, 31_700));
});

test('without a build there are no documents, and without a manifest there is no answer', () => {
  expect(measureBuild('/nowhere')).toEqual([]);
  const dist = writeBuild();
  rmSync(join(dist, '.vite'), { recursive: true });
  expect(() => measureBuild(dist)).toThrow('manifest');
});
