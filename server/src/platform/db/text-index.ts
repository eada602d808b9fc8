import { type Kysely, sql } from 'kysely';

import type { DatabaseKind } from './open.ts';

/**
 * A full-text index over rows of another table.
 * The table `<name>` holds (id, scope, title, body) as `indexedWords` writes them; the body repeats the words of the title.
 * `scope` is one word that says in whose part of the index the row is. In the index each word stands behind the end of its
 * scope, so that a search in one scope reads nothing of the others, however they grow. Two scopes may have the same end:
 * whoever asks joins the rows with what says whose they are.
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

/** The first words of `standing`, for rows whose words are indexed a second time. */
type Standing = { readonly first: string; readonly second: string } | 'words alone';

interface Rebuilding {
  /** May change the words while there is no index of them. */
  readonly rewrite?: () => Promise<void>;
  /** Only for earlier steps of the schema: on PostgreSQL the index has words of a column `standing` as well. */
  readonly standing?: Standing;
}

/** Builds the index anew from the stored words. */
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

const SCOPE_KEY_CHARACTERS = 12;

/** The end of a scope, which stands before its words in the index: the ends of people's ids are random. */
export function scopeKey(scope: string): string {
  return scope.slice(-SCOPE_KEY_CHARACTERS);
}

/** Words of the title begin with `t` and the key of the scope, those of the body with `a`. */
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
