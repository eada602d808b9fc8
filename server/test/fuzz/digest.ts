import { sql } from 'kysely';

import type { TestApp } from '../app.ts';

/** Tables in which other users may cause rows about a user: mails, counters, the audit log. */
const OTHERS_WRITE = /^(?:mail_links|outbox_messages|.*_search.*|audit_log|rate_limits)$/u;
/** Columns that other users may change, by rating or viewing a community copy. */
const COUNTED: Readonly<Record<string, RegExp>> = {
  community_recipes: /^(?:rating|ratings_count|stars_\d|views|weighted_rating|updated_at)$/u,
};

/** Returns a function that serializes all rows of a user, except shares with `friends`, for a comparison. */
export async function digester(app: TestApp) {
  const { db } = app.database;
  const tables = (await db.introspection.getTables()).flatMap(({ name, columns }) => {
    const names = columns.map((column) => column.name);
    const owner = name === 'users' ? 'id' : names.find((column) => column === 'user_id' || column === 'shared_by');
    return owner === undefined || OTHERS_WRITE.test(name) ? [] : [{ name, owner }];
  });
  return async (userId: string, friends: ReadonlySet<string>): Promise<string> => {
    const found = await Promise.all(
      tables.map(async ({ name, owner }) => {
        const { rows } = await sql<
          Record<string, unknown>
        >`select * from ${sql.table(name)} where ${sql.ref(owner)} = ${userId}`.execute(db);
        const compared = rows
          .filter((row) => !friends.has(String(row['shared_with'])))
          .map((row) =>
            Object.fromEntries(Object.entries(row).filter(([column]) => COUNTED[name]?.test(column) !== true)),
          );
        return `${name} ${compared
          .map((row) => JSON.stringify(row))
          .toSorted()
          .join('\n')}`;
      }),
    );
    return found.join('\n');
  };
}
