import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes } from '@larder/contract/assistant';
import type { ChatMessage } from '@larder/contract/chat';
import { completionsRoutes } from '@larder/contract/completions';
import { checkRecipe, type RequestedRules, type FinishedRecipe } from '@larder/culinary/check-recipe';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await createUser(app);
});

const say = (message: string): Promise<ChatMessage> => talk(app, anna).say(message);
/** The draft in an answer. */
const draftIn = ({ proposal }: ChatMessage) => {
  if (proposal?.after === undefined || proposal.after === null) throw new Error('The answer has no draft');
  return proposal.after;
};
const faults = (recipe: FinishedRecipe, { diets = [], without = [] }: Partial<RequestedRules>) =>
  checkRecipe(recipe, { diets, without }).filter(({ certainty }) => certainty === 'breaks');

/** Generates a suggested dish as a click on it does. */
async function makeIdea(title: string, searched: string) {
  const body = { kind: 'suggestion' as const, title, searched };
  return (await app.request(assistantRoutes.createGeneration, { body }, anna)).body;
}
const titlesIn = (text: string): string[] => [...text.matchAll(/^• (.+?): /gmu)].map(([, title]) => title ?? '');

describe('a recipe', () => {
  test.each<[string, Partial<RequestedRules>, string]>([
    ['I have a fish allergy. make me a recipe for dinner', { without: ['fish'] }, 'without fish'],
    ['make a recipe for dinner, I am allergic to peanuts', { without: ['peanuts'] }, 'without peanuts'],
    ['make a recipe, my son has an egg allergy', { without: ['eggs'] }, 'without egg'],
    ['make a recipe, I can’t eat eggs', { without: ['eggs'] }, 'without eggs'],
    [
      'my daughter is allergic to sesame. create a recipe with chicken and noodles',
      { without: ['sesame'] },
      'without sesame',
    ],
    ['make a recipe for someone who cannot eat dairy: potatoes, leeks', { without: ['dairy'] }, 'without dairy'],
    ['i dont eat pork, make me a recipe', { without: ['pork'] }, 'without pork'],
    ['generate a recipe for a coeliac', { diets: ['gluten-free'] }, 'Made gluten-free'],
    ['make me a vegan recipe with chicken', { diets: ['vegan'] }, 'I left out the chicken (not vegan)'],
    ['make a recipe for my boyfriend who is vegan', { diets: ['vegan'] }, 'Made vegan'],
    ['make a recipe with no salt, potatoes and onion', { without: ['salt'] }, 'without salt'],
  ])('%j gets a recipe that complies, and the answer says so', async (message, rules, says) => {
    const answer = await say(message);
    expect(answer.content).toContain(says);
    expect(faults(draftIn(answer), rules)).toEqual([]);
  });

  test('includes the named ingredients beside the exclusions', async () => {
    const made = async (message: string) => draftIn(await say(message)).ingredients.join();
    expect(await made('make a recipe with no salt, potatoes and onion')).toMatch(/potato.*onion|onion.*potato/iu);
    expect(await made('my daughter is allergic to sesame. create a recipe with chicken and noodles')).toMatch(
      /chicken.*noodle|noodle.*chicken/iu,
    );
  });

  test.each([
    ['make a recipe with chicken for 2 people', 2],
    ['make a recipe with chicken for 6', 6],
    ['make a recipe with rice', 4],
  ])('%j has %j servings', async (message, servings) => {
    const answer = await say(message);
    expect(draftIn(answer)).toMatchObject({ servings });
    expect(answer.content).not.toMatch(/not a food I know/u);
  });

  test.each([
    'give me a recipe for pancakes',
    'write me a recipe for pancakes',
    'recipe for pancakes',
    'add a recipe for pancakes',
    'make me pancakes',
  ])('%j gets a recipe', async (message) => {
    const answer = await say(message);
    expect(answer).toMatchObject({ action: 'recipe_generated' });
    expect(draftIn(answer).title).toMatch(/pancake/iu);
  });

  test.each([
    ['make a recipe for baby 7 months', /honey/u],
    ['recipe for my baby', /honey/u],
    ['create a recipe for my cat', /onion, garlic/u],
  ])('%j is declined, with the reason', async (message, reason) => {
    expect(await say(message)).toMatchObject({ action: null, recipe: null, content: expect.stringMatching(reason) });
  });

  test('for a small child comes with a choking warning, and without alcohol', async () => {
    const answer = await say('make a recipe with beef, mushrooms and white wine for my 2 year old');
    expect(answer.content).toContain('whole grapes');
    expect(faults(draftIn(answer), { without: ['alcohol'] })).toEqual([]);
  });

  test('respects restrictions stated earlier about another eater', async () => {
    const { say: next } = talk(app, anna);
    const [idea] = titlesIn((await next('I am allergic to fish, what can I cook?')).content);
    expect(idea).toBeDefined();
    const answer = await next('make a recipe with salmon and potatoes');
    expect(answer.content).toContain('without fish');
    expect(faults(draftIn(answer), { without: ['fish'] })).toEqual([]);
    expect(titlesIn((await next('find salmon pie')).content).join()).not.toMatch(/salmon|cod|tuna|fish/iu);
    expect(titlesIn((await next('what can I cook with cod')).content).join()).not.toMatch(/salmon|cod|tuna|fish/iu);
    await next('ideas for a cake');
    await next('I am allergic to eggs too');
    const { proposal } = await next('save this recipe');
    expect(proposal?.after).toBeDefined();
    expect(faults({ title: '', ingredients: [], instructions: [], ...proposal?.after }, { without: ['eggs'] })).toEqual(
      [],
    );
    // Restrictions do not carry over to another conversation.
    expect((await say('make a recipe with salmon')).content).not.toContain('without fish');
  });
});

describe('ideas', () => {
  test.each<[string, Partial<RequestedRules>]>([
    ['I am allergic to fish, what can I cook?', { without: ['fish'] }],
    ['what can I cook without nuts?', { without: ['nuts'] }],
    ['what should I cook, my husband is allergic to eggs', { without: ['eggs'] }],
    ['what can I make without eggs or milk', { without: ['eggs', 'milk'] }],
    ['ideas for dinner without fish', { without: ['fish'] }],
    ['What can I cook? I can’t eat shellfish', { without: ['shellfish'] }],
    ['What can I cook for a vegan', { diets: ['vegan'] }],
    ['What can I cook with celiac disease', { diets: ['gluten-free'] }],
    ['what can I cook for a lactose intolerant friend', { diets: ['dairy-free'] }],
    ['what can I cook with salmon and potatoes? I am allergic to fish', { without: ['fish'] }],
    ['vegan dessert', { diets: ['vegan'] }],
    ['cake no eggs', { without: ['eggs'] }],
  ])('for %j comply in the chat, at POST / and when they are generated', async (query, rules) => {
    const answer = await say(query);
    const asked = (await app.request(completionsRoutes.askReece, { body: { query } }, anna)).body;
    const searched = (await app.request(assistantRoutes.suggestRecipes, { body: { query } }, anna)).body;
    const texts = [answer.content, 'answer' in asked ? asked.answer : ''];
    const titles = [...new Set([...texts.flatMap(titlesIn), ...searched.recipes.map(({ title }) => title)])];
    expect(titlesIn(answer.content).length).toBeGreaterThanOrEqual(3);
    expect(answer.offers.map(({ words }) => words)).toEqual(titlesIn(answer.content));
    expect(titlesIn(texts[1] ?? '').length).toBeGreaterThanOrEqual(3);
    expect(searched.recipes.length).toBeGreaterThanOrEqual(3);
    expect(answer.content).toMatch(/All of this is/u);
    for (const title of titles) {
      const { recipe, notes } = await makeIdea(title, query);
      expect(recipe, title).not.toBeNull();
      if (recipe !== null) expect(faults(recipe, rules), title).toEqual([]);
      expect(notes.join(' ')).toMatch(/as you asked/u);
    }
  });

  test('can be chosen, and keep their restrictions', async () => {
    const [first] = (await say('vegan dessert without nuts')).offers;
    expect(first?.message).toBe(`Make a recipe for ${first?.words ?? ''}, vegan, without nuts`);
    const made = await say(first?.message ?? '');
    expect(made).toMatchObject({ action: 'recipe_generated', offers: [] });
    expect(made.content).toMatch(/vegan.*without nuts|without nuts.*vegan/su);
  });

  test('avoid the excluded foods, even if the message asks for one', async () => {
    const query = 'what can I cook with salmon and potatoes? I am allergic to fish';
    const { recipes } = (await app.request(assistantRoutes.suggestRecipes, { body: { query } }, anna)).body;
    const titles = [...recipes.map(({ title }) => title), ...titlesIn((await say(query)).content)];
    expect(titles.join()).not.toMatch(/salmon|cod|tuna|fish/iu);
    expect(titles.join()).toMatch(/potato/iu);
  });

  test('differ by message, and are deterministic for one message', async () => {
    const { say: next } = talk(app, anna);
    const id = uuidv7();
    const first = await next('what to cook tonight', id);
    expect(await next('what to cook tonight', id)).toEqual(first);
    const more = await Promise.all([1, 2, 3].map(() => say('what to cook tonight')));
    expect(new Set([first, ...more].map(({ content }) => content)).size).toBeGreaterThan(1);
  });

  test('the name of a dish gets its recipe as a draft', async () => {
    const { action, proposal } = await say('pancakes');
    expect(action).toBe('recipe_generated');
    expect(proposal?.after?.title).toMatch(/pancake/iu);
  });

  test.each(['chicken', 'I have eggs and flour', 'surprise me', 'what is for dinner'])('answer %j', async (message) => {
    expect(titlesIn((await say(message)).content).length).toBeGreaterThanOrEqual(3);
  });

  test('fit the meal and the time', async () => {
    expect((await say('what can I cook in 20 minutes')).content).toContain('ready within 20 minutes');
    const { recipes } = (
      await app.request(assistantRoutes.suggestRecipes, { body: { query: 'vegan breakfast' } }, anna)
    ).body;
    for (const { title } of recipes) {
      const { recipe } = await makeIdea(title, 'vegan breakfast');
      expect(recipe?.category, title).toBe('Breakfast');
    }
  });

  test('include fitting recipes of the user’s own, and no others', async () => {
    const row = { category: 'Main Dish' as const, preparation_time: 5, cooking_time: 10, instructions: ['Cook.'] };
    await createRecipe(app, anna, { ...row, title: 'Blue pot', ingredients: ['300 g cod', '2 leeks'] });
    await createRecipe(app, anna, { ...row, title: 'Green pot', ingredients: ['300 g chickpeas', '2 leeks'] });
    const { content, citations } = await say('I am allergic to fish, what can I cook in 20 minutes?');
    expect(content).toContain('You have “Green pot” already.');
    expect(citations).toMatchObject([{ title: 'Green pot' }]);
    expect((await say('what can I cook in 10 minutes')).content).not.toContain('pot”');
    expect((await say('ideas for breakfast')).content).not.toContain('pot”');
  });
});

test('POST / suggests nothing for a cat either', async () => {
  const { body } = await app.request(completionsRoutes.askReece, { body: { query: 'recipe for my cat' } }, anna);
  expect(body).toMatchObject({ type: 'text', answer: expect.stringContaining('onion') });
});

test('how-to questions about a dish are answered with its recipe, or with notes and an offer of it', async () => {
  for (const dish of ['lasagna', 'tiramisu', 'pancakes']) {
    const { say: next } = talk(app, anna);
    const { content, action } = await next(`how to make ${dish}`);
    expect(action === 'recipe_generated' || content.includes(`make a recipe for ${dish}`)).toBe(true);
    expect((await next(`make a recipe for ${dish}`)).action).toBe('recipe_generated');
  }
});

test.each<[string, Partial<RequestedRules>]>([
  ['chicken and noodles, sesame allergy', { without: ['sesame'] }],
  ['vegan chicken noodles', { diets: ['vegan'] }],
  ['pancakes (no eggs)', { without: ['eggs'] }],
])('an ingredient row of the wizard can state restrictions: %j', async (row, rules) => {
  const body = { kind: 'ingredients' as const, ingredients: [row] };
  const { recipe, notes } = (await app.request(assistantRoutes.createGeneration, { body }, anna)).body;
  expect(recipe).not.toBeNull();
  if (recipe !== null) expect(faults(recipe, rules)).toEqual([]);
  expect(notes.join(' ')).toMatch(/as you asked/u);
});
