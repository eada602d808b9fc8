import type { Storage } from '@larder/contract/storage';

import type { Quotas } from '#platform/config/quota-variables.ts';

import { maximaOf } from './quotas.ts';
import type { StorageUse } from './queries.ts';

export function presentStorage(used: StorageUse, quotas: Quotas): Storage {
  const { recipes, pictures, conversations, bytes } = maximaOf(quotas);
  return {
    recipes: { used: used.recipes, max: recipes },
    pictures: { used: used.pictures, max: pictures },
    conversations: { used: used.conversations, max: conversations },
    bytes: { used: used.bytes, max: bytes },
  };
}
