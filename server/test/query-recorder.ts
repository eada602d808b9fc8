import { DatabaseSync } from 'node:sqlite';

import { createQueryId, type Kysely, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import pg from 'pg';

import { type Database, sqlitePath } from '#platform/db/open.ts';
import type { Tables } from '#platform/db/tables.ts';

import type { DatabasePlace } from './database.ts';

export interface RecordedQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Wraps a database and records the queries that run through it. */
export function recordQueries(database: Database): {
  readonly database: Database;
  /** The distinct queries. */
  readonly queries: () => readonly RecordedQuery[];
  /** The SQL of every execution, with repetitions. */
  readonly ran: () => readonly string[];
} {
  const queries = new Map<string, RecordedQuery>();
  const ran: string[] = [];
  const note = (query: RecordedQuery) => {
    ran.push(query.sql);
    if (!queries.has(query.sql)) queries.set(query.sql, query);
  };
  const recording = (db: Kysely<Tables>) => {
    // Some queries are only compiled. A query has run when its result arrives.
    const compiled = new WeakMap<QueryId, RecordedQuery>();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        compiled.set(queryId, compile(db, node));
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        const query = compiled.get(queryId);
        if (query !== undefined) note(query);
        return result;
      },
    };
    return db.withPlugin(plugin);
  };
  const { lookups } = database;
  return {
    database: {
      ...database,
      db: recording(database.db),
      reader: recording(database.reader),
      lookups: {
        ...lookups,
        run: (sql, parameters) => {
          note({ sql, parameters });
          return lookups.run(sql, parameters);
        },
      },
    },
    queries: () => [...queries.values()],
    ran: () => ran,
  };
}

function compile(db: Kysely<Tables>, node: RootOperationNode): RecordedQuery {
  const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
  return { sql, parameters };
}

/** The steps of a query plan that scan a whole table or index, or sort. */
export async function findUnindexedSteps(place: DatabasePlace, query: RecordedQuery): Promise<string[]> {
  return place.url === undefined ? explainSqlite(place.dataDir, query) : explainPostgres(place.url, query);
}

function explainSqlite(dataDir: string, { sql, parameters }: RecordedQuery): string[] {
  const file = new DatabaseSync(sqlitePath(dataDir), { readOnly: true });
  try {
    const values = parameters.map((value) =>
      value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? Number(value) : value,
    );
    const plan = file.prepare(`explain query plan ${sql}`).all(...(values as string[]));
    // A full-text MATCH is marked by an M after the index number of the virtual table.
    const isUnindexed = (step: string) =>
      /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES CLAUSE|.*VIRTUAL TABLE INDEX \d+:M)|^USE TEMP B-TREE/u.test(step);
    return plan.map(({ detail }) => String(detail)).filter(isUnindexed);
  } finally {
    file.close();
  }
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

async function explainPostgres(url: string, { sql, parameters }: RecordedQuery): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // On small tables the planner prefers scans and sorts. With both disabled it uses them only if no index helps.
    await client.query('set enable_seqscan = off; set enable_sort = off');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`, [
      ...parameters,
    ]);
    return rows.flatMap((row) => unindexedStepsIn(row['QUERY PLAN'][0].Plan));
  } finally {
    await client.end();
  }
}

function unindexedStepsIn(node: PlanNode): string[] {
  const type = node['Node Type'];
  const isFull = type === 'Seq Scan' || (/Index.* Scan$/u.test(type) && node['Index Cond'] === undefined);
  const own = isFull || type.endsWith('Sort') ? [`${type} on ${node['Relation Name'] ?? 'its rows'}`] : [];
  return [...own, ...(node.Plans ?? []).flatMap(unindexedStepsIn)];
}
