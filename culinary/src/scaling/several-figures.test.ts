import { describe, expect, test } from 'vitest';

import { convertRecipe } from '#conversion';
import { loadEveryLanguage } from '#every-language';
import { scaleRecipe } from '#scale';

const scaled = (line: string, factor: number): string | undefined =>
  scaleRecipe({ ingredients: [line], instructions: [], servings: 4 }, { factor }).ingredients[0];

describe('counts and measures in brackets scale with the line', () => {
  test.each([
    ['½ cup lemon juice (about 3 lemons)', '1 cup lemon juice (about 6 lemons)'],
    ['½ cup lemon juice (from about 2 to 3 lemons)', '1 cup lemon juice (from about 4 to 6 lemons)'],
    ['½ cup lemon juice from 3 lemons', '1 cup lemon juice from 6 lemons'],
    ['1 cup mashed banana (2 to 3 bananas)', '2 cups mashed banana (4 to 6 bananas)'],
    ['2 cups diced onions (about 2 medium onions)', '4 cups diced onions (about 4 medium onions)'],
    ['3 cloves garlic (1 tbsp minced)', '6 cloves garlic (2 tbsp minced)'],
    ['1 onion, about 1 cup chopped', '2 onions, about 2 cups chopped'],
    ['6 tbsp butter, divided (4 tbsp + 2 tbsp)', '12 tbsp butter, divided (8 tbsp + 4 tbsp)'],
    ['2 tbsp butter, 1 tbsp melted', '4 tbsp butter, 2 tbsp melted'],
    ['1 cup rice (see note 2)', '2 cups rice (see note 2)'],
    ['1 lb beef (serves 4)', '2 lb beef (serves 4)'],
    ['1 carrot, about 3 cm (1 in), peeled', '2 carrots, about 3 cm (1 in), peeled'],
  ])('%s × 2', (line, twice) => {
    expect(scaled(line, 2)).toBe(twice);
  });
});

describe('sizes stay, and packages without a number are counted', () => {
  test.each([
    ['28 oz can crushed tomatoes', '2 x 28 oz cans crushed tomatoes'],
    ['15 oz. can black beans', '2 x 15 oz. cans black beans'],
    ['400g/14oz tin tomatoes', '2 x 400g/14oz tins tomatoes'],
    ['8 oz. pkg. cream cheese', '2 x 8 oz. pkg. cream cheese'],
    ['14-oz can coconut milk', '2 14-oz cans coconut milk'],
    ['1 can tomatoes (14 oz)', '2 cans tomatoes (14 oz)'],
    ['2 cans tomatoes (28 oz total)', '4 cans tomatoes (3½ lb total)'],
    ['1 jar roasted peppers, 12 oz', '2 jars roasted peppers, 12 oz'],
    ['9" pie crust', '2 9" pie crusts'],
    ['9 inch pie crust', '2 x 9 inch pie crusts'],
    ['2 inch ginger', '4 inches ginger'],
    ['pinch of salt', '2 pinches of salt'],
    ['dozen eggs', '2 dozen eggs'],
    ['1 batch of pizza dough', '2 batches of pizza dough'],
    ['3 eggs and 1 yolk', '6 eggs and 2 yolks'],
    ['2 percent milk, 1 cup', '2 percent milk, 2 cups'],
    ['1 lb ground beef (80/20)', '2 lb ground beef (80/20)'],
    ['1 lb 16/20 shrimp', '2 lb 16/20 shrimp'],
    ['4 salmon fillets @ 150 g', '8 salmon fillets @ 150 g'],
    ['1 envelope (¼ oz) yeast', '2 envelopes (¼ oz) yeast'],
  ])('%s × 2', (line, twice) => {
    expect(scaled(line, 2)).toBe(twice);
  });

  test.each([
    ['4 filets de poulet de 150 g', '8 filets de poulet de 150 g'],
    ['4 filetti di salmone da 150 g', '8 filetti di salmone da 150 g'],
    ['4 Lachsfilets je ca. 150 g', '8 Lachsfilets je ca. 150 g'],
    ['1 Würfel Hefe (42 g)', '2 Würfel Hefe (84 g)'],
  ])('%s × 2', (line, twice) => {
    loadEveryLanguage();
    expect(scaled(line, 2)).toBe(twice);
  });
});

test.each([
  ['1 tablespoon and 1 teaspoon sugar', 2, '2 tbsp + 2 tsp sugar'],
  ['1 tbsp + 1 tsp sugar', 3, '4 tbsp sugar'],
  ['2 tbsp + 1 tsp sugar', 2, '4 tbsp + 2 tsp sugar'],
])('%s × %d is a sum of spoons where only that is exact', (line, factor, wanted) => {
  expect(scaled(line, factor)).toBe(wanted);
});

test('ounces of condensed milk are a weight', () => {
  const metric = (line: string): string | undefined =>
    convertRecipe({ ingredients: [line], instructions: [] }, 'metric').ingredients[0];
  expect(metric('14 oz sweetened condensed milk')).toBe('400 g sweetened condensed milk');
  expect(metric('8 oz milk')).toBe('240 ml milk');
});

test.each([
  ['28 oz can crushed tomatoes', '800 g can crushed tomatoes'],
  ['15 oz. can black beans', '425 g can black beans'],
  ['9 inch pie crust', '23 cm pie crust'],
  ['400g/14oz tin tomatoes', '400g/14oz tin tomatoes'],
  ['1 (14 oz) can tomatoes', '1 (14 oz) can tomatoes'],
])('%s in metric', (line, wanted) => {
  expect(convertRecipe({ ingredients: [line], instructions: [] }, 'metric').ingredients).toEqual([wanted]);
});
