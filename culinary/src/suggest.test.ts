import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRecipe } from '#compose';
import { dishNamedIn } from '#dishes/named-dish';
import { findFoods } from '#ingredient-catalogue';
import { suggestTitles } from '#suggest';
import { EMOJI, MOODS } from '#suggest-moods-data';

const titlesFor = (phrase: string): string[] => suggestTitles(phrase, 's').map(({ title }) => title);

describe('suggestTitles', () => {
  test.each([
    'thai chickpea',
    'something with leeks',
    'birthday cake',
    'vegan dinner',
    'quick soup',
    'beef wellington',
    'rhubarb',
    'xyzzy',
    '',
  ])('"%s" gives distinct titles that can be composed', (phrase) => {
    const ideas = suggestTitles(phrase, 's');
    expect(ideas.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
    for (const { title, description } of ideas) {
      expect(description.length).toBeGreaterThan(20);
      expect(composeRecipe({ ingredients: [title], seed: 'later' }).recipe, title).not.toBeNull();
    }
    for (const title of ideas.slice(0, 3).map((idea) => idea.title))
      expect(findFoods(title).length > 0 || dishNamedIn(title, [], true) !== null, title).toBe(true);
  });

  test.each([
    ['thai chickpea', 'chickpea'],
    ['something with leeks', 'leek'],
    ['rhubarb', 'rhubarb'],
  ])('"%s" is about %s', (phrase, food) => {
    for (const title of titlesFor(phrase)) expect(findFoods(title).map(({ food: { name } }) => name)).toContain(food);
  });

  test.each([
    ['🍝', /spaghetti/iu],
    ['🍕🍺', /pizza/iu],
    ['gâteau au chocolat', /chocolate/iu],
    ['sopa de lentejas', /lentil/iu],
    ['борщ', /beet/iu],
    ['フライドチキン', /chicken/iu],
    ['slow cooker pork', /pork/iu],
    ['keto', /omelet|salmon|salad|zucchini|steak|frittata/iu],
    ['jollof rice', /jollof/iu],
  ])('"%s" is translated', (phrase, wanted) => {
    expect(titlesFor(phrase)[0]).toMatch(wanted);
  });

  test.each(MOODS.flatMap(([, ideas]) => ideas))('"%s" is a mood whose ideas can be composed', (idea) => {
    expect(composeRecipe({ ingredients: [idea], seed: 's' }).recipe).not.toBeNull();
  });

  test.each(Object.keys(EMOJI))('%s is a food', (picture) => {
    expect(suggestTitles(picture, 's')[0]?.description).not.toContain("I don't know anything by that name");
  });

  test('adds a note for a diet that cannot be guaranteed', () => {
    for (const { description } of suggestTitles('paleo dinner', 's')) expect(description).toContain("can't promise");
  });

  test('gives different ideas for two unknown phrases', () => {
    expect(titlesFor('xyzzy')).not.toEqual(titlesFor('qqqq'));
  });

  test('composes the dish that a dish word names', () => {
    for (const title of titlesFor('quick soup')) expect(title).toMatch(/soup/iu);
    for (const title of titlesFor('birthday cake')) expect(title).toMatch(/cake|loaf/iu);
  });

  test('adds a note for an unknown phrase', () => {
    for (const { description } of suggestTitles('xyzzy', 's'))
      expect(description).toContain("I don't know anything by that name");
    for (const { description } of suggestTitles('leeks', 's'))
      expect(description).not.toContain("I don't know anything by that name");
  });

  test('depends only on phrase and seed', () => {
    expect(suggestTitles('chicken', 'a')).toEqual(suggestTitles('chicken', 'a'));
    const seeds = ['a', 'b', 'c', 'd'].map((seed) =>
      suggestTitles('chicken', seed)
        .map(({ title }) => title)
        .join(),
    );
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  test.each([
    [0, 3],
    [3, 3],
    [5, 5],
    [99, 5],
    [Number.NaN, 4],
  ])('a count of %d gives at most %d ideas', (count, most) => {
    expect(suggestTitles('pasta', 's', count).length).toBe(most);
  });

  test('never throws and always gives three to five', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.constantFrom('__proto__', '🍕', 'without egg', 'no chicken', '('.repeat(500)),
        ),
        fc.string({ maxLength: 6 }),
        (phrase, seed) => {
          const ideas = suggestTitles(phrase, seed);
          expect(ideas.length).toBeGreaterThanOrEqual(3);
          expect(ideas.length).toBeLessThanOrEqual(5);
        },
      ),
      { numRuns: 25 },
    );
  });
});
