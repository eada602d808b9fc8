import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { slowMinutes } from '#compose/slow-pot';
import { inStages, panFry, titleCase } from '#compose/sentences';
import {
  aboutOf,
  onlyGiven,
  isReady,
  isSlow,
  needOnion,
  onionsOf,
  orAdd,
  splashOf,
  starchStep,
  without,
  fatOf,
  freshTomato,
  WARMED_MINUTES,
  warmThrough,
} from '#forms/main-dish';

const READY_SPICE = new Set([
  'curry paste',
  'tikka paste',
  'red curry paste',
  'green curry paste',
  'yellow curry paste',
  'curry powder',
  'garam masala',
  'tandoori masala',
]);
const COCONUT = new Set(['coconut milk', 'coconut cream']);

const coconutty = (k: Kitchen): boolean =>
  k.in('sauce').some(({ food }) => COCONUT.has(food.name)) ||
  (k.find('tomato', 'yogurt', 'cream') === undefined && k.chance.at('curry base') < 0.5);

function words(k: Kitchen, coconut: boolean): Draft {
  const beans = k.in('protein').length + onlyGiven(k.in('veg')).length > 0 ? onlyGiven(k.in('beans')) : k.in('beans');
  // The heaviest protein names the dish.
  const proteins = k.in('protein').toSorted((left, right) => right.weight - left.weight);
  const { two, kind, first, second } = aboutOf(k, proteins, beans, k.in('veg'));
  const base = coconut ? 'coconut' : 'tomato';
  const plain = first.includes(base) ? 'spiced' : base;
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} ${coconut && !kind.includes('coconut') ? 'coconut curry' : 'curry'}`,
        `${two.includes(plain) ? 'spiced' : plain} curry with ${two}`,
        `weeknight ${first} curry${second === '' || second.includes(first) ? '' : ` with ${second}`}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Built the proper way: ${onionsOf(k)} first, spices bloomed in the hot fat, then ${two} simmered until tender.`,
      `${capital(two)} in a ${coconut ? 'creamy, gently spiced' : 'rich, tangy'} sauce. It tastes even better tomorrow.`,
      'One pan, warm spices and a squeeze of something sharp at the end to wake it all up.',
    ]),
  };
}

export function writeCurry(k: Kitchen): Draft {
  const proteins = k.in('protein');
  const coconut = coconutty(k);
  if (proteins.length + k.in('beans').length === 0) k.need('beans', ['chickpea', 'red lentil']);
  if (k.in('veg').length === 0) k.need('veg', ['spinach', 'sweet potato', 'cauliflower'], { cut: 'chunk' });
  needOnion(k);
  k.add('garlic', 0.75, { slot: 'base' });
  k.add('ginger', 0.75, { slot: 'base' });
  const onions = k.in('base').filter(({ food }) => food.texture === 'allium' || food.name === 'celery');
  const quick = without(k.in('base'), ...onions);
  if (!k.in('spice').some(({ food }) => READY_SPICE.has(food.name)))
    k.add(k.palette?.name === 'indian' ? 'garam masala' : 'curry powder', 0.6, { slot: 'spice' });
  const oil = fatOf(k, 0.4, 'vegetable oil');
  const slow = proteins.filter(isSlow);
  // Fish and shellfish would disintegrate in a long simmer; they poach in the finished sauce.
  const ready = proteins.filter((item) => isReady(item) || item.food.role === 'tinned-fish');
  const delicate = without(proteins, ...ready).filter(({ food }) => food.role === 'fish' || food.role === 'shellfish');
  const sturdy = without(proteins, ...slow, ...delicate, ...ready);
  k.step(
    `Heat ${k.the(oil)} in a deep pan over medium heat and cook ${k.the(onions)} with ${k.pinch()} for 8 minutes, until soft and golden.`,
    { cook: 8 },
  );
  k.step(`Stir in ${k.the(quick, k.in('spice'))} and fry for 1 minute, until it smells wonderful.`, { cook: 1 });
  if (sturdy.length > 0) {
    const fried = panFry(k, sturdy);
    k.step(fried.text, { cook: fried.minutes });
  }
  const cool = k.in('sauce').filter(({ food }) => food.role === 'yogurt');
  const base = k.in('sauce').find(({ food }) => (coconut ? COCONUT.has(food.name) : food.role === 'tomato'));
  const main =
    base ??
    (coconut
      ? k.add('coconut milk', 100, { slot: 'sauce' })
      : (freshTomato(k) ?? k.add('canned tomatoes', 0.25, { slot: 'sauce' })));
  const liquids = [main, ...without(k.in('sauce'), main, ...cool)];
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  const beans = without(k.in('beans'), ...lentils);
  const soft = Math.max(0, ...lentils.map(({ food }) => food.minutes?.simmer ?? 20));
  const long = Math.max(soft, ...slow.map(({ food }) => slowMinutes(food)));
  const join = slow.length > 0 && lentils.length > 0 && long > soft ? soft : 0;
  const into = join > 0 ? slow : [...slow, ...lentils];
  const done =
    slow.length > 0 ? `a fork sinks into ${k.the(slow)}` : lentils.length > 0 ? `${k.the(lentils)} have gone soft` : '';
  k.step(
    `Pour in ${k.the(liquids)}${into.length > 0 ? ` with ${k.the(into)}` : ''} and ${k.servings * (into.length > 0 ? 100 : 40)} ml of water, and bring to a gentle simmer.${long > 0 ? ` Cover and cook for ${long - join} minutes, ${join > 0 ? `then add ${k.the(lentils)} and cook for ${join} minutes more, ` : ''}until ${done}.` : ''}`,
    { cook: long + 2 },
  );
  const veg = without(k.in('veg'), main);
  const staged = inStages(k, veg, 'simmer', 'simmer', 'until tender');
  if (veg.length + beans.length > 0)
    k.step(`${staged.text}${beans.length > 0 ? ` Warm ${k.the(beans)} through in the sauce.` : ''}`, {
      cook: staged.minutes,
    });
  const starch = k.need(
    'starch',
    k.palette?.name === 'indian' ? ['basmati rice', 'naan', 'roti'] : ['long-grain rice', 'flatbread'],
  )[0];
  if (starch !== undefined) starchStep(k, starch, long + staged.minutes);
  if (ready.length > 0) k.step(warmThrough(k, ready), { cook: WARMED_MINUTES });
  const late = [...delicate, ...k.in('fruit')];
  if (late.length > 0)
    k.step(
      `Slip in ${k.the(late)} and simmer for 5 minutes${delicate.length > 0 ? ', until just cooked through (63 °C)' : ''}.`,
      { cook: 5 },
    );
  const acid = orAdd(k, 'acid', 'lime', 0.25, 'juiced');
  const finish = orAdd(k, 'finish', 'cilantro');
  k.step(
    `Take off the heat${cool.length > 0 ? `, stir in ${k.the(cool)} so it does not split` : ''}, sharpen with ${splashOf(k, acid)} and taste for ${k.salt()}. Serve with ${k.the(starch ?? [])}, and ${k.the(finish)} over the top.`,
  );
  return words(k, coconut);
}
