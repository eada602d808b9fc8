import { describe, expect, it, test } from 'vitest';

import { changeMenu } from '#menu/change-menu';
import { isMenuRequest } from '#menu/is-menu-request';
import { planMenu } from '#menu/plan-menu';
import { readMenuRequest } from '#menu/read-menu-request';

describe('isMenuRequest', () => {
  it.each([
    'plan a three-course dinner for six, two vegetarians, serve at 7 pm',
    'menu for Sunday: roast chicken, potatoes, a salad and a dessert',
    'three course italian dinner',
    'what should I cook for a brunch for 8',
    'I make the lasagne and the tiramisu tonight at 19:30, when do I start what?',
    'Christmas dinner for 10 with turkey',
    'a two-course dinner in one hour',
    'tapas evening',
    'menu without oven',
    'Make me a 4-course menu.',
    'a vegetarian menu',
    'Timeline for roast chicken, mashed potatoes and apple pie',
    'Can you plan a dinner party for 8?',
    'Plan a dinner for six',
    'three-course menu with lamb. Any ideas?',
  ])('accepts %j', (message) => {
    expect(isMenuRequest(message)).toBe(true);
  });

  it.each([
    'show me the menu',
    'what’s on the menu',
    'Open the menu',
    'a dinner for six',
    'dinner for 6',
    'dinner ideas',
    'Christmas dinner ideas',
    'what is a three-course meal?',
    'menu for the week',
    'lasagne for 6',
    'how do I make lasagne and tiramisu',
    'brunch',
    'recipe for a Christmas dinner',
    'when do I add the salt and the pepper?',
    'I have chicken and rice',
    'how many courses does an Italian dinner have?',
  ])('rejects %j', (message) => {
    expect(isMenuRequest(message)).toBe(false);
  });
});

describe('readMenuRequest', () => {
  test.each([
    [
      'a three-course dinner for six',
      { servings: 6, courses: [{ course: 'starter' }, { course: 'main' }, { course: 'dessert' }] },
    ],
    ['menu for 6, two vegetarians', { groups: [{ count: 2, diets: ['vegetarian'] }], diets: [] }],
    ['a vegetarian menu for 6', { groups: [], diets: ['vegetarian'] }],
    ['menu for four, one of them is celiac', { groups: [], diets: ['gluten-free'] }],
    ['menu for 4, no nuts, serve at 7 pm', { without: ['nuts'], serveAt: 19 * 60 }],
    ['dinner menu for 8 at 8', { servings: 8, serveAt: 20 * 60 }],
    ['brunch for 8 at 11', { servings: 8, serveAt: 11 * 60 }],
    ['a two-course dinner in one hour', { limit: 60, courses: [{ course: 'main' }, { course: 'dessert' }] }],
    [
      'menu with 2 hobs and no oven',
      { hobs: 2, ovens: 0, courses: [{ course: 'starter' }, { course: 'main' }, { course: 'dessert' }] },
    ],
    ['three course italian dinner', { cuisine: 'italian' }],
    [
      'menu for Sunday: roast chicken, potatoes, a salad and a dessert',
      {
        courses: [
          { course: 'main', text: 'roast chicken' },
          { course: 'side', text: 'potatoes' },
          { course: 'salad' },
          { course: 'dessert' },
        ],
      },
    ],
    [
      'I make the lasagne and the tiramisu tonight at 19:30, when do I start what?',
      {
        courses: [
          { course: 'main', text: 'lasagne' },
          { course: 'dessert', text: 'tiramisu' },
        ],
        serveAt: 19 * 60 + 30,
      },
    ],
    ['Menu for my pregnant sister and me', { eaters: ['pregnant'] }],
  ])('reads %j', (message, expected) => {
    expect(readMenuRequest(message)).toMatchObject(expected);
  });
});

describe('changeMenu', () => {
  const menu = planMenu(readMenuRequest('a three-course dinner for 4 at 7 pm'), { seed: 'a', month: 5 });
  const titles = menu.dishes.map(({ title }) => title);
  const change = (message: string) => changeMenu(message, menu.request, titles);
  const [starter, main, dessert] = menu.request.courses;

  it.each([
    ['replace the dessert', { courses: [starter, main, { course: 'dessert' }] }],
    ['another starter', { courses: [{ course: 'starter' }, main, dessert] }],
    [
      'swap the dessert for an apple crumble',
      { courses: [starter, main, { course: 'dessert', text: 'apple crumble' }] },
    ],
    ['leave out the dessert', { courses: [starter, main] }],
    ['make it vegan', { diets: ['vegan'], courses: [starter, main, dessert] }],
    ['without nuts', { without: ['nuts'] }],
    ['one guest is vegetarian', { groups: [{ count: 1, diets: ['vegetarian'] }], diets: [] }],
    ['we will be 8', { servings: 8 }],
    ['for 8 instead', { servings: 8, courses: [starter, main, dessert] }],
    ['serve at 8', { serveAt: 20 * 60 }],
    ['without oven', { ovens: 0 }],
    ['without the oven, please', { ovens: 0 }],
    ['in one hour', { limit: 60 }],
  ])('applies %j', (message, request) => {
    expect(change(message)).toMatchObject({ kind: 'change', request });
  });

  it('plans other dishes for another menu', () => {
    expect(change('Another menu')).toMatchObject({ kind: 'again', request: { avoid: titles } });
  });

  it.each(['shopping list for it', 'Shopping list', 'what do I need to buy?'])(
    'lists what to buy for %j',
    (message) => {
      expect(change(message)).toEqual({ kind: 'shopping' });
    },
  );

  it.each([
    'how long does rice keep?',
    'make a recipe for lasagna',
    'shopping list for dal',
    'thanks',
    'delete my soup',
    'is it vegan?',
  ])('leaves %j to others', (message) => {
    expect(change(message)).toBeUndefined();
  });
});
