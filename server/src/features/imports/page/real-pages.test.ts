import { expect, test } from 'vitest';

import {
  compare,
  isWholeWithoutSections,
  loadPages,
  type Page,
  type PageKind,
  PAGES_FOLDER,
  sectionLines,
} from '../../../../test/recipe-pages.ts';
import { decodePage } from './decode-page.ts';
import { readPage } from './read-page.ts';

/** Some points below what is measured. */
const WHOLE_MIN: Readonly<Record<PageKind, number>> = { 'JSON-LD': 0.89, microdata: 0.75, unstructured: 0.6 };

function isReadWhole({ bytes, url, expected }: Page): boolean {
  const [draft] = readPage(decodePage(bytes, null), url);
  const { title = '', ingredients = [], instructions = [] } = draft ?? {};
  const found = { title, ingredients, steps: instructions, sections: sectionLines(ingredients) };
  return isWholeWithoutSections(compare(found, expected));
}

const pages = loadPages(PAGES_FOLDER);

test('readPage reads most real pages of each kind as a whole', ({ skip }) => {
  skip(pages === null, 'The folder shared/data is not here.');
  const results = new Map<PageKind, boolean[]>();
  for (const page of pages ?? []) {
    const ofKind = results.get(page.kind) ?? [];
    results.set(page.kind, [...ofKind, isReadWhole(page)]);
  }
  for (const [kind, whole] of results) {
    expect(whole.filter(Boolean).length / whole.length, kind).toBeGreaterThanOrEqual(WHOLE_MIN[kind]);
  }
});
