import { expect, test } from 'vitest';

import { wordReader } from './word.ts';
import { docx, docxOf } from '../../../../test/docx.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const PANCAKES = [
  docx.heading(1, 'Pancakes & Syrup'),
  docx.text('Serves 4'),
  docx.picture(),
  docx.heading(2, 'Ingredients'),
  docx.bullet('2 cups flour'),
  docx.bullet('1 cup milk'),
  docx.heading(2, 'Directions'),
  docx.numbered('Whisk everything until the batter is smooth.'),
  docx.numbered('Fry in a hot pan for 3 minutes.'),
];

const SALAD = [
  docx.heading(1, 'Bean Salad'),
  docx.heading(2, 'Ingredients'),
  docx.table(docx.row('250 g', 'beans'), docx.row('1', 'red onion')),
  docx.heading(2, 'Directions'),
  docx.numbered('Cook the beans until they are tender.'),
];

test('wordReader reads headings, lists and the picture of a document', async () => {
  const file = await docxOf(PANCAKES, { 'word/media/image1.png': 'the picture' });
  expect(await readOnly(wordReader, file)).toStrictEqual({
    title: 'Pancakes & Syrup',
    ingredients: ['2 cups flour', '1 cup milk'],
    instructions: ['Whisk everything until the batter is smooth.', 'Fry in a hot pan for 3 minutes.'],
    servings: 4,
  });
  const { pictures } = await readItems(wordReader, file);
  expect(String(await pictures[0]?.[0]?.read())).toBe('the picture');
});

test('wordReader joins the cells of a row to an ingredient line', async () => {
  expect(await readOnly(wordReader, await docxOf(SALAD))).toMatchObject({
    ingredients: ['250 g beans', '1 red onion'],
  });
});

test.each([
  ['headings', [docx.heading(1, 'Our Book'), docx.text('For you.'), ...PANCAKES, ...SALAD]],
  [
    'bold lines',
    [...PANCAKES, ...SALAD].map((part) =>
      part.replace(/<w:pPr><w:pStyle w:val="Heading1"\/><\/w:pPr><w:r>/u, '<w:r><w:rPr><w:b/></w:rPr>'),
    ),
  ],
  [
    'headings below chapters',
    [docx.heading(1, 'Breakfast'), ...PANCAKES, docx.heading(1, 'Dinner'), ...SALAD].map((part, at) =>
      at === 0 || part.includes('Dinner')
        ? part
        : part.replace('"Heading2"', '"Heading3"').replace('"Heading1"', '"Heading2"'),
    ),
  ],
])('wordReader splits a document with several recipes at its %s', async (_, paragraphs) => {
  const { drafts } = await readItems(wordReader, await docxOf(paragraphs));
  expect(drafts.map(({ title, ingredients }) => [title, ingredients])).toStrictEqual([
    ['Pancakes & Syrup', ['2 cups flour', '1 cup milk']],
    ['Bean Salad', ['250 g beans', '1 red onion']],
  ]);
});

test('wordReader says that a document has no recipe', async () => {
  await expect(readItems(wordReader, await docxOf([docx.text('Dear Anna')]))).rejects.toThrow('No recipe was found');
  await expect(readItems(wordReader, await docxOf([]))).rejects.toThrow('No recipe was found');
});

test.each([
  ['without its closing tags', '<w:document><w:body><w:p>', 'This document is damaged'],
  ['that is nested too deeply', `<w:document>${'<w:p>'.repeat(100_000)}`, 'nested too deeply'],
  [
    'with an entity bomb',
    '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><w:document>&b;</w:document>',
    'This document is damaged',
  ],
  ['that is not XML', 'garbage', 'This document is damaged'],
])('wordReader explains a document %s', async (_, xml, problem) => {
  await expect(readItems(wordReader, await docxOf([], { 'word/document.xml': xml }))).rejects.toThrow(problem);
});

test('wordReader refuses more text than it can hold before it unpacks any', async () => {
  const big = Array.from({ length: 900_000 }, (_, n) => n).join(' ');
  const file = await docxOf(PANCAKES, { 'word/footnotes.xml': big, 'word/comments.xml': big });
  await expect(readItems(wordReader, file)).rejects.toThrow('too much text');
});

test('wordReader recognizes a document by its parts', async () => {
  expect(await isRecognized(wordReader, await docxOf([]))).toBe(true);
  expect(await isRecognized(wordReader, await zipOf({ 'word/other.xml': '' }))).toBe(false);
  expect(await isRecognized(wordReader, 'word/document.xml')).toBe(false);
});
