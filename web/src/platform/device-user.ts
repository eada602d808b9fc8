import { readUserItem, removeUserItem, writeUserItem } from '#platform/user-storage.ts';

/** The user who last had a session in this browser. Without a network, the app opens for them. Signing out removes the name. */
export interface DeviceUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly is_admin: boolean;
  readonly has_eating_rules: boolean;
}

const OWNER = 'device';
const NAME = 'user';

export function readDeviceUser(): DeviceUser | null {
  const stored = readUserItem(OWNER, NAME);
  if (typeof stored !== 'object' || stored === null) return null;
  const read = (field: string): string => String(Reflect.get(stored, field) ?? '');
  if (read('id') === '') return null;
  return {
    id: read('id'),
    email: read('email'),
    name: read('name'),
    // Admin pages need the network.
    is_admin: false,
    has_eating_rules: read('has_eating_rules') === 'true',
  };
}

/** Call with each answer of the server. Without a session, the device knows no user. */
export function writeDeviceUser(user: DeviceUser | null): void {
  if (user === null) return removeUserItem(OWNER, NAME);
  const { id, email, name, has_eating_rules: hasEatingRules } = user;
  writeUserItem(OWNER, NAME, { id, email, name, has_eating_rules: hasEatingRules });
}
