import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

/**
 * Counts the storage of each person: rows, and bytes of texts and picture files. Triggers maintain the counters, so
 * that no write and no cascade is missed.
 */
export const storage: SchemaStep = {
  async up(db, kind) {
    const size = kind === 'postgres' ? 'octet_length(content::text)) stored' : 'octet_length(content)) virtual';
    await run(
      db,
      `create table user_storage (
        user_id uuid primary key references users (id) on delete cascade,
        recipes integer not null default 0,
        pictures integer not null default 0,
        conversations integer not null default 0,
        bytes bigint not null default 0,
        picture_bytes bigint not null default 0
      )`,
      `create index user_storage_bytes on user_storage (bytes desc, user_id desc)`,
      // Measures the size of a recipe's history.
      `alter table recipe_versions add column bytes integer generated always as (${size}`,
      `insert into user_storage (user_id) select id from users`,
      // Entries without an account are limited to the newest.
      `create index audit_log_of_nobody on audit_log (at desc) where subject_id is null`,
    );
    for (const counted of COUNTED) await run(db, countExisting(counted, kind));
    if (kind === 'postgres') await run(db, ...PERSON_ADDED_POSTGRES);
    else await run(db, PERSON_ADDED_SQLITE);
    for (const counted of COUNTED) await countStorage(db, kind, counted);
  },
};

/** Creates the triggers that count what a person has in a table. */
export async function countStorage(db: Kysely<unknown>, kind: DatabaseKind, counted: Counted): Promise<void> {
  await run(db, ...(kind === 'postgres' ? postgresTriggers(counted) : sqliteTriggers(counted)));
}

interface Counted {
  readonly table: string;
  readonly owner: string;
  /** The column that counts its rows, if any. */
  readonly rows?: 'recipes' | 'pictures' | 'conversations';
  /** Columns whose bytes count: texts, JSON, or byte counts of files. */
  readonly texts: readonly string[];
  readonly json: readonly string[];
  readonly files?: string;
}

const RECIPE_TEXTS = { texts: ['title', 'description'], json: ['ingredients', 'instructions'] };

const COUNTED: readonly Counted[] = [
  { table: 'recipes', owner: 'user_id', rows: 'recipes', ...RECIPE_TEXTS },
  { table: 'recipe_versions', owner: 'user_id', texts: [], json: ['content'] },
  { table: 'community_recipes', owner: 'shared_by', ...RECIPE_TEXTS },
  { table: 'pictures', owner: 'user_id', rows: 'pictures', texts: [], json: [], files: 'bytes' },
  { table: 'conversations', owner: 'user_id', rows: 'conversations', texts: ['title'], json: [] },
  { table: 'chat_messages', owner: 'user_id', texts: ['content'], json: ['details'] },
  { table: 'generations', owner: 'user_id', texts: [], json: ['request', 'outcome'] },
];

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The bytes of the row named `row`. */
function sizeOf({ texts, json, files }: Counted, kind: DatabaseKind, row: string): string {
  const cast = kind === 'postgres' ? '::text' : '';
  const sizes = [
    ...texts.map((column) => `coalesce(octet_length(${row}.${column}), 0)`),
    ...json.map((column) => `coalesce(octet_length(${row}.${column}${cast}), 0)`),
    ...(files === undefined ? [] : [`${row}.${files}`]),
  ];
  return `(${sizes.join(' + ')})`;
}

/** The columns to which the bytes of its rows are added. */
function sumsOf({ files }: Counted): readonly string[] {
  return files === undefined ? ['bytes'] : ['bytes', 'picture_bytes'];
}

/** The statement that changes a person's counters. */
function change(counted: Counted, sign: '+' | '-', entries: string, bytes: string): string {
  const rows = counted.rows === undefined ? [] : [`${counted.rows} = user_storage.${counted.rows} ${sign} ${entries}`];
  return [...rows, ...sumsOf(counted).map((sum) => `${sum} = user_storage.${sum} ${sign} ${bytes}`)].join(', ');
}

/** Counts existing rows. */
function countExisting(counted: Counted, kind: DatabaseKind): string {
  const { table, owner } = counted;
  return `update user_storage set ${change(counted, '+', 'found.entries', 'found.bytes')}
    from (select ${owner} as owner, count(*) as entries, sum(${sizeOf(counted, kind, table)}) as bytes from ${table}
      group by ${owner}) as found
    where user_storage.user_id = found.owner`;
}

const PERSON_ADDED_SQLITE = `create trigger users_storage_added after insert on users begin
    insert into user_storage (user_id) values (new.id);
  end`;

function sqliteTriggers(counted: Counted): string[] {
  const { table, owner } = counted;
  const one = (sign: '+' | '-', row: 'old' | 'new') =>
    `update user_storage set ${change(counted, sign, '1', sizeOf(counted, 'sqlite', row))}
      where user_id = ${row}.${owner};`;
  return [
    `create trigger ${table}_storage_added after insert on ${table} begin ${one('+', 'new')} end`,
    `create trigger ${table}_storage_removed after delete on ${table} begin ${one('-', 'old')} end`,
    `create trigger ${table}_storage_changed after update of ${columnsOf(counted)} on ${table} begin
      ${one('-', 'old')} ${one('+', 'new')}
    end`,
  ];
}

function columnsOf({ owner, texts, json, files }: Counted): string {
  return [owner, ...texts, ...json, ...(files === undefined ? [] : [files])].join(', ');
}

const PERSON_ADDED_POSTGRES = [
  `create function add_user_storage() returns trigger language plpgsql as $$ begin
    insert into user_storage (user_id) values (new.id);
    return null;
  end $$`,
  `create trigger users_storage_added after insert on users for each row execute function add_user_storage()`,
];

/**
 * Statement-level triggers count once per statement and person: one statement may delete thousands of rows, and that
 * many updates of one counter row would be slow. People are locked in order to avoid deadlocks.
 */
function postgresTriggers(counted: Counted): string[] {
  const { table, owner } = counted;
  const each = (sign: '+' | '-') => `for person in
      select ${owner} as owner, count(*) as entries, sum(${sizeOf(counted, 'postgres', 'moved')}) as bytes from moved
      where ${owner} is not null group by ${owner} order by ${owner}
    loop
      update user_storage set ${change(counted, sign, 'person.entries', 'person.bytes')} where user_id = person.owner;
    end loop;`;
  const one = (sign: '+' | '-', row: 'old' | 'new') =>
    `update user_storage set ${change(counted, sign, '1', sizeOf(counted, 'postgres', row))} where user_id = ${row}.${owner};`;
  const size = (row: 'old' | 'new') => sizeOf(counted, 'postgres', row);
  const grown = sumsOf(counted)
    .map((sum) => `${sum} = user_storage.${sum} + ${size('new')} - ${size('old')}`)
    .join(', ');
  return [
    `create function count_${table}_storage() returns trigger language plpgsql as $$
    declare person record;
    begin
      if tg_op = 'INSERT' then ${each('+')}
      else ${each('-')}
      end if;
      return null;
    end $$`,
    `create trigger ${table}_storage_added after insert on ${table} referencing new table as moved
      for each statement execute function count_${table}_storage()`,
    `create trigger ${table}_storage_removed after delete on ${table} referencing old table as moved
      for each statement execute function count_${table}_storage()`,
    `create function recount_${table}_storage() returns trigger language plpgsql as $$
    begin
      if new.${owner} is distinct from old.${owner} then
        ${one('-', 'old')}
        ${one('+', 'new')}
      elsif ${size('new')} <> ${size('old')} then
        update user_storage set ${grown} where user_id = new.${owner};
      end if;
      return null;
    end $$`,
    `create trigger ${table}_storage_changed after update of ${columnsOf(counted)} on ${table}
      for each row execute function recount_${table}_storage()`,
  ];
}
