import { describe, expect, it } from 'vitest';

import { isDismissed, supportsPasskeys } from './passkeys.ts';

describe('passkeys', () => {
  it('are there where the browser has a class for them', () => {
    expect(supportsPasskeys({ PublicKeyCredential: Object })).toBe(true);
    expect(supportsPasskeys({})).toBe(false);
  });

  it.each(['NotAllowedError', 'AbortError'])('%s is no failure but a change of mind', (name) => {
    expect(isDismissed(Object.assign(new Error('x'), { name }))).toBe(true);
  });

  it('fail for other reasons as well', () => {
    expect(isDismissed(new TypeError('x'))).toBe(false);
    expect(isDismissed('NotAllowedError')).toBe(false);
  });
});
