import { expect, test } from 'vitest';

import { answerQuestion } from '#answer';

test.each([
  ['what wine goes with salmon?', /Chardonnay/u],
  ['what wine goes with beef stew', /Côtes du Rhône/u],
  ['which wine goes with roast lamb', /Rioja/u],
  ['wine with lamb', /Rioja/u],
  ['what wine goes with a chicken curry', /Riesling/u],
  ['which wine should I serve with pork', /Beaujolais/u],
  ['good wine with fish', /Pinot Grigio/u],
  ['what drink goes with beef stew', /Côtes du Rhône.*Without alcohol/u],
  ['what can I drink with salmon', /Chardonnay.*Without alcohol/u],
])('answerWine answers %s', (question, says) => {
  expect(answerQuestion(question)).toMatchObject({ topic: 'pairing', text: expect.stringMatching(says) });
});

test.each([
  'which wine goes with which food?',
  'Which wine should I cook with?',
  'what can I use instead of wine',
  'can I use red wine for lamb stew',
  'how much wine for 10 people',
  'how long does wine keep',
])('answerWine ignores %s', (question) => {
  expect(answerQuestion(question).text).not.toMatch(/^Pour/u);
});

test('answerWine warns users who avoid alcohol that wine does not suit them', () => {
  expect(answerQuestion('what wine goes with leeks', { diets: ['halal'], without: [] }).text).toMatch(
    /does not suit you \(not halal\)/u,
  );
});
