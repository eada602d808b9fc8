import { beforeAll, describe, expect, test } from 'vitest';

import {
  compare,
  isWholeWithoutSections,
  loadPages,
  type PageKind,
  PAGES_FOLDER,
  sectionLines,
} from '../../../../test/recipe-pages.ts';
import { decodePage } from './decode-page.ts';
import { readPage } from './read-page.ts';

/** Some points below what is measured. */
const WHOLE_MIN: Readonly<Record<PageKind, number>> = { 'JSON-LD': 0.87, microdata: 0.7, unstructured: 0.5 };

const pages = loadPages(PAGES_FOLDER);

describe('real recipe pages', () => {
  const whole = new Map<PageKind, boolean[]>();
  beforeAll(() => {
    for (const { bytes, url, kind, expected } of pages ?? []) {
      const [draft] = readPage(decodePage(bytes, null), url);
      const { title = '', ingredients = [], instructions = [] } = draft ?? {};
      const score = compare({ title, ingredients, steps: instructions, sections: sectionLines(ingredients) }, expected);
      whole.set(kind, [...(whole.get(kind) ?? []), isWholeWithoutSections(score)]);
    }
  });

  test.for(Object.entries(WHOLE_MIN))('of the kind %s are read as a whole in most cases', ([kind, min], { skip }) => {
    skip(pages === null, 'The folder shared/data is not here.');
    const results = [...whole].find(([name]) => name === kind)?.[1] ?? [];
    expect(results.filter(Boolean).length / results.length).toBeGreaterThanOrEqual(min);
  });
});
