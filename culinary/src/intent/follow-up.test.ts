import { expect, test } from 'vitest';

import { parseChoice, splitChoice } from '#intent/choice';
import { parseComparison } from '#intent/compare';
import { parseFollowUp } from '#intent/follow-up';
import { parseEditRequest } from '#intent/recipe-edit';

test.each([
  'another one',
  'Another',
  'something else',
  'nah, something else',
  'none of these, other ideas please',
  'I don’t like it, something different',
  'not that. something different',
  'got any other?',
  'any other ideas?',
  'show me others',
  'what else?',
  'could we have something different',
  'I’m not a fan, another',
  'more ideas',
  'give me three more ideas',
  'a different dish',
])('parseFollowUp takes %j as a wish for another dish', (message) => {
  expect(parseFollowUp(message)).toEqual({ kind: 'again' });
});

test.each([
  'what else can I use?',
  'another cup of flour',
  'something with chicken',
  'more salt',
  'any other questions',
])('parseFollowUp takes %j for something else', (message) => {
  expect(parseFollowUp(message)?.kind).not.toBe('again');
});

test('the reason after a change is no part of it', () => {
  expect(parseFollowUp('less spicy please, kids are eating')).toEqual(parseFollowUp('less spicy please'));
});

const pick = (message: string) => parseChoice(message, ['a', 'b', 'c'], { createdAt: () => 0, now: 0 });

test.each([
  ['lets do the second one', 'b'],
  ['the last one sounds good', 'c'],
  ['I’ll take number 1', 'a'],
  ['make the first', 'a'],
  ['not the first', undefined],
  ['the first step', undefined],
])('parseChoice of %j is %s', (message, choice) => {
  expect(pick(message)).toBe(choice);
});

test.each([
  ['make the first but for 6', 'make the first', 'for 6'],
  ['number 2, no onions', 'number 2', 'no onions'],
  ['the second one without garlic', 'the second one', 'without garlic'],
])('splitChoice splits %j', (message, choice, wish) => {
  expect(splitChoice(message)).toEqual({ choice, wish });
});

test.each([
  'which one is the healthiest?',
  'which of those is quickest?',
  'and the cheapest?',
  'whichever is healthier',
])('parseComparison compares what is discussed for %j', (message) => {
  expect(parseComparison(message)).toMatchObject({ names: [] });
});

test.each([
  ['can this be in metric?', 'metric'],
  ['hmm can you put it in metric', 'metric'],
  ['how about in cups instead', 'us'],
  ['could I have it in cups', 'us'],
])('parseEditRequest converts for %j', (message, system) => {
  expect(parseEditRequest(message)).toMatchObject({ edit: { kind: 'convert', system }, title: undefined });
});

test.each(['what is a cup in grams?', 'how much is butter in cups', 'can you help me in metric'])(
  'parseEditRequest does not convert for %j',
  (message) => {
    expect(parseEditRequest(message)?.edit.kind).not.toBe('convert');
  },
);

test('"change name to" renames the recipe under discussion', () => {
  expect(parseEditRequest('change name to Sunday Bowl')).toMatchObject({
    edit: { kind: 'rename', name: 'Sunday Bowl' },
  });
});

test.each([
  ['something lighter', 'something light'],
  ['hmm, something a bit cheaper?', 'something cheap'],
  ['do you have anything quicker', 'something in 20 minutes'],
  ['Something warm, please.', 'something hearty'],
  ['something vegan', 'something vegan'],
])('parseFollowUp takes %j as a wish for %j', (message, mood) => {
  expect(parseFollowUp(message)).toEqual({ kind: 'again', mood });
});

test.each([
  ['no wait, 5', 5],
  ['actually six', 6],
  ['hmm no, back to 4', 4],
])('parseFollowUp takes %j as a correction of the servings', (message, servings) => {
  expect(parseFollowUp(message)).toEqual({ kind: 'scale', servings });
});

test('parseFollowUp does not scale by a bare number that corrects nothing', () => {
  expect(parseFollowUp('5')).toBeUndefined();
});

test.each([
  ['I meant muffins', { kind: 'dish', dish: 'muffins' }],
  ['make it without then', { kind: 'without-that' }],
  ['can I make it without them?', { kind: 'without-that' }],
  ['make it without onions', { kind: 'change', wish: 'without onions' }],
])('parseFollowUp takes %j as %j', (message, followUp) => {
  expect(parseFollowUp(message)).toEqual(followUp);
});
