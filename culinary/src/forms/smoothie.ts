import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { distinct, sentence, stars, stems, titleCase } from '#compose/sentences';

export const smoothie: DishForm = {
  id: 'smoothie',
  noun: 'a smoothie',
  words: ['smoothie', 'shake', 'milkshake', 'lassi'],
  categories: ['Beverage', 'Breakfast', 'Snack'],
  bias: -0.8,
  loves: {
    banana: 1,
    mango: 1,
    'plain yogurt': 0.8,
    'mixed berry': 1,
    spinach: 0.2,
    'coconut water': 1,
    'chia seed': 0.5,
  },
  slots: [
    { id: 'fruit', takes: isRole('fruit'), max: 4, budget: 170, cost: 2 },
    {
      id: 'green',
      takes: isNamed('spinach', 'kale', 'cucumber', 'avocado', 'carrot', 'beet', 'celery', 'pumpkin'),
      max: 2,
      budget: 40,
      cut: 'raw',
    },
    { id: 'base', takes: either(isRole('milk', 'yogurt', 'drink'), isNamed('coconut milk')), max: 2, budget: 130 },
    {
      id: 'body',
      takes: either(
        isRole('oats', 'nut', 'seed', 'dried-fruit', 'chocolate'),
        isNamed('peanut butter', 'cocoa powder'),
      ),
      max: 3,
      budget: 18,
    },
    {
      id: 'spice',
      takes: either(isRole('sweet-spice'), isNamed('ginger', 'mint', 'vanilla extract', 'turmeric', 'basil')),
      max: 2,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
  ],
  works: (has) => has('fruit') + has('green') > 0 || has('base') > 0,
  write(k) {
    const fruit = k.need('fruit', ['banana', 'mango', 'mixed berry']);
    const base =
      k.in('base').length > 0
        ? k.in('base')
        : [
            k.in('body').length > 0
              ? k.add('milk', 120, { slot: 'base' })
              : k.add(k.chance.pick('smoothie base', ['milk', 'plain yogurt', 'orange juice']), 120, { slot: 'base' }),
          ];
    const sharp = k.in('acid').length > 0 ? k.in('acid') : [k.add('lime', 0.25, { slot: 'acid' })];
    k.step(
      `Put ${k.the(base)} in the blender first, so the blades run freely, then add ${k.the(k.in('green'), fruit)}${k.in('body').length > 0 ? ` with ${k.the(k.in('body'))}` : ''}.`,
    );
    k.step(
      `Add a squeeze of ${k.name(sharp)}${k.in('spice', 'sweet').length > 0 ? ` and ${k.the(k.in('spice', 'sweet'))}` : ''}, and a handful of ice if nothing in there is frozen.`,
    );
    k.step(
      'Blend on high for 1 minute, until completely smooth. If it stands up like a mousse, loosen with a splash of cold water.',
      { cook: 0 },
    );
    k.step('Taste, adjust, pour into tall glasses and drink while it is cold.');
    const kind = listOf(distinct([...stems(fruit, 2), ...stems(k.in('green'), 1)]).slice(0, 2));
    return {
      title: titleCase(
        k.chance.pick('title', [
          `${kind} smoothie`,
          `${kind} smoothie with ${stars(k, [...k.in('spice'), ...k.in('body'), ...sharp], 1).join('')}`,
          `cold ${kind} shake`,
        ]),
      ),
      description: k.chance.pick('description', [
        `${sentence(listOf(stars(k, [...fruit, ...k.in('green')], 3)))} blended until silky, with just enough sharpness to keep it awake.`,
        'Five minutes, one blender, and breakfast or a sweet tooth is taken care of.',
      ]),
    };
  },
};
