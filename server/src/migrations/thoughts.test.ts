import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';

import { toJson } from '#platform/db/tables.ts';
import { migrate } from '#platform/db/migrate.ts';

import { startApp } from '../../test/app.ts';
import { talk } from '../../test/chat.ts';
import { createEmptyDatabase, type DatabasePlace } from '../../test/database.ts';
import { createUser } from '../../test/factories.ts';
import { schemaSteps } from './steps.ts';

let place: DatabasePlace | undefined;
afterEach(() => place?.remove());

const before = Object.fromEntries(Object.entries(schemaSteps).filter(([name]) => name < '0037'));
const DETAILS = toJson({ recipe: null, results: [], citations: [], ideas: [], proposal: null });

test('migration 0037 removes model thoughts from stored answers and nothing else', async () => {
  place = await createEmptyDatabase();
  const database = place.open();
  await migrate(database, before, place.dataDir);
  const anna = await createUser({ database });
  const [conversation_id, at] = [uuidv7(), new Date()];
  const owned = { user_id: anna.id, conversation_id, details: DETAILS, timestamp: at, state: 'done' } as const;
  await database.db
    .insertInto('conversations')
    .values({ id: conversation_id, user_id: anna.id, title: 'Soup', last_position: 5, created_at: at, updated_at: at })
    .execute();
  const rows = [
    ['user', null, 'Is <think>this</think> yours?'],
    ['assistant', 'provider', '<think>They ask about soup.</think>\n\nSoup needs [time] and 1 < 2 salt.'],
    ['assistant', 'worker', 'They want more.\n</think>\n\nAdd <|im_end|>salt.'],
    ['assistant', 'provider', '<think>And so on'],
    ['assistant', 'kitchen', 'A <s>good</s> soup.'],
  ] as const;
  for (const [position, [type, answered_by, content]] of rows.entries()) {
    await database.db
      .insertInto('chat_messages')
      .values({ ...owned, id: uuidv7(), position, type, answered_by, content })
      .execute();
  }
  await migrate(database, schemaSteps, place.dataDir);
  const app = await startApp({ database });
  const messages = await talk(app, anna, conversation_id).messages();
  expect(messages.map(({ content }) => content)).toEqual([
    'Is <think>this</think> yours?',
    'Soup needs [time] and 1 < 2 salt.',
    'Add salt.',
    "I'm sorry, I encountered an error processing your request. Please try again.",
    'A <s>good</s> soup.',
  ]);
  await app.close();
});
