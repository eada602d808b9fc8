import { expect, test } from 'vitest';

import { asksForIdeas, asksForRecipe, asksHowToMake, isShortStatement } from '#intent/recipe-request';

const read = (message: string) =>
  [
    asksForIdeas(message) ? 'ideas' : '',
    asksForRecipe(message) ? 'recipe' : '',
    asksHowToMake(message) ? 'how' : '',
  ].join('');

test.each([
  ['give me a recipe for pancakes', 'recipe'],
  ['Write me a recipe for pancakes!', 'recipe'],
  ['recipe for pancakes', 'recipe'],
  ['I want a recipe with salmon', 'recipe'],
  ['can you give me a chicken recipe?', 'recipe'],
  ['add a recipe for pancakes', 'recipe'],
  ['chicken soup recipe, please', ''],
  ['chicken soup recipe please', 'recipe'],
  ['make me a sandwich', 'recipe'],
  ['Hey REECE, could you please bake a cake', 'recipe'],
  ['I am hungry. Cook something', 'ideasrecipe'],
  ['make it vegan', ''],
  ['make my leek soup vegan', ''],
  ['give me my recipes', ''],
  ['I like the recipe I made', ''],
  ['which recipe has no nuts', ''],
  ['what is a good recipe', ''],
  ['what can I cook without nuts?', 'ideas'],
  ['what should I cook for 10 people on sunday', 'ideas'],
  ['what to cook tonight', 'ideas'],
  ['What’s for dinner?', 'ideas'],
  ['what is for dinner', 'ideas'],
  ['ideas for breakfast', 'ideas'],
  ['dinner ideas', 'ideas'],
  ['surprise me', 'ideas'],
  ['recommend something', 'ideas'],
  ['what can a vegetarian eat', 'ideas'],
  ['what can I cook instead of rice', ''],
  ['what can I substitute for eggs', ''],
  ['what goes with salmon', ''],
  ['how to make lasagna', 'how'],
  ['How do I bake bread?', 'how'],
  ['how long do I bake bread', ''],
  ['my cake sank', ''],
])('%j asks for %j', (message, expected) => {
  expect(read(message)).toBe(expected);
});

test.each([
  ['pancakes', true],
  ['I have eggs and flour', true],
  ['is chicken vegan', false],
  ['rice?', false],
  ['chicken that was left in the car the whole day yesterday', false],
])('%j is a short statement: %j', (message, expected) => {
  expect(isShortStatement(message)).toBe(expected);
});
