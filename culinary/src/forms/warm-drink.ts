import { both, type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { sentence, stems, titleCase } from '#compose/sentences';

export const warmDrink: DishForm = {
  id: 'warm-drink',
  noun: 'a warm drink',
  words: ['hot chocolate', 'latte', 'cocoa', 'golden milk', 'chai', 'hot drink'],
  categories: ['Beverage'],
  loves: {
    milk: 1,
    'cocoa powder': 2,
    'dark chocolate': 1.5,
    'milk chocolate': 1.5,
    cinnamon: 1,
    turmeric: 1.5,
    nutmeg: 1,
    coffee: 2,
    tea: 1,
    'vanilla extract': 1,
  },
  slots: [
    { id: 'milk', takes: both(isRole('milk', 'cream'), (food) => food.name !== 'buttermilk'), max: 2, cost: 1.2 },
    {
      id: 'flavor',
      takes: either(
        isRole('chocolate', 'sweet-spice'),
        isNamed(
          'cocoa powder',
          'turmeric',
          'ginger',
          'vanilla extract',
          'coffee',
          'tea',
          'chili flakes',
          'peanut butter',
        ),
      ),
      max: 5,
      cost: 1,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'fruit', takes: isNamed('orange'), max: 1 },
  ],
  works: (has) => has('milk') + has('flavor') > 0,
  write(k) {
    const milk = k.measure(k.has('coconut milk') && !k.has('milk') ? 'coconut milk' : 'milk', 200);
    const cream = k.in('milk').filter((item) => item.food.name !== milk.food.name);
    const flavor =
      k.in('flavor').length > 0
        ? k.in('flavor')
        : [
            k.add(k.chance.pick('warm flavor', ['cocoa powder', 'cinnamon', 'turmeric']), undefined, {
              slot: 'flavor',
            }),
          ];
    const sweet =
      k.in('sweet').length > 0
        ? k.in('sweet')
        : [k.add(k.chance.pick('warm sweet', ['honey', 'brown sugar', 'maple syrup']), undefined, { slot: 'sweet' })];
    k.step(`Whisk ${k.the(flavor, sweet)} in a saucepan with a splash of ${k.the(milk)} until there are no lumps.`);
    k.step(
      `Pour in the rest of the ${k.label(milk)} and ${k.pinch()}${k.in('fruit').length > 0 ? `, with a strip of peel from ${k.the(k.in('fruit'))}` : ''}, and warm over medium heat for 6 minutes, whisking, until it steams. Do not let it boil.`,
      { cook: 6 },
    );
    k.step(
      `${cream.length > 0 ? `Whip ${k.the(cream)} softly. ` : ''}Froth with a whisk, pour into warm mugs${cream.length > 0 ? ' and top with the cream' : ''}.`,
    );
    const kinds = stems(flavor, 2);
    const kind = listOf(kinds);
    return {
      title: titleCase(
        kind.includes('chocolate') || kind.includes('cocoa')
          ? k.chance.pick('title', [
              'proper hot chocolate',
              `hot chocolate with ${kinds.find((word) => !/choc|cocoa/u.test(word)) ?? stems(sweet, 1).join('')}`,
              'whisked hot cocoa',
            ])
          : k.chance.pick('title', [`warm ${kind} milk`, `${kind} latte`, `bedtime ${kind} milk`]),
      ),
      description: k.chance.pick('description', [
        'Whisked, steaming and just sweet enough: a mug for the end of the day.',
        `${sentence(kind)} and warm ${k.label(milk)}, frothed by hand.`,
      ]),
    };
  },
};
