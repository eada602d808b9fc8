import { afterAll, beforeAll, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { type Conversation, readAnswer, UNKNOWN } from '../../../test/dialog/conversation.ts';
import { FOLLOW_UPS_ON_ANSWERS } from '../../../test/dialog/follow-ups-answers-data.ts';
import { FRESH_FOLLOW_UPS } from '../../../test/dialog/follow-ups-fresh-data.ts';
import { FOLLOW_UPS_ON_DISCUSSED } from '../../../test/dialog/follow-ups-discussed-data.ts';
import { FOLLOW_UPS_ON_RECIPES } from '../../../test/dialog/follow-ups-drafts-data.ts';
import { FOLLOW_UPS_IN_TURN } from '../../../test/dialog/follow-ups-turns-data.ts';
import { createUser } from '../../../test/factories.ts';
import { VARIED_FOLLOW_UPS } from '../../../test/dialog/follow-ups-varied-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function listWrong(conversations: readonly Conversation[]): Promise<readonly string[]> {
  const user = await createUser(app);
  const wrong: string[] = [];
  for (const [turns, has, not] of conversations) {
    const { say } = talk(app, user);
    let answer = '';
    for (const turn of turns.split(' | ')) answer = readAnswer(await say(turn));
    const mayBeUnknown = has.test('I don’t know that one. I stick to cooking');
    if ((UNKNOWN.test(answer) && !mayBeUnknown) || !has.test(answer) || not?.test(answer) === true)
      wrong.push(`${turns}\n${answer}`);
  }
  return wrong;
}

test.each([
  ['answers', FOLLOW_UPS_ON_ANSWERS],
  ['corrections, exclusions, problems and statements', FOLLOW_UPS_IN_TURN],
  ['recipes', FOLLOW_UPS_ON_RECIPES],
  ['all of these, written later', FRESH_FOLLOW_UPS],
  ['ideas, eaters, equipment and other languages', VARIED_FOLLOW_UPS],
])(
  'follow-ups on %s are answered as stated in at least 90 of 100',
  { timeout: 300_000 },
  async (_kind, conversations) => {
    const wrong = await listWrong(conversations);
    expect(wrong.length / conversations.length, wrong.join('\n\n')).toBeLessThanOrEqual(0.1);
  },
);

test('follow-ups on the dish under discussion are all answered about that dish', { timeout: 120_000 }, async () => {
  expect(await listWrong(FOLLOW_UPS_ON_DISCUSSED)).toEqual([]);
});
