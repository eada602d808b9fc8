import { CHAT_LIMITS } from '@larder/contract/chat';
import { describe, expect, it } from 'vitest';

import { measureLength } from './message-length.ts';

const MAX = CHAT_LIMITS.message_max_characters;

describe('measureLength', () => {
  it('says nothing far from the limit', () => {
    expect(measureLength('hello')).toEqual({ note: null, isTooLong: false });
    expect(measureLength('x'.repeat(MAX * 0.9))).toEqual({ note: null, isTooLong: false });
  });

  it('counts the remaining characters near the limit', () => {
    expect(measureLength('x'.repeat(MAX - 1))).toEqual({ note: '1 character left', isTooLong: false });
    expect(measureLength('x'.repeat(MAX))).toEqual({ note: '0 characters left', isTooLong: false });
  });

  it('rejects a longer message, not counting surrounding blanks', () => {
    expect(measureLength(` ${'x'.repeat(MAX)} `).isTooLong).toBe(false);
    const { note, isTooLong } = measureLength('x'.repeat(MAX + 2));
    expect(isTooLong).toBe(true);
    expect(note).toContain('2 characters too long');
  });
});
