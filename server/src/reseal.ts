import { sql } from 'kysely';

import { PURPOSE as LINK_PURPOSE } from '#features/links/link-tokens.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { SECRET_PURPOSE as MESSAGE_PURPOSE } from '#platform/outbox/outbox.ts';
import { type Secrets, UnsealError } from '#platform/secrets.ts';

/** A database column with sealed text. */
interface SealedColumn {
  readonly table: keyof Tables;
  readonly key: string;
  readonly sealed: string;
  readonly purpose: string;
  /** The column with a keyed digest of the same text, for lookups. */
  readonly digest?: string;
}

/** Every sealed column that outlives a key rotation. Ceremonies expire within minutes instead. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'auth_factors', key: 'id', sealed: 'secret_sealed', purpose: 'totp' },
  { table: 'outbox_messages', key: 'id', sealed: 'secret_sealed', purpose: MESSAGE_PURPOSE },
  { table: 'signing_keys', key: 'id', sealed: 'private_jwk_sealed', purpose: 'signing-key' },
  {
    table: 'public_links',
    key: 'recipe_id',
    sealed: 'token_sealed',
    purpose: LINK_PURPOSE,
    digest: 'token_hash',
  },
];

/** `rewritten` rows are sealed with the current key now; `unreadable` rows open with no known key. */
export interface Resealed {
  readonly rewritten: number;
  readonly unreadable: number;
}

/** Rows read at a time. Each is updated on its own, so that locks are short. */
const BATCH_ROWS = 200;

interface ResealDeps {
  readonly db: Db;
  readonly secrets: Secrets;
  isStopping(): boolean;
}

/**
 * Re-encrypts with the current SECRET_KEY what a previous key sealed. Idempotent and safe to run on several instances
 * at once: a row that changes meanwhile is skipped (compare-and-swap).
 */
export async function reseal(deps: ResealDeps): Promise<Resealed> {
  const sum = { rewritten: 0, unreadable: 0 };
  for (const column of SEALED_COLUMNS) {
    const { rewritten, unreadable } = await resealColumn(deps, column);
    sum.rewritten += rewritten;
    sum.unreadable += unreadable;
  }
  return sum;
}

async function resealColumn(deps: ResealDeps, column: SealedColumn): Promise<Resealed> {
  const done = { rewritten: 0, unreadable: 0 };
  let rows = await readBatch(deps.db, column, null);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    for (const row of rows) {
      if (deps.isStopping()) return done;
      const outcome = await resealRow(deps, column, row);
      if (outcome !== 'unchanged') done[outcome] += 1;
    }
    rows = await readBatch(deps.db, column, last.id);
  }
  return done;
}

interface SealedRow {
  readonly id: string;
  readonly text: string;
}

async function readBatch(db: Db, { table, key, sealed }: SealedColumn, after: string | null): Promise<SealedRow[]> {
  const isAfter = after === null ? sql`true` : sql`${sql.ref(key)} > ${after}`;
  const { rows } =
    await sql<SealedRow>`select ${sql.ref(key)} as id, ${sql.ref(sealed)} as text from ${sql.table(table)}
    where ${sql.ref(sealed)} is not null and ${isAfter}
    order by ${sql.ref(key)} limit ${sql.lit(BATCH_ROWS)}`.execute(db);
  return rows;
}

/** `unchanged` rows open with the current key already, or changed meanwhile. */
async function resealRow(
  { db, secrets }: ResealDeps,
  column: SealedColumn,
  { id, text }: SealedRow,
): Promise<keyof Resealed | 'unchanged'> {
  const { table, key, sealed, purpose, digest } = column;
  const opened = secrets.openWithPrevious(purpose, text);
  if (opened === undefined) return isReadable(secrets, purpose, text) ? 'unchanged' : 'unreadable';
  const setDigest = digest === undefined ? sql`` : sql`, ${sql.ref(digest)} = ${secrets.digest(purpose, opened)}`;
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
    set ${sql.ref(sealed)} = ${secrets.seal(purpose, opened)}${setDigest}
    where ${sql.ref(key)} = ${id} and ${sql.ref(sealed)} = ${text}`.execute(db);
  return numAffectedRows > 0n ? 'rewritten' : 'unchanged';
}

function isReadable(secrets: Secrets, purpose: string, text: string): boolean {
  try {
    secrets.open(purpose, text);
    return true;
  } catch (error) {
    if (error instanceof UnsealError) return false;
    throw error;
  }
}
