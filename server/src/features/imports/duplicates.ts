import { deriveNames, type DerivedNames } from '#features/recipes/derived.ts';
import type { Db } from '#platform/db/tables.ts';
import { inBatches, LARGE_ROWS } from '#platform/db/in-batches.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

import type { DraftRow } from './tables.ts';

const BATCH = 500;
/** Parameters of an address that say where a reader came from. */
const TRACKING = /^(?:utm_.*|fbclid|gclid|ref|mc_[ce]id)$/iu;

export type Duplicate = Pick<DraftRow, 'duplicate_by' | 'duplicate_of' | 'duplicate_title'>;

export const NO_DUPLICATE: Duplicate = { duplicate_by: null, duplicate_of: null, duplicate_title: null };

interface Texts {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly source_url: string | null;
}

interface Known {
  /** Null for a recipe of the same file. */
  readonly id: string | null;
  readonly title: string;
}

/**
 * Finds recipes that a user has already: with the same address, or with the same title and foods. Holds a short key of each of the
 * user's recipes in memory.
 */
export class Duplicates {
  readonly #byAddress = new Map<string, Known>();
  readonly #byNames = new Map<string, Known>();

  /** Reads the recipes that a user has now, without the bin, and the drafts of an import that are stored. */
  static async load(db: Db, userId: string, importId: string): Promise<Duplicates> {
    const duplicates = new Duplicates();
    for await (const { id, title, title_order, foods, details } of ownRecipes(db, userId))
      duplicates.#add({ id, title }, { title_order, foods }, details?.source_url ?? null);
    for await (const { draft } of firstDrafts(db, importId))
      if (draft !== null)
        duplicates.#add({ id: null, title: draft.title }, await deriveNames(draft), draft.source_url ?? null);
    return duplicates;
  }

  /** Returns what the recipe seems to repeat, and remembers it for the recipes that follow in the file. */
  async check({ title, ingredients, source_url }: Texts): Promise<Duplicate> {
    const names = await deriveNames({ title, ingredients });
    const byAddress = this.#byAddress.get(comparableAddress(source_url) ?? '');
    const found = byAddress ?? this.#byNames.get(comparableNames(names));
    if (found === undefined) {
      this.#add({ id: null, title }, names, source_url);
      return NO_DUPLICATE;
    }
    const by = byAddress === undefined ? 'title' : 'address';
    return { duplicate_by: by, duplicate_of: found.id, duplicate_title: found.title };
  }

  #add(known: Known, names: DerivedNames, url: string | null): void {
    const address = comparableAddress(url);
    if (address !== null) this.#byAddress.set(address, known);
    // Without foods, a title says too little.
    if (names.foods.length > 0) this.#byNames.set(comparableNames(names), known);
  }
}

type OwnRecipe = Pick<RecipeRow, 'id' | 'title' | 'title_order' | 'foods' | 'details'>;

function ownRecipes(db: Db, userId: string) {
  return inBatches<OwnRecipe>(
    (after, limit) =>
      db
        .selectFrom('recipes')
        .select(['id', 'title', 'title_order', 'foods', 'details'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .$if(after !== undefined, (query) => query.where('id', '>', after?.id ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute(),
    BATCH,
  );
}

/** The drafts of an import that repeat nothing. */
function firstDrafts(db: Db, importId: string) {
  return inBatches<Pick<DraftRow, 'position' | 'draft'>>(
    (after, limit) =>
      db
        .selectFrom('import_drafts')
        .select(['position', 'draft'])
        .where('import_id', '=', importId)
        .where('position', '>', after?.position ?? -1)
        .where('is_readable', '=', true)
        .where('duplicate_by', 'is', null)
        .orderBy('position')
        .limit(limit)
        .execute(),
    LARGE_ROWS,
  );
}

const comparableNames = ({ title_order, foods }: DerivedNames): string =>
  JSON.stringify([title_order, ...foods.toSorted()]);

/** The same for all spellings of an address: with or without "www.", a final slash or tracking parameters. */
function comparableAddress(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  if (url === null) return null;
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const path = url.pathname.replace(/\/+$/u, '');
  return `${url.host.replace(/^www\./u, '')}${path}?${new URLSearchParams(parameters).toString()}`;
}
