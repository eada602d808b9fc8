import { CHAT_LIMITS } from '@larder/contract/chat';
import { describe, expect, it } from 'vitest';

import { lengthOf } from './composer.ts';

const MAX = CHAT_LIMITS.message_max_characters;

describe('the length of a message', () => {
  it('is of no interest far from the limit', () => {
    expect(lengthOf('hello')).toEqual({ note: null, isTooLong: false });
    expect(lengthOf('x'.repeat(MAX * 0.9))).toEqual({ note: null, isTooLong: false });
  });

  it('is counted near it', () => {
    expect(lengthOf('x'.repeat(MAX - 1))).toEqual({ note: '1 character left', isTooLong: false });
    expect(lengthOf('x'.repeat(MAX))).toEqual({ note: '0 characters left', isTooLong: false });
  });

  it('is too much beyond it, and blanks do not count', () => {
    expect(lengthOf(` ${'x'.repeat(MAX)} `).isTooLong).toBe(false);
    const { note, isTooLong } = lengthOf('x'.repeat(MAX + 2));
    expect(isTooLong).toBe(true);
    expect(note).toContain('2 characters too long');
  });
});
