import type { RecipeCard, RecipeDetail } from '@larder/contract/recipes';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import type { QueuedChange } from '#features/device-store/model/queued-change.ts';

/** What the lists and the search need of a saved recipe. */
export interface SavedCard {
  readonly card: RecipeCard;
  /** Its search terms between spaces, those of the title first. */
  readonly terms: { readonly title: string; readonly all: string };
  /** One of the user's own recipes. Others were opened. */
  readonly isOwn: boolean;
  readonly version: number;
  /** When its page was last open, in milliseconds; 0 if never on this device. */
  readonly openedAt: number;
  /** Paths of the pictures of its steps. */
  readonly stepPictures?: readonly string[];
}

/** The id of a user and that of a recipe. */
type Key = [userId: string, id: string];

export interface DeviceSchema extends DBSchema {
  recipes: { key: Key; value: RecipeDetail };
  cards: { key: Key; value: SavedCard };
  changes: { key: number; value: QueuedChange; indexes: { user: string } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

// Stored names and their version, do not rename.
const NAME = 'larder';
const VERSION = 1;

let opened: Promise<DeviceDatabase> | undefined;

/** The database of this browser: saved recipes and unsent changes of each user. Rejects where IndexedDB is blocked. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open();
  return opened;
}

async function open(): Promise<DeviceDatabase> {
  try {
    return await openDB<DeviceSchema>(NAME, VERSION, {
      upgrade: (database) => {
        database.createObjectStore('recipes');
        database.createObjectStore('cards');
        database.createObjectStore('changes', { keyPath: 'id', autoIncrement: true }).createIndex('user', 'userId');
      },
      // Another tab has a newer version of the app.
      blocking: (_current, _blocked, event) => {
        opened = undefined;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => {
        opened = undefined;
      },
    });
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** All keys of one user. */
export function keysOf(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}
