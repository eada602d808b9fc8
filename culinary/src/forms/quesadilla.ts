import {
  both,
  type DishForm,
  either,
  isHotVeg,
  isNamed,
  isQuickProtein,
  isRole,
  isSalty,
  not,
} from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';

export const quesadilla: DishForm = {
  id: 'quesadilla',
  noun: 'a melted-cheese toastie',
  words: ['quesadilla', 'grilled cheese', 'toastie', 'panini', 'melt'],
  categories: ['Snack', 'Appetizer', 'Main Dish'],
  bias: -0.6,
  loves: {
    'flour tortilla': 2.5,
    cheddar: 1.5,
    mozzarella: 0.8,
    ham: 0.8,
    corn: 0.5,
    'black bean': 0.5,
    bread: 0.5,
    chorizo: 0.5,
  },
  slots: [
    { id: 'wrap', takes: isRole('wrap', 'bread'), max: 1, cost: 2 },
    { id: 'cheese', takes: isRole('cheese'), max: 2, budget: 50, cost: 1.5 },
    { id: 'protein', takes: either(isQuickProtein, isSalty), max: 2, budget: 60, cut: 'dice' },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 45 },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isNamed('potato', 'parsnip', 'turnip', 'celeriac', 'bok choy', 'bean sprout'))),
      max: 4,
      budget: 70,
      cut: 'dice',
    },
    { id: 'base', takes: isRole('aromatic'), max: 2, cut: 'dice' },
    { id: 'spice', takes: either(isRole('spice'), isNamed('chili sauce', 'pesto', 'dijon mustard')), max: 3 },
    {
      id: 'dip',
      takes: either(
        isRole('yogurt'),
        isNamed('salsa', 'avocado', 'ketchup', 'mayonnaise', 'pickle', 'lettuce', 'cucumber'),
      ),
      max: 3,
    },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'finish', takes: isNamed('cilantro', 'scallion', 'chives', 'basil', 'parsley', 'mint'), max: 2 },
  ],
  works: (has) => has('wrap') + has('cheese') > 0,
  write(k) {
    const wrap = k.need('wrap', ['flour tortilla']);
    const cheese = k.in('cheese').length > 0 ? k.in('cheese') : [k.add('cheddar', 40, { slot: 'cheese' })];
    const oil = k.fat('vegetable oil', 0.25);
    if (k.in('protein').length > 0) {
      const fried = panFry(k, k.in('protein'));
      k.step(`Heat a little of ${k.the(oil)} in a wide frying pan. ${fried.text}`, { cook: fried.minutes });
    }
    const veg = [...k.in('base'), ...k.in('veg')];
    if (veg.length > 0) {
      const staged = inStages(k, veg, 'pan', 'cook', 'until tender');
      k.step(`Warm some of ${k.the(oil)} in the frying pan. ${staged.text}`, { cook: staged.minutes });
    }
    const filling = [...k.in('beans', 'spice')];
    if (filling.length > 0)
      k.step(`Stir in ${k.the(filling)} and let it get hot, 2 minutes. Tip into a bowl.`, { cook: 2 });
    const inside = [...cheese, ...k.in('finish')];
    k.step(
      `Cover half of ${k.the(wrap)} with ${k.the(inside)}${veg.length + k.in('protein').length + filling.length > 0 ? ' and the filling' : ''}, and close with the other half.`,
    );
    k.step(
      `Wipe the pan, brush with ${k.the(oil)} and cook each one over medium heat for 3 minutes a side, pressing lightly, until golden and the middle has melted.`,
      { cook: 12 },
    );
    const dips = [...k.in('dip'), ...k.in('acid')];
    const serve = dips.length > 0 ? dips : [k.add('salsa', 1.5, { slot: 'dip' })];
    k.step(`Cut into wedges and serve with ${k.the(serve)}.`);
    const isWrap = wrap[0]?.food.role === 'wrap';
    const about = listOf(
      distinct([
        ...stems(k.in('protein'), 1),
        ...stems(k.in('beans'), 1),
        ...stems(k.in('veg'), 1),
        ...stems(cheese, 1),
      ]).slice(0, 2),
    );
    const noun = isWrap ? 'quesadillas' : 'toasties';
    return {
      title: titleCase(
        k.chance.pick('title', [
          `${about} ${noun}`,
          `crisp ${about} ${noun}`,
          `${noun} with ${listOf(stars(k, [...k.in('protein'), ...k.in('veg'), ...cheese], 2))}`,
        ]),
      ),
      description: k.chance.pick('description', [
        'Crisp outside, molten inside, and on the plate in a quarter of an hour.',
        `${sentence(about)} and a lot of melted ${stems(cheese, 1).join('')}. Cut it small and it feeds a crowd.`,
      ]),
    };
  },
};
