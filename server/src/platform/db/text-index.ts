import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';

import type { DatabaseKind } from './open.ts';

/**
 * A full-text index over rows of another table, with one way to write it and one to ask it on both databases.
 * The table `<name>` holds (id, scope, title, body) as plain words already normalised by the caller, separated by
 * blanks; `scope` is one word that says in whose part of the index the row is, so that asking for one scope costs no
 * more when the others grow.
 */
export function createTextIndex(db: Kysely<unknown>, kind: DatabaseKind, name: string, owner: string): Promise<void> {
  return kind === 'sqlite' ? createFts5(db, name, owner) : createTsvector(db, name, owner);
}

async function createTsvector(db: Kysely<unknown>, name: string, owner: string): Promise<void> {
  await sql`
    create table ${sql.table(name)} (
      id uuid primary key references ${sql.table(owner)} (id) on delete cascade,
      scope text not null,
      title text not null,
      body text not null,
      document tsvector not null generated always as (
        ${weighted('title', 'A')} || ${weighted('body', 'B')} || ${weighted('scope', 'D')}
      ) stored
    )`.execute(db);
  await sql`create index ${sql.ref(`${name}_document`)} on ${sql.table(name)} using gin (document)`.execute(db);
}

/**
 * The words of a column as they stand. PostgreSQL's own parser would take them apart once more: it reads "4e5b" as the
 * number 4e5 and a letter.
 */
function weighted(column: string, weight: 'A' | 'B' | 'D'): RawBuilder<unknown> {
  return sql`regexp_replace(${sql.ref(column)}, '(\\S+)', ${sql.lit(`\\1:1${weight}`)}, 'g')::tsvector`;
}

async function createFts5(db: Kysely<unknown>, name: string, owner: string): Promise<void> {
  const fts = `${name}_fts`;
  await sql`
    create table ${sql.table(name)} (
      doc_id integer primary key,
      id uuid not null unique references ${sql.table(owner)} (id) on delete cascade,
      scope text not null,
      title text not null,
      body text not null
    )`.execute(db);
  await createFts5Words(db, name);
  const added = sql`insert into ${sql.table(fts)} (rowid, scope, title, body) values (new.doc_id, new.scope, new.title, new.body)`;
  const gone = sql`insert into ${sql.table(fts)} (${sql.ref(fts)}, rowid, scope, title, body) values ('delete', old.doc_id, old.scope, old.title, old.body)`;
  const trigger = (event: RawBuilder<unknown>, suffix: string, ...statements: RawBuilder<unknown>[]) =>
    sql`create trigger ${sql.ref(`${name}_${suffix}`)} after ${event} on ${sql.table(name)} begin ${sql.join(statements, sql`; `)}; end`.execute(
      db,
    );
  await trigger(sql`insert`, 'added', added);
  await trigger(sql`delete`, 'gone', gone);
  await trigger(sql`update`, 'changed', gone, added);
}

/** The words come as they are to be found: SQLite's own idea of what a letter is, from an older Unicode, must not part them. */
async function createFts5Words(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`
    create virtual table ${sql.table(`${name}_fts`)} using fts5 (
      scope, title, body, content = ${sql.lit(name)}, content_rowid = 'doc_id', prefix = '2 3', tokenize = 'ascii'
    )`.execute(db);
}

/** Makes the index anew from the words that are kept. PostgreSQL keeps its own in step. */
export async function rebuildTextIndex(db: Kysely<unknown>, kind: DatabaseKind, name: string): Promise<void> {
  if (kind !== 'sqlite') return;
  const fts = `${name}_fts`;
  await sql`drop table ${sql.table(fts)}`.execute(db);
  await createFts5Words(db, name);
  await sql`insert into ${sql.table(fts)} (${sql.ref(fts)}) values ('rebuild')`.execute(db);
}

/** PostgreSQL takes words of up to 2,046 bytes; of a longer one the beginning is enough to find it by. */
const WORD_MAX_CHARACTERS = 500;

/** Words as the index takes them. */
export function indexedWords(words: Iterable<string>): string {
  return Array.from(words, (word) => word.slice(0, WORD_MAX_CHARACTERS).toWellFormed()).join(' ');
}

/**
 * The ids in `scope` whose title or body has a word beginning with each of `words`, or for a word of one letter that
 * word itself, because too many begin with it: a subquery for `id in (…)`.
 * `words` are letters and digits only and at least one.
 */
export function matchingIds(
  kind: DatabaseKind,
  name: string,
  scope: string,
  words: readonly string[],
): Expression<string> {
  const beginnings = words.map((word) => word.slice(0, WORD_MAX_CHARACTERS).toWellFormed());
  if (kind === 'sqlite') {
    const match = `scope : ${scope} AND {title body} : (${beginnings.map((word) => `"${word}"${isLetter(word) ? '' : '*'}`).join(' AND ')})`;
    const fts = `${name}_fts`;
    return sql<string>`(select ${sql.table(name)}.id from ${sql.table(fts)} join ${sql.table(name)} on ${sql.table(name)}.doc_id = ${sql.table(fts)}.rowid where ${sql.ref(fts)} match ${match})`;
  }
  const query = [`'${scope}':D`, ...beginnings.map((word) => `'${word}':${isLetter(word) ? '' : '*'}AB`)].join(' & ');
  return sql<string>`(select id from ${sql.table(name)} where document @@ ${query}::tsquery)`;
}

function isLetter(word: string): boolean {
  return word.length === 1;
}
