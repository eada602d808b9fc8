import { type Expression, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from './open.ts';
import { type Fits, fitsFts5, fitsText, fitsTsquery } from './text-fits.ts';

/**
 * A full-text index over rows of another table, with one way to write it and one to ask it on both databases.
 * The table `<name>` holds (id, scope, title, body) as `indexedWords` writes them; the body has the words of the title as well.
 * `scope` is one word that says in whose part of the index the row is. In the index each word stands behind the end of its
 * scope, so that asking for the beginnings of words in one scope reads nothing of the others, however they grow. Scopes whose
 * ends happen to be alike may find each other's rows: whoever asks joins them with what says whose they are.
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

/** `first` and `second`: the words with which the standing of rows begins whose words stand apart as well. */
type Standing = { readonly first: string; readonly second: string } | 'words alone';

interface Rebuilding {
  /** May change the words that are kept, while there is no index of them. */
  readonly rewrite?: () => Promise<void>;
  /** On PostgreSQL the index has the words of a column `standing` as well, and may have those of the best rows apart. */
  readonly standing?: Standing;
}

/** Makes the index anew from the words that are kept. */
export async function rebuildTextIndex(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  { rewrite = async () => {}, standing }: Rebuilding = {},
): Promise<void> {
  if (kind === 'postgres') {
    await sql`alter table ${sql.table(name)} drop column document`.execute(db);
  } else {
    for (const suffix of TRIGGERS) await sql`drop trigger ${sql.ref(`${name}_${suffix}`)}`.execute(db);
    await sql`drop table ${sql.table(`${name}_fts`)}`.execute(db);
  }
  await rewrite();
  await createIndex(db, kind, name, standing);
}

function createIndex(db: Kysely<unknown>, kind: DatabaseKind, name: string, standing?: Standing): Promise<void> {
  return kind === 'postgres' ? createTsvector(db, name, standing) : createFts5(db, name);
}

/** By so much of its end a scope is told from others: the ends of people's ids are chance. */
const SCOPE_KEY_CHARACTERS = 12;

function scopeKey(scope: string): string {
  return scope.slice(-SCOPE_KEY_CHARACTERS);
}

async function createTsvector(db: Kysely<unknown>, name: string, standing?: Standing): Promise<void> {
  const key = sql`right(scope, ${sql.lit(SCOPE_KEY_CHARACTERS)})`;
  // The words as they stand: PostgreSQL's own parser would read "4e5b" as the number 4e5 and a letter.
  const scoped = (column: string, letter: string) =>
    sql`replace(rtrim(${sql.ref(column)}), ' ', ${sql.lit(` ${letter}`)} || ${key})`;
  const parts = [scoped('title', 't'), scoped('body', 'a')];
  if (standing !== undefined) parts.push(scoped('standing', 's'));
  if (typeof standing === 'object') {
    const begins = (word: string) => sql`starts_with(standing, ${sql.lit(` ${word} `)})`;
    parts.push(sql`case when ${begins(standing.first)} then ${scoped('body', 'f')}
      when ${begins(standing.second)} then ${scoped('body', 'g')} else '' end`);
  }
  await sql`
    alter table ${sql.table(name)} add column document tsvector not null
      generated always as ((${sql.join(parts, sql` || `)})::tsvector) stored`.execute(db);
  // Checking a row costs less than finding it in another place first.
  await sql`alter table ${sql.table(name)} alter column document set storage main`.execute(db);
  await sql`
    create index ${sql.ref(`${name}_document`)} on ${sql.table(name)} using gin (document) with (fastupdate = off)`.execute(
    db,
  );
}

const TRIGGERS = ['added', 'gone', 'changed'] as const;

async function createFts5(db: Kysely<unknown>, name: string): Promise<void> {
  const fts = sql.table(`${name}_fts`);
  // SQLite's own idea of what a letter is, from an older Unicode, must not part the words.
  await sql`
    create virtual table ${fts} using fts5 (
      title, body, content = '', detail = column, columnsize = 0, tokenize = 'ascii'
    )`.execute(db);
  const words = (row: 'new' | 'old' | 'kept') => {
    const scoped = (column: 'title' | 'body') =>
      sql`replace(rtrim(${sql.ref(`${row}.${column}`)}), ' ', ' ' || substr(${sql.ref(`${row}.scope`)}, ${sql.lit(-SCOPE_KEY_CHARACTERS)}))`;
    return sql`${sql.ref(`${row}.doc_id`)}, ${scoped('title')}, ${scoped('body')}`;
  };
  const added = sql`insert into ${fts} (rowid, title, body) values (${words('new')})`;
  const gone = sql`insert into ${fts} (${sql.ref(`${name}_fts`)}, rowid, title, body) values ('delete', ${words('old')})`;
  const events = { added: sql`insert`, gone: sql`delete`, changed: sql`update` };
  const statements = { added: [added], gone: [gone], changed: [gone, added] };
  for (const suffix of TRIGGERS) {
    await sql`
      create trigger ${sql.ref(`${name}_${suffix}`)} after ${events[suffix]} on ${sql.table(name)}
      begin ${sql.join(statements[suffix], sql`; `)}; end`.execute(db);
  }
  await sql`insert into ${fts} (rowid, title, body) select ${words('kept')} from ${sql.table(name)} as kept`.execute(
    db,
  );
}

/** PostgreSQL takes words of up to 2,046 bytes; of a longer one the beginning is enough to find it by. */
const WORD_MAX_CHARACTERS = 450;

/** Words as the index takes them: with a blank before each and one at the end, so that a beginning is found in the text as it stands. */
export function indexedWords(words: Iterable<string>): string {
  const written = Array.from(words, asIndexed);
  return ` ${written.map((word) => `${word} `).join('')}`;
}

/** One of them. */
export function asIndexed(word: string): string {
  return word.slice(0, WORD_MAX_CHARACTERS).toWellFormed();
}

/** How many rows in `scope` fit, counted in the index alone and up to `most`. */
export function countMatches(
  kind: DatabaseKind,
  name: string,
  scope: string,
  { fits, most }: { readonly fits: Fits; readonly most: RawBuilder<unknown> },
): RawBuilder<number> {
  return sql<number>`(select count(*) from (${matchingKeys(kind, name, scope, { fits, most })}) as found)`;
}

/** The rows in `scope` that fit, which the index finds: a from clause and the beginning of a where clause. */
export function matching(kind: DatabaseKind, name: string, scope: string, fits: Fits): RawBuilder<unknown> {
  const table = sql.table(name);
  if (kind === 'postgres') return sql`${table} where document @@ ${fitsTsquery(scopeKey(scope), fits)}::tsquery`;
  const fts = sql.table(`${name}_fts`);
  return sql`${fts} cross join ${table} on ${table}.doc_id = ${fts}.rowid
    where ${sql.ref(`${name}_fts`)} match ${fitsFts5(scopeKey(scope), fits)}`;
}

/** The first `most` rows in `scope` that fit as the index has them: by `id` on PostgreSQL, by `doc_id` on SQLite. */
export function matchingKeys(
  kind: DatabaseKind,
  name: string,
  scope: string,
  { fits, most }: { readonly fits: Fits; readonly most: RawBuilder<unknown> },
): RawBuilder<unknown> {
  if (kind === 'postgres') return sql`select id as key from ${matching(kind, name, scope, fits)} limit ${most}`;
  const fts = `${name}_fts`;
  return sql`select rowid as key from ${sql.table(fts)}
    where ${sql.ref(fts)} match ${fitsFts5(scopeKey(scope), fits)} limit ${most}`;
}

/** Does the row `id` fit? Found by reading its words: for rows that come by another order. */
export function rowFits(kind: DatabaseKind, name: string, id: Expression<string>, fits: Fits): RawBuilder<SqlBool> {
  const table = sql.table(name);
  return sql<SqlBool>`(select ${fitsText({ kind, table: name }, fits)} from ${table} where ${table}.id = ${id})`;
}
