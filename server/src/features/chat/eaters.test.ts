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
])('after %j, the answer to %j begins with the reason, and its draft is safe', async (fact, request, reason) => {
  await chat.say(fact);
  const { content, proposal } = await chat.say(request);
  expect(content).toMatch(reason);
  const recipe = proposal?.after;
  if (recipe) {
    const isOfChild = /son|daughter|baby/u.test(fact);
    expect(hazardsIn(recipe, [isOfChild ? 'toddler' : 'pregnant'])).toEqual([]);
    expect(recipe.ingredients.join()).not.toMatch(/\b(?:honey|liver)\b/u);
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
    await chat.say('make bagels with smoked salmon');
    expect((await chat.say(question)).content).toMatch(/^Take care with “.*”\. Not cold from the pack/u);
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
