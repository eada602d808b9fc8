import { expect, test } from 'vitest';

import { equalsTitle, extractPhrase, matchesTitle, parseOrdinal, type PhraseCommand } from '#intent/recipe-phrase';
import { parseCookbookQuestion, parseRecipeQuestion } from '#intent/cookbook-question';
import { replyToSmallTalk } from '#intent/small-talk';

test.each<[PhraseCommand, string, string]>([
  ['search', 'Find me some tomato soup, please', 'tomato soup'],
  ['search', 'search for "Soup of the day"', 'Soup of the day'],
  ['search', 'find all my recipes', ''],
  ['remove', 'Please delete my recipe called Grandma’s lasagne!', 'Grandma’s lasagne'],
  ['remove', 'delete it', ''],
  ['add', 'add this to my cookbook', ''],
  ['add', 'Add the tomato soup to my cookbook', 'tomato soup'],
  ['search', 'I am looking for something with rice', 'rice'],
])('the phrase of a command to %s in %j is %j', (command, message, phrase) => {
  expect(extractPhrase(command, message)).toBe(phrase);
});

test.each([
  ['Tomato soup with basil', 'tomato soups', true],
  ['Tomato soup with basil', 'basil soup', true],
  ['Tomato soup', 'pea soup', false],
  ['Tomato soup', '', false],
  ['Tomato soup', 'the', false],
])('the title %j matches the phrase %j: %j', (title, phrase, isMeant) => {
  expect(matchesTitle(title, phrase)).toBe(isMeant);
});

test('titles are equal when they have the same words in any order', () => {
  expect(equalsTitle('Soup of tomatoes', 'tomato soup')).toBe(true);
  expect(equalsTitle('Tomato soup with basil', 'tomato soup')).toBe(false);
});

test.each([
  ['add the first one', 0],
  ['delete the second recipe', 1],
  ['the last one', -1],
  ['number 3', 2],
  ['#2', 1],
  ['#0', undefined],
  ['delete it', undefined],
])('%j refers to index %j', (message, place) => {
  expect(parseOrdinal(message)).toBe(place);
});

test.each([
  ['What are my favourites?', { asks: 'list', favorites: true }],
  ['show me my favorite recipes', { asks: 'list', favorites: true }],
  ['How many recipes do I have?', { asks: 'count', favorites: false }],
  ['how many vegan recipes do i have', { asks: 'count', tags: ['Vegan'] }],
  ['What did I cook lately?', { asks: 'recent' }],
  ['what are my newest recipes', { asks: 'recent' }],
  ['Which of my recipes are vegan?', { asks: 'list', tags: ['Vegan'], containing: undefined }],
  ['Which of my recipes have chicken?', { asks: 'list', containing: 'chicken' }],
  ['which of my recipes take under 30 minutes', { asks: 'list', minutes: 30, containing: undefined }],
  ['which of my vegetarian recipes with beans are ready within an hour?', { tags: ['Vegetarian'], minutes: 60 }],
  ['do I have a recipe for lasagne?', { asks: 'list', containing: 'lasagne' }],
])('%j is parsed as %j', (message, question) => {
  expect(parseCookbookQuestion(message)).toMatchObject(question);
});

test.each(['How do I poach an egg?', 'Do I have to peel potatoes?', 'What is a roux?', 'hello', 'my oven is broken'])(
  '%j is no question about the user’s own recipes',
  (message) => {
    expect(parseCookbookQuestion(message)).toBeUndefined();
  },
);

test.each([
  ['How long does my lasagne take?', { aspect: 'time', phrase: 'lasagne', isOwn: true }],
  ['how many people does my tomato soup serve', { aspect: 'servings', phrase: 'tomato soup', isOwn: true }],
  ['what is in my pancakes?', { aspect: 'ingredients', phrase: 'pancakes', isOwn: true }],
  ['How do I make the pancakes', { aspect: 'instructions', phrase: 'pancakes', isOwn: false }],
])('%j asks for %j', (message, question) => {
  expect(parseRecipeQuestion(message)).toEqual(question);
});

const GREETING = /^Hello! I can make a recipe/u;
const THANKS = /^You are welcome/u;
const GOODBYE = /^Goodbye/u;
const ABOUT = /^I am REECE/u;

test.each([
  ['hello', GREETING],
  ['Hi REECE!', GREETING],
  ['REECE?', GREETING],
  ['hello there', GREETING],
  ['hi there', GREETING],
  ['Hi there!', GREETING],
  ['hi there REECE', GREETING],
  ['hey REECE!', GREETING],
  ['heyyy', GREETING],
  ['hello again', GREETING],
  ['hello hello', GREETING],
  ['hi everyone', GREETING],
  ['Hey there, chef', GREETING],
  ['good evening, reece', GREETING],
  ['Good morning to you', GREETING],
  ['good afternoon', GREETING],
  ['howdy', GREETING],
  ['hi, nice to meet you', THANKS],
  ['thanks', THANKS],
  ['thanks a lot', THANKS],
  ['Thank you', THANKS],
  ['Thank you so much, REECE', THANKS],
  ['thanks for your help', THANKS],
  ['thank you very much for the recipe, it was delicious', THANKS],
  ['great, thanks!', THANKS],
  ['That was perfect.', THANKS],
  ['bye', GOODBYE],
  ['bye bye', GOODBYE],
  ['ok, goodbye', GOODBYE],
  ['Thanks, bye!', GOODBYE],
  ['good night, reece', GOODBYE],
  ['see you later', GOODBYE],
  ['help', ABOUT],
  ['help me', ABOUT],
  ['what can you do?', ABOUT],
  ['hey, who are you?', ABOUT],
  ['How are you?', /^All is well/u],
  ['hi there, how are you doing today', /^All is well/u],
])('%j gets a small-talk reply', (message, answer) => {
  expect(replyToSmallTalk(message)).toMatch(answer);
});

test.each([
  'hello, how long do I boil an egg?',
  'hi, how long do I boil eggs?',
  'hi how long does rice cook',
  'good morning, how do I poach an egg?',
  'thanks, how long does rice cook?',
  'great northern beans: how long to soak?',
  'cool a cake quickly?',
  'how to boil an egg',
  'what do you do with celery leaves?',
  'what can you do with stale bread?',
  'how are you supposed to cut a mango?',
  'help, my sauce split',
  '',
])('%j is more than small talk', (message) => {
  expect(replyToSmallTalk(message)).toBeUndefined();
});
