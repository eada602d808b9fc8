import { type Kysely, sql } from 'kysely';

import type { DatabaseKind } from './open.ts';

/**
 * Creates a full-text index over rows of another table.
 * The table `<name>` has (id, scope, title, body) as written by `indexedWords`; the body repeats the words of the
 * title. `scope` identifies the part of the index, such as one user's. Each indexed word is prefixed with the end of
 * its scope, so that a search in one scope reads nothing of others. Ends can collide: the query must also filter by the
 * owner.
 */
export async function createTextIndex(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  owner: string,
): Promise<void> {
  const key = kind === 'postgres' ? sql`id uuid primary key` : sql`doc_id integer primary key, id uuid not null unique`;
  await sql`
    create table ${sql.table(name)} (
      ${key} references ${sql.table(owner)} (id) on delete cascade,
      scope text not null,
      title text not null,
      body text not null
    )`.execute(db);
  await createIndex(db, kind, name);
}

/** The first words of that column, for rows whose words are indexed a second time. */
type LegacyColumn = { readonly first: string; readonly second: string } | 'words alone';

interface Rebuilding {
  /** May change the words while the index does not exist. */
  readonly rewrite?: () => Promise<void>;
  /** Only for earlier migrations: on PostgreSQL the index also had the words of a further column. */
  readonly legacyColumn?: LegacyColumn;
}

/** Rebuilds the index from the stored words. */
export async function rebuildTextIndex(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  { rewrite = async () => {}, legacyColumn }: Rebuilding = {},
): Promise<void> {
  if (kind === 'postgres') {
    await sql`alter table ${sql.table(name)} drop column document`.execute(db);
  } else {
    for (const suffix of TRIGGERS) await sql`drop trigger ${sql.ref(`${name}_${suffix}`)}`.execute(db);
    await sql`drop table ${sql.table(`${name}_fts`)}`.execute(db);
  }
  await rewrite();
  await createIndex(db, kind, name, legacyColumn);
}

function createIndex(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  legacyColumn?: LegacyColumn,
): Promise<void> {
  return kind === 'postgres' ? createTsvector(db, name, legacyColumn) : createFts5(db, name);
}

const SCOPE_KEY_CHARACTERS = 12;

/** The prefix of a scope's words in the index. The ends of user ids are random. */
export function scopeKey(scope: string): string {
  return scope.slice(-SCOPE_KEY_CHARACTERS);
}

/** Words of the title are prefixed with `t` and the scope key, those of the body with `a`. */
async function createTsvector(db: Kysely<unknown>, name: string, legacyColumn?: LegacyColumn): Promise<void> {
  const key = sql`right(scope, ${sql.lit(SCOPE_KEY_CHARACTERS)})`;
  // A cast instead of to_tsvector: PostgreSQL's parser would split "4e5b" into the number 4e5 and a letter.
  const scoped = (column: string, letter: string) =>
    sql`replace(rtrim(${sql.ref(column)}), ' ', ${sql.lit(` ${letter}`)} || ${key})`;
  const parts = [scoped('title', 't'), scoped('body', 'a')];
  if (legacyColumn !== undefined) parts.push(scoped('standing', 's'));
  if (typeof legacyColumn === 'object') {
    const begins = (word: string) => sql`starts_with(standing, ${sql.lit(` ${word} `)})`;
    parts.push(sql`case when ${begins(legacyColumn.first)} then ${scoped('body', 'f')}
      when ${begins(legacyColumn.second)} then ${scoped('body', 'g')} else '' end`);
  }
  await sql`
    alter table ${sql.table(name)} add column document tsvector not null
      generated always as ((${sql.join(parts, sql` || `)})::tsvector) stored`.execute(db);
  // Inline storage: filtering a row costs less than fetching it from TOAST.
  await sql`alter table ${sql.table(name)} alter column document set storage main`.execute(db);
  await sql`
    create index ${sql.ref(`${name}_document`)} on ${sql.table(name)} using gin (document) with (fastupdate = off)`.execute(
    db,
  );
}

const TRIGGERS = ['added', 'gone', 'changed'] as const;

async function createFts5(db: Kysely<unknown>, name: string): Promise<void> {
  const fts = sql.table(`${name}_fts`);
  // The ASCII tokenizer splits at blanks only. SQLite's Unicode tables are older than ours.
  await sql`
    create virtual table ${fts} using fts5 (
      title, body, content = '', detail = column, columnsize = 0, tokenize = 'ascii'
    )`.execute(db);
  const words = (row: 'new' | 'old' | 'stored') => {
    const scoped = (column: 'title' | 'body') =>
      sql`replace(rtrim(${sql.ref(`${row}.${column}`)}), ' ', ' ' || substr(${sql.ref(`${row}.scope`)}, ${sql.lit(-SCOPE_KEY_CHARACTERS)}))`;
    return sql`${sql.ref(`${row}.doc_id`)}, ${scoped('title')}, ${scoped('body')}`;
  };
  const added = sql`insert into ${fts} (rowid, title, body) values (${words('new')})`;
  const removed = sql`insert into ${fts} (${sql.ref(`${name}_fts`)}, rowid, title, body) values ('delete', ${words('old')})`;
  const events = { added: sql`insert`, gone: sql`delete`, changed: sql`update` };
  const statements = { added: [added], gone: [removed], changed: [removed, added] };
  for (const suffix of TRIGGERS) {
    await sql`
      create trigger ${sql.ref(`${name}_${suffix}`)} after ${events[suffix]} on ${sql.table(name)}
      begin ${sql.join(statements[suffix], sql`; `)}; end`.execute(db);
  }
  await sql`insert into ${fts} (rowid, title, body) select ${words('stored')} from ${sql.table(name)} as stored`.execute(
    db,
  );
}

/** PostgreSQL accepts words of up to 2,046 bytes. The beginning of a longer one is enough to find it. */
const WORD_MAX_CHARACTERS = 450;

/** Formats words for the index: a blank before each and one at the end, so that " prefix" finds the beginnings of words. */
export function indexedWords(words: Iterable<string>): string {
  const written = Array.from(words, asIndexed);
  return ` ${written.map((word) => `${word} `).join('')}`;
}

/** Formats one word. */
export function asIndexed(word: string): string {
  return word.slice(0, WORD_MAX_CHARACTERS).toWellFormed();
}
