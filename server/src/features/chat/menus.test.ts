import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkRecipe } from '@larder/culinary/check-recipe';
import type { Diet } from '@larder/culinary/catalogue/food-row';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { createRecipe, createUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function cook(diets: readonly Diet[] = [], allergies: readonly string[] = []) {
  const who = await createUser(app);
  await app.database.db
    .updateTable('user_profiles')
    .set({ diets: toJson(diets), allergies: toJson(allergies) })
    .where('user_id', '=', who.id)
    .execute();
  return { who, ...talk(app, who) };
}

/** The titles of the dishes in an answer with a menu. */
const dishesOf = (content: string): string[] =>
  [...content.matchAll(/^- (.+?) \((?:starter|main course|side dish|salad|dessert)/gmu)].map(([, title = '']) => title);

test('A menu lists its courses and a timeline that ends with serving them', async () => {
  const { say } = await cook();
  const { content } = await say('Plan a three-course dinner for six, two vegetarians, serve at 7 pm');
  expect(dishesOf(content)).toHaveLength(3);
  expect(content).toContain('Every dish is vegetarian');
  expect(content).toMatch(/\| 19:00 \| \*\*Serve the /u);
  expect(content).toMatch(/\| 20:00 \| \*\*Serve the /u);
});

test('Follow-ups change one dish, the people, the time and the rules, and leave the rest', async () => {
  const { say } = await cook();
  const [starter, main, dessert] = dishesOf((await say('a three-course dinner for 4 at 7 pm')).content);
  const replaced = dishesOf((await say('Replace the dessert')).content);
  expect(replaced.slice(0, 2)).toEqual([starter, main]);
  expect(replaced[2]).not.toBe(dessert);
  const scaled = (await say('for 8 instead')).content;
  expect(dishesOf(scaled)).toEqual(replaced);
  expect(scaled).toContain('for 8');
  const later = (await say('serve at 8')).content;
  expect(later).toContain('| 20:00 | **Serve the');
  expect((await say('without nuts')).content).toContain('without nuts');
});

test('Another menu has other dishes under the same rules', async () => {
  const { say } = await cook();
  const first = (await say('a vegan three-course menu for 6')).content;
  const second = (await say('Another menu')).content;
  expect(second).toContain('for 6 (vegan)');
  expect(dishesOf(second)).toHaveLength(3);
  expect(dishesOf(second).filter((title) => dishesOf(first).includes(title))).toEqual([]);
});

test('A menu obeys the profile and what the conversation states; a dish of it is written as a draft', async () => {
  const { say } = await cook(['vegetarian'], ['peanuts']);
  await say('I am allergic to milk');
  const { content, offers } = await say('a three-course menu');
  expect(content).toContain('Every dish is vegetarian and without peanuts, as your profile says.');
  for (const title of dishesOf(content)) {
    const message = offers.find(({ words }) => words === title)?.message ?? '';
    const { proposal } = await say(message);
    expect(proposal?.kind).toBe('save');
    const written = proposal?.after;
    expect(written?.title).toBe(title);
    const rules = { diets: ['vegetarian' as const], without: ['peanuts', 'milk'] };
    expect(written && checkRecipe(written, rules)).toEqual([]);
  }
});

test('A timeline takes the user’s own recipe by its title, and no other user’s', async () => {
  const { say, who } = await cook();
  const mine = {
    title: 'Sunday bake',
    ingredients: ['1 kg potatoes', '500 ml milk'],
    instructions: ['Slice the potatoes.', 'Bake at 160 °C for 90 minutes.'],
    category: 'Main Dish' as const,
    servings: 4,
  };
  await createRecipe(app, who, mine);
  const { content, citations } = await say('I make my Sunday bake and the tiramisu at 19:30, when do I start what?');
  expect(citations.map(({ title }) => title)).toEqual(['Sunday bake']);
  expect(content).toMatch(/\| 17:55 \| Sunday bake: Bake at 160 °C for 90 minutes\./u);
  const other = await cook();
  const theirs = await other.say('I make my Sunday bake and the tiramisu at 19:30, when do I start what?');
  expect(theirs.citations).toEqual([]);
});

test('The shopping list of a menu sums what its dishes need', async () => {
  const { say } = await cook();
  await say('menu: mashed potatoes, latkes');
  const { content } = await say('Shopping list for it');
  expect(content).toContain('**Fruit and vegetables**');
  expect(content.match(/^- .*potatoes/gmu)).toHaveLength(1);
});

test('A single dish and the menu of the app are no menus', async () => {
  const { say } = await cook();
  expect((await say('a dinner for six')).content).not.toContain('Timeline');
  expect((await say('show me the menu')).content).not.toContain('Timeline');
});
