import { describe, expect, it } from 'vitest';

import { parseModerationView, parsePeopleSearch, toModerationSearch, toPeopleSearch } from './admin-filter.ts';

describe('what an address narrows a list down to', () => {
  it('is read whatever somebody wrote there', () => {
    expect(parsePeopleSearch({ q: 'ann' })).toEqual({ q: 'ann', sort: 'newest' });
    expect(parsePeopleSearch({ q: 7, sort: 'storage' })).toEqual({ q: '7', sort: 'storage' });
    expect(parsePeopleSearch({ q: ['x'], sort: 'size' })).toEqual({ q: '', sort: 'newest' });
    expect(parsePeopleSearch({ q: 'x'.repeat(500) }).q).toHaveLength(254);
    expect(parseModerationView({ show: 'hidden' })).toBe('hidden');
    expect(parseModerationView({ show: 'reported' })).toBe('reported');
    expect(parseModerationView({ show: 'all' })).toBe('all');
    expect(parseModerationView({ show: 'nothing' })).toBeNull();
  });

  it('is written only as far as it narrows', () => {
    expect(toPeopleSearch({ q: '  ', sort: 'newest' })).toEqual({});
    expect(toPeopleSearch({ q: 'ann', sort: 'storage' })).toEqual({ q: 'ann', sort: 'storage' });
    expect(toModerationSearch(null)).toEqual({});
    expect(toModerationSearch('all')).toEqual({ show: 'all' });
  });
});
