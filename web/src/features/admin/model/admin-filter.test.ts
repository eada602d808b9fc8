import { describe, expect, it } from 'vitest';

import { parseModerationView, parsePeopleSearch, toModerationSearch, toPeopleSearch } from './admin-filter.ts';

describe('what an address narrows a list down to', () => {
  it('is read whatever somebody wrote there', () => {
    expect(parsePeopleSearch({ q: 'ann' })).toBe('ann');
    expect(parsePeopleSearch({ q: 7 })).toBe('7');
    expect(parsePeopleSearch({ q: ['x'] })).toBe('');
    expect(parsePeopleSearch({ q: 'x'.repeat(500) })).toHaveLength(254);
    expect(parseModerationView({ show: 'hidden' })).toBe('hidden');
    expect(parseModerationView({ show: 'reported' })).toBe('reported');
    expect(parseModerationView({ show: 'all' })).toBe('all');
    expect(parseModerationView({ show: 'nothing' })).toBeNull();
  });

  it('is written only as far as it narrows', () => {
    expect(toPeopleSearch('  ')).toEqual({});
    expect(toPeopleSearch('ann')).toEqual({ q: 'ann' });
    expect(toModerationSearch(null)).toEqual({});
    expect(toModerationSearch('all')).toEqual({ show: 'all' });
  });
});
