import { PASSKEY_LIMITS } from '@larder/contract/passkeys';

import { failureDetail } from '#platform/failure-detail.ts';

/** Parts of user agents with the device names they mean; the first match wins. An iPad may claim to be a Mac. */
const DEVICES = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android phone'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows computer'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux computer'],
] as const;

/** Suggests a name for a passkey of this device. */
export function suggestName(userAgent: string): string {
  return DEVICES.find(([part]) => userAgent.includes(part))?.[1] ?? 'My device';
}

/** Returns the error of a name, or null. */
export function checkName(name: string): string | null {
  if (name.trim() === '') return 'Please enter a name';
  const { name_max_characters: max } = PASSKEY_LIMITS;
  return name.trim().length > max ? `Please use at most ${max} characters` : null;
}

/** Why the browser or the server did not register a passkey. */
export function describeRegistrationFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'InvalidStateError') return 'This device already has a passkey for you.';
  if (error instanceof Error && error.name === 'SecurityError') {
    return 'Passkeys don’t work at this address. They need HTTPS and a domain name.';
  }
  return failureDetail(error);
}
