import { PASSKEY_LIMITS } from '@larder/contract/passkeys';

import { failureDetail } from '#platform/failure-detail.ts';

/** The first that the browser's description of itself holds; an iPad may call itself a Mac, which does no harm. */
const DEVICES = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android phone'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows computer'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux computer'],
] as const;

/** What to call a passkey that is made on this device. */
export function suggestName(userAgent: string): string {
  return DEVICES.find(([sign]) => userAgent.includes(sign))?.[1] ?? 'My device';
}

/** What is wrong with a name, or null. */
export function checkName(name: string): string | null {
  if (name.trim() === '') return 'Please enter a name';
  const { name_max_characters: max } = PASSKEY_LIMITS;
  return name.trim().length > max ? `Please use at most ${max} characters` : null;
}

/** Why no passkey was made, after the browser or the server said no. */
export function describeRegistrationFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'InvalidStateError') return 'This device has a passkey for you already.';
  if (error instanceof Error && error.name === 'SecurityError') {
    return 'Passkeys do not work at this address. They need HTTPS and a proper name.';
  }
  return failureDetail(error);
}
