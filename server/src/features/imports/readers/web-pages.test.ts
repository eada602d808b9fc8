import { expect, test } from 'vitest';

import { webPagesReader } from './web-pages.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const page = (name: string, more = ''): string => `<!DOCTYPE html><html lang="en"><head><title>${name}</title>${more}
<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 cups flour', '1 egg'],
  recipeInstructions: ['Mix.', 'Bake.'],
})}</script></head><body><h1>${name}</h1><img src="img/small.jpg"><img src="img/${name}%20big.jpg"><img src="https://example.org/x.jpg"></body></html>`;

test('webPagesReader reads a saved page', async () => {
  expect(await readOnly(webPagesReader, page('Cake'))).toMatchObject({
    title: 'Cake',
    ingredients: ['2 cups flour', '1 egg'],
    instructions: ['Mix.', 'Bake.'],
  });
});

test('webPagesReader reads an archive of pages, and takes the largest picture that a page shows', async () => {
  const zip = await zipOf({
    'site/index.html': '<html><body><p>My recipes</p></body></html>',
    'site/cake.html': page('Cake'),
    'site/pie.htm': page('Pie'),
    'site/img/small.jpg': 'x',
    'site/img/Cake big.jpg': 'the cake',
    'site/style.css': 'p {}',
  });
  const { drafts, pictures, problems } = await readItems(webPagesReader, zip);
  expect(drafts.map(({ title }) => title)).toStrictEqual(['Cake', 'Pie']);
  expect(problems).toStrictEqual([]);
  expect(await Promise.all(pictures.map(async ([picture]) => String(await picture?.read())))).toStrictEqual([
    'the cake',
    'x',
  ]);
});

test('webPagesReader says that there is no recipe', async () => {
  await expect(readItems(webPagesReader, '<html><body>Hello</body></html>')).rejects.toThrow('No recipe was found');
  await expect(readItems(webPagesReader, await zipOf({ 'a.html': '<html></html>' }))).rejects.toThrow(
    'No recipe was found',
  );
});

test('webPagesReader names a page of an archive that it cannot read, and reads the others', async () => {
  const zip = await zipOf({ 'a.html': Buffer.from([0, 1, 2, 3, 0, 0]), 'b.html': page('Pie') });
  const { drafts, problems } = await readItems(webPagesReader, zip);
  expect([drafts.length, problems.map(({ name }) => name)]).toStrictEqual([1, ['a.html']]);
});

test('webPagesReader recognizes pages and archives of pages', async () => {
  expect(await isRecognized(webPagesReader, page('Cake'))).toBe(true);
  expect(await isRecognized(webPagesReader, await zipOf({ 'x/a.html': '' }))).toBe(true);
  expect(await isRecognized(webPagesReader, 'Cake: mix < bake')).toBe(false);
  expect(await isRecognized(webPagesReader, await zipOf({ 'a.json': '{}' }))).toBe(false);
});

const mime = (encoding: string, html: string): string =>
  [
    'From: <Saved by Blink>',
    'Snapshot-Content-Location: https://example.org/crepes',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\ttype="text/html";',
    '\tboundary="----Boundary--x----"',
    '',
    '------Boundary--x----',
    'Content-Type: text/html; charset="utf-8"',
    `Content-Transfer-Encoding: ${encoding}`,
    'Content-Location: https://example.org/crepes',
    '',
    html,
    '------Boundary--x----',
    'Content-Type: image/jpeg',
    '',
    'x',
    '------Boundary--x------',
  ].join('\r\n');

const quoted = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte === 0x3d || byte > 0x7e
        ? `=${byte.toString(16).padStart(2, '0').toUpperCase()}`
        : String.fromCodePoint(byte),
    )
    .join('')
    .replaceAll(/.{60}(?![0-9A-F]{0,2}$)/gu, (line) => (/=[0-9A-F]?$/u.test(line) ? line : `${line}=\r\n`));

test.each([
  ['quoted-printable', quoted(page('Crêpes'))],
  ['base64', Buffer.from(page('Crêpes')).toString('base64')],
  ['8bit', page('Crêpes')],
])('webPagesReader reads MHTML in %s, with the address of the page', async (encoding, html) => {
  const file = mime(encoding, html);
  expect(await isRecognized(webPagesReader, file)).toBe(true);
  expect(await readOnly(webPagesReader, file)).toMatchObject({
    title: 'Crêpes',
    ingredients: ['2 cups flour', '1 egg'],
    source_url: 'https://example.org/crepes',
  });
});

test('webPagesReader says that MHTML without a page has no recipe', async () => {
  await expect(
    readItems(webPagesReader, mime('base64', '').replace('text/html; charset', 'text/plain; charset')),
  ).rejects.toThrow('No recipe was found');
});
