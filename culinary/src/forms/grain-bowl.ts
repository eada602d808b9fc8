import {
  both,
  type DishForm,
  either,
  isHotVeg,
  isNamed,
  isQuickProtein,
  isRole,
  isSaladLeaf,
  not,
} from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { distinct, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import { isSavoryFruit, isTopping } from '#forms/slots';
import { roastTogether } from '#forms/sheet-pan-roast';

const isRawVeg = either(
  isSaladLeaf,
  isNamed(
    'cucumber',
    'avocado',
    'radish',
    'cherry tomato',
    'tomato',
    'edamame',
    'scallion',
    'red cabbage',
    'snow pea',
    'olive',
    'spinach',
    'corn',
    'bean sprout',
  ),
);

function dressing(k: Kitchen): { word: string; mixed: string } {
  const acid = k.in('acid')[0] ?? k.add('lemon', 0.25, { slot: 'acid', note: 'juiced' });
  if (k.has('soy sauce') || k.has('miso paste') || k.has('sesame oil'))
    return {
      word: 'sesame-soy',
      mixed: `${k.name(k.add('soy sauce', 0.5), k.add('sesame oil', 0.4), k.add('honey', 0.2))} with ${k.juice(acid)}`,
    };
  if (k.has('tahini') || k.chance.at('bowl dressing') < 0.5)
    return {
      word: 'tahini',
      mixed: `${k.name(k.add('tahini', 0.75))}, ${k.juice(acid)} and 3 tablespoons of warm water`,
    };
  return {
    word: 'lemon-yogurt',
    mixed: `${k.name(k.one(['yogurt'], 'plain yogurt', 40))}, ${k.juice(acid)} and ${k.pinch()}`,
  };
}

export const grainBowl: DishForm = {
  id: 'grain-bowl',
  noun: 'a grain bowl',
  words: ['bowl', 'buddha', 'quinoa', 'grain'],
  categories: ['Main Dish', 'Salad'],
  loves: {
    quinoa: 2.5,
    bulgur: 2.5,
    couscous: 2.5,
    tahini: 1.5,
    avocado: 1,
    edamame: 1.5,
    chickpea: 0.8,
    kale: 0.4,
    halloumi: 1,
    feta: 0.4,
  },
  slots: [
    { id: 'grain', takes: isRole('grain', 'rice'), max: 1, budget: 62, cost: 2.2 },
    {
      id: 'protein',
      takes: either(isQuickProtein, isNamed('egg'), isRole('tinned-fish')),
      max: 2,
      budget: 100,
      cut: 'chunk',
    },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 70 },
    { id: 'raw', takes: isRawVeg, max: 5, budget: 110, cut: 'raw' },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isNamed('bok choy', 'bean sprout', 'celery', 'pea', 'spinach', 'swiss chard'))),
      max: 5,
      budget: 170,
      cut: 'chunk',
    },
    { id: 'fruit', takes: isSavoryFruit, max: 1 },
    {
      id: 'dressing',
      takes: either(
        isNamed(
          'tahini',
          'soy sauce',
          'miso paste',
          'sesame oil',
          'honey',
          'chili sauce',
          'dijon mustard',
          'pesto',
          'maple syrup',
          'garlic',
          'ginger',
          'peanut butter',
        ),
        isRole('yogurt'),
      ),
      max: 4,
    },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'spice', takes: isRole('spice'), max: 3 },
    { id: 'cheese', takes: isRole('cheese'), max: 1 },
    { id: 'finish', takes: either(isTopping, isNamed('raisin', 'dried apricot', 'pickle')), max: 4 },
  ],
  write(k) {
    const grain = k.need('grain', ['quinoa', 'bulgur', 'couscous']);
    if (k.in('veg').length === 0) k.need('veg', ['sweet potato', 'broccoli', 'carrot'], { cut: 'chunk' });
    if (k.in('raw').length === 0) k.need('raw', ['cucumber', 'avocado', 'spinach'], { cut: 'raw' });
    const proteins = k.in('protein');
    const beans =
      k.in('beans').length > 0 || proteins.length > 0 ? k.in('beans') : [k.add('chickpea', 0.4, { slot: 'beans' })];
    const oil = k.fat('olive oil', 0.5);
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('ground cumin', 0.25, { slot: 'spice' })];
    k.step(`Heat the oven to 220 °C. Mix ${k.the(oil)} with ${k.the(spice)} and ${k.pinch()}.`);
    roastTogether(k, k.in('veg'), ', toss with most of the spiced oil');
    const minutes = grain[0]?.food.minutes?.simmer ?? 15;
    k.step(
      minutes <= 5
        ? `Meanwhile pour just enough boiling water over ${k.the(grain)} to cover by a finger, cover with a plate for 5 minutes, then fluff with a fork.`
        : `Meanwhile cook ${k.the(grain)} in plenty of lightly salted boiling water for ${minutes} minutes, until tender. Drain well and spread out to steam dry.`,
    );
    const eggs = proteins.filter(({ food }) => food.role === 'egg');
    const hot = proteins.filter(({ food }) => food.role !== 'egg' && food.role !== 'tinned-fish');
    const cold = proteins.filter(({ food }) => food.role === 'tinned-fish');
    if (hot.length > 0) {
      const fried = panFry(k, hot);
      k.step(`Heat a frying pan with what is left of the oil. ${fried.text}`, { cook: fried.minutes });
    }
    if (eggs.length > 0) k.step(`Boil ${k.the(eggs)} for 9 minutes, cool under the tap, peel and halve.`, { cook: 9 });
    const mix = dressing(k);
    const more = k.rest('dressing');
    k.step(
      `For the dressing, whisk ${mix.mixed} until smooth${more.length > 0 ? `, then whisk in ${k.the(more)}` : ''}.`,
    );
    const fresh = [...k.in('raw'), ...k.in('fruit'), ...cold];
    const top = [...k.in('cheese'), ...k.in('finish')];
    k.step(
      `Divide ${k.the(grain)} between bowls and arrange the roast vegetables, ${k.name([...hot, ...eggs, ...beans, ...fresh])} on top. Spoon over the dressing${top.length > 0 ? ` and finish with ${k.the(top)}` : ''}.`,
    );
    const rest = k.rest('acid');
    if (rest.length > 0) k.step(`Serve with ${k.the(rest)} for squeezing.`);
    const who = distinct([
      ...stars(k, proteins, 1),
      ...stars(
        k,
        beans.filter(({ given }) => given),
        1,
      ),
      ...stars(k, k.in('veg'), 2),
    ]).slice(0, 2);
    const kind = distinct([...stems(proteins, 1), ...stems(k.in('veg'), 2)]).slice(0, 2);
    const base = stems(grain, 1).join('');
    return {
      title: titleCase(
        k.chance.pick('title', [
          `${base} bowl with ${listOf(who)}`,
          `${listOf(kind)} bowl with ${mix.word} dressing`,
          `warm ${base} with ${who[0] ?? 'vegetables'} and ${mix.word} dressing`,
        ]),
      ),
      description: k.chance.pick('description', [
        `Warm ${base}, roast vegetables, something crisp and a ${mix.word} dressing: a bowl with a bit of everything.`,
        `${sentence(listOf(who))} over ${base}. It packs well for lunch; keep the dressing apart until you eat.`,
      ]),
    };
  },
};
