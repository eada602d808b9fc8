import { expect, test } from 'vitest';

import { pdfReader } from './pdf.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';
import { pdfLines, pdfOf, type PdfText } from '../../../../test/pdf.ts';

const CAKE = pdfLines([
  [22, 'Apfelkuchen'],
  [11, 'Für 8 Personen'],
  [13, 'Z U T A T E N'],
  [11, '250 g Mehl'],
  [11, '3 Äpfel'],
  [13, 'Zubereitung'],
  [11, '1. Den Teig aus Mehl und Butter kneten, in Folie wickeln und für eine gute halbe Stun-'],
  [11, 'de kalt stellen, danach ausrollen.'],
  [11, '2. Die Äpfel schälen, auf dem Teig verteilen und backen.'],
]);

test('pdfReader reads a recipe with letter-spaced headings and wrapped steps', async () => {
  expect(await readOnly(pdfReader, pdfOf([CAKE]))).toStrictEqual({
    title: 'Apfelkuchen',
    ingredients: ['250 g Mehl', '3 Äpfel'],
    instructions: [
      'Den Teig aus Mehl und Butter kneten, in Folie wickeln und für eine gute halbe Stunde kalt stellen, danach ausrollen.',
      'Die Äpfel schälen, auf dem Teig verteilen und backen.',
    ],
    servings: 8,
  });
});

test('pdfReader reads columns one after the other', async () => {
  const page = [
    ...pdfLines([[22, 'Bean Soup']]),
    ...pdfLines(
      [
        [13, 'Ingredients'],
        [11, '2 cups beans'],
        [11, '1 onion'],
        [11, '1 carrot'],
        [11, 'salt'],
      ],
      72,
      690,
    ),
    ...pdfLines(
      [
        [13, 'Directions'],
        [11, '1. Soak the beans overnight.'],
        [11, '2. Cook them until soft.'],
        [11, '3. Add the vegetables.'],
        [11, '4. Season and serve.'],
      ],
      300,
      690,
    ),
  ];
  expect(await readOnly(pdfReader, pdfOf([page]))).toStrictEqual({
    title: 'Bean Soup',
    ingredients: ['2 cups beans', '1 onion', '1 carrot', 'salt'],
    instructions: ['Soak the beans overnight.', 'Cook them until soft.', 'Add the vegetables.', 'Season and serve.'],
  });
});

test('pdfReader keeps amounts in a column of their own with their foods', async () => {
  const rows = ['250 g', '2 EL', '1', '500 ml'];
  const page = [
    ...pdfLines([
      [22, 'Suppe'],
      [13, 'Zutaten'],
    ]),
    ...pdfLines(
      rows.map((text) => [11, text] as const),
      72,
      680,
    ),
    ...pdfLines(
      ['Linsen', 'Öl', 'Zwiebel', 'Wasser'].map((text) => [11, text] as const),
      140,
      680,
    ),
    ...pdfLines(
      [
        [13, 'Zubereitung'],
        [11, 'Alles zusammen weich kochen und abschmecken.'],
      ],
      72,
      600,
    ),
  ];
  expect(await readOnly(pdfReader, pdfOf([page]))).toMatchObject({
    ingredients: ['250 g Linsen', '2 EL Öl', '1 Zwiebel', '500 ml Wasser'],
  });
});

const recipe = (title: string): PdfText[] =>
  pdfLines([
    [22, title],
    [13, 'Ingredients'],
    [11, '1 cup rice'],
    [11, '2 cups water'],
    [13, 'Directions'],
    [11, 'Cook the rice in the water until it is soft.'],
  ]);

test('pdfReader splits a book with a recipe on each page, without its page numbers and headers', async () => {
  const pages = ['Rice', 'More Rice', 'Even More Rice'].map((title, at) => [
    { text: 'The Rice Book', x: 250, y: 770, size: 9 },
    ...recipe(title),
    { text: `Page ${at + 1} of 3`, x: 300, y: 30, size: 9 },
  ]);
  const { drafts } = await readItems(
    pdfReader,
    pdfOf([[{ text: 'The Rice Book', x: 100, y: 400, size: 40 }], ...pages]),
  );
  expect(drafts.map(({ title, ingredients, instructions }) => [title, ingredients.length, instructions])).toStrictEqual(
    ['Rice', 'More Rice', 'Even More Rice'].map((title) => [
      title,
      2,
      ['Cook the rice in the water until it is soft.'],
    ]),
  );
});

test.each([
  ['without text', pdfOf([[]]), 'This PDF is a scan'],
  ['with more than 200 pages', pdfOf(Array.from({ length: 201 }, () => [])), 'more than 200 pages'],
  ['that is cut off', pdfOf([CAKE]).subarray(0, 300), /damaged|scan/u],
  ['of garbage', Buffer.from('%PDF-1.7\ngarbage'), 'damaged'],
])('pdfReader explains a PDF %s', async (_, bytes, problem) => {
  await expect(readItems(pdfReader, bytes)).rejects.toThrow(problem);
});

test('pdfReader recognizes PDFs', async () => {
  expect(await isRecognized(pdfReader, pdfOf([CAKE]))).toBe(true);
  expect(await isRecognized(pdfReader, 'A text about PDF')).toBe(false);
});
