import { expect, test } from 'vitest';
import { composeRecipe } from '#compose';
import { seededRandom, type SeededRandom } from '#seeded-random';

const list = (text: string): readonly [string, ...string[]] => {
  const [first = '', ...rest] = text.split(', ');
  return [first, ...rest];
};
const SAVORY = {
  main: list(
    'chicken breast, chicken thighs, ground beef, beef steak, stewing beef, pork chops, pork shoulder, bacon, ham, sausages, lamb, ground lamb, turkey breast, duck breast, salmon, cod, canned tuna, shrimp, mussels, smoked salmon, eggs, tofu, halloumi, paneer, chickpeas, black beans, kidney beans, white beans, red lentils, green lentils, feta, goat cheese, mozzarella',
  ),
  vegetable: list(
    'onions, carrots, celery, leeks, potatoes, sweet potatoes, bell peppers, tomatoes, cherry tomatoes, zucchini, eggplant, broccoli, cauliflower, spinach, kale, cabbage, lettuce, arugula, cucumber, mushrooms, peas, corn, green beans, asparagus, pumpkin, avocado, fennel, beets, radishes, brussels sprouts, olives, scallions',
  ),
  starch: list('rice, pasta, spaghetti, noodles, couscous, quinoa, bread, tortillas, pita, gnocchi, bulgur, baguette'),
  flavor: list(
    'garlic, lemon, lime, ginger, basil, parsley, cilantro, dill, mint, thyme, rosemary, cumin, paprika, curry powder, chili flakes, soy sauce, fish sauce, coconut milk, cream, sour cream, yogurt, butter, olive oil, parmesan, cheddar, mustard, pesto, white wine, stock, capers, sesame seeds, peanuts, walnuts, kimchi, miso paste, tomato paste',
  ),
};
const SWEET = {
  fruit: list(
    'apples, bananas, strawberries, blueberries, raspberries, cherries, plums, peaches, pears, mango, pineapple, oranges, lemons, rhubarb',
  ),
  pantry: list(
    'flour, sugar, butter, eggs, milk, cream, yogurt, oats, dark chocolate, honey, cinnamon, vanilla, almonds, hazelnuts, walnuts, brown sugar, mascarpone, cream cheese, puff pastry',
  ),
};

const take = (chance: SeededRandom, name: string, foods: readonly [string, ...string[]], count: number): string[] =>
  Array.from({ length: count }, (_, at) => chance.pick(`${name} ${at}`, foods));
const upTo = (chance: SeededRandom, name: string, most: number): number => Math.floor(chance.at(name) * (most + 1));

/** A plausible purchase for one meal: three dinners for each dessert. */
function basketAt(at: number): readonly string[] {
  const chance = seededRandom(`basket ${at}`);
  const foods =
    at % 4 === 3
      ? [...take(chance, 'fruit', SWEET.fruit, 1), ...take(chance, 'pantry', SWEET.pantry, 2 + upTo(chance, 'more', 2))]
      : [
          ...take(chance, 'main', SAVORY.main, 1 + upTo(chance, 'mains', 1)),
          ...take(chance, 'vegetable', SAVORY.vegetable, 1 + upTo(chance, 'vegetables', 2)),
          ...take(chance, 'starch', SAVORY.starch, upTo(chance, 'starches', 1)),
          ...take(chance, 'flavor', SAVORY.flavor, upTo(chance, 'flavors', 2)),
        ];
  return [...new Set(foods)];
}

test('of 600 baskets less than 2 % of the foods are left out, each with a reason', () => {
  let given = 0;
  const left: string[] = [];
  for (let at = 0; at < 600; at += 1) {
    const ingredients = basketAt(at);
    const { recipe, used, unusable } = composeRecipe({ ingredients, seed: String(at) });
    given += ingredients.length;
    expect(recipe, ingredients.join()).not.toBeNull();
    expect(unusable.length, ingredients.join()).toBeGreaterThanOrEqual(ingredients.length - used.length);
    left.push(...unusable.map(({ text }) => `${text} of ${ingredients.join(', ')} (${recipe?.title ?? ''})`));
  }
  expect(left.length / given, left.slice(0, 20).join('\n')).toBeLessThan(0.02);
});
