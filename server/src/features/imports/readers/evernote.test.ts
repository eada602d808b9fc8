import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { evernoteReader } from './evernote.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';

const resource = (content: string, mime = 'image/jpeg'): string =>
  `<resource><data encoding="base64">\n${Buffer.from(content).toString('base64')}\n</data><mime>${mime}</mime><resource-attributes><file-name>a.jpg</file-name></resource-attributes></resource>`;

const media = (content: string): string =>
  `<en-media type="image/jpeg" hash="${createHash('md5').update(content).digest('hex')}"/>`;

const note = (
  title: string,
  body: string,
  more = '',
): string => `<note><title>${title}</title><created>20150102T130405Z</created><updated>20160102T130405Z</updated>
<tag>soup</tag><tag>Winter &amp; cold</tag>
<note-attributes><author>Anna</author><source-url>https://example.org/soup</source-url></note-attributes>
<content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${body}</en-note>]]></content>${more}</note>`;

const SOUP = `<div><b>Ingredients</b></div><ul><li><div>2 cups lentils</div></li><li><div><en-todo checked="true"/>1&nbsp;onion &amp; 1 carrot</div></li></ul>
<div><br/></div><div>${media('soup')}</div><div><b>Directions</b></div><ol><li>Cook the lentils until soft.</li><li>Season &lt;well&gt;.</li></ol>`;

const exported = (...notes: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export3.dtd">
<en-export export-date="20200101T000000Z" application="Evernote">${notes.join('')}</en-export>`;

test('evernoteReader reads the lists of a note and what Evernote knows of it', async () => {
  expect(await readOnly(evernoteReader, exported(note('Lentil Soup', SOUP)))).toStrictEqual({
    title: 'Lentil Soup',
    ingredients: ['2 cups lentils', '1 onion & 1 carrot'],
    instructions: ['Cook the lentils until soft.', 'Season <well>.'],
    author: 'Anna',
    source_url: 'https://example.org/soup',
    tags: ['soup', 'Winter & cold'],
    created_at: '2015-01-02T13:04:05Z',
  });
});

test('evernoteReader takes the pictures that a note shows, in their order', async () => {
  const body = `${media('first')}${SOUP}${media('missing')}${media('sound')}`;
  const file = exported(
    note('Soup', body, resource('soup') + resource('first') + resource('sound', 'audio/wav') + resource('not shown')),
  );
  const { pictures } = await readItems(evernoteReader, file);
  expect(await Promise.all((pictures[0] ?? []).map(async ({ read }) => String(await read())))).toStrictEqual([
    'first',
    'soup',
  ]);
});

test.each([
  [
    'the step above them',
    '',
    ['one', 'two'],
    [
      [null, 'dish'],
      [0, 'one'],
      [1, 'two'],
    ],
  ],
  [
    'the dish if there is no other',
    '',
    ['one', 'two'],
    [
      [null, 'two'],
      [0, 'one'],
    ],
  ],
  [
    'the dish if two steps have the same text',
    '<li>Cook it.</li>',
    ['one', 'two'],
    [
      [null, 'dish'],
      [null, 'one'],
      [1, 'two'],
    ],
  ],
])('evernoteReader takes pictures between steps for those of %s', async (_, more, [one = '', two = ''], expected) => {
  const dish = expected.some(([, content]) => content === 'dish') ? media('dish') : '';
  const body = `${dish}<div><b>Ingredients</b></div><ul><li>2 cups lentils</li></ul><div><b>Directions</b></div>
<ol><li>Cook it.${media(one)}</li><li>Season the soup and taste it.</li></ol><div>${media(two)}</div><ol>${more}</ol>`;
  const file = exported(note('Soup', body, resource('dish') + resource(one) + resource(two)));
  const { pictures } = await readItems(evernoteReader, file);
  const read = (pictures[0] ?? []).map(async (picture) => [picture.step, String(await picture.read())]);
  expect(await Promise.all(read)).toStrictEqual(expected);
});

test('evernoteReader names the notes without a recipe, and reads the others', async () => {
  const { drafts, problems } = await readItems(
    evernoteReader,
    exported(note('To do', '<div>Call Anna</div>'), note('Soup', SOUP), note('Empty', '')),
  );
  expect(drafts.map(({ title }) => title)).toStrictEqual(['Soup']);
  expect(problems.map(({ name }) => name)).toStrictEqual(['To do', 'Empty']);
});

test('evernoteReader splits a note with several recipes and keeps their own titles', async () => {
  const { drafts } = await readItems(
    evernoteReader,
    exported(note('My recipes', `<h2>Soup</h2>${SOUP}<h2>More Soup</h2>${SOUP}`)),
  );
  expect(drafts.map(({ title, tags, ingredients }) => [title, tags[0], ingredients.length])).toStrictEqual([
    ['Soup', 'soup', 2],
    ['More Soup', 'soup', 2],
  ]);
});

test('evernoteReader leaves out a first line that repeats the title', async () => {
  expect(
    await readOnly(evernoteReader, exported(note('Soup', `<div>Soup</div><div>From Anna.</div>${SOUP}`))),
  ).toMatchObject({
    title: 'Soup',
    description: 'From Anna.',
  });
});

test('evernoteReader recognizes exports of Evernote', async () => {
  expect(await isRecognized(evernoteReader, exported())).toBe(true);
  expect(await isRecognized(evernoteReader, '<note/>')).toBe(false);
});
