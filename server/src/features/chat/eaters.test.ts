import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { hazardsIn } from '@larder/culinary/dialog/eater-hazards';
import { chatRoutes } from '@larder/contract/chat';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk, type Talk } from '../../../test/chat.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let chat: Talk;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  anna = await createUser(app);
});
afterAll(() => app.close());
beforeEach(() => {
  chat = talk(app, anna);
});

test.each([
  ['I’m pregnant', 'make tiramisu', /^Only cooked until white and yolk are firm/u],
  ['I’m pregnant', 'make steak tartare', /^No: cook it through/u],
  ['I’m pregnant', 'make me mayonnaise', /^Only cooked until/u],
  ['my wife is pregnant', 'make sushi', /^No raw fish/u],
  ['my wife is expecting', 'make ceviche', /^No raw fish/u],
  ['my wife is pregnant', 'make liver with onions', /^Avoid both\. Liver/u],
  ['my son is 2', 'make granola with whole almonds', /^These can choke a child/u],
  ['my daughter just turned three', 'make popcorn', /^These can choke a child/u],
  ['I have a 10 month old baby', 'make pancakes with honey', /^Not before their first birthday/u],
  ['Ich bin schwanger', 'Make sushi', /^No raw fish/u],
  ['I am 34 weeks', 'make sushi', /^No raw fish/u],
  ['I’m with child', 'make ceviche', /^No raw fish/u],
  ['we are trying for a baby', 'make a brie sandwich', /^Hard cheese/u],
  ['my son turned one last week', 'make trail mix', /^These can choke a child/u],
])('after %j, the answer to %j begins with the reason, and its draft is safe', async (fact, request, reason) => {
  await chat.say(fact);
  const { content, proposal } = await chat.say(request);
  expect(content).toMatch(reason);
  const recipe = proposal?.after;
  if (recipe) {
    const isOfChild = /son|daughter|baby/u.test(fact);
    expect(hazardsIn(recipe, [isOfChild ? 'toddler' : 'pregnant'])).toEqual([]);
    expect(recipe.ingredients.join()).not.toMatch(fact.includes('baby') ? /\bhoney\b/u : /\bliver\b/u);
  } else expect(content).toContain('I know no safe version of it');
});

test('"what about smoked salmon?" is about the pregnant eater where nothing else is discussed', async () => {
  await chat.say('I am expecting a baby');
  expect((await chat.say('what about smoked salmon?')).content).toMatch(/Listeria/u);
  await chat.say('how do I keep basil fresh?');
  expect((await chat.say('what about parsley?')).content).not.toMatch(/pregnan/iu);
});

test('no recipe for a pregnant eater has raw fish, whatever names the fish', async () => {
  await chat.say('I am pregnant');
  for (const request of [
    'make a recipe with salmon and rice',
    'make a poke bowl',
    'make a recipe with tuna',
    'another',
  ]) {
    const recipe = (await chat.say(request)).proposal?.after;
    expect(recipe && hazardsIn(recipe, ['pregnant']), request).toEqual([]);
  }
});

test.each(['is it safe for me?', 'can I eat that?', 'Is this dish ok for me'])(
  '%j about a draft is answered for the pregnant eater, never with a plain yes',
  async (question) => {
    await chat.say('I am pregnant');
    await chat.say('make salami sandwiches');
    expect((await chat.say(question)).content).toMatch(/^Take care with “.*”\. Only heated until steaming/u);
    await chat.say('make tomato soup');
    expect((await chat.say(question)).content).toMatch(/^I see nothing in “/u);
  },
);

test('"can he eat this?" about a recipe with whole nuts is answered with no for a toddler', async () => {
  await chat.say('make granola with whole almonds');
  await chat.say('my grandson is two');
  expect((await chat.say('can he eat this?')).content).toMatch(/^No, “.*” is not safe for a toddler as it is: whole /u);
});

test.each(['Je suis enceinte', 'Estoy embarazada', 'Sono incinta', 'Mon bébé a 8 mois', 'Mein Sohn ist 2 Jahre alt'])(
  '%j is remembered',
  async (fact) => {
    await chat.say(fact);
    const { body } = await app.request(chatRoutes.listRemembered, { params: { id: chat.id } }, anna);
    expect(body.remembered.map(({ label }) => label)).toHaveLength(1);
  },
);

test.each([
  ['I’m immunocompromised', 'make sushi', 'infection'],
  ['I’m on chemo', 'make brie toast', 'infection'],
  ['I had a kidney transplant', 'make brie toast', 'infection'],
  ['my grandma is 88', 'make smoked salmon sandwiches', 'infection'],
  ['I have HIV', 'make ceviche', 'infection'],
  ['Ich habe Krebs', 'Mach Ceviche', 'infection'],
  ['I’m breastfeeding', 'make mussels in white wine', 'nursing'],
  ['my kids are 6 and 8', 'make coq au vin', 'child'],
  ['my kids are 6 and 8', 'make tiramisu', 'child'],
  ['we’re vegetarian', 'make coq au vin for my kids', 'child'],
  ['we’re vegetarian', 'toddler tiramisu', 'toddler'],
] as const)('after %j, the draft for %j is safe', async (fact, request, eater) => {
  await chat.say(fact);
  const { proposal, content } = await chat.say(request);
  const recipe = proposal?.after;
  if (recipe) expect(hazardsIn(recipe, [eater])).toEqual([]);
  else expect(content).toContain('I know no safe version of it');
});

test.each([
  ['I’m pregnant', 'make lasagne with ricotta', 'swap the ricotta for gorgonzola', 'gorgonzola'],
  ['I’m pregnant', 'make a beef stew', 'replace the stock with red wine', 'red wine'],
  ['I’m on chemo', 'make lasagne with ricotta', 'swap the ricotta for gorgonzola', 'gorgonzola'],
])('after %j and %j, %j changes nothing', async (fact, request, change, food) => {
  await chat.say(fact);
  await chat.say(request);
  const { content, proposal } = await chat.say(change);
  expect(proposal).toBeNull();
  expect(content).toMatch(new RegExp(`^I left “.*” as it is: ${food} is not safe for someone`, 'u'));
});

test('sushi for a pregnant eater stays sushi, without the fish', async () => {
  await chat.say('I’m pregnant');
  const recipe = (await chat.say('make sushi')).proposal?.after;
  expect(recipe?.title).toMatch(/Sushi/u);
  expect(recipe?.ingredients.join()).not.toMatch(/salmon|tuna/u);
});

test.each([
  ['my boyfriend breaks out in hives from eggs', 'make pancakes', /\beggs?\b/u],
  ['peanuts make my son swell up', 'make satay', /peanut/u],
  ['my kid carries an epipen for peanuts', 'make pad thai', /peanut/u],
  ['no shellfish for my mum', 'make paella', /shrimp|mussel/u],
])('after %j, %j is made without it', async (fact, request, not) => {
  await chat.say(fact);
  const recipe = (await chat.say(request)).proposal?.after;
  expect(recipe?.ingredients.join()).not.toMatch(not);
  expect(recipe).toBeDefined();
});

test('the dishes of a menu for eaters at risk ask for their safe versions', async () => {
  const { offers } = await chat.say('plan a three course dinner, one of us is pregnant');
  const dishes = offers.filter(({ message }) => message.startsWith('Make a recipe'));
  expect(dishes).not.toEqual([]);
  for (const { message } of dishes) expect(message).toContain('for a pregnant woman');
});
