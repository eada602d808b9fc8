import { minutesOf } from '#compose/technique';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import { aboutOf, areOrIs, orAdd, runny, without } from '#forms/main-dish';
import { isTender } from '#forms/main-pan';

/** Cut thin, these cook within the time of a pizza. */
const QUICK_MINUTES = 7;

export function writePizza(k: Kitchen): Draft {
  const dough = k.need('dough', ['pizza dough']);
  const raw = dough.some(({ food }) => food.name === 'pizza dough');
  const sauce = k.in('sauce')[0] ?? k.add('passata', 50, { slot: 'sauce' });
  const cheese = orAdd(k, 'cheese', 'mozzarella', 55);
  if (k.in('veg', 'cured', 'protein', 'fruit').length === 0 && k.in('finish').length === 0)
    k.add('basil', 0.3, { slot: 'finish' });
  const herb = orAdd(k, 'base', 'dried oregano', 0.25);
  const oil = k.fat('olive oil', 0.6);
  k.step(
    `Put a baking sheet or stone in the oven and heat it as hot as it goes, 250 °C, for at least 20 minutes.${raw ? ` Let ${k.the(dough)} come to room temperature meanwhile.` : ''}`,
    { wait: 20 },
  );
  // Thin pieces of fish cook as fast as the rim.
  const fish = k.in('protein').filter(isTender);
  const meat = panFry(k, without(k.in('protein'), ...fish));
  const slow = k
    .in('veg')
    .filter(
      ({ food }) =>
        minutesOf(food, 'pan') > QUICK_MINUTES ||
        food.name === 'mushroom' ||
        (food.texture === 'leaf' && food.name !== 'arugula'),
    );
  const fried = inStages(k, slow, 'pan', 'cook', 'until soft');
  if (meat.text !== '' || fried.text !== '')
    k.step(`Heat a little of ${k.the(oil)} in a frying pan. ${meat.text} ${fried.text}`, {
      cook: meat.minutes + fried.minutes,
    });
  k.step(
    `Mix ${k.the(sauce)} with ${k.pinch()} and a spoonful of ${runny(k, oil)}. ${raw ? `Divide ${k.the(dough)} into ${k.servings === 1 ? 'a ball' : `${k.servings} balls`} and stretch each on baking paper to a thin round with a thicker rim.` : `Lay ${k.the(dough)} on baking paper.`}`,
  );
  const late = k
    .in('cured')
    .filter(({ food }) => ['prosciutto', 'serrano ham', 'speck', 'smoked salmon', 'bresaola'].includes(food.name));
  const toppings = [...k.in('protein'), ...without(k.in('cured'), ...late), ...k.in('veg'), ...k.in('fruit')];
  k.step(
    `Spread thinly with the sauce, scatter with ${k.the(herb)}, then ${k.the(cheese, toppings)}. Less is more: a crowded one stays soggy.${k.in('egg').length > 0 ? ` Crack ${k.the(k.in('egg'))} into the middle.` : ''}`,
  );
  const minutes = raw ? 10 : 8;
  k.step(
    `Slide onto the hot sheet, paper and all, and bake ${k.servings > 1 ? 'one or two at a time ' : ''}for ${minutes} minutes, until the rim is blistered and the top bubbles${fish.length > 0 ? ` and ${areOrIs(k, fish)} cooked through (63 °C)` : ''}${k.in('egg').length > 0 ? ` and ${k.the(k.in('egg'))} ${k.servings > 1 ? 'are' : 'is'} set` : ''}.`,
    { cook: Math.min(40, minutes * Math.max(1, Math.ceil(k.servings / 2))) },
  );
  const top = [...late, ...k.in('leaf'), ...k.in('finish')];
  k.step(
    `${top.length > 0 ? `Top with ${k.the(top)} and a` : 'Finish with a'} thread of ${k.the(oil)} and eat from the board.`,
  );
  const about = aboutOf(
    k,
    [...k.in('protein'), ...k.in('cured'), ...k.in('veg'), ...k.in('fruit')],
    k.in('veg'),
    cheese,
    k.in('finish'),
  );
  const noun = raw ? 'pizza' : `${nounModifiers(dough, 1).join('')} pizza`;
  return {
    title: titleCase(
      k.chance.pick('title', [`${about.first} ${noun}`, `${noun} with ${about.two}`, `${about.kind} ${noun}`]),
    ),
    description: k.chance.pick('description', [
      `A furious oven and few toppings: ${about.two} on a base that crackles.`,
      `Pizza night for ${k.servings === 1 ? 'one' : 'everybody'}, with ${about.two} and a base thin enough to fold.`,
    ]),
  };
}
