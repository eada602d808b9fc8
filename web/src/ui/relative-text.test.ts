import { describe, expect, it } from 'vitest';

import { exactText, relativeText } from './relative-text.ts';

const NOW_MS = Date.parse('2026-03-10T12:00:00.000Z');

describe('relativeText', () => {
  it('uses the largest unit that fits', () => {
    expect(relativeText('2026-03-10T11:59:01.000Z', NOW_MS)).toBe('just now');
    expect(relativeText('2026-03-10T11:59:00.000Z', NOW_MS)).toBe('1 minute ago');
    expect(relativeText('2026-03-10T09:30:00.000Z', NOW_MS)).toBe('2 hours ago');
    expect(relativeText('2026-03-09T12:00:00.000Z', NOW_MS)).toBe('1 day ago');
    expect(relativeText('2026-02-24T12:00:00.000Z', NOW_MS)).toBe('2 weeks ago');
    expect(relativeText('2026-01-01T12:00:00.000Z', NOW_MS)).toBe('2 months ago');
    expect(relativeText('2024-03-10T12:00:00.000Z', NOW_MS)).toBe('2 years ago');
  });

  it('formats future times', () => {
    expect(relativeText('2026-03-10T12:00:30.000Z', NOW_MS)).toBe('just now');
    expect(relativeText('2026-03-12T13:00:00.000Z', NOW_MS)).toBe('in 2 days');
  });

  it('is empty for an invalid time', () => {
    expect(relativeText('yesterday', NOW_MS)).toBe('');
    expect(exactText('yesterday')).toBe('');
  });
});

describe('exactText', () => {
  it('includes seconds and a time zone', () => {
    expect(exactText('2026-03-10T11:59:01.000Z')).toMatch(/2026.*:\d\d:01.*(?:UTC|GMT|[A-Z]{2,4})/u);
  });
});
