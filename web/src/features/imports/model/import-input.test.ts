import { expect, test } from 'vitest';

import { parseImportInput } from '#features/imports/model/import-input.ts';

const PAGE = '<!doctype html><html><body><h1>Soup</h1></body></html>';
const RECIPE = 'Leek soup\n\n2 leeks\n1 l stock\n\nSlice the leeks.\nSimmer.\n\nFrom https://example.org/soup';

test.for([
  ['an address', 'https://example.org/soup?x=1', { url: 'https://example.org/soup?x=1' }],
  ['an address without its scheme', 'www.example.org/soup', { url: 'https://www.example.org/soup' }],
  ['a bare host', ' example.org ', { url: 'https://example.org' }],
  [
    'a title with an address, as apps share it',
    'Leek soup\nhttps://example.org/soup',
    { url: 'https://example.org/soup' },
  ],
  ['the HTML of a page', PAGE, { html: PAGE }],
  ['a recipe that names its source', RECIPE, { text: RECIPE }],
  ['a line of text', '2.5 leeks', { text: '2.5 leeks' }],
  ['a text with two addresses', 'https://a.example https://b.example', { text: 'https://a.example https://b.example' }],
  ['nothing', ' \n ', null],
] as const)('parseImportInput recognizes %s', ([, pasted, input]) => {
  expect(parseImportInput(pasted)).toEqual(input);
});
