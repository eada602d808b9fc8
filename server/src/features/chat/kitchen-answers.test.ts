import { v5 as uuidv5 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ChatMessage } from '@larder/contract/chat';
import { recipesRoutes } from '@larder/contract/recipes';
import type { Diet } from '@larder/culinary/catalogue/food-row';
import type { RequestedRules } from '@larder/culinary/check-recipe';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, type Talk, talk } from '../../../test/chat.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

interface Eating {
  readonly diets?: readonly Diet[];
  readonly allergies?: readonly string[];
}

async function cook({ diets = [], allergies = [] }: Eating = {}): Promise<Talk & { readonly who: TestUser }> {
  const who = await createUser(app);
  await app.database.db
    .updateTable('user_profiles')
    .set({ diets: toJson(diets), allergies: toJson(allergies) })
    .where('user_id', '=', who.id)
    .execute();
  const kitchen = talk(app, who);
  let messages = 0;
  // The answer depends on the message's id, which therefore is the same in each run.
  const say = (content: string) => {
    messages += 1;
    return kitchen.say(content, uuidv5(`${expect.getState().currentTestName}/${messages}/${content}`, uuidv5.URL));
  };
  return { ...kitchen, say, who };
}
const listOwn = async (who: TestUser) =>
  (await app.request(recipesRoutes.listRecipes, { query: {} }, who)).body.recipes;
const idsOf = ({ results }: ChatMessage) => results.map(({ id }) => id).toSorted();

const TOMATO_SOUP = {
  title: 'Tomato soup',
  ingredients: ['1 kg tomatoes', '1 onion', '200 ml heavy cream', 'salt'],
  instructions: ['Cook all of it.', 'Blend it.'],
  category: 'Soup' as const,
  preparation_time: 10,
  cooking_time: 15,
  servings: 4,
};
const ALMOND_CAKE = {
  title: 'Almond cake',
  ingredients: ['200 g ground almonds', '4 eggs', '150 g sugar'],
  instructions: ['Mix.', 'Bake for 40 minutes.'],
  category: 'Dessert' as const,
  preparation_time: 20,
  cooking_time: 40,
};
const SATAY = {
  title: 'Chicken satay with peanut sauce',
  ingredients: ['500 g chicken breast', '150 g peanut butter', '2 tbsp soy sauce'],
  instructions: ['Grill the chicken.', 'Stir the rest into a sauce.'],
  preparation_time: 30,
  cooking_time: 30,
};
const LEEK_SOUP = {
  title: 'Leek soup',
  ingredients: ['3 leeks', '500 g potatoes', '2 tbsp olive oil'],
  instructions: ['Cook the leeks and potatoes in water.', 'Blend.'],
  category: 'Soup' as const,
  preparation_time: 10,
  cooking_time: 25,
  servings: 4,
};
const GRATED = {
  title: 'Plain rice',
  ingredients: ['300 g rice', 'salt'],
  instructions: ['Boil the rice.', 'Serve with plenty of grated parmesan.'],
  cooking_time: 45,
};

describe('questions about the content of the user’s own recipes', () => {
  let kitchen: Awaited<ReturnType<typeof cook>>;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    kitchen = await cook({ allergies: ['peanuts'] });
    for (const recipe of [TOMATO_SOUP, ALMOND_CAKE, SATAY, LEEK_SOUP, GRATED]) {
      ids[recipe.title] = (await createRecipe(app, kitchen.who, { description: 'Good.', ...recipe })).id;
    }
  });

  test.each<[string, RegExp, string]>([
    ['is my tomato soup vegan', /^No\..*not vegan:\n• “200 ml heavy cream”/u, 'Tomato soup'],
    ['Is my tomato soup dairy free?', /^No\..*“200 ml heavy cream”/su, 'Tomato soup'],
    ['is tomato soup vegetarian', /^Yes, as far as I can tell/u, 'Tomato soup'],
    ['can a vegan eat my tomato soup?', /^No\./u, 'Tomato soup'],
    ['is there any dairy in my tomato soup', /^Yes\..*heavy cream/su, 'Tomato soup'],
    ['does my almond cake contain eggs', /^Yes\..*“4 eggs”/su, 'Almond cake'],
    ['does my almond cake have nuts in it?', /^Yes\..*ground almonds/su, 'Almond cake'],
    ['does my almond cake contain butter', /^No, as far as I can tell/u, 'Almond cake'],
    ['is my almond cake ok for someone with an egg allergy', /^No\..*“4 eggs”/su, 'Almond cake'],
    ['is my chicken satay nut free', /^No\..*peanut butter/su, SATAY.title],
    ['does my satay contain peanuts?', /^Yes\..*peanut butter/su, SATAY.title],
    ['can I eat my chicken satay?', /^No\..*peanut butter/su, SATAY.title],
    ['is my satay halal', /^(?:Yes|No|I cannot)/u, SATAY.title],
    ['is my leek soup gluten free', /^Yes, as far as I can tell/u, 'Leek soup'],
    ['which allergens are in my almond cake?', /nuts: 200 g ground almonds/u, 'Almond cake'],
    ['is my plain rice dairy-free', /^No\..*Step 2 of 2: parmesan/su, 'Plain rice'],
    ['is my leek soup free of unobtainium and eggs', /./u, ''],
  ])('%s is answered from its lines and steps', async (question, says, title) => {
    const answer = await kitchen.say(question);
    expect(answer.content).toMatch(says);
    if (title !== '') expect(answer.citations).toEqual([{ id: ids[title], title }]);
  });

  test('answer in general when there is no such recipe', async () => {
    const { content } = await kitchen.say('is my mushroom pie vegan');
    expect(content).toMatch(/^I found no recipe of yours by that name/u);
  });

  test('do not match a recipe that only shares a word', async () => {
    expect((await kitchen.say('is my tomato paste vegan?')).citations).toEqual([]);
  });

  test('apply to the recipe under discussion', async () => {
    await kitchen.say('how long does my almond cake take?');
    expect((await kitchen.say('does it contain eggs?')).content).toMatch(/^Yes\..*“4 eggs”/su);
  });

  test.each<[string, string[]]>([
    ['which of my recipes are dairy-free?', ['Almond cake', SATAY.title, 'Leek soup']],
    ['which of my recipes have no nuts', ['Tomato soup', 'Leek soup', 'Plain rice']],
    ['which of my recipes are without eggs', ['Tomato soup', SATAY.title, 'Leek soup', 'Plain rice']],
    ['which recipe has no nuts', ['Tomato soup', 'Leek soup', 'Plain rice']],
    ['which of my recipes are halal', ['Tomato soup', 'Almond cake', SATAY.title, 'Leek soup', 'Plain rice']],
    ['which of my recipes are nut-free and dairy-free?', ['Leek soup']],
    ['which of my recipes can a vegan eat', ['Leek soup', 'Plain rice']],
    ['which of my recipes can I eat?', ['Tomato soup', 'Almond cake', 'Leek soup', 'Plain rice']],
    ['which of my recipes contain nuts', ['Almond cake', SATAY.title]],
    ['my recipes for a friend who is allergic to soy', ['Tomato soup', 'Almond cake', 'Leek soup', 'Plain rice']],
    ['find recipes without eggs', ['Tomato soup', SATAY.title, 'Leek soup', 'Plain rice']],
    ['find recipes under 30 minutes', ['Tomato soup']],
    ['find something quick', ['Tomato soup']],
    ['show me my soups', ['Tomato soup', 'Leek soup']],
    ['do I have any soup?', ['Tomato soup', 'Leek soup']],
    ['find my soups', ['Tomato soup', 'Leek soup']],
  ])('%s lists the matching recipes', async (question, titles) => {
    const answer = await kitchen.say(question);
    expect(idsOf(answer)).toEqual(titles.map((title) => ids[title]).toSorted());
  });

  test('list recipes with unknown ingredients as unsure', async () => {
    const { say, who } = await cook();
    await createRecipe(app, who, { title: 'Mystery', ingredients: ['100 g blorbium'], instructions: ['Eat.'] });
    const answer = await say('which of my recipes have no nuts?');
    expect(answer.results).toEqual([]);
    expect(answer.content).toContain('I’m not sure about “Mystery”');
    expect((await say('is my mystery nut free')).content).toMatch(/^I can’t promise that.*100 g blorbium/su);
  });

  test('stop at the reading budget, and say that there may be more', async () => {
    const { say, who } = await cook();
    const steps = Array.from({ length: 9 }, () => 'Stir the rice. '.repeat(100));
    const long = { ingredients: ['1 cup rice'], instructions: steps };
    const titles = Array.from({ length: 18 }, (_, n) => `Long rice ${n}`);
    for (const title of titles) await createRecipe(app, who, { ...long, title });
    const answer = await say('which of my recipes have no nuts?');
    expect(answer.results.length).toBeGreaterThan(0);
    expect(answer.results.length).toBeLessThan(titles.length);
    expect(answer.content).toContain('there may be more');
  });

  test('read only the user’s own recipes', async () => {
    const { say } = await cook();
    expect((await say('is my almond cake vegan')).citations).toEqual([]);
    expect((await say('which of my recipes have no eggs')).results).toEqual([]);
  });

  test.each(['which of my recipes are low carb?', 'which of my recipes are keto'])(
    '%s gets no guess',
    async (question) => {
      expect(await kitchen.say(question)).toMatchObject({
        results: [],
        content: expect.stringMatching(/can’t sort your recipes by that/u),
      });
    },
  );

  test('fall back to the search answer when no recipe is quick', async () => {
    const { say } = await cook();
    expect((await say('find something quick')).content).toContain('No recipes found matching');
  });
});

describe('the restrictions of a user', () => {
  test.each([
    ['what can I use instead of peanut butter?', /almond butter \(nuts\)/u, /: Almond butter/u],
    ['what goes with chocolate?', /I left out hazelnuts \(nuts\)/u, /coffee, hazelnuts|hazelnuts,/u],
    ['how do I make pesto?', /Not for you: pine nuts \(nuts\)/u, /unobtainium/u],
  ])('of the profile apply: %s', async (question, says, saysNot) => {
    const { say } = await cook({ allergies: ['nuts'] });
    const { content } = await say(question);
    expect(content).toMatch(says);
    expect(content).not.toMatch(saysNot);
  });

  test('apply when the message states them, with one hint about the profile', async () => {
    const { say } = await cook();
    const first = await say('what can I use instead of peanut butter? I am allergic to nuts');
    expect(first.content).toContain('I left out almond butter (nuts)');
    expect(first.content).toContain('“What you eat” in [your profile](/profile#eating)');
    const second = await say('I am allergic to nuts, what goes with chocolate?');
    expect(second.content).toMatch(/I left out hazelnuts/u);
    expect(second.content).not.toContain('/profile');
  });

  test('apply for the whole conversation', async () => {
    const { say, who } = await cook();
    const answer = await say('I am allergic to eggs and milk.');
    expect(answer.content).toMatch(/^Thank you.*without eggs or milk.*\/profile#eating/su);
    expect((await say('what goes with asparagus?')).content).toMatch(/I left out .*eggs/u);
    for (const wish of ['make a recipe for pancakes', 'make a recipe with pasta', 'create a recipe for a cake'])
      await say(wish);
    const { checkRecipe } = await import('@larder/culinary/check-recipe');
    for (const { id } of await listOwn(who)) {
      const { body } = await app.request(recipesRoutes.getRecipe, { params: { id } }, who);
      const rules = { diets: [], without: ['eggs', 'milk'] };
      expect(checkRecipe(body, rules).filter(({ certainty }) => certainty === 'breaks')).toEqual([]);
    }
  });

  test('are thanked for only when the message contains nothing else', async () => {
    const { say } = await cook();
    const filler = 'am '.repeat(40);
    expect((await say(`I am allergic to nuts. ${filler}`)).content).toMatch(/^Thank you for telling me/u);
    expect((await say(`I am allergic to nuts. ${filler}hungry`)).content).not.toMatch(/^Thank you for telling me/u);
  });

  test('need no hint when the profile has them', async () => {
    const { say } = await cook({ allergies: ['nuts'] });
    expect((await say('I am allergic to nuts, what goes with chocolate?')).content).not.toContain('/profile');
  });

  test.each(['what are my allergies?', 'what do I eat', 'do you know my diet'])(
    'are described on request: %s',
    async (question) => {
      const { say } = await cook({ diets: ['vegan'], allergies: ['sesame'] });
      const { content } = await say(question);
      expect(content).toContain('vegan and without sesame');
      expect(content).toContain('/profile#eating');
    },
  );

  test('are described as empty when the profile has none', async () => {
    const { say } = await cook();
    expect((await say('what are my allergies?')).content).toMatch(/names no diets and no allergies/u);
  });
});

describe('a follow-up on the recipe generated last', () => {
  const cookWithRecipe = async (wish = 'make a recipe with chicken, broccoli and rice') => {
    const kitchen = await cook();
    return { ...kitchen, first: await kitchen.say(wish) };
  };
  const linesOf = ({ proposal }: ChatMessage) => proposal?.after ?? { title: '', ingredients: [], instructions: [] };
  const faultsOf = async (message: ChatMessage, rules: Partial<RequestedRules>) => {
    const { checkRecipe } = await import('@larder/culinary/check-recipe');
    const findings = checkRecipe(linesOf(message), { diets: [], without: [], ...rules });
    return findings.filter(({ certainty }) => certainty === 'breaks');
  };

  test.each(['make it vegan', 'make that vegan please', 'vegan please', 'can you make it vegan?', 'a vegan version'])(
    '%s generates a version that complies with the diet',
    async (message) => {
      const { say, who } = await cookWithRecipe();
      const answer = await say(message);
      expect(answer).toMatchObject({ action: 'recipe_generated', state: 'done', proposal: { kind: 'save' } });
      expect(await listOwn(who)).toEqual([]);
      expect(answer.content).toMatch(/vegan.*Out: .*chicken/su);
      expect(await faultsOf(answer, { diets: ['vegan'] })).toEqual([]);
      expect(linesOf(answer).ingredients.join()).toMatch(/rice|broccoli/u);
    },
  );

  test.each(['without garlic', 'no, without garlic', 'make it without garlic', 'leave out the garlic please'])(
    '%s is respected, with all earlier restrictions',
    async (message) => {
      const { say } = await cookWithRecipe('make a recipe with chicken and rice, no onion');
      const answer = await say(message);
      expect(answer.action).toBe('recipe_generated');
      expect(await faultsOf(answer, { without: ['garlic', 'onion'] })).toEqual([]);
      const vegan = await say('make it vegan');
      expect(await faultsOf(vegan, { diets: ['vegan'], without: ['garlic', 'onion'] })).toEqual([]);
    },
  );

  test.each(['another one', 'something else please', 'give me another'])(
    '%s generates a different recipe',
    async (message) => {
      const { say, first } = await cookWithRecipe();
      const answer = await say(message);
      expect(answer.action).toBe('recipe_generated');
      expect(answer.proposal?.recipe_id).not.toBe(first.proposal?.recipe_id);
      expect(answer.proposal?.after?.title).not.toBe(first.proposal?.after?.title);
      expect(linesOf(answer).ingredients.join()).toMatch(/chicken|rice|broccoli/u);
    },
  );

  test.each<[string, number]>([
    ['scale it to 8 people', 8],
    ['make it for eight', 8],
    ['for 8 people', 8],
    ['double it', 8],
    ['halve it', 2],
  ])('%s scales the draft, and proposes to scale it once it is saved', async (message, servings) => {
    const { say, who } = await cookWithRecipe();
    expect((await say(message)).proposal).toMatchObject({
      kind: 'save',
      state: 'open',
      before: null,
      after: { servings },
    });
    // The first conversation remembers for how many it is.
    const other = talk(app, who);
    await other.say('make a recipe with chicken, broccoli and rice');
    const { recipe } = await other.say('keep it');
    const answer = await other.say(message);
    expect(answer.proposal).toMatchObject({
      kind: 'edit',
      state: 'open',
      recipe_id: recipe?.id,
      before: { servings: 4 },
      after: { servings },
    });
    await answerProposal(app, who, answer, true);
    const { body } = await app.request(recipesRoutes.getRecipe, { params: { id: recipe?.id ?? '' } }, who);
    expect(body.servings).toBe(servings);
  });

  test('scaling to a fraction says which whole number of servings is stored', async () => {
    const { say, who } = await cookWithRecipe('make a recipe with chicken and rice for 3');
    await say('keep it');
    const answer = await say('halve it');
    expect(answer.content).toContain('for 1.5 instead of 3?');
    expect(answer.content).toContain('• It will say 2 servings: recipes count whole servings.');
    expect(answer.proposal).toMatchObject({ before: { servings: 3 }, after: { servings: 2 } });
    await answerProposal(app, who, answer, false);
    expect((await say('double it')).content).not.toContain('It will say');
  });

  test('an unsupported change is declined', async () => {
    const { say } = await cookWithRecipe();
    expect(await say('make it blue')).toMatchObject({ action: null, proposal: null });
  });

  test.each(['make it vegan', 'another one', 'double it', 'without garlic'])(
    '%s does nothing when no recipe was generated',
    async (message) => {
      const { say, who } = await cook();
      expect(await say(message)).toMatchObject({ recipe: null, proposal: null, state: 'done' });
      expect(await listOwn(who)).toEqual([]);
    },
  );
});

describe('a follow-up on one of the user’s own recipes', () => {
  test.each([
    ['add 1/2 cup cream to my leek soup', '1/2 cup cream'],
    ['Hey, add 1.5 kg Potatoes, peeled to my leek soup, please!', '1.5 kg Potatoes, peeled'],
    ['edit my leek soup: add 1 can (400 g) white beans.', '1 can (400 g) white beans'],
  ])('%s proposes the line as the user wrote it', async (message, line) => {
    const { say } = await cookWithSoup();
    expect((await say(message)).proposal?.after?.ingredients.at(-1)).toBe(line);
  });

  test('a line beyond the limit is cut between characters', async () => {
    const { say, messages } = await cookWithSoup();
    const beginning = 'edit my leek soup: add 1 ';
    const { proposal } = await say(`${beginning}${'x'.repeat(299 - beginning.length)}🍲`);
    const line = proposal?.after?.ingredients.at(-1) ?? '';
    expect(line).toMatch(/^1 x+/u);
    expect(line.isWellFormed()).toBe(true);
    expect((await messages()).at(-1)?.proposal).toEqual(proposal);
  });

  const cookWithSoup = async () => {
    const kitchen = await cook();
    await createRecipe(app, kitchen.who, { ...LEEK_SOUP, ingredients: [...LEEK_SOUP.ingredients, '50 g butter'] });
    return kitchen;
  };

  test('a recipe beyond the limit of the scaler is not scaled', async () => {
    const { say, who } = await cook();
    const ingredients = Array.from({ length: 60 }, () => '1g'.repeat(200));
    const { id } = await createRecipe(app, who, { title: 'Heap of grams', ingredients });
    const answer = await say('double my heap of grams');
    expect(answer).toMatchObject({ proposal: null, citations: [{ id, title: 'Heap of grams' }] });
    expect(answer.content).toContain('too long for me to change');
  });

  test.each(['double my leek soup', 'double leek soup', 'scale my leek soup to 8'])(
    '%s proposes the scaled recipe',
    async (message) => {
      const { say } = await cookWithSoup();
      const { proposal } = await say(message);
      expect(proposal).toMatchObject({ kind: 'edit', state: 'open', after: { servings: 8 } });
      expect(proposal?.after?.ingredients).toContain('6 leeks');
    },
  );

  test.each(['make leek soup vegan', 'make my leek soup vegan', 'make my leek soup without butter'])(
    '%s proposes a new version, and leaves the recipe as it is',
    async (message) => {
      const { say, who } = await cookWithSoup();
      const answer = await say(message);
      expect(answer.proposal).toMatchObject({ kind: 'save', state: 'open' });
      const lines = answer.proposal?.after?.ingredients.join() ?? '';
      expect(lines).toMatch(/leek/u);
      expect(lines).not.toMatch(/butter/u);
      expect(answer.content).toMatch(/Out: .*butter/u);
      expect(await listOwn(who)).toHaveLength(1);
    },
  );

  test('a new version keeps the category, whatever its title suggests', async () => {
    const { say, who } = await cook();
    const ingredients = ['4 salmon fillets', '300 g long-grain rice', '2 tbsp butter', '250 g asparagus', 'salt'];
    const title = 'Salmon in Pan Juices with Rice';
    await createRecipe(app, who, { title, ingredients, category: 'Main Dish' });
    expect((await say(`make my ${title} vegan`)).proposal?.after).toMatchObject({ category: 'Main Dish' });
  });

  test('edit my leek soup: explains how to edit', async () => {
    const { say, who } = await cookWithSoup();
    const [recipe] = await listOwn(who);
    const answer = await say('edit my leek soup');
    expect(answer).toMatchObject({ proposal: null, citations: [{ id: recipe?.id }] });
    expect(answer.content).toContain(`[Leek soup](/recipe/${recipe?.id}) and choose Edit`);
  });

  test.each(['edit leek soup: add 1 onion', 'add 1 onion to my leek soup'])(
    '%s proposes the added line',
    async (message) => {
      const { say, who } = await cookWithSoup();
      const answer = await say(message);
      expect(answer.proposal).toMatchObject({ kind: 'edit', state: 'open' });
      expect(answer.proposal?.after?.ingredients.at(-1)).toBe('1 onion');
      await answerProposal(app, who, answer, true);
      const id = (await listOwn(who))[0]?.id ?? '';
      const { body } = await app.request(recipesRoutes.getRecipe, { params: { id } }, who);
      expect(body.ingredients).toContain('1 onion');
    },
  );
});

test('a suggestion about an unknown word is answered like any other', async () => {
  const { say, who } = await cook();
  await createRecipe(app, who, LEEK_SOUP);
  expect(await say('any ideas for constructor?')).toMatchObject({ state: 'done' });
});

describe('small talk', () => {
  test.each<[string, RegExp]>([
    ['are you an AI?', /kitchen engine of Larder: no language model/u],
    ['are you chatgpt', /no language model/u],
    ['fuck you', /sorry that this did not help/u],
    ['you are useless', /sorry that this did not help/u],
    ['hoe lang moet ik een ei koken', /I understand only English, German/u],
    ['como posso fazer um bolo sem ovos', /I understand only English, German/u],
    ['как сварить яйцо', /I understand only English, German/u],
    ['how to make pasta alla norma', /./u],
  ])('%s gets a fitting reply', async (message, says) => {
    const { say } = await cook();
    expect((await say(message)).content).toMatch(says);
  });

  test('off-topic questions get a short answer with changing suggestions', async () => {
    const { say } = await cook();
    const suggestions = new Set<string>();
    for (const message of ['what is the capital of France', 'who won the cup', 'tell me a joke', 'sing a song']) {
      const { content } = await say(message);
      expect(content.length).toBeLessThan(320);
      suggestions.add(content.split('You could ask me')[1] ?? content);
    }
    expect(suggestions.size).toBeGreaterThan(2);
  });
});

test.each([
  'my throat is swelling after I made your recipe, find help',
  'make me a recipe, my tongue is swollen and I am allergic to nuts',
  'delete it, I cannot breathe',
])('an emergency is answered before anything else: %s', async (message) => {
  const { say, who } = await cook();
  const answer = await say(message);
  expect(answer).toMatchObject({ action: null, recipe: null, proposal: null });
  expect(answer.content).toMatch(/emergency|112|911/iu);
  expect(await listOwn(who)).toEqual([]);
});
