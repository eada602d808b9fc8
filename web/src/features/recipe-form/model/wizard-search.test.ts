import { describe, expect, it } from 'vitest';

import { parseShared, parseWizardSearch, stepOfSearch, toWizardSearch } from './wizard-search.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

describe('the wizard’s URL', () => {
  it.each([0, 1, 2, 3])('restores step %i', (step) => {
    const search = parseWizardSearch({ ...toWizardSearch(ID, step) });
    expect(search.draft).toBe(ID);
    expect(stepOfSearch(search)).toBe(step);
  });

  it.each([{ draft: 'soup', step: 5 }, { draft: 7, step: '2' }, { step: 1.5 }, { step: 0 }, {}])(
    '%o opens the first step',
    (search) => {
      expect(parseWizardSearch(search)).toEqual({ draft: undefined, step: undefined });
    },
  );
});

describe('a text that another app shares', () => {
  it('becomes the title and the description', () => {
    const shared = { title: 'Leek soup', text: 'Try this', url: 'https://example.org/soup' };
    expect(parseShared(shared)).toEqual({ title: 'Leek soup', text: 'Try this\nhttps://example.org/soup' });
  });

  it('has its address once, and numbers as they were written', () => {
    expect(parseShared({ text: 'See https://example.org', url: 'https://example.org' })).toEqual({
      title: '',
      text: 'See https://example.org',
    });
    expect(parseShared({ title: 7 })).toEqual({ title: '7', text: '' });
  });

  it('is none in other URLs', () => {
    expect(parseShared({ draft: ID, step: 2, text: ' ' })).toBeNull();
  });
});
