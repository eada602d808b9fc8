import fc from 'fast-check';
import { expect, test } from 'vitest';

import { completeQuestion, completeQuestions, topicAfter } from '#dialog/complete-question';
import { topicOf } from '#dialog/topic-of';

test.each([
  ['can I freeze bread', 'and butter?', 'can I freeze butter'],
  ['how long does rice keep', 'what about pasta?', 'how long does pasta keep'],
  ['how long do I boil eggs', 'for 6 people', 'how long do I boil eggs for 6 people'],
  ['how do I cook peas', 'they are frozen', 'how do I cook frozen peas'],
  ['how much is 200 g of flour', 'in cups', 'how much is 200 g of flour in cups'],
  ['how do I roast a chicken', 'how long?', 'how long do I roast a chicken'],
  ['how do I roast a chicken', 'in the air fryer', 'how do I roast a chicken in the air fryer'],
  ['how long do I roast a chicken', 'I meant a turkey', 'how long do I roast a turkey'],
  ['is brie safe', 'and if I am pregnant?', 'is brie safe if I am pregnant'],
  ['how do I make hollandaise', 'without a blender', 'how do I make hollandaise without blender'],
  ['does salmon contain milk', 'and nuts?', 'does salmon contain nuts'],
  ['does cream contain lactose', 'and butter?', 'does butter contain lactose'],
  ['which flours are there', 'which one for pancakes?', 'which flours for pancakes'],
  ['which flours for pancakes', 'and for pizza', 'which flours for pizza'],
  ['which flours are there', 'how much is a cup', 'how much is a cup of flours'],
  ['my stew is too salty', 'will a potato help?', 'my stew is too salty, will potato help'],
  ['my stew is too salty', 'its also too thin', 'my stew is also too thin'],
  ['how do I clean a burnt pot', 'it is stainless steel', 'how do I clean a burnt pot stainless steel'],
  ['what can I use instead of eggs', 'how much for 2 eggs', 'what can I use instead of 2 eggs'],
  ['how do I make hollandaise', 'how long can it stand', 'how long can hollandaise stand'],
  ['how much is a stick of butter', 'and half a cup of sugar', 'how much is half a cup of sugar'],
  ['can I freeze cream cheese', 'how long does it keep?', 'how long does cream cheese keep'],
])('after %j, %j asks %j', (question, message, complete) => {
  expect(completeQuestion(message, { question })).toBe(complete);
});

test.each(['thanks', 'can I freeze butter', 'how do I make a roux'])('%j is complete by itself', (message) => {
  expect(completeQuestion(message, { question: 'can I freeze bread' })).toBeNull();
});

test('follow-ups of follow-ups take what is missing from the last complete question', () => {
  expect(topicAfter(['can I freeze bread', 'and butter?', 'thanks', 'and cream?'])?.question).toBe(
    'can I freeze cream',
  );
});

test.each([
  [['I burnt my pot'], 'how do I clean a burnt pot'],
  [['my stew is too salty'], 'my stew is too salty'],
  [['my hollandaise split'], 'my hollandaise split'],
  [['whats 350 f in celsius'], "what's 350 f in celsius"],
])('after %j the topic is %j', (messages, question) => {
  expect(topicAfter(messages)?.question).toBe(question);
});

test('a request for a dish does not complete the question before', () => {
  expect(completeQuestions('make me a pasta with it', { question: 'can I freeze parmesan' })[0]).toBe(
    'make me a pasta with parmesan',
  );
});

test('a question about the contents of a dish leaves the dish as the topic', () => {
  expect(topicAfter(['make me pancakes', 'does it contain milk?', 'and eggs?', 'what about nuts?'])?.question).toBe(
    'make me pancakes',
  );
});

test('completes any text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ maxLength: 400 }), (message, question) => {
      const complete = completeQuestion(message, { question });
      expect(complete === null || complete.length > 0).toBe(true);
    }),
  );
});

test.each(['a curry with chickpeas and spinach', 'something with lentils'])(
  '%j is a new wish after any question',
  (message) => {
    expect(completeQuestions(message, { question: 'is curry powder vegan' })).toEqual([]);
  },
);

test('what someone is allergic to is not the topic', () => {
  expect(topicOf('our son is allergic to eggs. what can I bake with apples')).toBe('apples');
});
