import { isDeepStrictEqual } from 'node:util';

import type { Db } from '#platform/db/tables.ts';

import { derive, type Derived } from '../derived.ts';
import { fillLinks, type Linking } from './linked-recipes.ts';
import { type SearchDocument, searchDocument } from '../search/document.ts';
import type { RecipeContent } from '../tables.ts';

/** The content of a recipe with its links filled in, and what is derived from it. */
export interface Prepared {
  readonly content: RecipeContent;
  readonly derived: Derived;
  readonly document: SearchDocument;
}

export interface Preparing extends Linking {
  readonly content: RecipeContent;
}

/** Fills in the links of a recipe and derives what is stored with it. Slow, so call it before a transaction. Throws as `fillLinks` does. */
export async function prepareContent(db: Db, preparing: Preparing): Promise<Prepared> {
  const content = { ...preparing.content, linked_recipes: await fillLinks(db, preparing) };
  return { content, derived: await derive(content), document: searchDocument({ ...content, details: content }) };
}

/** What was prepared before the transaction, prepared again if a linked recipe has changed since. Call it under the lock on the owner. */
export async function prepareAgain(trx: Db, preparing: Preparing, prepared: Prepared): Promise<Prepared> {
  const links = await fillLinks(trx, preparing);
  return isDeepStrictEqual(links, prepared.content.linked_recipes) ? prepared : prepareContent(trx, preparing);
}
