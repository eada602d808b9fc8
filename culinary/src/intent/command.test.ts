import { expect, test } from 'vitest';

import { asksToMake, type Command, parseCommand } from '#intent/command';

const COMMANDS: readonly (readonly [string, Command])[] = [
  ['make a recipe with pasta', 'generate'],
  ['Make me a recipe with chicken and rice', 'generate'],
  ['Create a recipe', 'generate'],
  ['create recipe chicken', 'generate'],
  ['please generate a new recipe from eggs and cheese', 'generate'],
  ['Can you generate recipes for tonight?', 'generate'],
  ['Could you please make me a pasta recipe?', 'generate'],
  ['I want you to create a recipe with salmon', 'generate'],
  ['I want to make a recipe with pasta', 'generate'],
  ['I would like to make a recipe with noodles', 'generate'],
  ['help me create a recipe with beef', 'generate'],
  ['I have pasta and tomatoes. Make a recipe.', 'generate'],
  ['Do you have a minute? Make a recipe with rice.', 'generate'],
  ['pasta, garlic: generate a recipe', 'generate'],
  ['I need a quick recipe, make it with rice', 'generate'],
  ['Find a recipe and make it', 'generate'],
  ['can you make me a recipe with leeks?', 'generate'],
  ['recipe: make something with eggs', 'generate'],
  ['Reece, make another recipe with beans', 'generate'],
  ['I need you to generate a recipe from leftovers', 'generate'],
  ['make a recipe that my kids like', 'generate'],
  ['find tomato soup', 'search'],
  ['Search for recipes with beans', 'search'],
  ['Could you look for my lasagne', 'search'],
  ['I am looking for a soup', 'search'],
  ["I can't find my lasagne", 'search'],
  ['find the recipe I want to delete', 'search'],
  ['add it to my cookbook', 'add'],
  ['please save this recipe', 'add'],
  ['delete the tomato soup', 'remove'],
  ['Please remove my old lasagne from the cookbook', 'remove'],
  ['I want to delete this recipe', 'remove'],
];

const KEYWORDS_ALONE: readonly string[] = [
  'my recipe makes too much sauce',
  'The recipe I make is too salty',
  'this recipe should make four servings but makes six',
  'Is this recipe makeable without eggs?',
  'I created a recipe yesterday, where is it?',
  'I always make this recipe with butter',
  'recipe making tips',
  'who created this recipe?',
  'When was my recipe created?',
  'I love making recipes with my kids',
  'Creating recipes is fun',
  'The app generated a strange recipe for me',
  'what recipe can you make with pasta?',
  'I have pasta. What recipe can I make?',
  'Hi Reece, how do I make this recipe without eggs?',
  'how do I make this recipe without eggs?',
  'can I make that recipe ahead?',
  'Can you tell me why my recipe does not make enough sauce?',
  "don't make a recipe, just tell me about pasta",
  'How to make a recipe',
  'how do I remove skin from salmon?',
  'how to remove a stain',
  'should I remove the seeds?',
  'the skin is hard to remove',
  'do not delete my soup',
  'find a substitute for butter',
  'Find out whether it freezes well',
  'find the best way to cook rice',
  'I find this soup too salty',
  'where can I find saffron?',
  'how do I add a recipe to my cookbook?',
  'hello',
  'how to boil an egg',
  'make me dinner',
];

test.each(COMMANDS)('%j is the command to %s', (message, command) => {
  expect(parseCommand(message)).toBe(command);
  expect(parseCommand(message.toUpperCase())).toBe(command);
});

test.each(KEYWORDS_ALONE)('%j contains command keywords but is no command', (message) => {
  expect(parseCommand(message)).toBeUndefined();
});

test.each([
  ['make me a recipe', true],
  ['cook something with leeks', true],
  ['can you come up with a dinner?', true],
  ['surprise me', true],
  ['how do I make my lasagne?', false],
  ['what is in my lasagne', false],
  ['delete everything', false],
  ['my recipe makes too much sauce', false],
  ['recipe making tips', false],
])('%j asks for something to be made: %j', (message, asks) => {
  expect(asksToMake(message)).toBe(asks);
});
