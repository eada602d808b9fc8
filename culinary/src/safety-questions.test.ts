import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#answer';
import { SAFETY_RULES } from '#answers/safety-rules-data';
import { CLASS_RULES } from '#answers/safety-class-rules-data';
import { MISHAP_RULES } from '#answers/safety-rules-mishaps-data';
import { KNOWLEDGE } from '#knowledge/knowledge-base';
import { SAFETY_ASKED } from '#safety-asked-data';
import { HARMLESS_QUESTIONS } from '#safety-harmless-data';
import { SAFETY_QUESTIONS } from '#safety-questions-data';

const MIN_ROWS = 260;
const rows = Object.values(SAFETY_QUESTIONS).flat();

describe.each(Object.entries(SAFETY_QUESTIONS))('food safety: %s', (_, questions) => {
  const cases = questions.flatMap(({ asks, must, mustNot }) => asks.map((ask) => ({ ask, must, mustNot })));

  test.each(cases)('answers $ask with the safe advice', ({ ask, must, mustNot }) => {
    const { kind, text } = answerQuestion(ask);
    expect(kind, text).toBe('answer');
    for (const pattern of must) expect(text).toMatch(pattern);
    for (const pattern of mustNot) expect(text).not.toMatch(pattern);
  });
});

const asked = SAFETY_ASKED.flatMap(([entry, asks]) => asks.map((ask) => ({ entry, ask })));

test.each(asked)('answers $ask with the advice of $entry', ({ entry, ask }) => {
  const answer = answerQuestion(ask);
  expect(answer.kind === 'answer' ? answer.entry : answer.text).toBe(entry);
});

test.each([
  'is canning in the oven dangerous',
  'will i get sick if i eat ham past its use by date',
  'do i have to thaw chicken before the slow cooker if it is frozen',
  'is it risky to open a pressure cooker early',
  'is a little trace of milk bad for a milk allergy',
])('%s gets no leading yes or no, which would say the opposite', (ask) => {
  const answer = answerQuestion(ask);
  expect(answer.kind === 'answer' ? answer.topic : answer.text).toBe('safety');
  expect(answer.text).not.toMatch(/^(?:Yes|No)[.,:]/u);
});

test('an age is no core temperature', () => {
  expect(answerQuestion('is duck ok for a 60 year old').text).not.toMatch(/60 °C/u);
  expect(answerQuestion('lunch for my 85 year old dad, soft boiled eggs fine?').text).not.toMatch(/^Yes/u);
});

test('an allergy is that which the question names, not a word in the name of the food', () => {
  expect(answerQuestion('shrimp allergy, is fish sauce ok').text).not.toMatch(/^Yes/u);
});

test.each(HARMLESS_QUESTIONS)('gives no safety advice on the harmless question: %s', (ask) => {
  const answer = answerQuestion(ask);
  expect(answer.kind === 'answer' && answer.topic === 'safety' ? answer.text : null).toBeNull();
});

describe('the safety questions', () => {
  test('are many, and no phrasing occurs twice', () => {
    const asks = rows.flatMap((row) => row.asks);
    expect(rows.length).toBeGreaterThanOrEqual(MIN_ROWS);
    expect(new Set(asks.map((ask) => ask.toLowerCase())).size).toBe(asks.length);
  });

  test('every safety rule names an entry of the knowledge base', () => {
    const ids = new Set(KNOWLEDGE.flatMap(({ entries }) => entries.map(({ id }) => id)));
    const rules = [...MISHAP_RULES, ...SAFETY_RULES, ...CLASS_RULES];
    expect(rules.map(([entry]) => entry).filter((entry) => !ids.has(entry))).toEqual([]);
  });
});
