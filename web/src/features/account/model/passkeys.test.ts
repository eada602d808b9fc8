import { describe, expect, it } from 'vitest';

import { isDismissed, supportsPasskeys } from './passkeys.ts';

describe('passkeys', () => {
  it('are supported when the browser has PublicKeyCredential', () => {
    expect(supportsPasskeys({ PublicKeyCredential: Object })).toBe(true);
    expect(supportsPasskeys({})).toBe(false);
  });

  it.each(['NotAllowedError', 'AbortError'])('%s counts as dismissed', (name) => {
    expect(isDismissed(Object.assign(new Error('x'), { name }))).toBe(true);
  });

  it('other errors do not count as dismissed', () => {
    expect(isDismissed(new TypeError('x'))).toBe(false);
    expect(isDismissed('NotAllowedError')).toBe(false);
  });
});
