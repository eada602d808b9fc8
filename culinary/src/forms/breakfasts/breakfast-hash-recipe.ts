import { listOf } from '#compose/list-of';
import { distinct, inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeBreakfastHash(k: Kitchen): Draft {
  const roots = k.need('root', ['potato', 'sweet potato'], { cut: 'dice' });
  const eggs = k.in('egg').length > 0 ? k.in('egg') : [k.add('egg', 1, { slot: 'egg' })];
  if (k.in('base').length === 0) k.add('onion', 0.25, { slot: 'base', cut: 'dice' });
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('smoked paprika', 0.25, { slot: 'spice' })];
  const oil = k.fat('olive oil', 0.6);
  k.step(
    `Put ${k.the(roots)} in a pan of cold, salted water, bring to a boil and cook for 5 minutes. Drain and leave to steam dry.`,
    { cook: 8 },
  );
  if (k.in('protein').length > 0) {
    const fried = panFry(k, k.in('protein'));
    k.step(`Heat a little of ${k.the(oil)} in a large frying pan. ${fried.text} Lift out.`, { cook: fried.minutes });
  }
  k.step(
    `${k.in('protein').length > 0 ? `Add the rest of ${k.the(oil)}, then` : `Heat ${k.the(oil)} in a large frying pan and add`} ${k.the(roots, k.in('base'))}. Fry for 12 minutes over medium heat, turning only now and then, until crusted and brown.`,
    { cook: 12 },
  );
  if (k.in('veg').length > 0) {
    const staged = inStages(k, k.in('veg'), 'pan', 'fry', 'until tender');
    k.step(staged.text, { cook: staged.minutes });
  }
  const back = [...k.in('protein'), ...k.in('beans')];
  k.step(`Stir in ${k.the(spice, back)} and season with ${k.season()}.`);
  k.step(
    `Make hollows in the hash, crack in ${k.the(eggs)}, cover and cook for 4 minutes, until the whites are set and the yolks as you like them.`,
    { cook: 4 },
  );
  const finish = [...k.in('finish'), ...k.in('acid')];
  const topping = finish.length > 0 ? finish : [k.add('chives')];
  k.step(
    `Bring the pan to the table with ${k.the(topping)} on top${k.in('bread').length > 0 ? ` and ${k.the(k.in('bread'))}, toasted, on the side` : ''}.`,
  );
  const kinds = distinct([
    ...nounModifiers(k.in('protein'), 1),
    ...nounModifiers(roots, 1),
    ...nounModifiers(k.in('veg'), 1),
  ]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(kinds)} hash with eggs`,
        `crisp ${listOf(kinds)} hash`,
        `${listOf(kinds)} breakfast hash`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Crusty ${listOf(kinds)} in one pan, with eggs cracked into the gaps.`,
      `A late, lazy breakfast: brown ${mainNames(k, roots, 1).join('')}, soft yolks and a little heat.`,
    ]),
  };
}
