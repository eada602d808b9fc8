import { describe, expect, it } from 'vitest';

import { isGivenUp, passkeysAreSupported } from './passkeys.ts';

describe('passkeys', () => {
  it('are there where the browser has a class for them', () => {
    expect(passkeysAreSupported({ PublicKeyCredential: Object })).toBe(true);
    expect(passkeysAreSupported({})).toBe(false);
  });

  it.each(['NotAllowedError', 'AbortError'])('%s is no failure but a change of mind', (name) => {
    expect(isGivenUp(Object.assign(new Error('x'), { name }))).toBe(true);
  });

  it('fail for other reasons as well', () => {
    expect(isGivenUp(new TypeError('x'))).toBe(false);
    expect(isGivenUp('NotAllowedError')).toBe(false);
  });
});
