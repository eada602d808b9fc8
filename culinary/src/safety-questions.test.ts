import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#answer';
import { SAFETY_RULES } from '#answers/safety-rules-data';
import { KNOWLEDGE } from '#knowledge/knowledge-base';
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

describe('the safety questions', () => {
  test('are many, and no phrasing occurs twice', () => {
    const asks = rows.flatMap((row) => row.asks);
    expect(rows.length).toBeGreaterThanOrEqual(MIN_ROWS);
    expect(new Set(asks.map((ask) => ask.toLowerCase())).size).toBe(asks.length);
  });

  test('every safety rule names an entry of the knowledge base', () => {
    const ids = new Set(KNOWLEDGE.flatMap(({ entries }) => entries.map(({ id }) => id)));
    expect(SAFETY_RULES.map(([entry]) => entry).filter((entry) => !ids.has(entry))).toEqual([]);
  });
});
