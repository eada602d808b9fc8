import { describe, expect, it } from 'vitest';

import { parseHiddenOnly, parsePeopleSearch, toModerationSearch, toPeopleSearch } from './admin-filter.ts';

describe('what an address narrows a list down to', () => {
  it('is read whatever somebody wrote there', () => {
    expect(parsePeopleSearch({ q: 'ann' })).toBe('ann');
    expect(parsePeopleSearch({ q: 7 })).toBe('7');
    expect(parsePeopleSearch({ q: ['x'] })).toBe('');
    expect(parsePeopleSearch({ q: 'x'.repeat(500) })).toHaveLength(254);
    expect(parseHiddenOnly({ show: 'hidden' })).toBe(true);
    expect(parseHiddenOnly({ show: 'nothing' })).toBe(false);
  });

  it('is written only as far as it narrows', () => {
    expect(toPeopleSearch('  ')).toEqual({});
    expect(toPeopleSearch('ann')).toEqual({ q: 'ann' });
    expect(toModerationSearch(false)).toEqual({});
    expect(toModerationSearch(true)).toEqual({ show: 'hidden' });
  });
});
