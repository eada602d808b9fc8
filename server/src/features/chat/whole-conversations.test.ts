import { v5 as uuidv5 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { readAnswer, type Talk, UNKNOWN } from '../../../test/dialog/conversation.ts';
import { TALKS_ABOUT_EATERS, TALKS_WHILE_COOKING } from '../../../test/dialog/talks-answers-data.ts';
import { TALKS_ABOUT_DISHES } from '../../../test/dialog/talks-drafts-data.ts';
import { TALKS_IN_OTHER_LANGUAGES } from '../../../test/dialog/talks-languages-data.ts';
import { createUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

/** The id decides which dishes are suggested, so that it is the same in every run. */
const idOf = (name: string): string => uuidv5(name, uuidv5.URL);

/** Has a conversation of these turns with a new user, and returns its answers. */
async function converse(turns: readonly string[], name = turns.join(' | ')): Promise<readonly string[]> {
  const { say } = talk(app, await createUser(app));
  const answers: string[] = [];
  for (const [at, turn] of turns.entries()) answers.push(readAnswer(await say(turn, idOf(`${name}/${String(at)}`))));
  return answers;
}

async function listWrongTurns(conversation: Talk): Promise<readonly string[]> {
  const answers = await converse(conversation.map(([turn]) => turn));
  return conversation.flatMap(([turn, has, not], at) => {
    const answer = answers[at] ?? '';
    return UNKNOWN.test(answer) || !has.test(answer) || not?.test(answer) === true ? [`> ${turn}\n${answer}`] : [];
  });
}

test.each([
  ['about what to cook', TALKS_ABOUT_DISHES],
  ['while cooking', TALKS_WHILE_COOKING],
  ['about who eats', TALKS_ABOUT_EATERS],
  ['in German, French, Spanish and Italian', TALKS_IN_OTHER_LANGUAGES],
])(
  'whole conversations %s: at least 9 of 10 turns are answered as stated',
  { timeout: 300_000 },
  async (_kind, talks) => {
    const wrong: string[] = [];
    for (const conversation of talks) wrong.push(...(await listWrongTurns(conversation)));
    expect(wrong.length / talks.flat().length, wrong.join('\n\n')).toBeLessThanOrEqual(0.1);
  },
);

test.each<[rule: string, turns: readonly string[], has: RegExp, not?: RegExp]>([
  [
    'a wish and a question in one message are both answered',
    ['vegan dinner for 4, and how do I press tofu?'],
    /towel|weigh[^]*•/,
  ],
  ['the diet of an open meal holds for what is made then', ['vegan dinner for 4', 'make me a chocolate cake'], /Vegan/],
  [
    '“something lighter” offers other ideas',
    ['what can I cook tonight?', 'something lighter'],
    /•[^]*(?:salad|gazpacho)/i,
  ],
  ['“something warm” without ideas before offers some', ['something warm'], /I could make one of these/],
  ['a dish that the user meant replaces the draft', ['make banana bread', 'I meant muffins'], /Muffins[^]*Serves/],
  [
    'what a change of that dish is for',
    ['make pancakes', 'I meant banana bread', 'with chocolate'],
    /Banana Bread[^]*• [^\n]*chocolate/,
  ],
  [
    '“without then” leaves out what was asked about',
    ['make pancakes', 'does it contain eggs?', 'make it without then'],
    /Serves/,
    /• [^\n]*\beggs?\b/,
  ],
  [
    'a menu is changed after a remark',
    ['plan a three-course menu with lamb', 'thanks!', 'replace the dessert'],
    /^Here is a menu for 4/,
  ],
  [
    'a remark about some eaters changes the menu',
    ['plan a three-course menu with lamb for 6', 'one guest is vegetarian'],
    /vegetarian/,
  ],
  [
    'a request that refers to a food is made with it',
    ['can I freeze parmesan?', 'make me a pasta with it'],
    /• [^\n]*parmesan/i,
  ],
  [
    'an addition without a place in the dish is named',
    ['make a recipe for muffins', 'with chocolate'],
    /no place in it for [^\n]*chocolate|• [^\n]*chocolate/,
  ],
  [
    'the use of a food is judged by what the conversation remembers',
    ['I have coeliac disease', 'make a beef stew', 'can I use soy sauce?'],
    /not gluten-free/,
  ],
  [
    'the only draft is kept by its course while other dishes are talked of',
    ['make a beef stew', 'and a dessert?', 'save the main dish'],
    /“Beef Stew” is in your cookbook/,
  ],
  [
    'the foods of a long message are what is cooked',
    [
      'Tonight everyone comes home late and tired and hungry, the kids are picky, it must be quick and cheap. In the pantry there is pasta and tuna. What can I make?',
    ],
    /tuna/i,
    /pancake|quesadilla|meatball|strawberry/i,
  ],
  ['servings are corrected by a bare number', ['make chicken curry', 'make it for 6', 'no wait, 5'], /Serves 5/],
  ['hasty typing is read', ['whats for dinner? ive got tuna and pasta'], /tuna[^]*•|•[^]*tuna/i],
])('%s', async (rule, turns, has, not) => {
  const answer = (await converse(turns, rule)).at(-1) ?? '';
  expect(answer).toMatch(has);
  if (not !== undefined) expect(answer).not.toMatch(not);
});
