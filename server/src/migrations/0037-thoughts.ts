import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { inlineRows } from '#platform/db/inline-rows.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import { visibleText } from '#platform/models/answer-filter.ts';

/** Removes model thoughts, template marks and tool calls from stored answers. */
export const thoughts: SchemaStep = {
  async up(db, kind) {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) after = await cleanSome(db, kind, after);
  },
};

const ROWS_AT_ONCE = 200;
/** Replaces an answer of nothing but thoughts. */
const NO_ANSWER = "I'm sorry, I encountered an error processing your request. Please try again.";

/** Cleans one batch. Returns the id of its last row; undefined after the last batch. */
async function cleanSome(db: Kysely<unknown>, kind: DatabaseKind, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; content: string }>`
    select id, content from chat_messages
    where id > ${after} and type = 'assistant' and (answered_by is null or answered_by in ('provider', 'worker'))
      and (content like '%<%' or content like '%[%' or content like '%◁%')
    order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
  const cleaned = rows.flatMap(({ id, content }) => {
    const shown = visibleText(content).trimEnd();
    return shown === content.trim() ? [] : [{ id, content: shown === '' ? NO_ANSWER : shown }];
  });
  if (cleaned.length > 0) {
    const given = inlineRows(kind, 'given', { id: 'uuid', content: 'text' }, cleaned);
    await sql`update chat_messages set content = given.content from ${given} where chat_messages.id = given.id`.execute(
      db,
    );
  }
  return rows.at(-1)?.id;
}
