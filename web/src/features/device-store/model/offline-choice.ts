import { readUserItem, writeUserItem } from '#platform/user-storage.ts';

/** Which recipes are saved on this device. */
export type OfflineChoice = 'off' | 'newest' | 'all';

export const OFFLINE_CHOICES: readonly OfflineChoice[] = ['newest', 'all', 'off'];

/** The number of newest recipes that are saved besides the favorites. */
export const NEWEST_MAX = 500;

const NAME = 'offline';

export function readOfflineChoice(userId: string): OfflineChoice {
  const stored = readUserItem(userId, NAME);
  return OFFLINE_CHOICES.find((choice) => choice === stored) ?? 'newest';
}

/** Returns false when storage is full or blocked. */
export function writeOfflineChoice(userId: string, choice: OfflineChoice): boolean {
  return writeUserItem(userId, NAME, choice);
}
