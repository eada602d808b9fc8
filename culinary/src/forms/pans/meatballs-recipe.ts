import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { needOnion, orAdd, put, starchStep, stockWith, without } from '#forms/main-dish';

export function writeMeatballs(k: Kitchen): Draft {
  const meat =
    k.in('ready').length > 0 ? k.in('ready') : k.need('mince', ['ground beef', 'ground pork', 'ground turkey']);
  const ready = k.in('ready').length > 0;
  needOnion(k, 'onion', 0.3);
  const garlic = k.add('garlic', 0.6, { slot: 'base' });
  const core = Math.max(...meat.map(({ food }) => food.core ?? 71));
  const herbs = orAdd(k, 'finish', 'parsley', 0.25);
  const seasoning = orAdd(k, 'spice', 'dried oregano', 0.3);
  if (!ready) {
    const crumb = k.in('crumb')[0] ?? put(k, 'breadcrumb', 18, 'crumb');
    const egg = k.in('egg')[0] ?? (k.may('egg') ? k.add('egg', 0.25, { slot: 'egg' }) : undefined);
    const hard = k.in('cheese').filter(({ food }) => food.name !== 'mozzarella');
    k.step(
      `Soak ${k.the(crumb)} in a few spoonfuls of water for 5 minutes. Mix with ${k.the(meat, egg ?? [], hard, seasoning)}, half of ${k.the(garlic, herbs)}, season with ${k.season()} and roll into balls the size of a large marble with wet hands.`,
      { wait: 5 },
    );
  }
  const oil = k.fat('olive oil', 0.6);
  const balls = ready ? k.the(meat) : 'the balls';
  k.step(
    `Heat ${k.the(oil)} in a wide pan and brown ${balls} for 8 minutes, rolling them around. Lift out onto a plate.`,
    { cook: 8 },
  );
  const tomato =
    k.find('tomato') ??
    (k.in('sauce').some(({ food }) => food.role === 'cream' || food.role === 'yogurt')
      ? undefined
      : k.add('canned tomatoes', 0.35, { slot: 'sauce' }));
  const onions = without(k.in('base'), garlic);
  const staged = inStages(k, k.in('veg'), 'pan', 'cook');
  k.step(
    `Soften ${k.the(onions)} in the same pan for 6 minutes. ${staged.text} Stir in ${ready ? k.the(garlic, seasoning) : `the rest of ${k.the(garlic)}`} for 1 minute.`,
    { cook: 7 + staged.minutes },
  );
  const cool = k.in('sauce').filter(({ food }) => food.role === 'yogurt' || food.role === 'cream');
  const stock =
    tomato === undefined && k.find('stock') === undefined
      ? [k.add(stockWith(meat, 'beef stock'), 90, { slot: 'sauce' })]
      : [];
  const wet = [
    ...(tomato === undefined ? [] : [tomato]),
    ...without(k.in('sauce'), tomato, ...cool, ...stock),
    ...stock,
  ];
  k.step(
    `Add ${k.the(wet)} and simmer for 8 minutes. Slip ${balls} back in, cover and simmer for 12 minutes more, until cooked through (${core} °C inside).${cool.length > 0 ? ` Stir in ${k.the(cool)} and warm through.` : ''} Taste for ${k.salt()}.`,
    { cook: 20 },
  );
  const starch = k.need('starch', tomato === undefined ? ['potato', 'egg pasta'] : ['spaghetti', 'bread', 'polenta'], {
    cut: 'chunk',
  })[0];
  if (starch !== undefined) starchStep(k, starch, 18);
  const cheese = k.rest('cheese');
  k.step(
    `Serve over or beside ${k.the(starch ?? [])}, with ${ready ? k.the(cheese, herbs) : `${cheese.length > 0 ? `${k.the(cheese)} and ` : ''}the rest of ${k.the(herbs)}`} on top.`,
  );
  const kind = ready
    ? ''
    : nounModifiers(meat, 1)
        .join('')
        .replace(/^ground |^mixed ground /u, '');
  const lead = kind === '' || kind === 'meat' ? 'meatballs' : `${kind} meatballs`;
  const sauce = tomato === undefined ? 'a creamy gravy' : 'tomato sauce';
  const veg = mainNames(k, k.in('veg'), 1).join('');
  const base = starch === undefined ? 'bread' : k.label(starch);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${lead} in ${sauce}`,
        `${lead} with ${veg === '' ? base : veg}`,
        starch?.food.role === 'pasta' ? `${base} and ${lead}` : `${lead} with ${base}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Soft, well-browned balls finished in ${sauce}${veg === '' ? '' : ` with ${veg}`}, and ${base} to carry it.`,
      `Roll them small, brown them well and let ${sauce} do the rest. They reheat like a dream.`,
    ]),
  };
}
