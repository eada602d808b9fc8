import { describe, expect, it } from 'vitest';

import { parseModerationView, parsePeopleSearch, toModerationSearch, toPeopleSearch } from './admin-filter.ts';

describe('the filter in the URL', () => {
  it('is parsed from any input', () => {
    expect(parsePeopleSearch({ q: 'ann' })).toEqual({ q: 'ann', sort: 'newest' });
    expect(parsePeopleSearch({ q: 7, sort: 'storage' })).toEqual({ q: '7', sort: 'storage' });
    expect(parsePeopleSearch({ q: ['x'], sort: 'size' })).toEqual({ q: '', sort: 'newest' });
    expect(parsePeopleSearch({ q: 'x'.repeat(500) }).q).toHaveLength(254);
    expect(parseModerationView({ show: 'hidden' })).toBe('hidden');
    expect(parseModerationView({ show: 'reported' })).toBe('reported');
    expect(parseModerationView({ show: 'all' })).toBe('all');
    expect(parseModerationView({ show: 'nothing' })).toBeNull();
  });

  it('omits defaults', () => {
    expect(toPeopleSearch({ q: '  ', sort: 'newest' })).toEqual({});
    expect(toPeopleSearch({ q: 'ann', sort: 'storage' })).toEqual({ q: 'ann', sort: 'storage' });
    expect(toModerationSearch(null)).toEqual({});
    expect(toModerationSearch('all')).toEqual({ show: 'all' });
  });
});
