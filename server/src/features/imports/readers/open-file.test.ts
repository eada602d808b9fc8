import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { openArchive } from './archive.ts';
import { openFile, unpackGzip } from './open-file.ts';
import { FileProblem } from './reader.ts';
import { zipOf } from '../../../../test/zip.ts';

const CENTRAL_HEADER = Buffer.from('PK\u0001\u0002');

/** Overwrites a 32-bit field of the central directory's entries: 20 is the packed size, 24 the unpacked one. */
function withField(zip: Buffer, offset: number, value: number): Buffer {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf(CENTRAL_HEADER); at >= 0; at = changed.indexOf(CENTRAL_HEADER, at + 1))
    changed.writeUInt32LE(value, at + offset);
  return changed;
}

function withFlag(zip: Buffer, flag: number): Buffer {
  const changed = Buffer.from(zip);
  const at = changed.indexOf(CENTRAL_HEADER) + 8;
  changed.writeUInt16LE(changed.readUInt16LE(at) | flag, at);
  return changed;
}

/** Gives the only entry, "aaaaaaaa.txt", a name of as many bytes. */
async function zipNamed(name: string): Promise<Buffer> {
  const zip = await zipOf({ 'aaaaaaaa.txt': 'x' });
  return Buffer.from(zip.toString('latin1').replaceAll('aaaaaaaa.txt', name), 'latin1');
}

const opened = async (bytes: Buffer, name = 'export.zip') => openFile(bytes, name);

test('openFile reads the same from a path as from bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-file-'));
  try {
    const zip = await zipOf({ 'a/b.txt': 'Käse' });
    await writeFile(join(folder, 'x'), zip);
    const file = await openFile(join(folder, 'x'), 'x.zip');
    const [entry] = file.archive?.entries ?? [];
    expect(entry).toStrictEqual({ name: 'a/b.txt', size: 5 });
    expect(entry && (await file.archive?.readText(entry))).toBe('Käse');
    expect(await file.bytes()).toStrictEqual(zip);
    file.close();
    await writeFile(join(folder, 'y'), 'Käse');
    const text = await openFile(join(folder, 'y'), 'y');
    expect([text.head, await text.text(), text.archive]).toStrictEqual(['Käse', 'Käse', null]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('openFile opens a gzip file as its content', async () => {
  const file = await opened(gzipSync('{"a":1}'));
  expect([file.head, await file.text()]).toStrictEqual(['{"a":1}', '{"a":1}']);
});

test('openFile skips folders and the litter of macOS and Windows', async () => {
  const file = await opened(
    await zipOf({
      'My Recipes/': '',
      '__MACOSX/My Recipes/._a.txt': 'x',
      'My Recipes/._a.txt': 'x',
      'My Recipes/.DS_Store': 'x',
      'Thumbs.db': 'x',
      'My Recipes/a.txt': 'x',
    }),
  );
  expect(file.archive?.entries.map(({ name }) => name)).toStrictEqual(['My Recipes/a.txt']);
});

test('openFile reads names in UTF-8 that are not marked as such', async () => {
  const zip = await zipNamed(Buffer.from('Hähnch.txt').toString('latin1').padEnd(12, 't'));
  const unmarked = Buffer.from(zip);
  for (const header of ['PK\u0001\u0002', 'PK\u0003\u0004']) {
    const at = unmarked.indexOf(header) + (header.endsWith('\u0002') ? 8 : 6);
    unmarked.writeUInt16LE(0, at);
  }
  const file = await opened(unmarked);
  expect(file.archive?.entries[0]?.name).toBe('Hähnch.txtt');
});

test.each([
  ['of a parent folder', '../aaaaa.txt'],
  ['of a parent folder further on', 'a/../../.txt'],
  ['that is absolute', '/aaaaaaa.txt'],
  ['on a drive', 'c:/aaaaa.txt'],
  ['with a backslash', String.raw`..\aaaaa.txt`],
  ['with a NUL', 'aaaa\0aaa.txt'],
])('openFile refuses an archive with a name %s', async (_, name) => {
  await expect(opened(await zipNamed(name))).rejects.toThrow(/unsafe file names/u);
});

test('openFile refuses an encrypted archive', async () => {
  await expect(opened(withFlag(await zipOf({ 'a.txt': 'x' }), 1))).rejects.toThrow(/password/u);
});

test('openFile refuses an archive of a few KB that declares gigabytes', async () => {
  const zip = await zipOf({ 'a.txt': 'x'.repeat(2000), 'b.txt': 'y'.repeat(2000) });
  await expect(opened(withField(zip, 24, 0xff_ff_ff_f0))).rejects.toThrow(/too large to unpack/u);
});

test('openFile refuses an entry that unpacks to hundreds of times its size', async () => {
  await expect(opened(await zipOf({ 'a.txt': Buffer.alloc(3_000_000) }))).rejects.toThrow(/too large to unpack/u);
});

test('openFile refuses an archive with too many files', async () => {
  const end = Buffer.from(await zipOf({ 'a.txt': 'x' }));
  end.writeUInt16LE(60_000, end.lastIndexOf('PK\u0005\u0006') + 10);
  await expect(opened(end)).rejects.toThrow(/too many files/u);
});

test.each([0.3, 0.6, 0.9])('openFile refuses an archive that is cut off at %d of its length', async (share) => {
  const zip = await zipOf({ 'a.txt': 'x'.repeat(3000), 'b.txt': 'y' });
  await expect(opened(zip.subarray(0, Math.floor(zip.length * share)))).rejects.toThrow(/damaged or incomplete/u);
});

test('reading an entry stops at the size that it declares', async () => {
  const lying = withField(await zipOf({ 'a.txt': Buffer.alloc(900_000) }), 24, 10);
  const { archive } = await opened(lying);
  const [entry] = archive?.entries ?? [];
  expect(entry?.size).toBe(10);
  await expect(entry && archive?.read(entry, 100)).rejects.toThrow(/damaged/u);
});

test('reading an entry refuses one that is larger than the caller accepts', async () => {
  const { archive } = await opened(await zipOf({ 'a.txt': 'x'.repeat(100) }));
  const [entry] = archive?.entries ?? [];
  await expect(entry && archive?.read(entry, 99)).rejects.toThrow(/“a.txt” in this archive is too large/u);
});

test('reading an entry refuses changed bytes', async () => {
  const zip = await zipOf({ 'a.txt': 'plain words that are stored' });
  const packed = deflateRawSync('plain words that are stored');
  const at = zip.indexOf(packed.subarray(2, 8)) + 3;
  zip.writeUInt8((zip[at] ?? 0) ^ 0xff, at);
  const { archive } = await opened(zip);
  const [entry] = archive?.entries ?? [];
  await expect(entry && archive?.read(entry, 1000)).rejects.toThrow(/damaged/u);
});

test('reading entries stops when the allowance of all of them is used up', async () => {
  const allowance = { left: 150 };
  const open = async (bytes: Buffer, name: string) => openFile(bytes, name);
  const { archive } = await openArchive(await zipOf({ 'a.txt': 'x'.repeat(100) }), allowance, open);
  const [entry] = archive.entries;
  expect(entry && (await archive.read(entry, 100))).toHaveLength(100);
  await expect(entry && archive.read(entry, 100)).rejects.toThrow(/too large to unpack/u);
});

test('openEntry opens an archive within an archive, and no deeper one', async () => {
  const third = await zipOf({ 'a.txt': 'x' });
  const file = await opened(await zipOf({ '1.zip': await zipOf({ '2.zip': third }) }));
  const [outer] = file.archive?.entries ?? [];
  const inner = outer && (await file.archive?.openEntry(outer));
  const [second] = inner?.archive?.entries ?? [];
  expect(second?.name).toBe('2.zip');
  const innermost = second && (await inner?.archive?.openEntry(second));
  expect(innermost?.archive).toBeNull();
  expect(await innermost?.bytes()).toStrictEqual(third);
});

test('unpackGzip refuses what unpacks to more than the limit, and what is cut off', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  await expect(unpackGzip(bomb, 1_000_000)).rejects.toThrow(/too large/u);
  await expect(unpackGzip(gzipSync('recipe').subarray(0, -9))).rejects.toThrow(/damaged or incomplete/u);
  await expect(opened(gzipSync(Buffer.alloc(40_000_000)))).rejects.toThrow(/too large/u);
});

test('openFile opens any bytes or throws a FileProblem', async () => {
  const zip = await zipOf({ 'a.txt': 'x'.repeat(50), 'b/c.txt': 'y' });
  await fc.assert(
    fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
      const changed = Buffer.from(cut ? zip.subarray(0, at) : zip);
      if (!cut) changed.writeUInt8(byte, at);
      try {
        const { archive } = await opened(changed);
        for (const entry of archive?.entries ?? []) await archive?.read(entry, 1000);
      } catch (error) {
        expect(error).toBeInstanceOf(FileProblem);
      }
    }),
  );
});
