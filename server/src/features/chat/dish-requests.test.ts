import { afterAll, beforeAll, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { type DishRequest, readAnswer, UNKNOWN } from '../../../test/dialog/conversation.ts';
import { DISH_REQUESTS, QUESTIONS_WITH_KEYWORDS } from '../../../test/dialog/dish-requests-data.ts';
import { FRESH_DISH_REQUESTS } from '../../../test/dialog/dish-requests-fresh-data.ts';
import { createUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const HAS_NONE = /no recipe for|don['’]t have|don['’]t know anything by that name|nearest/iu;
/** The first suggestion counts for a wish that only lists foods. */
const LISTS_FOODS =
  /\b(?:something|soup with|dinner with|breakfast with|chicken and rice|stir fry|fried rice|bulgur|gnocchi|pierogi|ramen)\b/u;

async function listWrong(requests: readonly DishRequest[]): Promise<readonly string[]> {
  const user = await createUser(app);
  const wrong: string[] = [];
  for (const [request, title, has, not] of requests) {
    const message = await talk(app, user).say(request);
    const answer = readAnswer(message);
    const isTitled =
      title === null
        ? HAS_NONE.test(answer)
        : title === undefined ||
          title.test(
            message.proposal?.after?.title ?? (LISTS_FOODS.test(request) ? (message.offers[0]?.words ?? '') : ''),
          );
    if (
      (title !== null && UNKNOWN.test(answer)) ||
      !isTitled ||
      has?.test(answer) === false ||
      not?.test(answer) === true
    )
      wrong.push(`${request}\n${answer}`);
  }
  return wrong;
}

test.each([
  [' of the table', DISH_REQUESTS],
  [' written later', FRESH_DISH_REQUESTS],
])('dish requests%s get the dish as stated in at least 90 of 100', { timeout: 300_000 }, async (_which, requests) => {
  const wrong = await listWrong(requests);
  expect(wrong.length / requests.length, wrong.join('\n\n')).toBeLessThanOrEqual(0.1);
});

test(
  'at least 90 % of the questions that contain a keyword of a command are answered as questions',
  { timeout: 300_000 },
  async () => {
    const user = await createUser(app);
    const wrong: string[] = [];
    for (const [question, has, not] of QUESTIONS_WITH_KEYWORDS) {
      const message = await talk(app, user).say(question);
      const answer = readAnswer(message);
      const acts = message.proposal !== null || message.results.length > 0 || message.action !== null;
      if (acts || UNKNOWN.test(answer) || !has.test(answer) || not?.test(answer) === true)
        wrong.push(`${question}\n${answer}`);
    }
    expect(wrong.length / QUESTIONS_WITH_KEYWORDS.length, wrong.join('\n\n')).toBeLessThanOrEqual(0.1);
  },
);
