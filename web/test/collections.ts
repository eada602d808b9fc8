import type { Collection } from '@larder/contract/collections';

/** An empty collection of the user's. */
export const COLLECTION: Collection = {
  id: '0192f0c0-0000-7000-8000-0000000000c5',
  name: 'Sunday dinners',
  description: '',
  count: 0,
  covers: [],
  shared_by: null,
  shared_by_name: null,
  version: 1,
  created_at: '2030-01-01T12:00:00.000Z',
  updated_at: '2030-01-01T12:00:00.000Z',
};
