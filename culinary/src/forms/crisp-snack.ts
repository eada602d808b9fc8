import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { sentence, stars, stems, titleCase } from '#compose/sentences';

export const crispSnack: DishForm = {
  id: 'crisp-snack',
  noun: 'a crisp snack',
  words: ['crispy', 'chips', 'roasted nuts', 'spiced nuts'],
  categories: ['Snack'],
  loves: {
    chickpea: 1.5,
    kale: 1,
    edamame: 0.8,
    'mixed nuts': 1.5,
    almond: 0.5,
    popcorn: 2,
    'pumpkin seed': 0.8,
    'sweet potato': 0.5,
    potato: 0.5,
  },
  slots: [
    {
      id: 'crisp',
      takes: either(
        isRole('legume', 'nut', 'seed'),
        isNamed(
          'kale',
          'potato',
          'sweet potato',
          'beet',
          'parsnip',
          'carrot',
          'zucchini',
          'edamame',
          'brussels sprout',
          'cauliflower',
          'corn',
          'broccoli',
          'firm tofu',
          'halloumi',
          'bread',
          'flour tortilla',
          'green bean',
          'parmesan',
        ),
      ),
      max: 3,
      budget: 90,
      cut: 'slice',
      cost: 2.5,
    },
    {
      id: 'spice',
      takes: either(
        isRole('spice', 'sweet-spice'),
        isNamed(
          'rosemary',
          'thyme',
          'chili sauce',
          'soy sauce',
          'miso paste',
          'garlic',
          'lime',
          'lemon',
          'red wine vinegar',
        ),
      ),
      max: 4,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    {
      id: 'dip',
      takes: either(isRole('yogurt'), isNamed('mayonnaise', 'ketchup', 'salsa', 'tahini', 'avocado')),
      max: 2,
    },
    { id: 'finish', takes: either(isRole('herb'), isNamed('cheddar', 'feta', 'goat cheese')), max: 2 },
  ],
  works: (has) => has('crisp') > 0,
  write(k) {
    const crisp = k.need('crisp', ['chickpea', 'almond', 'sweet potato'], { cut: 'slice' });
    const spice =
      k.in('spice').length > 0
        ? k.in('spice')
        : [
            k.add(
              k.chance.pick('crisp spice', ['smoked paprika', 'ground cumin', 'curry powder', 'rosemary']),
              undefined,
              { slot: 'spice' },
            ),
          ];
    const slow = crisp.filter(({ food }) => food.role === 'veg' && food.texture !== 'leaf');
    const minutes =
      slow.length > 0 ? 30 : crisp.some(({ food }) => food.role === 'legume' || food.role === 'tofu') ? 30 : 14;
    k.step(`Heat the oven to 200 °C. Dry ${k.the(crisp)} very well with a clean cloth: water is the enemy of crunch.`);
    k.step(
      `Toss with ${k.the(k.fat('olive oil', 0.35), k.in('sweet'))} and ${k.pinch()}, spread out in one layer and bake for ${minutes} minutes, shaking the tray halfway, until crisp and deep gold.`,
      { cook: minutes },
    );
    k.step(
      `Toss with ${k.the(spice)} while hot, and let it cool on the tray for 5 minutes; it crisps further as it cools.`,
      { wait: 5 },
    );
    const serve = [...k.in('dip'), ...k.in('finish')];
    if (serve.length > 0) k.step(`Serve with ${k.the(serve)}.`);
    const kind = listOf(stars(k, crisp, 2));
    const hot = stems(spice, 1).join('');
    return {
      title: titleCase(k.chance.pick('title', [`crisp ${hot} ${kind}`, `${kind} with ${hot}`, `oven-crisp ${kind}`])),
      description: k.chance.pick('description', [
        `A bowl of something crunchy that is gone before the film starts: ${kind}, ${hot} and a hot oven.`,
        `${sentence(kind)} baked until they rattle. Eat them the day you make them.`,
      ]),
    };
  },
};
