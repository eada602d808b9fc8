import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import { isMeatOrFish } from '#compose/meat-or-fish';
import type { Item, Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import {
  WARMED_MINUTES,
  aboutOf,
  onlyGiven,
  byPalette,
  isReady,
  put,
  relishText,
  starchOptions,
  starchStep,
  without,
} from '#forms/main-dish';

/** Sold by weight in one piece, too thick for the pan's minutes. */
const isSlab = ({ food }: Item): boolean => food.unit === 'g' && (food.role === 'meat' || food.role === 'poultry');

export function writeSearedPlate(k: Kitchen): Draft {
  const protein = k
    .need('protein', ['salmon fillet', 'chicken breast', 'pork chop', 'halloumi'])
    .map((item) => (isSlab(item) ? k.prepare(item, 'cut into slices 2 cm thick') : k.portion(item)));
  const beans = k.in('beans').filter(({ food }) => food.role === 'legume');
  const boiled = [...k.in('starch'), ...without(k.in('beans'), ...beans)];
  const plain =
    k.in('potato').length + boiled.length + beans.length > 0
      ? k.in('potato')
      : k.palette === null
        ? [k.add('potato', 200, { slot: 'potato', cut: 'chunk' })]
        : k.need('starch', starchOptions(k, ['long-grain rice']));
  const potato = plain.filter(({ food }) => food.role === 'veg');
  const onions = k.in('base').filter(({ food }) => food.texture === 'allium');
  if (k.in('veg', 'salad', 'fruit').length + beans.length + onions.length === 0)
    k.need('veg', ['green bean', 'spinach', 'asparagus'], { cut: 'slice' });
  const acid = k.in('acid')[0] ?? k.add(byPalette(k, 'sharp', 'lemon'), undefined, { slot: 'acid' });
  const butter = k.add('butter', 8);
  const fat =
    k.in('pantry').find(({ food }) => food.role === 'fat' && food !== butter.food) ??
    put(k, k.palette?.fat ?? 'olive oil', 0.4 * 13);
  const oil = fat === butter ? k.add('vegetable oil', 0.4) : fat;
  if (potato.length > 0)
    k.step(
      potato.every(isReady)
        ? `Warm ${k.the(potato)} in a covered pan with half of ${k.the(butter)} for ${WARMED_MINUTES} minutes, until steaming hot.`
        : `Put ${k.the(potato)} in cold, well salted water, bring to a boil and simmer for 15 minutes, until tender. Drain, toss with half of ${k.the(butter)} and keep warm.`,
      { cook: potato.every(isReady) ? WARMED_MINUTES : 18 },
    );
  const starch = [...boiled, ...without(plain, ...potato)];
  for (const item of starch) starchStep(k, item);
  const cooked = [...onions, ...k.in('veg'), ...k.in('fruit')];
  const aromatic = k.in('base').filter(({ food }) => food.texture !== 'allium');
  if (cooked.length + aromatic.length + beans.length > 0) {
    const staged = inStages(k, cooked, 'pan', 'cook', 'until tender');
    const late = [...aromatic, ...beans];
    k.step(
      `Heat half of ${k.the(oil)} in a large frying pan. ${staged.text}${late.length > 0 ? ` Stir in ${k.the(late)} for 2 minutes.` : ''} Tip into a warm dish.`,
      { cook: staged.minutes + (late.length > 0 ? 2 : 0) },
    );
  }
  const spice =
    k.in('spice').length > 0 || k.palette === null
      ? k.in('spice')
      : [k.add(byPalette(k, 'spices', 'black pepper'), undefined, { slot: 'spice' })];
  const thick = protein.some(({ food }) => isMeatOrFish(food) && food.role !== 'shellfish');
  const seared = panFry(k, protein, 'Lay in');
  k.step(
    `Pat ${k.the(protein)} dry and rub with ${spice.length > 0 ? `${k.the(spice)}, ` : ''}${k.season()}. ${cooked.length + aromatic.length + beans.length > 0 ? `Wipe out the pan and get it hot again with the rest of ${k.the(oil)}` : `Get a heavy frying pan hot with ${k.the(oil)}`}. ${seared.text}${thick ? ' Thick pieces take a little longer: trust a thermometer. Rest on a warm plate for 5 minutes.' : ' Lift onto a warm plate.'}`,
    { cook: seared.minutes, wait: thick ? 5 : 0 },
  );
  const sauce = k.in('sauce');
  k.step(
    `Take the pan off the heat and swirl in ${potato.length > 0 ? `the rest of ${k.the(butter)}` : k.the(butter)}${sauce.length > 0 ? ` with ${k.the(sauce)}` : ''} and a little ${k.juice(acid)}, scraping up the brown bits, until it is a glossy little sauce. Return it to the heat for a minute if it needs thickening.`,
    { cook: 1 },
  );
  const beside = [...potato, ...starch, ...k.in('salad'), ...cooked, ...beans];
  const top = [
    ...k.in('cheese'),
    ...(k.in('finish').length > 0 || k.palette === null ? k.in('finish') : [k.add(byPalette(k, 'herbs', 'parsley'))]),
  ];
  k.step(
    `Serve ${k.the(protein)} with ${k.the(beside)}, the pan juices over everything${top.length > 0 ? ` and ${k.the(top)} on top` : ''}${relishText(k)}.`,
  );
  const sides = [...k.in('veg', 'fruit', 'salad'), ...beans, ...onions, ...potato, ...starch];
  const { first: kind, second } = aboutOf(k, protein, onlyGiven(sides).length > 0 ? onlyGiven(sides) : sides);
  const first = kind === 'beef' ? 'steak' : kind;
  const style = k.palette === null ? '' : `${k.palette.word}-style `;
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${style}${style === '' ? 'pan-seared ' : ''}${first} with ${second}`,
        `${style}${first} in pan juices with ${second}`,
        acid.food.role === 'citrus'
          ? `${first} with ${second} and ${nounModifiers([acid], 1)
              .join('')
              .replace(/ juice$/u, '')}`
          : `seared ${first} with ${second}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Good ${first} needs little: a hot pan, a sauce made in it, and ${second} alongside.`,
      `Everything for the plate is ready before the ${first} goes in, so that it is eaten the moment it has rested.`,
      `${capital(first)} with a proper crust, rested well, and a two-minute sauce made in the same pan.`,
    ]),
  };
}
