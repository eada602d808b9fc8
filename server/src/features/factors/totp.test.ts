import fc from 'fast-check';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';

import { createTotpSetup, findTimeStep } from './totp.ts';

/** RFC 6238, appendix B, for SHA-1: Unix time in seconds, and the eight-digit code. Ours are its last six digits. */
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.split('');
/** "12345678901234567890" in Base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each(VECTORS)('the code of RFC 6238 at %d is accepted', async (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(await findTimeStep(RFC_SECRET, code.slice(-6), now)).toBe(Math.floor(seconds / 30));
  expect(generateSync({ secret: RFC_SECRET, epoch: seconds, digits: 8 })).toBe(code);
});

test('a code is accepted in its time step and the adjacent ones, and in no other', async () => {
  const anySecret = fc.array(fc.constantFrom(...BASE32), { minLength: 32, maxLength: 32 });
  const anyMillisecond = fc.integer({ min: 100 * 30_000, max: 4_102_444_800_000 });
  await fc.assert(
    fc.asyncProperty(anySecret, anyMillisecond, fc.integer({ min: -100, max: 100 }), async (letters, ms, steps) => {
      const secret = letters.join('');
      const step = Math.floor(ms / 30_000) + steps;
      const code = generateSync({ secret, epoch: step * 30 });
      const neighbours = [-1, 0, 1].map((by) => Math.floor(ms / 30_000) + by);
      // By chance an adjacent step may have the same six digits.
      const sameDigits = neighbours.filter((other) => generateSync({ secret, epoch: other * 30 }) === code);
      const found = await findTimeStep(secret, code, new Date(ms));
      expect(found).toBe(sameDigits[0]);
      if (Math.abs(steps) <= 1) expect(found).toBeDefined();
    }),
  );
});

describe('the setup of an authenticator app', () => {
  const names = { issuer: 'Anna: home', email: 'anna+cook@example.org' };

  test('has a random secret of 160 bits', async () => {
    const [first, second] = await Promise.all([createTotpSetup(names), createTotpSetup(names)]);
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(second.secret).not.toBe(first.secret);
  });

  test('has a URI with issuer and account', async () => {
    const { secret, uri } = await createTotpSetup(names);
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(pathname)).toBe('/Anna  home:anna+cook@example.org');
    expect(Object.fromEntries(searchParams)).toEqual({ secret, issuer: 'Anna  home' });
  });

  test('has a QR code, even for the longest names', async () => {
    const longest = { issuer: '里'.repeat(80), email: `${'a+'.repeat(95)}@${'b'.repeat(60)}.org` };
    for (const { qrCode } of [await createTotpSetup(names), await createTotpSetup(longest)]) {
      const [head, data = ''] = qrCode.split(',', 2);
      expect(head).toBe('data:image/svg+xml;base64');
      expect(Buffer.from(data, 'base64').toString()).toMatch(/^<svg [^]*<\/svg>\s*$/u);
    }
  });
});
