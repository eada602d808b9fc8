import { DatabaseSync } from 'node:sqlite';

import Fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline of `throughput.ts`: the same HTTP framework without plugins, and the same reads by prepared statements
 * of the bare driver, for a fixed user and recipe.
 */
const { PORT = '0', BARE_SQLITE, BARE_POSTGRES, BARE_USER = '' } = process.env;

const CARD =
  'id, title, description, ingredients, image_url, is_ai_generated, category, preparation_time, cooking_time, servings, is_favorite, created_at';
const GET = 'select * from recipes where id = $1 and user_id = $2 and deleted_at is null';
const LIST = `select ${CARD} from recipes where user_id = $1 and deleted_at is null order by created_at desc, id desc limit 25`;

type Read = (values: string[]) => Promise<unknown[]> | unknown[];

function openSqlite(path: string): [Read, Read] {
  const file = new DatabaseSync(path, { readOnly: true });
  const [get, list] = [GET, LIST].map((text) => file.prepare(text.replaceAll(/\$\d/gu, '?')));
  return [(values) => get?.all(...values) ?? [], (values) => list?.all(...values) ?? []];
}

function openPostgres(url: string): [Read, Read] {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const read =
    (name: string, text: string): Read =>
    async (values) =>
      (await pool.query<object>({ name, text, values })).rows;
  return [read('get', GET), read('list', LIST)];
}

const [get, list] = BARE_SQLITE === undefined ? openPostgres(BARE_POSTGRES ?? '') : openSqlite(BARE_SQLITE);
const app = Fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.get<{ Params: { id: string } }>('/get/:id', async (request) => (await get([request.params.id, BARE_USER]))[0]);
app.get('/list', async () => ({ recipes: await list([BARE_USER]) }));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
