import { describe, expect, it } from 'vitest';

import { addressOf } from './stored-picture.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

describe('the address of a picture', () => {
  it.each([
    [100, 320],
    [320, 320],
    [900, 640],
    [1024, 1024],
    [4000, 1600],
  ])('that is %i pixels wide names %i', (width, named) => {
    expect(addressOf({ id: ID, width, height: 10, preview: '' })).toBe(`/pictures/${ID}/${named}`);
  });
});
