import type { Generated } from 'kysely';

import type { Timestamp } from '#platform/db/tables.ts';

interface CollectionsTable {
  id: string;
  user_id: string;
  name: string;
  description: string;
  version: Generated<number>;
  created_at: Timestamp;
  /** The last change of its name, description or recipes. */
  updated_at: Timestamp;
}

/** A recipe in a collection: the owner's, or one that they received. */
interface CollectionRecipesTable {
  collection_id: string;
  recipe_id: string;
  /** The sort key within the collection. */
  place: number;
}

interface CollectionSharesTable {
  collection_id: string;
  /** The owner of the collection. */
  shared_by: string;
  /** The recipient. */
  shared_with: string;
  /** The address as the owner entered it. */
  email: string | null;
  viewed: Generated<boolean>;
  created_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    collections: CollectionsTable;
    collection_recipes: CollectionRecipesTable;
    collection_shares: CollectionSharesTable;
  }
}
