import { expect, test } from 'vitest';

import { problemList } from '#features/imports/model/problem-list.ts';

async function rowsOf(title: string, problem: string | null): Promise<string[]> {
  const bytes = await problemList([{ position: 6, title, problem }]).arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith('\uFEFF"Name","Reason"\r\n')).toBe(true);
  return text.split('\r\n').slice(1);
}

test.for<[string, string, string | null, string]>([
  ['quotes, commas and emoji', '🥕 "Best", soup', 'Damaged, sorry', '"🥕 ""Best"", soup","Damaged, sorry"'],
  ['no name and no reason', '', null, '"Recipe 7",""'],
  ['line breaks', 'Leek\nsoup', 'x', '"Leek\nsoup","x"'],
  ...['=', '+', '-', '@', '\t=', ' ='].map((start): [string, string, string, string] => [
    `a formula after ${JSON.stringify(start)}`,
    `${start}1`,
    `${start}2`,
    `"'${start}1","'${start}2"`,
  ]),
])('the list of problems has %s', async ([, title, problem, row]) => {
  expect(await rowsOf(title, problem)).toEqual([row, '']);
});
