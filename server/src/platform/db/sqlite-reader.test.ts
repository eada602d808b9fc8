import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { DatabaseUnavailableError } from './errors.ts';
import { SqliteFile } from './sqlite.ts';
import { sqliteReaderDialect } from './sqlite-reader.ts';
import type { Tables } from './tables.ts';

describe('the reader of the embedded database', () => {
  let folder: string;
  let reader: Kysely<Tables>;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
    reader = new Kysely({ dialect: sqliteReaderDialect(join(folder, 'shelves.sqlite')) });
  });
  afterEach(async () => {
    await reader.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A database with a row per name. */
  function buildShelves(...names: readonly string[]): SqliteFile {
    const file = new SqliteFile(join(folder, 'shelves.sqlite'));
    file.exec('create table shelves (name text primary key)');
    for (const name of names) file.prepare('insert into shelves values (?)').run([name]);
    return file;
  }

  async function readShelves() {
    const { rows } = await sql<{ name: string }>`select name from shelves order by name`.execute(reader);
    return rows.map(({ name }) => name);
  }

  test('sees every commit before its start', async () => {
    const file = buildShelves('top');
    expect(await readShelves()).toEqual(['top']);
    file.prepare('insert into shelves values (?)').run(['bottom']);
    expect(await readShelves()).toEqual(['bottom', 'top']);
    file.close();
  });

  test('returns the right rows to each of many concurrent reads', async () => {
    buildShelves('top').close();
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) => sql<{ n: number }>`select ${number} + 0 as n`.execute(reader)),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
  });

  test('cannot write', async () => {
    buildShelves('top').close();
    await expect(sql`delete from shelves`.execute(reader)).rejects.toThrow('readonly');
    await expect(reader.transaction().execute(async () => undefined)).rejects.toThrow('does not support transactions');
  });

  test('starts another thread for the next read when one failed to start', async () => {
    await expect(readShelves()).rejects.toThrow(DatabaseUnavailableError);
    buildShelves('top').close();
    expect(await readShelves()).toEqual(['top']);
  });
});
